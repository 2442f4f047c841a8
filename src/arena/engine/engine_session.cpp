#include "arena/engine/engine_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cmath>

#include "expansions/registry.hpp"
#include "players/exec/exec_player.hpp"
#include "record/json_text.hpp"
#include "record/replay.hpp"
#include "record/setup_text.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr std::int64_t kMostMs = 3'600'000;
constexpr std::int64_t kMostIterations = 1'000'000'000;

json::value word(std::string_view text) { return json::value(std::string(text)); }

std::string_view name_of_phase(Phase phase) {
  switch (phase) {
    case Phase::draw: return "draw";
    case Phase::place: return "place";
    case Phase::act: return "act";
    case Phase::score: return "score";
    case Phase::over: break;
  }
  return "over";
}

// Hundredths are enough, and short.
double rounded(double value) { return std::round(value * 100) / 100; }

// Points ahead of the best other seat if the turn were scored and the game ended.
double lead_after(const State& before, const Action& action) {
  State state(before);
  const Seat own = state.seat();
  apply_action(state, action, nullptr);
  if (state.phase() == Phase::act) {
    apply_action(state, Action::pass(), nullptr);
  }
  if (state.phase() == Phase::score) {
    finish_turn(state, nullptr);
  }
  std::array<int, kMaxSeats> points{};
  if (state.phase() == Phase::over) {
    for (Seat seat = 0; seat < state.game().seats; ++seat) {
      points[seat] = state.points(seat);
    }
  } else {
    points = points_if_ended(state);
  }
  std::optional<int> best;
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    if (seat != own) {
      best = std::max(best.value_or(points[seat]), points[seat]);
    }
  }
  return points[own] - best.value_or(0);
}

TimeControl read_time(const JsonCursor& go) {
  TimeControl time;
  if (const auto ms = go.find("time_ms")) {
    time.turn_ms = static_cast<int>(ms->whole(1, kMostMs));
  }
  if (const auto iterations = go.find("iterations")) {
    time.iterations = iterations->whole(1, kMostIterations);
  }
  if (const auto clock = go.find("clock_ms")) {
    time.clock_ms = clock->whole(1, 1000 * kMostMs);
  }
  if (const auto increment = go.find("increment_ms")) {
    time.increment_ms = static_cast<int>(increment->whole(0, kMostMs));
  }
  return time;
}

// As JSON; numbers as people write them (Boost's serializer says 2.7E-1).
std::string as_line(const json::value& value) {
  std::string text;
  if (value.is_double()) {
    return fmt::format("{}", value.get_double() + 0.0);
  }
  if (value.is_object()) {
    for (const auto& member : value.get_object()) {
      text += (text.empty() ? "" : ",") + json::serialize(json::string(member.key())) + ":" +
              as_line(member.value());
    }
    return "{" + text + "}";
  }
  if (value.is_array()) {
    for (const json::value& one : value.get_array()) {
      text += (text.empty() ? "" : ",") + as_line(one);
    }
    return "[" + text + "]";
  }
  return json::serialize(value);
}

// Bare words stand for messages without content: typed by hand, "go" is enough.
std::string as_message(std::string_view line) {
  const auto begin = line.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) {
    return "";
  }
  line = line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
  const bool bare = std::all_of(line.begin(), line.end(),
                                [](char one) { return (one >= 'a' && one <= 'z') || one == '_'; });
  return bare ? "{\"type\": \"" + std::string(line) + "\"}" : std::string(line);
}

}  // namespace

EngineSession::EngineSession(BotSpec bot, std::shared_ptr<const Catalogue> catalogue,
                             std::string version, Send send)
    : usual_bot_(bot),
      catalogue_(std::move(catalogue)),
      version_(std::move(version)),
      send_(std::move(send)),
      bot_(std::move(bot)) {}

EngineSession::~EngineSession() {
  stop();
  wait();
}

void EngineSession::wait() {
  if (thinking_.joinable()) {
    thinking_.join();
  }
}

