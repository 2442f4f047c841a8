// Kind: all copies of a tile that play alike in one game: the same type, the same symbols as far as
// any rule in force looks at them, the same place in the drawing order. Compiled from the catalogue
// by make_game(); what the hot path needs of a tile is looked up here and nowhere else.
//
// Roads and cities are the *counted* segments (they carry a Tally), numbered from 0; fields are
// numbered from 0 by themselves. `kNone` stands where there is no such thing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/action.hpp"
#include "rules/feature.hpp"
#include "rules/figure.hpp"
#include "rules/fit.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

using KindId = std::uint16_t;
inline constexpr KindId kNoKind = 0xFFFF;
inline constexpr std::uint8_t kNone = 0xFF;

// Tiles are drawn group by group, lowest first; most games know only the last one.
using DrawGroup = std::uint8_t;
inline constexpr DrawGroup kOrdinaryGroup = 7;

// The kind in one rotation: what meets each side of the board.
struct TurnedKind {
  std::array<Edge, 4> edges{};
  std::array<std::uint8_t, 4> middle{};  // counted segment at the side
  std::array<std::uint8_t, 4> left{};    // field at the left half, seen from the centre
  std::array<std::uint8_t, 4> right{};
};

// A place on the tile where some figure may stand.
struct SpotRow {
  Spot spot = 0;
  FeatureKind kind = FeatureKind::road;
  std::uint8_t number = 0;  // counted segment or field
};

inline constexpr int kMostBeside = (kMaxSegments / 2) * (kMaxSegments / 2);

// A field of the tile and a city of it that the field touches (B-39).
struct Beside {
  std::uint8_t field = 0;
  std::uint8_t city = 0;  // counted segment
};

using SpotMask = std::uint32_t;

// What a random turn reads of a tile stands first and together: a game of all sets has some hundred
// kinds, more than the nearest cache holds (measured in docs/performance.md).
struct alignas(64) Kind {
  // Spots on which a figure of each row may stand; bit n is spots[n].
  std::array<SpotMask, kMaxFigureRows> stands_on{};
  RotationMask distinct_rotations = 0xF;  // turning further gives the same outline and pieces
  bool wet = false;          // has a water edge
  bool restricted = false;   // some module's may_place() must be asked
  bool no_act = false;       // phase 2 is left out after this tile
  bool turn_again = false;   // the same player takes another turn at once
  std::uint8_t marks = 0;    // bits that modules have claimed for themselves
  DrawGroup group = kOrdinaryGroup;
  std::uint8_t counted = 0;  // roads and cities
  std::uint8_t fields = 0;
  std::uint8_t spot_count = 0;
  std::uint8_t first_field_segment = 0;  // segment number of field 0
  std::uint8_t beside_count = 0;
  // Counted segments that have a sister of the same kind on the tile: a feature can touch the tile
  // twice (B-32). Bit n: segment n.
  SegmentMask sisters = 0;
  std::array<TurnedKind, 4> turned{};
  std::array<Tally, kMaxSegments> tally{};
  std::array<FeatureKind, kMaxSegments> counted_kind{};
  // Segment n is spots[n]; the monastery and the garden come after.
  std::array<SpotRow, kMaxSegments + 2> spots{};
  std::array<Beside, kMostBeside> beside{};  // pair by pair
  std::array<SegmentMask, kMaxSegments> field_cities{};  // the same: cities each field touches

  TypeRef ref;
  const TileType* type = nullptr;
  std::vector<PrintedSymbol> symbols;   // those that some rule in force looks at
  std::vector<std::uint16_t> copies;    // indices into Game::copies
};

}  // namespace tollkeeper
