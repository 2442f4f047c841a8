// Reason: why a computer played a turn as it did, in the words of the protocol. Made when the turn
// is stored, shown when somebody asks. All figures are what the computer expected, in points.
#pragma once

#include <boost/json/object.hpp>

#include "players/thought.hpp"

namespace tollkeeper {

// `thought` belongs to the choice of where to place the tile.
boost::json::object reason_object(const Thought& thought, int seats);

}  // namespace tollkeeper
