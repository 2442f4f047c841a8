// ActionWords: an action as the JSON members that records and messages share ("type", "x", "y",
// "rotation", "figure", "on" ...; docs/record-format.md), and back. Whether the action is legal is
// not asked here.
#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "record/json_cursor.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// In a position in which the tile that the action is about lies on the table.
boost::json::object action_object(const State& state, const Action& action);

// Nothing, and a problem at the cursor, where it is no action of this game. Members that belong to
// no action are the caller's business, as are "seat" and "tile".
std::optional<Action> read_action(const JsonCursor& entry, const State& state);

}  // namespace tollkeeper
