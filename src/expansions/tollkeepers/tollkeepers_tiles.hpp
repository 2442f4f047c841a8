// The Tollkeepers' tiles as they are shipped: the text of tollkeepers.tiles inside the program.
#pragma once

#include <string_view>

namespace tollkeeper {

// For read_tiles; lives as long as the program.
std::string_view tollkeepers_tiles_text();

}  // namespace tollkeeper
