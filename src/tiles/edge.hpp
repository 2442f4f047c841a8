// Edges, sides, half edges, rotations and editions: the words of a tile's outline.
//
// Sides run clockwise from north. A half edge is half a side seen from the tile's centre looking
// out, left half first, so the eight of them also run clockwise: nl nr el er sl sr wl wr. The left
// half of a side meets the right half of the neighbour's opposite side.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tollkeeper {

enum class Edge : std::uint8_t { field, road, city, water };

enum class Side : std::uint8_t { north, east, south, west };
inline constexpr std::array<Side, 4> kSides{Side::north, Side::east, Side::south, Side::west};

// Bit n of a SideMask is Side n; bit n of a HalfMask is half edge n in the order above.
using SideMask = std::uint8_t;
using HalfMask = std::uint8_t;

// Quarter turns clockwise, 0 to 3.
using Rotation = std::uint8_t;

enum class Edition : std::uint8_t { c1, c2, c3 };
inline constexpr int kEditions = 3;
using EditionMask = std::uint8_t;

constexpr int index_of(Side side) { return static_cast<int>(side); }
constexpr Side opposite(Side side) { return static_cast<Side>((index_of(side) + 2) & 3); }
constexpr Side turned(Side side, Rotation rotation) {
  return static_cast<Side>((index_of(side) + rotation) & 3);
}
constexpr SideMask mask_of(Side side) { return static_cast<SideMask>(1U << index_of(side)); }

constexpr SideMask turned_sides(SideMask sides, Rotation rotation) {
  return static_cast<SideMask>(((sides << rotation) | (sides >> (4 - rotation))) & 0xF);
}
constexpr HalfMask turned_halves(HalfMask halves, Rotation rotation) {
  const int shift = 2 * rotation;
  return static_cast<HalfMask>(((halves << shift) | (halves >> (8 - shift))) & 0xFF);
}

constexpr EditionMask mask_of(Edition edition) {
  return static_cast<EditionMask>(1U << static_cast<int>(edition));
}
constexpr std::string_view name_of(Edition edition) {
  constexpr std::array<std::string_view, kEditions> kNames{"C1", "C2", "C3"};
  return kNames[static_cast<std::size_t>(edition)];
}

constexpr std::string_view name_of(Side side) {
  constexpr std::array<std::string_view, 4> kNames{"north", "east", "south", "west"};
  return kNames[static_cast<std::size_t>(side)];
}
constexpr std::string_view name_of(Edge edge) {
  constexpr std::array<std::string_view, 4> kNames{"field", "road", "city", "water"};
  return kNames[static_cast<std::size_t>(edge)];
}
constexpr char letter_of(Side side) { return "NESW"[static_cast<std::size_t>(side)]; }

// Bit order of HalfMask; "EL" is the left half of the east side.
inline constexpr std::array<std::string_view, 8> kHalfNames{"NL", "NR", "EL", "ER",
                                                            "SL", "SR", "WL", "WR"};
constexpr HalfMask left_half(Side side) {
  return static_cast<HalfMask>(1U << (2 * index_of(side)));
}
constexpr HalfMask right_half(Side side) {
  return static_cast<HalfMask>(2U << (2 * index_of(side)));
}

// The letter of an edge in outlines such as "CRFR", N E S W: F field, R road, C city, S water.
constexpr char letter_of(Edge edge) { return "FRCS"[static_cast<std::size_t>(edge)]; }

}  // namespace tollkeeper
