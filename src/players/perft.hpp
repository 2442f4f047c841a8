// Perft: how many lines of play there are from a position, depth by depth. Two implementations of
// the rules that agree on these numbers list the same actions everywhere near the position.
//
// A line of depth D has D actions of players (a tile placed, a figure or token placed, a pass). The
// end of a turn is part of the action before it. A draw is no action: every kind that can be drawn
// opens a branch of its own, one for all its copies; a kind that fits nowhere is set aside and the
// draw goes on (B-14). Lines that end with the game before depth D are not counted at D.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/state.hpp"

namespace tollkeeper {

// Counts for depth 1 to `depth`. The time grows with the last of them.
std::vector<std::uint64_t> perft(const State& state, int depth);

}  // namespace tollkeeper
