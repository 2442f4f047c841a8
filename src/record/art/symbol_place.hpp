// Where the symbols of a copy stand on its tile: beside the roads they count for and clear of the
// others, inside the field a picture showed them in, water towers and shields within the walls.
// Tile units, rotation 0; the symbols themselves always stand upright.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "record/art/tile_shape.hpp"

namespace tollkeeper::art {

struct PlacedSymbol {
  std::string_view part;  // "travellers", "coat_of_arms": the word of the part that is drawn
  int printed = -1;       // index in the copy's list; -1: a coat of arms of the type
  SegmentMask roads = 0;  // the roads it counts for
  int field = -1;         // field segment it must lie in, or -1
  int city = -1;          // city segment it stands in, or -1
  double width = 0;
  double height = 0;
  std::optional<Point> at;  // its centre; none where there is no room at all
};

// Units a symbol may stand away from the edge of a road it counts for, and must keep from others.
inline constexpr double kSymbolNear = 11;
inline constexpr double kSymbolClear = 10;

// Inns first, then the list's order, then what stands in the cities.
std::vector<PlacedSymbol> place_symbols(const TileShape& shape,
                                        const std::vector<PrintedSymbol>& printed);

// Where a farmer lies on a copy: like FieldShape::spot, but clear of the symbols too.
Point farmer_spot(const TileShape& shape, const FieldShape& field,
                  const std::vector<PlacedSymbol>& placed);

}  // namespace tollkeeper::art
