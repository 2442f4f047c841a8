// The tiles of River I and II (sets river_1 and river_2) as they are shipped: the text of river.tiles inside the program.
#pragma once

#include <string_view>

namespace tollkeeper {

// For read_tiles; lives as long as the program.
std::string_view river_tiles_text();

}  // namespace tollkeeper
