#include "rules/compile_kind.hpp"

#include <algorithm>
#include <bit>

namespace tollkeeper {
namespace {

TurnedKind turned_kind(const TileType& type, std::uint8_t counted, Rotation rotation) {
  TurnedKind turned;
  turned.middle.fill(kNone);
  turned.left.fill(kNone);
  turned.right.fill(kNone);
  for (const Side side : kSides) {
    turned.edges[static_cast<std::size_t>(index_of(tollkeeper::turned(side, rotation)))] =
        type.edges[static_cast<std::size_t>(index_of(side))];
  }
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    const Segment& segment = type.segments[n];
    const SideMask sides = turned_sides(segment.sides, rotation);
    const HalfMask halves = turned_halves(segment.halves, rotation);
    for (std::size_t side = 0; side < 4; ++side) {
      if (segment.kind != SegmentKind::field) {
        if (((sides >> side) & 1) != 0) {
          turned.middle[side] = static_cast<std::uint8_t>(n);
        }
        continue;
      }
      const auto field = static_cast<std::uint8_t>(n - counted);
      if (((halves >> (2 * side)) & 1) != 0) {
        turned.left[side] = field;
      }
      if (((halves >> (2 * side + 1)) & 1) != 0) {
        turned.right[side] = field;
      }
    }
  }
  return turned;
}

// What the tile looks like to the rules in this rotation. Pieces are named by where they lie, not
// by their number, so that looks can be compared between rotations.
std::string look(const Kind& kind, Rotation rotation) {
  const TileType& type = *kind.type;
  std::vector<std::string> pieces;
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    const Segment& segment = type.segments[n];
    std::string piece = std::to_string(static_cast<int>(segment.kind)) + ":" +
                        std::to_string(turned_sides(segment.sides, rotation)) + ":" +
                        std::to_string(turned_halves(segment.halves, rotation)) + ":" +
                        std::to_string(segment.coats);
    SideMask cities = 0;
    for (std::size_t c = 0; c < type.segments.size(); ++c) {
      if (((segment.cities >> c) & 1) != 0) {
        cities = static_cast<SideMask>(cities | type.segments[c].sides);
      }
    }
    piece += ":" + std::to_string(turned_sides(cities, rotation));
    for (const PrintedSymbol& symbol : kind.symbols) {
      if (((symbol.beside >> n) & 1) != 0) {
        piece += "," + std::to_string(static_cast<int>(symbol.kind));
      }
    }
    const bool meets = type.crossroads && ((type.crossroads->roads >> n) & 1) != 0;
    piece += meets ? "x" : "";
    pieces.push_back(std::move(piece));
  }
  std::sort(pieces.begin(), pieces.end());
  std::string text;
  for (const Side side : kSides) {
    text += letter_of(kind.turned[rotation].edges[static_cast<std::size_t>(index_of(side))]);
  }
  for (const std::string& piece : pieces) {
    text += ' ' + piece;
  }
  return text;
}

RotationMask distinct_rotations(const Kind& kind) {
  RotationMask mask = 0;
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    bool seen = false;
    for (Rotation before = 0; before < rotation; ++before) {
      seen = seen || look(kind, before) == look(kind, rotation);
    }
    mask = static_cast<RotationMask>(mask | (seen ? 0U : 1U << rotation));
  }
  return mask;
}

void add_spots(Kind& kind, bool gardens, const TileCopy& copy) {
  const TileType& type = *kind.type;
  const auto add = [&kind](Spot spot, FeatureKind feature, std::size_t number) {
    kind.spots[kind.spot_count++] = {spot, feature, static_cast<std::uint8_t>(number)};
  };
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    switch (type.segments[n].kind) {
      case SegmentKind::road:
        add(static_cast<Spot>(n), FeatureKind::road, n);
        break;
      case SegmentKind::city:
        add(static_cast<Spot>(n), FeatureKind::city, n);
        break;
      case SegmentKind::field:
        add(static_cast<Spot>(n), FeatureKind::field, n - kind.counted);
        break;
    }
  }
  if (type.monastery) {
    add(kMonasterySpot, FeatureKind::monastery, 0);
  }
  const bool has_garden =
      std::any_of(copy.symbols.begin(), copy.symbols.end(), [](const PrintedSymbol& symbol) {
        return symbol.kind == SymbolKind::garden;
      });
  if (gardens && has_garden) {
    add(kGardenSpot, FeatureKind::garden, 0);
  }
}

// Symbols that no rule in force looks at do not tell kinds apart.
std::vector<PrintedSymbol> symbols_that_matter(const GameDraft& draft, const TileCopy& copy) {
  std::vector<PrintedSymbol> symbols;
  for (PrintedSymbol symbol : copy.symbols) {
    const bool in_lane = std::any_of(
        draft.lanes.begin(), draft.lanes.end(),
        [&](const LaneRow& row) { return (row.symbols & mask_of(symbol.kind)) != 0; });
    const bool looked_at = (draft.looked_at & mask_of(symbol.kind)) != 0 ||
                           (draft.gardens && symbol.kind == SymbolKind::garden);
    if ((in_lane && symbol.beside != 0) || looked_at) {
      symbol.field = -1;
      symbols.push_back(symbol);
    }
  }
  std::sort(symbols.begin(), symbols.end(), [](const PrintedSymbol& a, const PrintedSymbol& b) {
    return a.kind != b.kind ? a.kind < b.kind : a.beside < b.beside;
  });
  return symbols;
}

}  // namespace

