// The Tollkeepers: where a tollhouse may stand, the toll it raises, when it is turned over (TK-1 to
// TK-23).
#pragma once

#include <vector>

#include "oracle/features.hpp"
#include "oracle/table.hpp"
#include "oracle/words.hpp"

namespace tollkeeper::oracle {

// Bringing in or moving; `new_tile` is the cell of the tile just placed (D-1).
std::vector<OracleAction> tollhouse_actions(const Table& table, Cell new_tile);
void set_tollhouse(Table& table, Seat seat, Cell cell);

// The toll of one road for every tollhouse at an end of it: by the value shown when the road is
// complete (TK-11 to TK-13), 1 a symbol when it is not (TK-23).
void raise_tolls(Table& table, const Feature& road);

// End of a turn of the seat `active`.
void turn_tollhouses_over(Table& table, Seat active);

}  // namespace tollkeeper::oracle
