// For tests of players: positions that random play leads to.
#pragma once

#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

// After so many random turns: in phase `draw`, or over when the game was shorter.
inline State after_random_turns(const Game& game, int turns, Random& random) {
  State state(game, 0);
  for (int n = 0; n < turns; ++n) {
    play_random_turn(state, random);
  }
  return state;
}

// The same with a tile in hand, unless the game is over.
inline State about_to_place(const Game& game, int turns, Random& random) {
  State state = after_random_turns(game, turns, random);
  while (state.phase() == Phase::draw) {
    take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
  }
  return state;
}

}  // namespace tollkeeper
