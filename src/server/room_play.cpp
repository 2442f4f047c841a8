// The part of Room that moves the game on: previews, plays, reasons, computers.
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "record/action_words.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "server/entries.hpp"
#include "server/preview.hpp"
#include "server/reason.hpp"
#include "server/room.hpp"

namespace tollkeeper {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostActions = 8;

std::vector<JsonCursor> actions_of(const JsonCursor& message) {
  std::vector<JsonCursor> actions = message.at("actions").items();
  if (actions.size() > kMostActions) {
    message.at("actions").fail("a turn has at most " + std::to_string(kMostActions) + " actions.");
    actions.clear();
  }
  for (const JsonCursor& action : actions) {
    action.allow_keys({"type", "x", "y", "rotation", "figure", "on"});
  }
  return actions;
}

std::string move_body(json::object entry, Seat seat) {
  entry["seat"] = seat + 1;
  return json::serialize(entry);
}

}  // namespace

Seat Room::seat_of(const JsonCursor& message) const {
  return static_cast<Seat>(message.at("seat").whole(1, table_->game().seats) - 1);
}

bool Room::holds(const Asker& asker, Seat seat) {
  if (clients_[asker.client].seats.contains(seat)) {
    return true;
  }
  refuse(asker, "not_yours", {"You do not hold seat " + std::to_string(seat + 1) + ".", ""});
  return false;
}

bool Room::is_fresh(const Asker& asker, std::int64_t number) {
  if (number == static_cast<std::int64_t>(seq())) {
    return true;
  }
  refuse(asker, "stale", {"The game has moved on meanwhile.", ""});
  return false;
}

bool Room::may_move(const Asker& asker, const JsonCursor& message, Seat seat) {
  const std::int64_t number = message.at("seq").whole(0, 1'000'000'000);
  if (!is_well_formed(asker, message) || !holds(asker, seat) || !is_fresh(asker, number)) {
    return false;
  }
  if (table_->is_over()) {
    refuse(asker, "illegal", {"The game is over.", "B-37"});
    return false;
  }
  if (paused_) {
    refuse(asker, "not_allowed", {"The game is paused.", ""});
    return false;
  }
  if (table_->state().seat() != seat || !level_playing(seat).empty()) {
    refuse(asker, "not_your_turn",
           {"It is not the turn of seat " + std::to_string(seat + 1) + ".", "B-9"});
    return false;
  }
  return true;
}

void Room::preview(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seq", "seat", "actions"});
  const Seat seat = seat_of(message);
  const auto actions = actions_of(message);
  if (!may_move(asker, message, seat)) {
    return;
  }
  const auto draft = try_actions(*table_, actions);
  if (!draft) {
    refuse(asker, code_of_refusal(message, draft.error()), draft.error());
    return;
  }
  json::object answer{{"type", "previewed"}, {"id", *asker.id}, {"seq", seq()}};
  for (const auto& member : preview_object(*table_, *draft)) {
    answer[member.key()] = member.value();
  }
  send(asker.client, answer);
}

void Room::why_not(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seq", "seat", "actions"});
  const Seat seat = seat_of(message);
  const auto actions = actions_of(message);
  if (!may_move(asker, message, seat)) {
    return;
  }
  const auto draft = try_actions(*table_, actions);
  json::object answer{
      {"type", "why_not"}, {"id", *asker.id}, {"allowed", static_cast<bool>(draft)}};
  if (!draft) {
    answer["message"] = draft.error().message;
    answer["rule"] = draft.error().rule;
  }
  send(asker.client, answer);
}

void Room::play(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seq", "seat", "actions", "finish"});
  const Seat seat = seat_of(message);
  const auto actions = actions_of(message);
  const auto finish = message.find("finish");
  if (finish && !finish->is_bool()) {
    finish->fail("true or false is wanted, not " + finish->shown() + ".");
  }
  if (!may_move(asker, message, seat)) {
    return;
  }
  const auto draft = try_actions(*table_, actions);
  if (!draft) {
    refuse(asker, code_of_refusal(message, draft.error()), draft.error());
    return;
  }
  const bool ends = !finish || finish->shown() == "true";
  if (ends && draft->state.phase() == Phase::place) {
    refuse(asker, "illegal", {"The tile in hand must be placed first.", "B-10"});
    return;
  }
  if (!ends && draft->actions.empty()) {
    refuse(asker, "illegal", {"There is nothing to do in this message.", ""});
    return;
  }
  if (const Status played = play_actions(seat, draft->actions, ends); !played) {
    refuse(asker, "server", played.error());
    return;
  }
  done(asker);
}

// Plays actions that are legal in this order, stores them as one step and tells everybody.
Status Room::play_actions(Seat seat, const std::vector<Action>& actions, bool finish,
                          const json::object& reason) {
  State state(table_->state());
  std::vector<std::string> bodies;
  for (const Action& action : actions) {
    apply_action(state, action, nullptr);
    bodies.push_back(move_body(action_object(state, action), seat));
  }
  if (finish) {
    if (state.phase() == Phase::act) {
      bodies.push_back(move_body({{"type", "pass"}}, seat));
    }
    json::object end{{"type", "finish"}};
    if (clock_ && seats_[seat].kind == SeatOfTable::Kind::person && level_playing(seat).empty()) {
      end["left"] = clock_->after_turn(seat, now());
    }
    if (!reason.empty()) {
      end["reason"] = reason;
    }
    bodies.push_back(move_body(std::move(end), seat));
  }
  const std::size_t first_event = table_->play.events().size();
  if (const Status stored = store(std::move(bodies), {}); !stored) {
    return stored;
  }
  tell_update(first_event);
  return ok();
}

std::string_view Room::code_of_refusal(const JsonCursor& message, const Error& why) {
  return message.problem().none() || !why.rule.empty() ? "illegal" : "malformed";
}

// --- computers ---------------------------------------------------------------------------------

std::optional<ThinkTask> Room::task() const {
  const State& state = table_->state();
  if (table_->is_over() || paused_) {
    return std::nullopt;
  }
  const std::string level = level_playing(state.seat());
  if (level.empty()) {
    return std::nullopt;
  }
  Random random = Random(table_->play.seed()).split(seq());
  return ThinkTask{table_->play.shared_game(), state, state.seat(), level, seq(), random.next()};
}

void Room::say_thinking(const ThinkTask& task) {
  for (const auto& [id, client] : clients_) {
    send(id, {{"type", "thinking"}, {"seat", task.seat + 1}});
  }
}

bool Room::play_thought(const ThinkTask& task, const std::vector<Action>& actions,
                        const std::optional<Thought>& thought) {
  const State& now = table_->state();
  if (table_->is_over() || task.seq != seq() || task.seat != now.seat() ||
      level_playing(task.seat) != task.level) {
    return false;
  }
  State state(now);
  for (const Action& action : actions) {
    if (!check_action(state, action)) {
      return false;
    }
    apply_action(state, action, nullptr);
  }
  if (state.phase() == Phase::place) {
    return false;
  }
  const json::object reason =
      thought ? reason_object(*thought, table_->game().seats) : json::object{};
  const bool played = static_cast<bool>(play_actions(task.seat, actions, true, reason));
  (void)settle_offer();
  return played;
}

}  // namespace tollkeeper