void EngineSession::stop() {
  if (thinking_.joinable()) {
    player_->stop();
  }
}

void EngineSession::say(const json::object& message) { send_(as_line(message)); }

void EngineSession::say_error(const Error& error) {
  json::object message{{"type", "error"}, {"message", error.message}};
  if (!error.rule.empty()) {
    message["rule"] = error.rule;
  }
  say(message);
}

bool EngineSession::handle(std::string_view line) {
  const std::string text = as_message(line);
  if (text.empty()) {
    return true;
  }
  const auto parsed = parse_json(text);
  JsonProblem problem;
  std::string type;
  if (parsed) {
    type = JsonCursor(*parsed, problem).at("type").text();
  }
  if (type == "stop" || type == "quit") {
    stop();
    if (type == "quit") {
      wait();
    }
    return type != "quit";
  }
  wait();
  if (!parsed) {
    say_error(parsed.error());
    return true;
  }
  if (problem.none()) {
    handle_message(type, JsonCursor(*parsed, problem), *parsed);
  }
  if (!problem.none()) {
    say_error(*problem.first);
  }
  return true;
}

void EngineSession::handle_message(const std::string& type, const JsonCursor& message,
                                   const json::value& whole) {
  if (type == "hello") {
    hello();
  } else if (type == "setup") {
    setup(message);
  } else if (type == "record") {
    record(message, whole);
  } else if (type != "actions" && type != "position" && type != "go") {
    message.at("type").fail("there is no message \"" + type +
                            "\"; there are hello, setup, record, actions, position, go, stop and "
                            "quit.");
  } else if (!game_) {
    message.fail("There is no game yet: \"setup\" or \"record\" comes first.");
  } else if (type == "actions") {
    actions(message);
  } else if (type == "position") {
    position(message);
  } else {
    go(message);
  }
}

void EngineSession::hello() {
  json::array bots;
  for (const BotRow& row : known_bots()) {
    bots.push_back(json::object{{"name", word(row.name)}, {"help", word(row.help)}});
  }
  json::array sets;
  for (const Expansion* expansion : all_expansions()) {
    sets.push_back(word(expansion->name));
  }
  say({{"type", "hello"},
       {"protocol", kProtocolVersion},
       {"name", "tollkeeper " + version_},
       {"bot", usual_bot_.text()},
       {"bots", std::move(bots)},
       {"sets", std::move(sets)}});
}

void EngineSession::read_bot_of(const JsonCursor& message) {
  BotSpec bot = usual_bot_;
  if (const auto named = message.find("bot")) {
    // Who sends messages may not have programs started here.
    const auto read = read_bot(named->text(1000));
    if (!read) {
      named->fail(read.error());
      return;
    }
    bot = *read;
  }
  std::uint64_t seed = 1;
  if (const auto given = message.find("seed")) {
    seed = given->any_whole();
  }
  if (message.problem().none()) {
    bot_ = std::move(bot);
    random_ = Random(seed);
    player_ = make_player(bot_);
  }
}

void EngineSession::setup(const JsonCursor& message) {
  message.allow_keys({"type", "setup", "first_seat", "seat", "bot", "seed"});
  const JsonCursor setup_cursor = message.at("setup");
  const Setup setup = read_setup(setup_cursor);
  if (!message.problem().none()) {
    return;
  }
  auto game = make_game(catalogue_, setup);
  if (!game) {
    setup_cursor.fail(game.error());
    return;
  }
  const auto first = message.find("first_seat");
  const auto seat = first ? first->whole(1, (*game)->seats) : 1;
  read_bot_of(message);
  if (message.problem().none()) {
    game_.emplace(std::move(*game), static_cast<Seat>(seat - 1));
    say({{"type", "ready"}});
  }
}

