// The board most tests of tolls begin with: a village whose roads lead to the east, south and west.
#pragma once

#include "support/table.hpp"

namespace tollkeeper::testing {

// W at (0, 0) with red's tollhouse, showing 1; then it is blue's turn. `more` may name further
// sets, options, seats, edition and tiles.
inline Table village(const TableSetup& more = {}) {
  TableSetup setup = more;
  setup.expansions += setup.expansions.empty() ? "tollkeepers" : ",tollkeepers";
  setup.start = {{"base/W", {0, 0}, 0}};
  Table table(setup);
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0).finish();
  return table;
}

}  // namespace tollkeeper::testing
