// The words of the rules as JSON, as records, explanations and the server's messages share them:
// a cell is [x, y], a seat counts from 1, a part of a score has its rule.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/string.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/cell.hpp"
#include "rules/journal.hpp"

namespace tollkeeper {

boost::json::string word(std::string_view text);
boost::json::array cells_array(const std::vector<Cell>& cells);
// Seats whose bit is set, seat 1 the lowest.
boost::json::array seats_array(std::uint8_t mask);
// {"count", "worth", "what", "points", "rule"} of each part; their points add up to the score.
boost::json::array parts_array(const Event& event);

}  // namespace tollkeeper
