// The order in which a State keeps the tiles left says nothing about the tiles to come, but a
// player that draws from it by position would play differently for it. Sorted, one position has one
// order.
#pragma once

#include "rules/state.hpp"

namespace tollkeeper {

void sort_bag(State& state);

}  // namespace tollkeeper
