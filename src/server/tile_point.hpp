// TilePoint: which place of a tile a point lies on, and the outline of a place, from the tile's
// drawing. Points and outlines in tile units at rotation 0.
#pragma once

#include <string>

#include "rules/kind.hpp"
#include "server/table_art.hpp"

namespace tollkeeper {

inline constexpr double kCrossroadsRadius = 11;

// A point of the tile as it lies, on the tile at rotation 0.
art::Point unturned_point(art::Point point, Rotation rotation);

// The place whose drawing the point lies on, or is nearest to; nullptr for a tile without places.
const SpotRow* spot_under(TableArt& table_art, CopyRef copy, const Kind& kind, art::Point point);

// SVG path of the place: closed, but for a road, which is its middle line.
std::string outline_of(TableArt& table_art, CopyRef copy, TypeRef type, Spot spot);

}  // namespace tollkeeper
