// The base game's tiles as they are shipped: the text of data/base.tiles inside the program.
#pragma once

#include <string_view>

namespace tollkeeper {

// For read_tiles; lives as long as the program.
std::string_view base_tiles_text();

}  // namespace tollkeeper
