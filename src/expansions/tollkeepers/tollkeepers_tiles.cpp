#include "expansions/tollkeepers/tollkeepers_tiles.hpp"

#include "embedded/tollkeepers.hpp"

namespace tollkeeper {

std::string_view tollkeepers_tiles_text() { return embedded::tollkeepers(); }

}  // namespace tollkeeper
