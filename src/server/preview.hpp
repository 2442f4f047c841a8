// Preview: what a draft of actions would do and what may follow it, as the protocol's Previewed,
// without playing it. Everything is the engine's answer to a copy of the position; no tile to come
// is looked at.
#pragma once

#include <boost/json/object.hpp>
#include <vector>

#include "base/result.hpp"
#include "record/json_cursor.hpp"
#include "server/table.hpp"

namespace tollkeeper {

// A draft tried on a copy of the position.
struct Draft {
  State state;               // after the actions
  Journal journal;           // what they caused
  std::vector<Action> actions;
};

// The actions of a message, each as it stands after those before it. The error is the rule's
// sentence, or that of the cursor's problem for what is no action at all.
Result<Draft> try_actions(const Table& table, const std::vector<JsonCursor>& actions);

// The Previewed object without "type", "id" and "seq".
boost::json::object preview_object(const Table& table, const Draft& draft);

}  // namespace tollkeeper
