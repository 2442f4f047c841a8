// PositionSetup: which sets and which copies a Position is made of: what a person wrote as types,
// and the sets that were not named but are needed, made into a Setup that make_game() takes.
#pragma once

#include <memory>
#include <vector>

#include "record/position/lay_out.hpp"

namespace tollkeeper {

// Fills in the tiles' copies and the sets; says what the box has fewer of.
Status complete_position(Position& position, const Catalogue& catalogue,
                         std::vector<PositionWarning>& warnings);

// All tiles as start tiles, the one just placed last, six seats.
Setup setup_of(const Position& position);

}  // namespace tollkeeper
