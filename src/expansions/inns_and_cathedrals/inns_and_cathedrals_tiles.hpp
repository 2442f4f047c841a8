// The tiles of Inns & Cathedrals as they are shipped: the text of inns_and_cathedrals.tiles inside the program.
#pragma once

#include <string_view>

namespace tollkeeper {

// For read_tiles; lives as long as the program.
std::string_view inns_and_cathedrals_tiles_text();

}  // namespace tollkeeper
