// Placing a tile: joining its segments to those of the neighbours (B-12, B-19) and keeping the open
// cells and their patterns. Nothing here asks whether the tile may lie there; see legal.hpp.
//
// Head::due is kept here: place_tile() clears it, and whatever completes a road or a city or
// surrounds a monastery or garden sets it. Four turns in five of a random game leave it at 0.
#pragma once

#include <cstdint>

#include "rules/state.hpp"

namespace tollkeeper {

// Puts the tile on the cell, which must be open and fit, or any cell for the first tile.
void place_tile(State& state, KindId kind, Cell cell, Rotation rotation, Seat seat);

// Sets a figure of the seat's supply on a spot of the tile; there must be one. Returns its id.
std::uint16_t place_figure(State& state, Seat seat, std::uint8_t row, std::uint16_t tile, Spot spot);

// Takes one figure home from a ring or watch it stands in.
void return_figure(State& state, std::uint16_t figure);

}  // namespace tollkeeper
