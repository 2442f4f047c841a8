#include "tiles/base_set.hpp"

#include "embedded/base.hpp"

namespace tollkeeper {

std::string_view base_tiles_text() { return embedded::base(); }

}  // namespace tollkeeper
