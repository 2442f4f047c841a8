// Action: one choice of the player to move, a value of 8 bytes.
//
//   byte   0        1      2         3         4..5     6..7
//          kind     what   spot      module    cell.x   cell.y
//
// `place_tile`    cell and `spot` = rotation in quarter turns; the tile is the one in hand
// `place_figure`  what = index of the figure row, cell of the tile, spot on it
// `special`       an action an expansion brought: module = its index in Game::modules, what = its
//                 own code, cell and spot as that expansion says
// `pass`          end of phase 2 without (more) actions
#pragma once

#include <compare>
#include <cstdint>

#include "rules/cell.hpp"

namespace tollkeeper {

// A player's place at the table, 0 to 5.
using Seat = std::uint8_t;
inline constexpr int kMaxSeats = 6;
inline constexpr Seat kNoSeat = 0xFF;

// A place on a tile where a figure can stand: a segment's number, or one of these two.
using Spot = std::uint8_t;
inline constexpr Spot kMonasterySpot = 0x40;
inline constexpr Spot kGardenSpot = 0x41;

enum class ActionKind : std::uint8_t { place_tile, place_figure, special, pass };

struct Action {
  ActionKind kind = ActionKind::pass;
  std::uint8_t what = 0;
  std::uint8_t spot = 0;
  std::uint8_t module = 0;
  Cell cell;

  friend constexpr bool operator==(const Action&, const Action&) = default;
  // The fixed order of every list of actions.
  friend constexpr std::strong_ordering operator<=>(const Action& a, const Action& b) {
    if (const auto by = a.kind <=> b.kind; by != 0) {
      return by;
    }
    if (const auto by = a.module <=> b.module; by != 0) {
      return by;
    }
    if (const auto by = a.what <=> b.what; by != 0) {
      return by;
    }
    if (const auto by = a.cell <=> b.cell; by != 0) {
      return by;
    }
    return a.spot <=> b.spot;
  }

  static constexpr Action pass() { return {}; }
  static constexpr Action place_tile(Cell cell, Rotation rotation) {
    return {ActionKind::place_tile, 0, rotation, 0, cell};
  }
  static constexpr Action place_figure(std::uint8_t figure, Cell cell, Spot spot) {
    return {ActionKind::place_figure, figure, spot, 0, cell};
  }
};
static_assert(sizeof(Action) == 8);

}  // namespace tollkeeper
