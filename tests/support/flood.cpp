#include "support/flood.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "rules/field_score.hpp"
#include "rules/score.hpp"
#include "tiles/turned.hpp"

namespace tollkeeper::testing {
namespace {

struct Table {
  std::vector<TileType> tiles;  // as they lie, turned
  std::map<Cell, std::uint16_t> at;
};

Table table_of(const State& s) {
  Table table;
  for (std::uint16_t n = 0; n < s.head().tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    table.tiles.push_back(turned(*s.kind_of(tile).type, tile.rotation));
    table.at[tile.cell] = n;
  }
  return table;
}

// The segment that reaches the side (road, city) or the half edge (field), or -1.
int segment_at(const TileType& type, SegmentKind kind, SideMask side, HalfMask half) {
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    const Segment& segment = type.segments[n];
    if (segment.kind == kind &&
        (kind == SegmentKind::field ? (segment.halves & half) != 0 : (segment.sides & side) != 0)) {
      return static_cast<int>(n);
    }
  }
  return -1;
}

// Pieces that touch this one across the sides of its tile; counts the sides that nothing meets.
std::vector<Piece> pieces_beside(const State& s, const Table& table, Piece piece, int& open_sides) {
  std::vector<Piece> beside;
  const TileType& type = table.tiles[piece.tile];
  const Segment& segment = type.segments[piece.segment];
  for (const Side side : kSides) {
    const auto found = table.at.find(neighbour(s.tiles()[piece.tile].cell, side));
    if (found == table.at.end()) {
      open_sides += (segment.sides & mask_of(side)) != 0 ? 1 : 0;
      continue;
    }
    const Side facing = opposite(side);
    const TileType& other = table.tiles[found->second];
    std::vector<int> met;
    if (segment.kind == SegmentKind::field) {
      if ((segment.halves & left_half(side)) != 0) {
        met.push_back(segment_at(other, segment.kind, 0, right_half(facing)));
      }
      if ((segment.halves & right_half(side)) != 0) {
        met.push_back(segment_at(other, segment.kind, 0, left_half(facing)));
      }
    } else if ((segment.sides & mask_of(side)) != 0) {
      met.push_back(segment_at(other, segment.kind, mask_of(facing), 0));
    }
    for (const int number : met) {
      beside.push_back({found->second, static_cast<std::uint8_t>(number)});
    }
  }
  return beside;
}

void add_sums(const State& s, const Table& table, FloodedFeature& feature) {
  std::map<std::uint16_t, SegmentMask> segments;
  for (const Piece& piece : feature.pieces) {
    segments[piece.tile] = static_cast<SegmentMask>(segments[piece.tile] | (1U << piece.segment));
    feature.coats += table.tiles[piece.tile].segments[piece.segment].coats;
  }
  feature.tiles = static_cast<int>(segments.size());
  for (const auto& [tile, mask] : segments) {
    for (const PrintedSymbol& symbol : s.kind_of(s.tiles()[tile]).symbols) {
      feature.symbols[static_cast<std::size_t>(symbol.kind)] += (symbol.beside & mask) != 0 ? 1 : 0;
    }
  }
  for (std::uint16_t id = 0; id < s.game().layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile != kInSupply && figure.spot < kMonasterySpot &&
        std::binary_search(feature.pieces.begin(), feature.pieces.end(),
                           Piece{figure.tile, figure.spot})) {
      feature.figures.push_back(id);
    }
  }
}

// The engine's number of a piece's feature.
std::uint16_t root_of(const State& s, Piece piece) {
  const PlacedTile& tile = s.tiles()[piece.tile];
  const Kind& kind = s.kind_of(tile);
  return piece.segment >= kind.first_field_segment
             ? s.field_root(static_cast<std::uint16_t>(tile.first_field + piece.segment -
                                                       kind.first_field_segment))
             : s.feature_root(static_cast<std::uint16_t>(tile.first_feature + piece.segment));
}

