// Places on a tile in the manner of .jcz files: a feature ("Road") and a location on the board,
// after rotation. Roads and cities name the edges they reach (N, NE, WE, _S for all but south,
// NWSE), fields their half edges joined by dots from north clockwise (NL.NR.EL.WR); things without
// an edge are at I.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/kind.hpp"

namespace tollkeeper {

// The spot must be one of the kind's.
std::string jcz_location(const Kind& kind, Rotation rotation, Spot spot);

// The spot a pointer means. A location that names only part of a segment is understood, too.
std::optional<Spot> find_jcz_spot(const Kind& kind, Rotation rotation, std::string_view feature,
                                  std::string_view location);

}  // namespace tollkeeper
