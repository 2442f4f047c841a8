#include "server/room.hpp"

#include "server/room_testing.hpp"

namespace tollkeeper {
namespace {

TEST_F(RoomTest, AMoveIsStoredBeforeItIsSaid) {
  make(kTwoHere);
  join(1, tokens_);
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  EXPECT_EQ(room_->table().state().seat(), 1);
  EXPECT_EQ((**store_.load(id_)).moves.size(), room_->seq());
}

TEST_F(RoomTest, WhatCannotBeStoredHasNotHappened) {
  make(kTwoHere);
  join(1, tokens_);
  join(2, {});
  const std::uint64_t before = room_->table().state().hash();
  const std::size_t heard = said_[2].size();
  store_.fails = true;
  for (json::object message : {play(0), json::object{{"type", "resign"}, {"seat", 1}},
                               json::object{{"type", "leave"}, {"seat", 1}}}) {
    const auto answer = ask(1, message);
    EXPECT_EQ(answer.at("code"), "server");
    EXPECT_EQ(answer.at("message"), "There is no room left on the disk.");
  }
  EXPECT_EQ(room_->table().state().hash(), before);
  EXPECT_EQ(said_[2].size(), heard);
  EXPECT_EQ(room_->seats()[0].kind, SeatOfTable::Kind::person);
  store_.fails = false;
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
}

TEST_F(RoomTest, ComesBackAsItWas) {
  make(R"([{"kind": "here", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}])");
  join(1, tokens_);
  join(2, {});
  const auto claimed = ask(2, {{"type", "claim"}, {"seat", 2}, {"name", "Ben"}});
  const std::string token(claimed.at("token").as_string());
  EXPECT_EQ(
      ask(1, {{"type", "take_over"}, {"seat", 3}, {"level", levels()[0].name.data()}}).at("type"),
      "done");
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  EXPECT_EQ(ask(2, {{"type", "resign"}, {"seat", 2}}).at("type"), "done");
  const std::uint64_t hash = room_->table().state().hash();
  const json::array seats = room_->seats_array({});
  open();
  EXPECT_EQ(room_->table().state().hash(), hash);
  json::array again = room_->seats_array({});
  for (json::value& seat : again) {
    seat.as_object()["online"] = true;
  }
  json::array wanted = seats;
  for (json::value& seat : wanted) {
    seat.as_object()["online"] = true;
  }
  EXPECT_EQ(again, wanted);
  EXPECT_TRUE(room_->table().resigned[1]);
  EXPECT_EQ(seat_of_token(room_->seats(), token), Seat{1});
}

TEST_F(RoomTest, AThoughtThatComesLateIsDropped) {
  make(R"([{"kind": "computer", "level": ")" + std::string(levels()[0].name) +
       R"("}, {"kind": "here"}])");
  const auto task = room_->task();
  ASSERT_TRUE(task);
  const auto actions = Thinking(*task).run();
  ASSERT_FALSE(actions.empty());
  EXPECT_TRUE(room_->play_thought(*task, actions));
  const std::uint64_t hash = room_->table().state().hash();
  EXPECT_FALSE(room_->play_thought(*task, actions));
  EXPECT_EQ(room_->table().state().hash(), hash);
  EXPECT_FALSE(room_->task());
}

TEST_F(RoomTest, TellsWhyAComputerPlayed) {
  make(R"([{"kind": "computer", "level": ")" + std::string(levels()[1].name) +
       R"("}, {"kind": "here"}])");
  join(1, tokens_);
  Thinking thinking(*room_->task());
  const auto actions = thinking.run();
  ASSERT_TRUE(thinking.thought());
  EXPECT_TRUE(room_->play_thought(thinking.task(), actions, thinking.thought()));
  EXPECT_EQ(ask(1, play(1)).at("type"), "done");

  const json::object answer = ask(1, {{"type", "reason"}, {"turn", 1}});
  ASSERT_TRUE(answer.contains("reason"));
  const json::object& reason = answer.at("reason").as_object();
  int chosen = 0;
  for (const json::value& place : reason.at("places").as_array()) {
    chosen += place.at("chosen").as_bool() ? 1 : 0;
  }
  EXPECT_EQ(chosen, 1);
  ASSERT_FALSE(reason.at("expected").as_array().empty());
  for (const json::value& kind : reason.at("expected").as_array()) {
    EXPECT_EQ(kind.at("points").as_array().size(), 2U);
  }
  // A person's turn has none, nor has one that is to come.
  EXPECT_FALSE(ask(1, {{"type", "reason"}, {"turn", 2}}).contains("reason"));
  EXPECT_FALSE(ask(1, {{"type", "reason"}, {"turn", 99}}).contains("reason"));
  EXPECT_EQ(ask(1, {{"type", "reason"}, {"turn", 0}}).at("code"), "malformed");

  open();
  join(2, tokens_);
  EXPECT_EQ(ask(2, {{"type", "reason"}, {"turn", 1}}).at("reason"), answer.at("reason"));
}

TEST_F(RoomTest, AThoughtThatWasStoppedPlaysNothing) {
  make(R"([{"kind": "computer", "level": ")" + std::string(levels()[0].name) +
       R"("}, {"kind": "here"}])");
  Thinking thinking(*room_->task());
  thinking.stop();
  EXPECT_TRUE(thinking.run().empty());
  EXPECT_FALSE(room_->play_thought(thinking.task(), {}));
}

TEST_F(RoomTest, GivesNothingHiddenAway) {
  make(kTwoHere);
  join(1, tokens_);
  const Playthrough open = room_->copy_to_give_away();
  EXPECT_EQ(open.seed(), 0U);
  EXPECT_EQ(open.deck().left(), 0U);
  EXPECT_EQ(open.state(), room_->table().state());
  EXPECT_EQ(open.names()[0], "Anna");
  for (const json::value& message : said_[1]) {
    EXPECT_EQ(json::serialize(message).find("\"deck\""), std::string::npos);
    EXPECT_EQ(json::serialize(message).find("seed"), std::string::npos);
  }
}

TEST_F(RoomTest, MessagesOfStrangersAreRefused) {
  make(kTwoHere);
  const json::value message(play(0));
  JsonProblem problem;
  room_->receive(9, JsonCursor(message, problem));
  EXPECT_EQ(said_[9].back().at("code"), "no_game");
  join(2, {"AAAAAAAAAAAAAAAAAAAAAA"});
  EXPECT_EQ(ask(2, play(0)).at("code"), "not_yours");
}

TEST(RoomOpen, SaysWhichEntryIsWrong) {
  auto made = make_new_game(
      R"({"rules": {"edition": "C3", "sets": [], "options": []}, "helps": {}, "undo": true,
          "seats": [{"kind": "here"}]})",
      shipped_catalogue());
  ASSERT_TRUE(made);
  RoomNeeds needs{nullptr, &shared_art(), shipped_catalogue(), "test", nullptr, nullptr};
  StoredGame game = made->game;
  game.moves = {R"({"type": "pass", "seat": 1})"};
  const auto room = Room::open(game, needs);
  ASSERT_FALSE(room);
  EXPECT_TRUE(room.error().message.starts_with("Move 1 ")) << room.error().message;
  game.moves.clear();
  game.seat_entries = {"{}"};
  EXPECT_FALSE(Room::open(game, needs));
  game.begin = "{}";
  EXPECT_FALSE(Room::open(game, needs));
}

}  // namespace
}  // namespace tollkeeper
