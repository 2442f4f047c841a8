#include "record/playthrough.hpp"

#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

Seat drawn_first_seat(const Game& game, Random& random) {
  const auto lot = static_cast<Seat>(random.below(static_cast<std::uint32_t>(game.seats)));
  return game.options.is("first_player", "random") ? lot : Seat{0};
}

}  // namespace

Playthrough::Playthrough(std::shared_ptr<const Game> game, std::uint64_t seed,
                         std::vector<std::string> names)
    : game_(std::move(game)), seed_(seed), names_(std::move(names)), deck_({}) {
  Random random(seed);
  first_seat_ = drawn_first_seat(*game_, random);
  deck_ = Deck(*game_, random);
  states_.emplace_back(*game_, first_seat_);
  for (const PlacedStart& start : game_->start) {
    placed_.push_back(start.copy);
  }
  draw();
}

Playthrough::Playthrough(std::shared_ptr<const Game> game, Deck deck, Seat first_seat,
                         std::vector<std::string> names, std::uint64_t seed)
    : game_(std::move(game)),
      seed_(seed),
      first_seat_(first_seat),
      names_(std::move(names)),
      deck_(std::move(deck)) {
  states_.emplace_back(*game_, first_seat_);
  for (const PlacedStart& start : game_->start) {
    placed_.push_back(start.copy);
  }
  draw();
}

void Playthrough::draw() {
  State& state = states_.back();
  while (state.phase() == Phase::draw) {
    const auto copy = deck_.top();
    if (!copy) {
      end();
      return;
    }
    deck_.take();
    const Seat seat = state.seat();
    draw_tile(state, game_->copies[*copy].kind, &events_);
    const bool kept = state.phase() == Phase::place;
    steps_.push_back({kept ? Step::Kind::draw : Step::Kind::discard, seat, *copy, {}});
    in_hand_ = kept ? copy : std::nullopt;
  }
}

std::optional<std::uint16_t> Playthrough::copy_in_hand() const {
  return state().phase() == Phase::place ? in_hand_ : std::nullopt;
}

Status Playthrough::act(Seat seat, const Action& action) {
  if (seat >= game_->seats) {
    return Error{"There is no seat " + std::to_string(seat + 1) + " in this game.", ""};
  }
  if (state().phase() != Phase::over && seat != state().seat()) {
    return Error{"It is the turn of seat " + std::to_string(state().seat() + 1) +
                     ", not of seat " + std::to_string(seat + 1) + ".",
                 "B-9"};
  }
  if (const Status legal = check_action(state(), action); !legal) {
    return legal;
  }
  events_before_.push_back(events_.size());
  states_.push_back(state());
  apply_action(states_.back(), action, &events_);
  Step step{Step::Kind::act, seat, 0, action};
  if (action.kind == ActionKind::place_tile) {
    step.copy = *in_hand_;
    placed_.push_back(*in_hand_);
  }
  steps_.push_back(step);
  return ok();
}

Status Playthrough::finish() {
  if (state().phase() != Phase::score) {
    return Error{"The turn is not ready to be scored.", "B-9"};
  }
  const Seat seat = state().seat();
  states_.front() = states_.back();
  states_.erase(states_.begin() + 1, states_.end());
  events_before_.clear();
  in_hand_.reset();
  steps_.push_back({Step::Kind::finish, seat, 0, {}});
  finish_turn(states_.back(), &events_);
  draw();
  return ok();
}

void Playthrough::end() {
  if (state().phase() == Phase::over) {
    return;
  }
  states_.front() = states_.back();
  states_.erase(states_.begin() + 1, states_.end());
  events_before_.clear();
  in_hand_.reset();
  steps_.push_back({Step::Kind::end, kNoSeat, 0, {}});
  end_game(states_.back(), &events_);
}

Status Playthrough::undo() {
  if (!can_undo()) {
    return Error{"There is nothing to take back in this turn; what was drawn stays drawn.", ""};
  }
  if (steps_.back().action.kind == ActionKind::place_tile) {
    placed_.pop_back();
  }
  steps_.pop_back();
  events_.resize(events_before_.back());
  events_before_.pop_back();
  states_.pop_back();
  return ok();
}

Journal Playthrough::preview(const Action& action) const {
  Journal journal;
  if (!check_action(state(), action)) {
    return journal;
  }
  State scratch(state());
  apply_action(scratch, action, &journal);
  if (scratch.phase() == Phase::act) {
    apply_action(scratch, Action::pass(), &journal);
  }
  finish_turn(scratch, &journal);
  return journal;
}

}  // namespace tollkeeper