void EngineSession::record(const JsonCursor& message, const json::value& whole) {
  message.allow_keys({"type", "record", "bot", "seed"});
  const JsonCursor cursor = message.at("record");
  if (!message.problem().none()) {
    return;
  }
  const json::value& given = whole.as_object().at("record");
  const std::string text =
      given.is_string() ? std::string(given.as_string()) : json::serialize(given);
  const auto play = read_game(text, catalogue_);
  if (!play) {
    cursor.fail(play.error());
    return;
  }
  read_bot_of(message);
  if (message.problem().none()) {
    game_.emplace(*play);
    say({{"type", "ready"}});
  }
}

void EngineSession::actions(const JsonCursor& message) {
  message.allow_keys({"type", "actions"});
  EngineGame next(*game_);
  for (const JsonCursor& entry : message.at("actions").items()) {
    if (message.problem().none()) {
      next.apply(entry);
    }
  }
  if (message.problem().none()) {
    game_ = std::move(next);
  }
}

void EngineSession::position(const JsonCursor& message) {
  message.allow_keys({"type"});
  const State& state = game_->state();
  json::array points;
  for (Seat seat = 0; seat < game_->game().seats; ++seat) {
    points.push_back(state.points(seat));
  }
  json::object answer{{"type", "position"},
                      {"phase", word(name_of_phase(state.phase()))},
                      {"seat", state.seat() + 1},
                      {"points", std::move(points)},
                      {"tiles_left", state.tiles_left()}};
  if (const auto hand = game_->hand()) {
    answer["tile"] = *hand;
  }
  json::array legal;
  for (const Action& action : legal_actions(state)) {
    json::object entry{{"index", legal.size()}};
    for (auto& member : game_->named(action)) {
      entry[member.key()] = member.value();
    }
    legal.push_back(std::move(entry));
  }
  answer["legal"] = std::move(legal);
  say(answer);
}

void EngineSession::go(const JsonCursor& message) {
  // What the asking side says about its position (points, legal actions) is not needed here.
  message.allow_keys({"type", "tile", "time_ms", "iterations", "clock_ms", "increment_ms", "seat",
                      "points", "tiles_left", "legal"});
  const TimeControl time = read_time(message);
  EngineGame next(*game_);
  if (const auto tile = message.find("tile"); tile && message.problem().none()) {
    next.take_tile(*tile);
  }
  if (!message.problem().none()) {
    return;
  }
  const Phase phase = next.state().phase();
  if (phase == Phase::over) {
    message.fail("The game is over.", "B-37");
  } else if (phase != Phase::place && phase != Phase::act) {
    message.fail(next.state().phase() == Phase::draw && message.find("tile")
                     ? "The tile fits nowhere: tell it as a \"discard\"; the next one is due."
                     : "No tile has been drawn: \"tile\" names the one in hand.",
                 "B-9");
  } else {
    game_ = std::move(next);
    player_->set_time(time);
    player_->clear_stop();
    thinking_ = std::thread([this] { think(); });
  }
}

// In its own thread: nothing of the session is changed until it has been waited for.
void EngineSession::think() {
  const State& state = game_->state();
  const auto began = std::chrono::steady_clock::now();
  const Action action = player_->choose(state, random_);
  const double ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
  const ActionList legal = legal_actions(state);
  const auto place = std::find(legal.begin(), legal.end(), action);
  json::object best{{"type", "best"},
                    {"index", place - legal.begin()},
                    {"action", game_->named(action)},
                    {"ms", rounded(ms)}};
  if (const Thought* thought = player_->thought()) {
    best["lead"] = rounded(thought->lead);
    best["value"] = rounded(thought->value);
    json::object expected;
    for (const ExpectedPoints& row : thought->expected) {
      json::array points;
      for (Seat seat = 0; seat < game_->game().seats; ++seat) {
        points.push_back(rounded(static_cast<double>(row.points[seat])));
      }
      expected[std::string(row.word)] = std::move(points);
    }
    best["expected"] = std::move(expected);
    best["iterations"] = thought->iterations;
    best["nodes"] = thought->nodes;
    best["exact"] = thought->exact;
  } else {
    best["lead"] = lead_after(state, action);
  }
  say(best);
}

}  // namespace tollkeeper
