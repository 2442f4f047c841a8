// The River: its tiles, and where one of them may be placed beside what B-12 says (R-5 to R-7,
// R-17, QR-2 to QR-4).
#pragma once

#include "oracle/board.hpp"
#include "oracle/rules_in_force.hpp"

namespace tollkeeper::oracle {

bool is_river_tile(const Tile& tile);
bool is_spring(const Tile& tile);
bool is_lake(const Tile& tile);
bool is_fork(const Tile& tile);
bool is_volcano_lake(const Tile& tile);

// For a tile of the river that fits by its edges: whether it continues the river, and does not bend
// it as the reading in force forbids.
bool river_allows(const Board& board, RiverBends bends, const Tile& tile, Cell cell,
                  Rotation rotation);

}  // namespace tollkeeper::oracle
