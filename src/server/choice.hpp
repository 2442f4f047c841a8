// Choice: one thing that may be done next, as the protocol's Choice without its gains: the action,
// where its figure or token would stand, and what is known about the feature there.
#pragma once

#include <boost/json/object.hpp>

#include "server/table.hpp"

namespace tollkeeper {

// The action must be legal in `state`, a position of the table's draft: its last tile may be the
// one in hand.
boost::json::object choice_object(const Table& table, const State& state, const Action& action);

}  // namespace tollkeeper