Kind compile_kind(const GameDraft& draft, std::size_t tile) {
  const DraftTile& drafted = draft.tiles[tile];
  const TileCopy& copy = draft.copy(tile);
  Kind kind;
  kind.ref = {drafted.copy.set, copy.type};
  kind.type = &draft.type(tile);
  kind.symbols = symbols_that_matter(draft, copy);
  kind.group = drafted.group;
  kind.restricted = drafted.restricted;
  kind.no_act = drafted.no_act;
  kind.turn_again = drafted.turn_again;
  kind.marks = drafted.marks;

  std::array<int, 2> of_kind{};  // roads, cities
  for (const Segment& segment : kind.type->segments) {
    if (segment.kind == SegmentKind::field) {
      for (std::uint8_t city = 0; city < kMaxSegments; ++city) {
        if (((segment.cities >> city) & 1) != 0) {
          kind.beside[kind.beside_count++] = {kind.fields, city};
        }
      }
      kind.field_cities[kind.fields++] = segment.cities;
      continue;
    }
    const bool city = segment.kind == SegmentKind::city;
    ++of_kind[city ? 1 : 0];
    kind.counted_kind[kind.counted] = city ? FeatureKind::city : FeatureKind::road;
    Tally& tally = kind.tally[kind.counted];
    tally.lane[kOpenLane] = static_cast<std::uint16_t>(std::popcount(segment.sides));
    tally.lane[kTilesLane] = 1;
    tally.lane[kCoatsLane] = segment.coats;
    for (const LaneRow& row : draft.lanes) {
      for (const PrintedSymbol& symbol : kind.symbols) {
        if ((row.symbols & mask_of(symbol.kind)) != 0 &&
            ((symbol.beside >> kind.counted) & 1) != 0) {
          ++tally.lane[static_cast<std::size_t>(row.lane)];
        }
      }
    }
    ++kind.counted;
  }
  kind.first_field_segment = kind.counted;
  for (std::size_t n = 0; n < kind.counted; ++n) {
    const bool city = kind.counted_kind[n] == FeatureKind::city;
    if (of_kind[city ? 1 : 0] > 1) {
      kind.sisters = static_cast<SegmentMask>(kind.sisters | (1U << n));
    }
  }
  for (const Edge edge : kind.type->edges) {
    kind.wet = kind.wet || edge == Edge::water;
  }
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    kind.turned[rotation] = turned_kind(*kind.type, kind.counted, rotation);
  }
  kind.distinct_rotations = distinct_rotations(kind);
  add_spots(kind, draft.gardens, copy);
  for (std::size_t row = 0; row < draft.figures.size(); ++row) {
    for (std::size_t n = 0; n < kind.spot_count; ++n) {
      if ((draft.figures[row].stands_on & mask_of(kind.spots[n].kind)) != 0) {
        kind.stands_on[row] |= SpotMask{1} << n;
      }
    }
  }
  return kind;
}

std::string kind_key(const Kind& kind) {
  std::string key = std::to_string(kind.ref.set) + "/" + std::to_string(kind.ref.type) + "/" +
                    std::to_string(kind.group) + "/" + (kind.restricted ? "r" : "") +
                    (kind.no_act ? "n" : "") + (kind.turn_again ? "a" : "") + "/" +
                    std::to_string(kind.marks) + "/" + std::to_string(kind.spot_count);
  for (const PrintedSymbol& symbol : kind.symbols) {
    key += "," + std::to_string(static_cast<int>(symbol.kind)) + ":" +
           std::to_string(symbol.beside);
  }
  return key;
}

FitTable fit_table_of(const Kind& kind) {
  FitTable table;
  if (kind.wet) {
    return table;
  }
  const auto suits = [&kind](Rotation rotation, std::size_t side, unsigned code) {
    return code == 0 || code - 1 == static_cast<unsigned>(kind.turned[rotation].edges[side]);
  };
  for (unsigned nibble = 0; nibble < 16; ++nibble) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      const auto bit = static_cast<RotationMask>(1U << rotation);
      if (suits(rotation, 0, nibble & 3) && suits(rotation, 1, nibble >> 2)) {
        table.low[nibble] = static_cast<RotationMask>(table.low[nibble] | bit);
      }
      if (suits(rotation, 2, nibble & 3) && suits(rotation, 3, nibble >> 2)) {
        table.high[nibble] = static_cast<RotationMask>(table.high[nibble] | bit);
      }
    }
  }
  return table;
}

}  // namespace tollkeeper
