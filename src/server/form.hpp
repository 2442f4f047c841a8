// Form: everything that can be chosen for a new game, as the protocol's Form: sets from the
// registry, options from their rows, computer players from the levels. Nothing is listed by hand.
#pragma once

#include <boost/json/object.hpp>

#include "tiles/catalogue.hpp"

namespace tollkeeper {

boost::json::object form_object(const Catalogue& catalogue);

}  // namespace tollkeeper
