// Help for tests of rooms: a room over a store in memory that can be made to fail, and clients
// whose messages are remembered. Time stands still until a test moves it.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "expansions/registry.hpp"
#include "players/level.hpp"
#include "record/json_text.hpp"
#include "rules/legal.hpp"
#include "server/new_game.hpp"
#include "server/room.hpp"
#include "server/sqlite_store.hpp"

namespace tollkeeper {

namespace json = boost::json;

inline TableArt& shared_art() {
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
  Result<std::size_t> count_games() override { return inner_->count_games(); }
  Status add_watch_link(std::string_view id, std::string_view link) override {
    return inner_->add_watch_link(id, link);
  }
  Result<std::optional<std::string>> game_of_watch_link(std::string_view link) override {
    return inner_->game_of_watch_link(link);
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
    RoomNeeds needs{&store_,
                    &shared_art(),
                    shipped_catalogue(),
                    "test",
                    [this](ClientId client, const Text& text) { hear(client, json::parse(*text)); },
                    [this] { return time_; }};
    auto room = Room::open(**store_.load(id_), std::move(needs));
    ASSERT_TRUE(room) << room.error().message;
    room_ = std::move(room).value();
  }

  void hear(ClientId client, json::value message) {
    if (message.at("type") == "watching") {
      watching_[client] = message.at("count").to_number<int>();
    } else {
      said_[client].push_back(std::move(message));
    }
  }

  const json::object& welcome_of(ClientId client) {
    for (const json::value& message : said_[client]) {
      if (message.at("type") == "welcome") {
        return message.as_object();
      }
    }
    ADD_FAILURE() << "client " << client << " was not welcomed";
    return said_[client].front().as_object();
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
  std::map<ClientId, int> watching_;  // as last told
  int number_ = 0;
  std::int64_t time_ = 1000;  // ms
};

constexpr const char* kTwoHere = R"([{"kind": "here", "name": "Anna"}, {"kind": "here"}])";

}  // namespace tollkeeper
