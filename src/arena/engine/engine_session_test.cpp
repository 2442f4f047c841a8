#include "arena/engine/engine_session.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "expansions/registry.hpp"
#include "record/record.hpp"
#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

const std::string kSetup =
    R"({"type": "setup", "setup": {"seats": 2, "edition": "C3", "sets": [{"name": "tollkeepers"}]}})";

class Conversation {
 public:
  explicit Conversation(std::string_view bot = "greedy")
      : session_(*read_bot(bot), shipped_catalogue(), "0.0.0",
                 [this](const std::string& line) { lines_.push_back(line); }) {}

  bool tell(const std::string& line) { return session_.handle(line); }
  // The answers to a line, all thinking done.
  std::vector<json::object> ask(const std::string& line) {
    lines_.clear();
    EXPECT_TRUE(tell(line)) << line;
    session_.wait();
    std::vector<json::object> answers;
    for (const std::string& one : lines_) {
      answers.push_back(json::parse(one).as_object());
    }
    return answers;
  }
  json::object answer(const std::string& line) {
    const auto answers = ask(line);
    EXPECT_EQ(answers.size(), 1U) << line;
    return answers.empty() ? json::object() : answers[0];
  }
  std::string error(const std::string& line) {
    const json::object said = answer(line);
    EXPECT_EQ(said.at("type"), "error") << line;
    return said.contains("message") ? std::string(said.at("message").as_string()) : "";
  }

 private:
  std::vector<std::string> lines_;
  EngineSession session_;
};

TEST(EngineSession, ShakesHands) {
  Conversation talk;
  const json::object hello = talk.answer(R"({"type": "hello", "protocol": 1})");
  EXPECT_EQ(hello.at("type"), "hello");
  EXPECT_EQ(hello.at("protocol").as_int64(), 1);
  EXPECT_EQ(hello.at("name"), "tollkeeper 0.0.0");
  EXPECT_EQ(talk.answer("hello").at("type"), "hello");  // a bare word will do
  EXPECT_TRUE(talk.ask("").empty());
  EXPECT_TRUE(talk.ask("  \r").empty());
  EXPECT_FALSE(talk.tell("quit"));
}

TEST(EngineSession, PlaysATurn) {
  Conversation talk;
  EXPECT_EQ(talk.answer(kSetup).at("type"), "ready");
  const json::object best = talk.answer(R"({"type": "go", "tile": "base/U.6", "time_ms": 50})");
  EXPECT_EQ(best.at("type"), "best");
  EXPECT_EQ(best.at("action").at("type"), "place_tile");
  EXPECT_EQ(best.at("action").at("tile"), "base/U.6");
  EXPECT_TRUE(best.contains("lead"));
  json::object action = best.at("action").as_object();
  EXPECT_TRUE(
      talk.ask(json::serialize(json::object{{"type", "actions"}, {"actions", json::array{action}}}))
          .empty());
  const json::object next = talk.answer("go");
  EXPECT_NE(next.at("action").at("type"), "place_tile");
  const json::object position = talk.answer("position");
  EXPECT_EQ(position.at("phase"), "act");
  EXPECT_EQ(position.at("legal")
                .as_array()
                .at(static_cast<std::size_t>(next.at("index").as_int64()))
                .at("type"),
            next.at("action").at("type"));
}

TEST(EngineSession, TakesAPositionFromARecordAndPlaysItOut) {
  // A record with half a game gives the same position as its entries.
  const auto game = testing::game_with({{"tollkeepers", 1}});
  const Playthrough play = testing::random_game(game, 11, 60);
  const json::value record = json::parse(write_record(play));
  Conversation one;
  EXPECT_EQ(
      one.answer(json::serialize(json::object{{"type", "record"}, {"record", record}})).at("type"),
      "ready");
  Conversation other;
  json::object setup{
      {"type", "setup"}, {"setup", record.at("setup")}, {"first_seat", record.at("first_seat")}};
  EXPECT_EQ(other.answer(json::serialize(setup)).at("type"), "ready");
  EXPECT_TRUE(other
                  .ask(json::serialize(
                      json::object{{"type", "actions"}, {"actions", record.at("actions")}}))
                  .empty());
  const json::object here = one.answer("position");
  if (here.contains("tile")) {
    other.ask(json::serialize(json::object{
        {"type", "actions"},
        {"actions", json::array{json::object{{"type", "draw"}, {"tile", here.at("tile")}}}}}));
  }
  EXPECT_EQ(json::serialize(other.answer("position")), json::serialize(here));
  EXPECT_EQ(here.at("points").as_array().at(0).as_int64(), play.state().points(0));
}

TEST(EngineSession, AnswersWhatIsWrongInASentenceAndGoesOn) {
  Conversation talk;
  EXPECT_NE(talk.error("go").find("no game yet"), std::string::npos);
  EXPECT_NE(talk.error("dance").find("no message \"dance\""), std::string::npos);
  EXPECT_FALSE(talk.error("{\"type\"").empty());
  EXPECT_FALSE(talk.error("5").empty());
  EXPECT_FALSE(talk.error("{}").empty());
  EXPECT_FALSE(talk.error(R"({"type": "setup", "setup": {"seats": 9}})").empty());
  EXPECT_FALSE(talk.error(R"({"type": "record", "record": "nonsense"})").empty());
  EXPECT_EQ(talk.answer(kSetup).at("type"), "ready");
  const std::string before = json::serialize(talk.answer("position"));

  EXPECT_NE(talk.error("go").find("No tile has been drawn"), std::string::npos);
  EXPECT_NE(talk.error(R"({"type": "go", "tile": "base/X.9"})").find("base/X.9"),
            std::string::npos);
  EXPECT_FALSE(talk.error(R"({"type": "go", "tile": "base/U.6", "time_ms": -1})").empty());
  EXPECT_FALSE(talk.error(R"({"type": "go", "time": 5})").empty());
  // The second entry is bad: the first is not kept either.
  EXPECT_NE(talk.error(R"({"type": "actions", "actions": [
      {"type": "draw", "tile": "base/U.6"},
      {"type": "place_tile", "tile": "base/U.6", "x": 50, "y": 50, "rotation": 0}]})")
                .find("actions[1]"),
            std::string::npos);
  EXPECT_FALSE(talk.error(R"({"type": "actions", "actions": [
      {"type": "draw", "seat": 2, "tile": "base/U.6"}]})")
                   .empty());
  EXPECT_FALSE(talk.error(R"({"type": "actions", "actions": [
      {"type": "draw", "tile": "base/U.6"}, {"type": "draw", "tile": "base/U.5"}]})")
                   .empty());
  EXPECT_FALSE(talk.error(R"({"type": "actions", "actions": [{"type": "finish"}]})").empty());
  EXPECT_EQ(json::serialize(talk.answer("position")), before);
}

TEST(EngineSession, StartsNoProgramsForOthers) {
  Conversation talk;
  std::string message = kSetup;
  message.insert(message.size() - 1, R"(, "bot": "exec:sh -c 'exit'")");
  EXPECT_NE(talk.error(message).find("cannot be started from here"), std::string::npos);
}

TEST(EngineSession, KnowsWhenTheGameIsOver) {
  Conversation talk;
  talk.ask(kSetup);
  EXPECT_TRUE(talk.ask(R"({"type": "actions", "actions": [{"type": "end"}]})").empty());
  EXPECT_EQ(talk.answer("position").at("phase"), "over");
  EXPECT_NE(talk.error(R"({"type": "go", "tile": "base/U.6"})").find("over"), std::string::npos);
}

}  // namespace
}  // namespace tollkeeper
