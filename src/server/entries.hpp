// Entries: what happened, as the protocol's Entry and LogEntry objects, made from the journal's
// events and from nothing else. Turns are counted from 1; what is scored at the end belongs to the
// last one.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/journal.hpp"
#include "server/table.hpp"

namespace tollkeeper {

// `state`: any position with the event's tile on the table.
boost::json::object entry_object(const Table& table, const State& state, const Event& event,
                                 int turn, std::optional<std::uint16_t> copy = std::nullopt);

// LogEntry objects of the events from index `first` to before `end` (the last one by default).
boost::json::array log_array(const Table& table, std::size_t first,
                             std::optional<std::size_t> end = std::nullopt);

// The turn that is being played, or the last when the game is over; 1 is the first.
int turn_of(const Table& table);

// Everything up to the end of the turn; without final scoring after the last one.
Journal until_turn_end(const Journal& journal);

}  // namespace tollkeeper
