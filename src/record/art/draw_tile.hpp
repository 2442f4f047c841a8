// The two layers of a tile as SVG markup in tile units. The base (grass, fields, water, city
// ground, roads, walls) may be turned as a whole; the top (houses, trees, village, monastery) is
// composed for each rotation, so that everything stands upright and is lit from the upper left.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "record/art/symbol_place.hpp"
#include "record/art/tile_shape.hpp"

namespace tollkeeper::art {

// `tints` (by index of the field within the type): without it each field takes a variable colour.
std::string draw_base(const TileType& type, const TileShape& shape,
                      const std::map<int, std::string>* tints);

// `reserved`: places that houses and trees leave free. A cathedral takes the place of the square.
std::string draw_top(const TileType& type, const TileShape& shape, Rotation rotation,
                     const std::vector<PlacedSymbol>& reserved, bool cathedral);

// <use> elements of the symbols, for a tile turned by `rotation`.
std::string draw_symbols(const std::vector<PlacedSymbol>& placed, Rotation rotation);

// A <use> of the part `part`, upright, its centre at `at` of a tile turned by `rotation`.
std::string use_part(std::string_view part, Point at, double width, double height,
                     Rotation rotation);

}  // namespace tollkeeper::art
