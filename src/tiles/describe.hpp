// describe: tile types and copies in one line of words each, for `tollkeeper tiles` and for
// messages. Directions are those of the type as it stands in its file, north up.
#pragma once

#include <string>
#include <string_view>

#include "tiles/catalogue.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper {

// "FRFR": the edges as letters, north, east, south, west.
std::string outline_of(const TileType& type);

// "base/U  FRFR  straight road west-east; two fields"
std::string describe(const TileType& type);

// "tk/03.1  C2 C3  travellers beside the road to the east"; the editions are the printed ones.
std::string describe(const TileCopy& copy, const TileSet& set);

// "the road to the east", "the curve south-west": segment `number` as the object of a sentence.
std::string name_of_segment(const TileType& type, int number);

}  // namespace tollkeeper
