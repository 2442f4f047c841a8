// Features: the feature under a point of a table, and the fields with farmers, as the protocol's
// Feature and FieldView objects: who stands there, what it is worth, where to draw it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>

#include "record/art/point.hpp"
#include "server/table.hpp"

namespace tollkeeper {

// `at` is a point of the tile as it lies. Nothing where no tile lies.
std::optional<boost::json::object> feature_object(const Table& table, Cell cell, art::Point at);

// All fields with farmers.
boost::json::array fields_array(const Table& table);

}  // namespace tollkeeper
