#include "players/greedy_player.hpp"

#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// Copies into the scratch state of the last call where there is one: no allocation.
State& copy_into(std::optional<State>& scratch, const State& state) {
  if (scratch) {
    *scratch = state;
  } else {
    scratch.emplace(state);
  }
  return *scratch;
}

int figures_in_supply(const State& state, Seat seat) {
  int sum = 0;
  for (std::uint8_t row = 0; row < state.game().figures.size(); ++row) {
    sum += state.supply(seat, row);
  }
  return sum;
}

int margin_of(const State& over, Seat seat) {
  int margin = 0;
  for (Seat other = 0; other < over.game().seats; ++other) {
    margin += other == seat ? over.points(other) : -over.points(other);
  }
  return margin;
}

}  // namespace

Action GreedyPlayer::choose(const State& state, Random& random) {
  found_ = false;
  if (state.phase() == Phase::act) {
    consider_acts(state, Action::pass(), random);
    return choice_;
  }
  const Kind& kind = state.game().kinds[state.hand()];
  ActionList places;
  list_placements(state, state.hand(), places);
  for (const Action& place : places) {
    if (((kind.distinct_rotations >> place.spot) & 1) == 0) {
      continue;
    }
    State& placed = copy_into(placed_, state);
    place_from_hand(placed, place.cell, place.spot, nullptr);
    consider_acts(placed, place, random);
  }
  return choice_;
}

// `place` is what leads to `placed`; in phase 2 nothing does, and the action itself is the choice.
void GreedyPlayer::consider_acts(const State& placed, const Action& place, Random& random) {
  const Seat seat = placed.seat();
  const bool placing = place.kind == ActionKind::place_tile;
  ActionList acts;
  if (!placed.kind_of(placed.last_tile()).no_act) {
    list_acts(placed, acts);
  }
  acts.push_back(Action::pass());
  for (const Action& act : acts) {
    State& turn = copy_into(acted_, placed);
    if (act.kind != ActionKind::pass) {
      do_act(turn, act, nullptr);
    }
    consider(turn, seat, placing ? place : act, random);
  }
}

void GreedyPlayer::consider(State& turn, Seat seat, const Action& first, Random& random) {
  turn.head().phase = Phase::score;
  finish_turn(turn, nullptr);
  const int in_supply = figures_in_supply(turn, seat);
  if (turn.phase() != Phase::over) {
    end_game(turn, nullptr);
  }
  const Worth worth{margin_of(turn, seat), in_supply, static_cast<std::uint32_t>(random.next())};
  if (!found_ || worth > best_) {
    best_ = worth;
    choice_ = first;
    found_ = true;
  }
}

}  // namespace tollkeeper
