#include "expansions/inns_and_cathedrals/inns_and_cathedrals_tiles.hpp"

#include "embedded/inns_and_cathedrals.hpp"

namespace tollkeeper {

std::string_view inns_and_cathedrals_tiles_text() { return embedded::inns_and_cathedrals(); }

}  // namespace tollkeeper
