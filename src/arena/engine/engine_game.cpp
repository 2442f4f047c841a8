#include "arena/engine/engine_game.hpp"

#include <algorithm>

#include "record/action_words.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

EngineGame::EngineGame(std::shared_ptr<const Game> game, Seat first_seat)
    : game_(std::move(game)),
      names_(std::make_shared<const CopyNames>(*game_)),
      state_(*game_, first_seat),
      drawn_(game_->copies.size()) {
  for (const PlacedStart& start : game_->start) {
    drawn_[start.copy] = true;
  }
}

EngineGame::EngineGame(const Playthrough& play) : EngineGame(play.shared_game(), 0) {
  state_ = play.state();
  for (const Step& step : play.steps()) {
    if (step.kind == Step::Kind::draw || step.kind == Step::Kind::discard) {
      drawn_[step.copy] = true;
    }
  }
  hand_ = play.copy_in_hand();
}

std::uint16_t EngineGame::copy_at(const JsonCursor& cursor) const {
  const std::string name = cursor.text();
  const auto copy = names_->find(name);
  if (!copy && cursor.problem().none()) {
    cursor.fail(names_->why_missing(name));
  }
  return copy.value_or(0);
}

void EngineGame::finish_if_due() {
  if (state_.phase() == Phase::score) {
    finish_turn(state_, nullptr);
  }
}

// Leaves the phase at `draw` when the tile fits nowhere.
void EngineGame::draw(const JsonCursor& cursor, std::uint16_t copy) {
  finish_if_due();
  if (!cursor.problem().none()) {
    return;
  }
  const std::string& name = names_->of(copy);
  if (state_.phase() != Phase::draw) {
    cursor.fail(state_.phase() == Phase::over ? "The game is over." : "No tile is due now.", "B-9");
    return;
  }
  if (drawn_[copy]) {
    cursor.fail("the tile " + name + " has come already.", "B-10");
    return;
  }
  const KindId kind = game_->copies[copy].kind;
  const auto kinds = drawable(state_);
  if (std::none_of(kinds.begin(), kinds.end(),
                   [kind](const Drawable& one) { return one.kind == kind; })) {
    cursor.fail("the tile " + name + " cannot come yet: others are drawn first.", "R-4");
    return;
  }
  draw_tile(state_, kind, nullptr);
  drawn_[copy] = true;
  hand_ = state_.phase() == Phase::place ? std::optional(copy) : std::nullopt;
}

void EngineGame::take_tile(const JsonCursor& name) {
  const std::uint16_t copy = copy_at(name);
  if (state_.phase() != Phase::place) {
    draw(name, copy);
  } else if (name.problem().none() && hand_ != copy) {
    name.fail("the tile in hand is " + names_->of(*hand_) + ", not " + names_->of(copy) + ".",
              "B-10");
  }
}

void EngineGame::check_seat(const JsonCursor& entry) const {
  const auto seat = entry.find("seat");
  if (seat && seat->whole(1, game_->seats) - 1 != state_.seat() && entry.problem().none()) {
    seat->fail("it is the turn of seat " + std::to_string(state_.seat() + 1) + ".", "B-9");
  }
}

void EngineGame::apply(const JsonCursor& entry) {
  const std::string type = entry.at("type").text();
  if (!entry.problem().none()) {
    return;
  }
  if (type == "draw" || type == "place_tile" || type == "discard") {
    finish_if_due();
  }
  if (type != "end") {
    check_seat(entry);
  }
  if (type == "draw") {
    entry.allow_keys({"type", "seat", "tile"});
    draw(entry.at("tile"), copy_at(entry.at("tile")));
  } else if (type == "discard") {
    discard(entry);
  } else if (type == "finish") {
    if (state_.phase() != Phase::score) {
      entry.fail("The turn is not ready to be scored.", "B-9");
    }
    finish_if_due();
  } else if (type == "end") {
    if (state_.phase() != Phase::over) {
      end_game(state_, nullptr);
    }
    hand_.reset();
  } else {
    act(entry, type);
  }
}

void EngineGame::discard(const JsonCursor& entry) {
  entry.allow_keys({"type", "seat", "tile"});
  draw(entry.at("tile"), copy_at(entry.at("tile")));
  if (entry.problem().none() && hand_) {
    entry.fail("the tile " + names_->of(*hand_) + " fits somewhere and is not set aside.", "B-14");
  }
}

void EngineGame::act(const JsonCursor& entry, const std::string& type) {
  if (type == "place_tile") {
    take_tile(entry.at("tile"));
  }
  const auto action = read_action(entry, state_);
  if (!action || !entry.problem().none()) {
    return;
  }
  if (const Status legal = check_action(state_, *action); !legal) {
    entry.fail(legal.error());
    return;
  }
  apply_action(state_, *action, nullptr);
  if (type == "place_tile") {
    hand_.reset();
  }
}

boost::json::object EngineGame::named(const Action& action) const {
  boost::json::object object = action_object(state_, action);
  if (action.kind == ActionKind::place_tile && hand_) {
    object["tile"] = names_->of(*hand_);
  }
  return object;
}

std::optional<std::string> EngineGame::hand() const {
  return hand_ && state_.phase() == Phase::place ? std::optional(names_->of(*hand_)) : std::nullopt;
}

}  // namespace tollkeeper
