// TileType and TileCopy: what is printed, as facts, before any rule. A *type* is the geometry
// (edges and segments) in one orientation of our choice; a *copy* is one physical tile of a type
// with its symbols. Plain data owned by the Catalogue that loaded it; never changed afterwards.
//
// Segments are numbered cities and roads first (in file order), then fields; the number is the
// segment's index in TileType::segments and is what masks and records use.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tiles/edge.hpp"
#include "tiles/symbol.hpp"

namespace tollkeeper {

enum class SegmentKind : std::uint8_t { road, city, field };

// What a road segment with a single side ends at inside the tile (TK-5, Q-32). `none`: it does not
// end inside. `water`: a quay or the bank of a lake. Only `crossroads` can ever hold a token.
enum class InnerEnd : std::uint8_t { none, crossroads, monastery, city, cottage, water };

// Bit n: segment n of the same tile.
using SegmentMask = std::uint16_t;
inline constexpr int kMaxSegments = 16;

struct Segment {
  SegmentKind kind = SegmentKind::field;
  SideMask sides = 0;      // road, city: the sides it reaches
  HalfMask halves = 0;     // field: the half edges it reaches; 0 is an enclosed inner field
  std::uint8_t coats = 0;  // city: coats of arms
  SegmentMask cities = 0;  // field: city segments of this tile that it touches
  InnerEnd inner_end = InnerEnd::none;  // road
  std::uint8_t inner_city = 0;          // road with inner_end city: that city's segment number

  friend bool operator==(const Segment&, const Segment&) = default;
};

// A crossroads is where the road segments in `roads` end together (TK-5). Trees count only under
// the wider reading (D-2, option crossroads_rule), villages under both.
enum class CrossroadsKind : std::uint8_t { village, trees };
struct Crossroads {
  CrossroadsKind kind = CrossroadsKind::village;
  SegmentMask roads = 0;

  friend bool operator==(const Crossroads&, const Crossroads&) = default;
};

// What a water piece with a single side is: where the river begins or where it ends.
enum class WaterEnd : std::uint8_t { none, spring, lake };

struct TileType {
  std::string id;               // "base/U"
  std::array<Edge, 4> edges{};  // north, east, south, west
  std::vector<Segment> segments;
  bool monastery = false;
  std::optional<Crossroads> crossroads;
  // Water pieces, each a mask of the sides it joins (one side: spring, lake; three: a fork).
  std::vector<SideMask> waters;
  WaterEnd water_end = WaterEnd::none;
  // Roads and cities that pass over something else of the tile on a printed bridge.
  SegmentMask bridges = 0;
  std::array<std::uint8_t, kEditions> counts{};  // copies in C1, C2, C3
  std::string jcz_id;           // JCloisterZone's name of the type without a garden, or empty
  std::string jcz_garden_id;    // its name for the copies with a garden, or empty
  bool reconstruction = false;  // not seen in any picture or definition; see `note`
  std::string note;

  friend bool operator==(const TileType&, const TileType&) = default;
};

struct PrintedSymbol {
  SymbolKind kind = SymbolKind::farmhouse;
  SegmentMask beside = 0;  // segments it lies next to (TK-17); 0: next to none
  std::int8_t field = -1;  // field segment it is drawn in where a picture was seen, else -1

  friend bool operator==(const PrintedSymbol&, const PrintedSymbol&) = default;
};

struct TileCopy {
  std::string id;          // "base/U.6"; C1 copies end in "@C1"
  std::uint16_t type = 0;  // index into TileSet::types
  EditionMask editions = 0;
  std::vector<PrintedSymbol> symbols;
  bool start_tile = false;

  friend bool operator==(const TileCopy&, const TileCopy&) = default;
};

}  // namespace tollkeeper
