#include "expansions/river/river_tiles.hpp"

#include "embedded/river.hpp"

namespace tollkeeper {

std::string_view river_tiles_text() { return embedded::river(); }

}  // namespace tollkeeper
