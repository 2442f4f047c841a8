// turned: a tile type after quarter turns, as data. The hot paths of the rules have tables of their
// own; this is for drawing, checking and everything that wants to see the turned tile.
#pragma once

#include "tiles/tile_type.hpp"

namespace tollkeeper {

// `type` after `rotation` quarter turns clockwise. Segment numbers, id, notes and counts stay.
TileType turned(const TileType& type, Rotation rotation);

}  // namespace tollkeeper
