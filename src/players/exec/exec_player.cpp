#include "players/exec/exec_player.hpp"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "record/action_words.hpp"
#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "record/setup_text.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

constexpr int kMostSideLines = 10000;  // lines before an answer that are none
constexpr int kQuitGraceMs = 300;

// The program's answer, or nothing when the line is one to be passed over.
Result<std::optional<json::object>> read_answer(const std::string& line, std::string_view wanted) {
  auto parsed = parse_json(line);
  const auto shown = [&line] { return line.size() > 80 ? line.substr(0, 80) + "..." : line; };
  if (!parsed || !parsed->is_object()) {
    return Error{"It sent \"" + shown() + "\", which is no JSON object.", ""};
  }
  json::object& object = parsed->as_object();
  const json::value* type = object.if_contains("type");
  if (type == nullptr || !type->is_string()) {
    return Error{"It sent a message without a \"type\": " + shown(), ""};
  }
  if (type->as_string() == wanted) {
    return std::optional(std::move(object));
  }
  if (type->as_string() == "info") {
    return std::optional<json::object>();
  }
  if (type->as_string() == "error") {
    const json::value* message = object.if_contains("message");
    return Error{"It answered with an error: " + (message != nullptr && message->is_string()
                                                      ? std::string(message->as_string())
                                                      : std::string("without a message")),
                 ""};
  }
  return Error{
      "It sent " + shown() + " where a message of type \"" + std::string(wanted) + "\" was due.",
      ""};
}

json::object tile_entry(const char* type, Seat seat, const std::string& tile) {
  return {{"seat", seat + 1}, {"type", type}, {"tile", tile}};
}

}  // namespace

ExecPlayer::~ExecPlayer() {
  if (child_) {
    if (child_->send(R"({"type": "quit"})", std::chrono::steady_clock::now() + milliseconds(50))) {
      child_->end(milliseconds(kQuitGraceMs));
    }
  }
}

ChildProcess::Time ExecPlayer::deadline(std::int64_t more_ms) const {
  return std::chrono::steady_clock::now() + milliseconds(settings_.timeout_ms + more_ms);
}

std::int64_t ExecPlayer::cpu_microseconds() const {
  return cpu_of_ended_ + (child_ ? child_->cpu_microseconds() : 0);
}

void ExecPlayer::fail(const Error& error) {
  fault_ = error;
  set_up_ = false;
  if (child_) {
    child_->end(milliseconds(0));
    cpu_of_ended_ += child_->cpu_microseconds();
    child_.reset();
  }
}

Status ExecPlayer::start() {
  if (child_) {
    return ok();
  }
  auto child = ChildProcess::start(settings_.words);
  if (!child) {
    return child.error();
  }
  child_ = std::move(*child);
  const auto hello = ask({{"type", "hello"}, {"protocol", kProtocolVersion}}, "hello", 0);
  if (!hello) {
    fail(hello.error());
    return Error{"exec: " + settings_.words[0] + " does not speak the bot protocol. " +
                     hello.error().message,
                 ""};
  }
  return ok();
}

Result<json::object> ExecPlayer::ask(const json::object& question, std::string_view answer,
                                     std::int64_t more_ms) {
  const auto until = deadline(more_ms);
  if (const Status sent = child_->send(json::serialize(question), until); !sent) {
    return sent.error();
  }
  bool stop_sent = false;
  const auto look_up = [this, &stop_sent] {
    if (is_stopped() && !stop_sent) {
      stop_sent = true;
      (void)child_->send(R"({"type": "stop"})", std::chrono::steady_clock::now());
    }
  };
  for (int lines = 0; lines < kMostSideLines; ++lines) {
    const auto line = child_->read_line(until, look_up);
    if (!line) {
      return line.error();
    }
    auto read = read_answer(*line, answer);
    if (!read) {
      return read.error();
    }
    if (*read) {
      return std::move(**read);
    }
  }
  return Error{"It sent " + std::to_string(kMostSideLines) + " messages and no answer.", ""};
}

void ExecPlayer::new_game() {
  fault_.reset();
  set_up_ = false;
  told_.clear();
}

void ExecPlayer::follow(const Game& game, Seat first_seat, Seat own,
                        const std::vector<Step>& steps) {
  const bool goes_on = game_ == &game && first_seat_ == first_seat && own_ == own &&
                       told_.size() <= steps.size() &&
                       std::equal(told_.begin(), told_.end(), steps.begin());
  if (fault_ && goes_on) {
    return;  // this game is lost
  }
  if (!set_up_ || !goes_on) {
    fault_.reset();
    if (const Status begun = begin_game(game, first_seat, own); !begun) {
      told_ = steps;
      fail(begun.error());
      return;
    }
  }
  if (const Status told = tell(steps); !told) {
    told_ = steps;
    fail(told.error());
  }
}

Status ExecPlayer::begin_game(const Game& game, Seat first_seat, Seat own) {
  game_ = &game;
  first_seat_ = first_seat;
  own_ = own;
  told_.clear();
  names_.emplace(game);
  board_.emplace(game, first_seat);
  set_up_ = false;
  if (const Status started = start(); !started) {
    return started;
  }
  const auto ready = ask({{"type", "setup"},
                          {"setup", setup_json(game)},
                          {"first_seat", first_seat + 1},
                          {"seat", own + 1}},
                         "ready", 0);
  if (!ready) {
    return ready.error();
  }
  set_up_ = true;
  return ok();
}

