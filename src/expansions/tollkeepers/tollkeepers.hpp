// The Tollkeepers: tiles with travellers, and a tollhouse for each player (rules.md in this folder;
// TK-, D-, X- and Q- ids). Built with hooks alone; the rules core does not know it.
#pragma once

#include "rules/game_draft.hpp"

namespace tollkeeper {

const Expansion& tollkeepers_expansion();

// What the tollhouses of a seat are doing, for views and tests. `value` is 1 or 2 (TK-2).
struct Tollhouse {
  bool in_play = false;
  Cell cell;
  int value = 1;
};
Tollhouse tollhouse_of(const State& state, Seat seat);

// Cells of the crossroads on the table where a tollhouse may stand (TK-5), in reading order.
std::vector<Cell> crossroads_of(const State& state);

}  // namespace tollkeeper
