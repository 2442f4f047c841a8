// Names of the places on a tile where a figure can stand: "road 1", "city 2", "field 3",
// "monastery", "garden". Each kind is counted by itself, from 1, in the order of the tile's
// segments; the names do not change when the tile is turned. Records, commands and the protocol use
// them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/kind.hpp"

namespace tollkeeper {

// The spot must be one of the kind's.
std::string spot_name(const Kind& kind, Spot spot);

std::optional<Spot> find_spot(const Kind& kind, std::string_view name);

// The row of a spot, or nullptr when the tile has no such place.
const SpotRow* spot_row(const Kind& kind, Spot spot);

}  // namespace tollkeeper