Status ExecPlayer::tell(const std::vector<Step>& steps) {
  json::array entries;
  for (std::size_t n = told_.size(); n < steps.size(); ++n) {
    const Step& step = steps[n];
    switch (step.kind) {
      case Step::Kind::draw:
      case Step::Kind::discard:
        entries.push_back(tile_entry(step.kind == Step::Kind::draw ? "draw" : "discard", step.seat,
                                     names_->of(step.copy)));
        draw_tile(*board_, game_->copies[step.copy].kind, nullptr);
        break;
      case Step::Kind::act: {
        json::object entry{{"seat", step.seat + 1}};
        for (auto& member : action_object(*board_, step.action)) {
          entry[member.key()] = member.value();
        }
        if (step.action.kind == ActionKind::place_tile) {
          entry["tile"] = names_->of(step.copy);
        }
        entries.push_back(std::move(entry));
        apply_action(*board_, step.action, nullptr);
        break;
      }
      case Step::Kind::finish:
        entries.push_back(json::object{{"seat", step.seat + 1}, {"type", "finish"}});
        finish_turn(*board_, nullptr);
        break;
      case Step::Kind::end:
        entries.push_back(json::object{{"type", "end"}});
        end_game(*board_, nullptr);
        break;
    }
    told_.push_back(step);
  }
  if (entries.empty()) {
    return ok();
  }
  return child_->send(
      json::serialize(json::object{{"type", "actions"}, {"actions", std::move(entries)}}),
      deadline());
}

Action ExecPlayer::choose(const State& state, Random&) {
  thought_.reset();
  if (!fault_) {
    // Whoever does not call follow() has the program play each choice by itself.
    const bool blind = !set_up_ || game_ != &state.game();
    const Status begun = blind ? begin_game(state.game(), state.seat(), state.seat()) : ok();
    const Result<Action> chosen = begun ? decide(state) : Result<Action>(begun.error());
    if (chosen) {
      return *chosen;
    }
    fail(chosen.error());
  }
  return state.phase() == Phase::place ? legal_actions(state)[0] : Action::pass();
}

json::object ExecPlayer::go_message(const State& state, const ActionList& legal) const {
  json::object go{{"type", "go"}, {"seat", state.seat() + 1}};
  const std::uint16_t hand = state.phase() != Phase::place ? std::uint16_t{0}
                             : !told_.empty() && told_.back().kind == Step::Kind::draw
                                 ? told_.back().copy
                                 : game_->kinds[state.hand()].copies[0];
  if (state.phase() == Phase::place) {
    go["tile"] = names_->of(hand);
  }
  if (settings_.time.turn_ms > 0) {
    go["time_ms"] = settings_.time.turn_ms;
  }
  if (settings_.time.iterations > 0) {
    go["iterations"] = settings_.time.iterations;
  }
  json::array points;
  for (Seat seat = 0; seat < game_->seats; ++seat) {
    points.push_back(state.points(seat));
  }
  go["points"] = std::move(points);
  go["tiles_left"] = state.tiles_left();
  json::array list;
  for (std::size_t n = 0; n < legal.size(); ++n) {
    json::object entry{{"index", n}};
    for (auto& member : action_object(state, legal[n])) {
      entry[member.key()] = member.value();
    }
    if (legal[n].kind == ActionKind::place_tile) {
      entry["tile"] = names_->of(hand);
    }
    list.push_back(std::move(entry));
  }
  go["legal"] = std::move(list);
  return go;
}

Result<Action> ExecPlayer::decide(const State& state) {
  const ActionList legal = legal_actions(state);
  const auto answer = ask(go_message(state, legal), "best", settings_.time.turn_ms);
  if (!answer) {
    return answer.error();
  }
  return read_best(*answer, state, legal);
}

Result<Action> ExecPlayer::read_best(const json::object& answer, const State& state,
                                     const ActionList& legal) {
  JsonProblem problem;
  const json::value whole(answer);
  const JsonCursor root(whole, problem);
  std::optional<Action> action;
  if (const auto index = root.find("index")) {
    const auto n = index->whole(0, static_cast<std::int64_t>(legal.size()) - 1);
    action = problem.none() ? std::optional(legal[static_cast<std::size_t>(n)]) : std::nullopt;
  } else {
    action = read_action(root.at("action"), state);
  }
  Thought thought;
  if (const auto lead = root.find("lead"); lead && lead->is_number()) {
    thought.lead = lead->number();
  }
  if (!problem.none() || !action) {
    return Error{"Its answer cannot be read: " +
                     (problem.first ? problem.first->message : std::string("no action")),
                 ""};
  }
  if (const Status allowed = check_action(state, *action); !allowed) {
    return Error{"It chose an illegal action: " + allowed.error().message, allowed.error().rule};
  }
  thought.line = {*action};
  thought_ = std::move(thought);
  return *action;
}

}  // namespace tollkeeper
