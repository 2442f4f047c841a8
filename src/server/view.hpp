// View: the whole position of a table as the protocol's View, without anything hidden: the order of
// the tiles to come is not in it, nor what the table's helps leave out.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstddef>

#include "record/art/point.hpp"
#include "server/table.hpp"

namespace tollkeeper {

boost::json::object view_object(const Table& table, std::size_t seq);

// Who is where when the game is over; resigned seats come last.
boost::json::object result_object(const Table& table);

// Symbols of a copy at a rotation, as a list of {part, at, size}.
boost::json::array symbols_array(const Table& table, CopyRef copy, Rotation rotation);

// [u, v] with two decimals.
boost::json::array point_array(art::Point point);

}  // namespace tollkeeper
