// Sprite and geometry: the art of tile types for a page that draws the board itself.
//
// The sprite is one SVG file of <symbol> elements in tile units (100 x 100):
//   b-<type>       the base, turned by the page with the tile; field n has the colour --f<n>
//   t-<type>-<r>   the top for rotation r, never turned
//   p-<part>       figures, symbols, villages        em-<seat>   emblems
// and the patterns fh-<seat>-<r> of the fields. geometry.json says where things lie at rotation 0.
// Both only read the catalogue and never fail; the same input gives the same text everywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tiles/catalogue.hpp"

namespace tollkeeper {

// All types of the sets named, in their order; without names, of every set. Unknown names are
// passed over.
std::vector<TypeRef> types_of_sets(const Catalogue& catalogue,
                                   const std::vector<std::string>& sets = {});

std::string draw_sprite(const Catalogue& catalogue, const std::vector<TypeRef>& types);

// For each type its fields, roads and cities (segment number, figure spot, outline as hit area),
// the places of monastery and crossroads; for each copy its symbols, and where farmers lie clear of
// them. `name` is how the sprite calls the type.
std::string draw_geometry(const Catalogue& catalogue, const std::vector<TypeRef>& types);

// The <type> in the names of a sprite's symbols: "base-U" for base/U. Different ids have different
// names; whatever else a player's own id holds is written as _ and its number in hexadecimals.
std::string symbol_name(std::string_view type_id);

}  // namespace tollkeeper
