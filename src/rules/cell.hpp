// Cell: a place on the table, one tile large. x grows to the east, y to the south; the start tile
// lies at (0, 0) (B-5). No bound but that of 16 bits, which no game can reach.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "tiles/edge.hpp"

namespace tollkeeper {

struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;

  friend constexpr bool operator==(const Cell&, const Cell&) = default;
  // Reading order: row by row from the north, west to east.
  friend constexpr std::strong_ordering operator<=>(const Cell& a, const Cell& b) {
    if (const auto rows = a.y <=> b.y; rows != 0) {
      return rows;
    }
    return a.x <=> b.x;
  }
};

constexpr Cell neighbour(Cell cell, Side side) {
  constexpr std::int16_t kDx[4] = {0, 1, 0, -1};
  constexpr std::int16_t kDy[4] = {-1, 0, 1, 0};
  const auto n = static_cast<std::size_t>(side);
  return Cell{static_cast<std::int16_t>(cell.x + kDx[n]), static_cast<std::int16_t>(cell.y + kDy[n])};
}

// Whether the two cells touch at a side or a corner, or are the same (B-35).
constexpr bool is_around(Cell a, Cell b) {
  const int dx = a.x - b.x;
  const int dy = a.y - b.y;
  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

}  // namespace tollkeeper
