#include "server/room.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "expansions/registry.hpp"
#include "players/level.hpp"
#include "record/json_text.hpp"
#include "rules/legal.hpp"
#include "server/new_game.hpp"
#include "server/sqlite_store.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

TableArt& shared_art() {
  static TableArt art(shipped_catalogue());
  return art;
}

// A store that can be made to fail.
class FaultyStore final : public Store {
 public:
  FaultyStore() : inner_(std::move(open_sqlite_store(":memory:")).value()) {}
  Status create(const StoredGame& game) override { return inner_->create(game); }
  Result<std::optional<StoredGame>> load(std::string_view id) override { return inner_->load(id); }
  Status append(std::string_view id, std::size_t moves, std::size_t seats,
                const StoredStep& step) override {
    return fails ? Status(Error{"There is no room left on the disk.", ""})
                 : inner_->append(id, moves, seats, step);
  }
  bool fails = false;

 private:
  std::unique_ptr<Store> inner_;
};

class RoomTest : public ::testing::Test {
 protected:
  void make(const std::string& seats, const std::string& more = "") {
    const std::string form = R"({"rules": {"edition": "C3", "sets": [{"name": "tollkeepers",
        "copies": 1}], "options": [{"name": "first_player", "value": "seat_1"}]},
        "helps": {}, "undo": true, "seed": "7", "seats": )" +
                             seats + more + "}";
    auto made = make_new_game(form, shipped_catalogue());
    ASSERT_TRUE(made) << made.error().message;
    ASSERT_TRUE(store_.create(made->game));
    id_ = made->game.id;
    for (const json::value& seat : made->created.at("seats").as_array()) {
      tokens_.emplace_back(seat.at("token").as_string());
    }
    open();
  }

  // As after a restart.
  void open() {
    RoomNeeds needs{
        &store_, &shared_art(), shipped_catalogue(), "test",
        [this](ClientId client, const Text& text) { said_[client].push_back(json::parse(*text)); }};
    auto room = Room::open(**store_.load(id_), std::move(needs));
    ASSERT_TRUE(room) << room.error().message;
    room_ = std::move(room).value();
  }

  void join(ClientId client, const std::vector<std::string>& tokens) {
    json::array list(tokens.begin(), tokens.end());
    const json::value message{{"type", "join"}, {"game", id_}, {"tokens", list}};
    JsonProblem problem;
    EXPECT_TRUE(room_->join(client, JsonCursor(message, problem)));
  }

  // The answer to a message: the last thing its sender hears with the message's number.
  json::object ask(ClientId client, json::object message) {
    message["id"] = ++number_;
    const json::value value = json::parse(json::serialize(message));  // as it comes by a line
    JsonProblem problem;
    room_->receive(client, JsonCursor(value, problem));
    for (auto said = said_[client].rbegin(); said != said_[client].rend(); ++said) {
      const auto* id = said->as_object().if_contains("id");
      if (id != nullptr && *id == number_) {
        return said->as_object();
      }
    }
    ADD_FAILURE() << "no answer to " << json::serialize(value);
    return {};
  }

  json::object first_place() const {
    const Action action = legal_actions(room_->table().state())[0];
    return {{"type", "place_tile"},
            {"x", action.cell.x},
            {"y", action.cell.y},
            {"rotation", action.spot}};
  }

  json::object play(Seat seat) const {
    return {{"type", "play"},
            {"seq", room_->seq()},
            {"seat", seat + 1},
            {"actions", json::array{first_place()}}};
  }

  FaultyStore store_;
  std::string id_;
  std::vector<std::string> tokens_;
  std::unique_ptr<Room> room_;
  std::map<ClientId, std::vector<json::value>> said_;
  int number_ = 0;
};

constexpr const char* kTwoHere = R"([{"kind": "here", "name": "Anna"}, {"kind": "here"}])";

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
  RoomNeeds needs{nullptr, &shared_art(), shipped_catalogue(), "test", nullptr};
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
