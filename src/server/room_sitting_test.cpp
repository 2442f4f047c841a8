// Sitting together: watchers, messages, offers, the next game.
#include "server/room_testing.hpp"

namespace tollkeeper {
namespace {

class SittingTest : public RoomTest {
 protected:
  void begin(const std::string& more = "") {
    make(kTwoHere, more);
    join(1, {tokens_[0]});
    join(2, {tokens_[1]});
  }
  void watch(ClientId client) {
    const json::value message{{"type", "join"}, {"game", "w"}, {"tokens", json::array{tokens_[0]}}};
    JsonProblem problem;
    EXPECT_TRUE(room_->join(client, JsonCursor(message, problem), true));
  }
  json::object say(ClientId client, Seat seat, const std::string& text) {
    return ask(client, {{"type", "say"}, {"seat", seat + 1}, {"text", text}});
  }
  json::object offer(ClientId client, Seat seat, const char* kind = "end") {
    return ask(client, {{"type", "offer"}, {"seat", seat + 1}, {"kind", kind}});
  }
  json::object answer(ClientId client, Seat seat, bool accept) {
    return ask(client, {{"type", "answer_offer"}, {"seat", seat + 1}, {"accept", accept}});
  }
  const json::value& last(ClientId client) { return said_[client].back(); }
};

TEST_F(SittingTest, WatchersNeverGetASeat) {
  make(R"([{"kind": "here"}, {"kind": "link"}])");
  join(1, tokens_);
  watch(2);  // even with a token
  const auto& welcome = welcome_of(2);
  EXPECT_FALSE(welcome.contains("watch_link"));
  EXPECT_NE(welcome.at("game").as_string(), id_);
  EXPECT_EQ(json::serialize(welcome).find(id_), std::string::npos);
  EXPECT_EQ(welcome.at("seats").at(0).at("here"), false);
  EXPECT_EQ(watching_[1], 1);
  EXPECT_EQ(ask(2, {{"type", "claim"}, {"seat", 2}, {"name", "Eve"}}).at("code"), "not_allowed");
  EXPECT_EQ(ask(2, play(0)).at("code"), "not_yours");
  EXPECT_EQ(say(2, 0, "hello").at("code"), "not_yours");
  EXPECT_EQ(room_->seats()[1].kind, SeatOfTable::Kind::open);
  room_->leave(2);
  EXPECT_EQ(watching_[1], 0);
}

TEST_F(SittingTest, AMessageIsHeardByAllAndKept) {
  begin();
  watch(3);
  EXPECT_EQ(say(1, 0, "  <b>hi</b>\u202e  there ").at("type"), "done");
  EXPECT_EQ(last(3).at("line").at("text"), "<b>hi</b> there");
  EXPECT_EQ(ask(2, {{"type", "say"}, {"seat", 2}, {"phrase", "thanks"}}).at("type"), "done");
  open();
  join(5, {});
  const auto& talk = welcome_of(5).at("talk").as_array();
  ASSERT_EQ(talk.size(), 2U);
  EXPECT_EQ(talk[0].at("text"), "<b>hi</b> there");
  EXPECT_EQ(talk[1].at("phrase"), "thanks");
  EXPECT_EQ(talk[1].at("number"), 2);
}

TEST_F(SittingTest, WrongMessagesAreNotSaid) {
  begin();
  EXPECT_EQ(say(1, 1, "not mine").at("code"), "not_yours");
  for (const std::string& text : {std::string("   "), std::string(), std::string("a\nb"),
                                  std::string(201, 'x'), std::string("\u200b")}) {
    EXPECT_EQ(say(1, 0, text).at("code"), "malformed") << text;
  }
  EXPECT_EQ(ask(1, {{"type", "say"}, {"seat", 1}, {"phrase", "boo"}}).at("code"), "malformed");
  EXPECT_EQ(ask(1, {{"type", "say"}, {"seat", 1}, {"phrase", "thanks"}, {"text", "x"}}).at("code"),
            "malformed");
  EXPECT_EQ(ask(1, {{"type", "say"}, {"seat", 1}}).at("code"), "malformed");
  std::string letters;
  for (int n = 0; n < 200; ++n) {
    letters += "\u017c";
  }
  EXPECT_EQ(say(1, 0, letters).at("type"), "done");
  for (int n = 0; n < 4; ++n) {
    EXPECT_EQ(say(1, 0, "again").at("type"), "done");
  }
  EXPECT_EQ(say(1, 0, "once too often").at("code"), "too_many");
  store_.fails = true;
  EXPECT_EQ(say(2, 1, "lost").at("code"), "server");
}

TEST_F(SittingTest, ATableMayForbidMessages) {
  begin(R"(, "messages": false)");
  EXPECT_EQ(welcome_of(1).at("messages"), false);
  EXPECT_EQ(say(1, 0, "psst").at("code"), "not_allowed");
}

TEST_F(SittingTest, TheGameEndsWhenAllAgree) {
  begin();
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  EXPECT_EQ(offer(1, 0).at("type"), "done");
  EXPECT_FALSE(room_->table().is_over());
  EXPECT_EQ(answer(1, 0, true).at("code"), "not_allowed");  // has agreed by proposing
  EXPECT_EQ(answer(1, 1, true).at("code"), "not_yours");
  EXPECT_EQ(answer(2, 1, true).at("type"), "done");
  EXPECT_TRUE(room_->table().is_over());
  EXPECT_EQ(room_->table().ended_by, "offer");
  EXPECT_EQ(last(1).at("type"), "offer_gone");
  EXPECT_EQ(last(1).at("why"), "agreed");
  const std::uint64_t hash = room_->table().state().hash();
  open();
  EXPECT_EQ(room_->table().ended_by, "offer");
  EXPECT_EQ(room_->table().state().hash(), hash);
  EXPECT_EQ(room_->copy_to_give_away().state().hash(), hash);
}

TEST_F(SittingTest, ATileThatLiesAlreadyIsScoredFirst) {
  begin();
  json::object half = play(0);
  half["finish"] = false;
  EXPECT_EQ(ask(1, half).at("type"), "done");
  EXPECT_EQ(offer(2, 1).at("type"), "done");
  EXPECT_EQ(answer(1, 0, true).at("type"), "done");
  EXPECT_TRUE(room_->table().is_over());
  EXPECT_EQ(room_->copy_to_give_away().state().hash(), room_->table().state().hash());
  open();
  EXPECT_TRUE(room_->table().is_over());
}

TEST_F(SittingTest, AnOfferIsDeclinedOrLapses) {
  begin();
  EXPECT_EQ(offer(1, 0, "pause").at("code"), "not_allowed");  // no clock, no pause
  EXPECT_EQ(offer(1, 0, "riot").at("code"), "malformed");
  EXPECT_EQ(offer(1, 1).at("code"), "not_yours");
  EXPECT_EQ(offer(1, 0).at("type"), "done");
  EXPECT_EQ(offer(2, 1).at("code"), "not_allowed");
  EXPECT_EQ(answer(2, 1, false).at("type"), "done");
  EXPECT_EQ(last(1).at("why"), "declined");
  EXPECT_EQ(offer(1, 0).at("code"), "not_allowed");  // once a turn
  EXPECT_EQ(offer(2, 1).at("type"), "done");
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  EXPECT_EQ(last(2).at("why"), "lapsed");
  EXPECT_EQ(answer(1, 0, true).at("code"), "not_allowed");
  EXPECT_FALSE(room_->table().is_over());
  EXPECT_EQ(offer(1, 0).at("type"), "done");
  store_.fails = true;
  EXPECT_EQ(answer(2, 1, true).at("code"), "server");
  EXPECT_FALSE(room_->table().is_over());
}

TEST_F(SittingTest, PeopleAtOneScreenAgreeTogether) {
  make(kTwoHere);
  join(1, tokens_);
  EXPECT_EQ(offer(1, 0).at("type"), "done");
  EXPECT_TRUE(room_->table().is_over());
}

TEST_F(SittingTest, TheNextGameHasTheSameTableAndAnotherStart) {
  begin(R"(, "messages": false, "clock": {"kind": "turn", "seconds": 9, "at_zero": "pass"})");
  watch(3);
  EXPECT_EQ(ask(1, {{"type", "rematch"}, {"seat", 1}}).at("code"), "not_allowed");
  EXPECT_EQ(offer(1, 0).at("type"), "done");
  EXPECT_EQ(answer(2, 1, true).at("type"), "done");
  EXPECT_EQ(ask(3, {{"type", "rematch"}, {"seat", 1}}).at("code"), "not_yours");
  EXPECT_EQ(ask(2, {{"type", "rematch"}, {"seat", 2}}).at("type"), "done");
  const json::value told = last(1);
  EXPECT_EQ(told.at("type"), "rematch");
  const std::string next(told.at("game").as_string());
  EXPECT_NE(next, id_);
  EXPECT_EQ(last(3).at("game").as_string().size(), 23U);  // another link that only looks
  // Twice is once.
  EXPECT_EQ(ask(1, {{"type", "rematch"}, {"seat", 1}}).at("type"), "done");
  EXPECT_EQ(said_[1][said_[1].size() - 2].at("game").as_string(), next);
  open();
  join(7, {});
  EXPECT_EQ(welcome_of(7).at("next").as_string(), next);
  const auto setup = room_->table().game().setup;
  id_ = next;
  open();
  EXPECT_EQ(room_->table().play.first_seat(), 1);
  EXPECT_EQ(room_->table().game().setup, setup);
  EXPECT_EQ(room_->table().names[0], "Anna");
  join(11, {tokens_[0]});
  EXPECT_EQ(welcome_of(11).at("seats").at(0).at("here"), true);
  EXPECT_EQ(welcome_of(11).at("messages"), false);
  EXPECT_EQ(welcome_of(11).at("clock_rules").at("seconds"), 9);
  join(12, {tokens_[1]});
  EXPECT_EQ(ask(12, play(1)).at("type"), "done");
}

TEST_F(SittingTest, SteppingThroughIsTheSameForwardsAndBackwards) {
  make(kTwoHere);
  join(1, tokens_);
  for (int n = 0; n < 6; ++n) {
    EXPECT_EQ(ask(1, play(room_->table().state().seat())).at("type"), "done");
  }
  const auto at = [&](std::size_t seq) {
    json::object found = ask(1, {{"type", "history"}, {"seq", seq}});
    found.erase("id");
    return found;
  };
  std::vector<json::object> forwards;
  for (std::size_t seq = 0; seq <= room_->seq(); ++seq) {
    forwards.push_back(at(seq));
  }
  for (std::size_t seq = forwards.size(); seq-- > 0;) {
    EXPECT_EQ(at(seq), forwards[seq]);
  }
}

}  // namespace
}  // namespace tollkeeper