std::vector<std::uint16_t> ring_of(const State& s, std::uint16_t first) {
  std::vector<std::uint16_t> ids;
  if (first != 0) {
    auto id = static_cast<std::uint16_t>(first - 1);
    do {
      ids.push_back(id);
      id = s.figures()[id].next;
    } while (id != first - 1 && ids.size() <= s.game().layout.figure_count);
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::string text_of(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::string name_of(const State& s, const FloodedFeature& feature) {
  constexpr std::array<std::string_view, 3> kWords{"road", "city", "field"};
  const Piece first = feature.pieces.front();
  return std::string(kWords[static_cast<std::size_t>(feature.kind)]) + " with segment " +
         std::to_string(first.segment) + " on " + text_of(s.tiles()[first.tile].cell);
}

std::string differs(const std::string& what, int engine, int flooded) {
  return engine == flooded ? std::string()
                           : what + ": the engine has " + std::to_string(engine) +
                                 ", the flood finds " + std::to_string(flooded);
}

std::string sum_difference(const State& s, const FloodedFeature& feature, std::uint16_t root) {
  const Tally tally = tally_of(s, root);
  std::string fault = differs("open sides", tally.lane[kOpenLane], feature.open_sides);
  if (fault.empty()) {
    fault = differs("tiles", tally.lane[kTilesLane], feature.tiles);
  }
  if (fault.empty()) {
    fault = differs("coats of arms", tally.lane[kCoatsLane], feature.coats);
  }
  for (const LaneRow& row : s.game().lanes) {
    int count = 0;
    for (std::size_t n = 0; n < feature.symbols.size(); ++n) {
      count += ((row.symbols >> n) & 1) != 0 ? feature.symbols[n] : 0;
    }
    if (fault.empty()) {
      fault = differs("symbols in lane " + std::to_string(row.lane),
                      tally.lane[static_cast<std::size_t>(row.lane)], count);
    }
  }
  if (fault.empty() && is_complete(s, root) != (feature.open_sides == 0)) {
    fault = "one takes it for complete, the other not";
  }
  return fault;
}

std::string feature_difference(const State& s, const FloodedFeature& feature) {
  const bool field = feature.kind == SegmentKind::field;
  const std::uint16_t root = root_of(s, feature.pieces.front());
  std::set<Cell> cells;
  for (const Piece& piece : feature.pieces) {
    cells.insert(s.tiles()[piece.tile].cell);
    if (root_of(s, piece) != root) {
      return "the engine parts it at " + text_of(s.tiles()[piece.tile].cell);
    }
  }
  const Link& link = field ? s.fields()[root] : s.features()[root];
  if (ring_of(s, link.figure) != feature.figures) {
    return "the figures on it are not those whose places it has";
  }
  if ((field ? field_cells(s, root) : feature_cells(s, root)) !=
      std::vector<Cell>(cells.begin(), cells.end())) {
    return "the engine lists other cells";
  }
  if (field) {
    return "";
  }
  const bool unscored = s.phase() == Phase::act || s.phase() == Phase::score;
  if (!unscored && feature.open_sides == 0 && !feature.figures.empty()) {
    return "it is complete and holds figures still (B-29)";
  }
  return sum_difference(s, feature, root);
}

// B-39: which completed cities each field touches.
std::string field_link_difference(const State& s, const Table& table,
                                  const std::vector<FloodedFeature>& features) {
  std::map<Piece, const FloodedFeature*> of_piece;
  for (const FloodedFeature& feature : features) {
    for (const Piece& piece : feature.pieces) {
      of_piece[piece] = &feature;
    }
  }
  for (const FloodedFeature& feature : features) {
    if (feature.kind != SegmentKind::field) {
      continue;
    }
    std::set<std::uint16_t> expected;
    for (const Piece& piece : feature.pieces) {
      const Segment& segment = table.tiles[piece.tile].segments[piece.segment];
      for (std::uint8_t n = 0; n < table.tiles[piece.tile].segments.size(); ++n) {
        const Piece city{piece.tile, n};
        if (((segment.cities >> n) & 1) != 0 && of_piece[city]->open_sides == 0) {
          expected.insert(root_of(s, city));
        }
      }
    }
    const auto listed = completed_cities_of(s, root_of(s, feature.pieces.front()));
    if (std::set<std::uint16_t>(listed.begin(), listed.end()) != expected ||
        listed.size() != expected.size()) {
      return name_of(s, feature) + ": the completed cities at it differ";
    }
  }
  return "";
}

std::string watch_difference(const State& s, const Table& table) {
  std::size_t standing = 0;
  for (std::uint16_t id = 0; id < s.game().layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot < kMonasterySpot) {
      continue;
    }
    ++standing;
    const Cell cell = s.tiles()[figure.tile].cell;
    int present = 0;
    for (std::int16_t dy = -1; dy <= 1; ++dy) {
      for (std::int16_t dx = -1; dx <= 1; ++dx) {
        present += table.at.contains({static_cast<std::int16_t>(cell.x + dx),
                                      static_cast<std::int16_t>(cell.y + dy)})
                       ? 1
                       : 0;
      }
    }
    const auto kind = figure.spot == kMonasterySpot ? FeatureKind::monastery : FeatureKind::garden;
    const auto* end = s.watches() + s.head().watches;
    if (std::count_if(s.watches(), end, [&](const Watch& watch) {
          return watch.figure == id && watch.cell == cell && watch.kind == kind &&
                 watch.present == present;
        }) != 1) {
      return "the figure on the monastery or garden at " + text_of(cell) + " is not watched with " +
             std::to_string(present) + " tiles";
    }
  }
  return differs("watched monasteries and gardens", s.head().watches, static_cast<int>(standing));
}

// What an open cell must say about the neighbour at one of its sides.
std::string open_side_difference(const State& s, const Table& table, const OpenCell& open,
                                 Side side, std::uint16_t tile) {
  const auto n = static_cast<std::size_t>(index_of(side));
  const Side facing = opposite(side);
  const TileType& type = table.tiles[tile];
  const Edge edge = type.edges[static_cast<std::size_t>(index_of(facing))];
  if (((open.wet >> n) & 1) != (edge == Edge::water ? 1 : 0)) {
    return "water at the " + std::string(name_of(side));
  }
  const auto meets = [&](SegmentKind kind, HalfMask half, std::uint16_t id) {
    const int segment = segment_at(type, kind, mask_of(facing), half);
    const Piece piece{tile, static_cast<std::uint8_t>(segment)};
    const auto root = kind == SegmentKind::field ? s.field_root(id) : s.feature_root(id);
    return segment >= 0 && root == root_of(s, piece);
  };
  if (edge == Edge::city) {
    return meets(SegmentKind::city, 0, open.middle[n]) ? "" : "the city at a side";
  }
  if (edge == Edge::road && !meets(SegmentKind::road, 0, open.middle[n])) {
    return "the road at a side";
  }
  // Our left half meets the right half of the neighbour's side.
  const bool fields = meets(SegmentKind::field, right_half(facing), open.left[n]) &&
                      meets(SegmentKind::field, left_half(facing), open.right[n]);
  return fields ? "" : "the fields at a side";
}

std::string open_difference(const State& s, const Table& table) {
  std::map<Cell, SideMask> expected;
  for (const auto& [cell, tile] : table.at) {
    for (const Side side : kSides) {
      const Cell next = neighbour(cell, side);
      if (!table.at.contains(next)) {
        expected[next] = static_cast<SideMask>(expected[next] | mask_of(opposite(side)));
      }
    }
  }
  std::size_t count = 0;
  for (std::uint16_t slot = 0; slot < s.head().open_high; ++slot) {
    const OpenCell& open = s.open()[slot];
    if (open.known == 0) {
      continue;
    }
    ++count;
    const std::string where = "open place " + text_of(open.cell);
    const auto found = expected.find(open.cell);
    if (found == expected.end() || found->second != open.known || s.slot_at(open.cell) != slot) {
      return where + ": not open, or other neighbours";
    }
    for (const Side side : kSides) {
      if ((open.known & mask_of(side)) != 0) {
        const std::string fault =
            open_side_difference(s, table, open, side, table.at.at(neighbour(open.cell, side)));
        if (!fault.empty()) {
          return where + ": " + fault;
        }
      }
    }
  }
  return differs("open places", static_cast<int>(count), static_cast<int>(expected.size()));
}

}  // namespace

std::vector<FloodedFeature> flood(const State& s) {
  const Table table = table_of(s);
  std::vector<FloodedFeature> features;
  std::set<Piece> seen;
  for (std::uint16_t tile = 0; tile < table.tiles.size(); ++tile) {
    for (std::uint8_t segment = 0; segment < table.tiles[tile].segments.size(); ++segment) {
      if (!seen.insert({tile, segment}).second) {
        continue;
      }
      FloodedFeature feature;
      feature.kind = table.tiles[tile].segments[segment].kind;
      feature.pieces = {{tile, segment}};
      for (std::size_t n = 0; n < feature.pieces.size(); ++n) {
        for (const Piece& next : pieces_beside(s, table, feature.pieces[n], feature.open_sides)) {
          if (seen.insert(next).second) {
            feature.pieces.push_back(next);
          }
        }
      }
      std::sort(feature.pieces.begin(), feature.pieces.end());
      add_sums(s, table, feature);
      features.push_back(std::move(feature));
    }
  }
  return features;
}

std::string difference_to_flood(const State& s) {
  const Table table = table_of(s);
  const std::vector<FloodedFeature> features = flood(s);
  std::set<std::pair<bool, std::uint16_t>> roots;
  for (const FloodedFeature& feature : features) {
    std::string fault = feature_difference(s, feature);
    const bool field = feature.kind == SegmentKind::field;
    if (fault.empty() && !roots.insert({field, root_of(s, feature.pieces.front())}).second) {
      fault = "the engine joins it to another";
    }
    if (!fault.empty()) {
      return name_of(s, feature) + ": " + fault;
    }
  }
  for (auto* check : {&watch_difference, &open_difference}) {
    if (std::string fault = (*check)(s, table); !fault.empty()) {
      return fault;
    }
  }
  return field_link_difference(s, table, features);
}

}  // namespace tollkeeper::testing
