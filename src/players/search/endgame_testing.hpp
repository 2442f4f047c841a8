// For the endgame's tests: positions late in games of greedy players, and the same counting done
// the plain way: every action by the public steps, every tile, no bounds.
#pragma once

#include <algorithm>

#include "expansions/registry.hpp"
#include "players/greedy_player.hpp"
#include "players/search/endgame.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

// The last position with a tile in hand and `left` more in the bag.
inline State late_position(const Game& game, int left, std::uint64_t seed) {
  Random random(seed);
  GreedyPlayer greedy;
  State state(game, 0);
  while (true) {
    if (state.phase() == Phase::draw) {
      take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
    } else if (state.phase() == Phase::score) {
      finish_turn(state, nullptr);
    } else if (state.phase() == Phase::place && state.tiles_left() <= left) {
      return state;
    } else {
      apply_action(state, greedy.choose(state, random), nullptr);
    }
  }
}

// Orders of the tiles left times the placements each has now: about how long plain counting takes.
inline double placements_to_count(const State& state) {
  double product = PlacementPicker(state, state.hand()).count();
  double orders = 1;
  for (int n = 0; n < state.tiles_left(); ++n) {
    product *= PlacementPicker(state, state.bag()[n]).count();
    orders *= n + 1;
  }
  return product * orders;
}

inline double counted_value(const State& state, Seat me) {
  switch (state.phase()) {
    case Phase::over:
      return Endgame::outcome_of(state.points(me) -
                                 (state.game().seats == 1 ? 0 : state.points(Seat(1 - me))));
    case Phase::score: {
      State next(state);
      finish_turn(next, nullptr);
      return counted_value(next, me);
    }
    case Phase::draw: {
      double sum = 0;
      for (const Drawable& one : drawable(state)) {
        State next(state);
        draw_tile(next, one.kind, nullptr);
        sum += counted_value(next, me) * one.copies / drawable_count(state);
      }
      return sum;
    }
    default: break;
  }
  const bool ours = state.seat() == me;
  double best = ours ? -1e9 : 1e9;
  for (const Action& action : legal_actions(state)) {
    if (action.kind == ActionKind::place_tile &&
        ((state.game().kinds[state.hand()].distinct_rotations >> action.spot) & 1) == 0) {
      continue;
    }
    State next(state);
    apply_action(next, action, nullptr);
    const double value = counted_value(next, me);
    best = ours ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

// What the endgame says, and what its choice is worth by plain counting.
struct EndgameCheck {
  double said = 0;
  double chosen = 0;
  double best = 0;
};

inline EndgameCheck check_endgame(const State& state) {
  Endgame endgame(state.game());
  const std::atomic<bool> stop{false};
  const auto answer = endgame.solve(state, stop, 0, 0, false);
  EndgameCheck check;
  check.said = answer->value;
  State after(state);
  for (const Action& action : answer->actions) {
    apply_action(after, action, nullptr);
  }
  if (after.phase() == Phase::act) {
    apply_action(after, Action::pass(), nullptr);
  }
  check.chosen = counted_value(after, state.seat());
  check.best = counted_value(state, state.seat());
  return check;
}

}  // namespace tollkeeper
