#include "oracle/board.hpp"

#include <set>

namespace tollkeeper::oracle {

bool is_equal(const Tile& a, const Tile& b) {
  if (a.type != b.type || a.copy->symbols.size() != b.copy->symbols.size()) {
    return false;
  }
  std::multiset<std::pair<SymbolKind, SegmentMask>> of_a;
  std::multiset<std::pair<SymbolKind, SegmentMask>> of_b;
  for (const PrintedSymbol& symbol : a.copy->symbols) {
    of_a.emplace(symbol.kind, symbol.beside);
  }
  for (const PrintedSymbol& symbol : b.copy->symbols) {
    of_b.emplace(symbol.kind, symbol.beside);
  }
  return of_a == of_b;
}

bool has_symbol(const Tile& tile, SymbolKind kind) {
  for (const PrintedSymbol& symbol : tile.copy->symbols) {
    if (symbol.kind == kind) {
      return true;
    }
  }
  return false;
}

bool has_symbol_beside(const Tile& tile, SymbolKind kind, Spot segment) {
  for (const PrintedSymbol& symbol : tile.copy->symbols) {
    if (symbol.kind == kind && ((symbol.beside >> segment) & 1) != 0) {
      return true;
    }
  }
  return false;
}

Edge edge_at(const PlacedTile& placed, Side side) {
  for (const Side printed : kSides) {
    if (turned(printed, placed.rotation) == side) {
      return placed.tile.type->edges[static_cast<std::size_t>(index_of(printed))];
    }
  }
  return Edge::field;
}

std::optional<Spot> segment_at_side(const PlacedTile& placed, Side side) {
  const auto& segments = placed.tile.type->segments;
  for (std::size_t n = 0; n < segments.size(); ++n) {
    if ((turned_sides(segments[n].sides, placed.rotation) & mask_of(side)) != 0) {
      return static_cast<Spot>(n);
    }
  }
  return std::nullopt;
}

std::optional<Spot> field_at_half(const PlacedTile& placed, int half) {
  const auto& segments = placed.tile.type->segments;
  for (std::size_t n = 0; n < segments.size(); ++n) {
    if (((turned_halves(segments[n].halves, placed.rotation) >> half) & 1) != 0) {
      return static_cast<Spot>(n);
    }
  }
  return std::nullopt;
}

std::vector<Spot> spots_of(const Tile& tile) {
  std::vector<Spot> spots;
  for (std::size_t n = 0; n < tile.type->segments.size(); ++n) {
    spots.push_back(static_cast<Spot>(n));
  }
  if (tile.type->monastery) {
    spots.push_back(kMonasterySpot);
  }
  if (has_symbol(tile, SymbolKind::garden)) {
    spots.push_back(kGardenSpot);
  }
  return spots;
}

bool fits(const Board& board, const Tile& tile, Cell cell, Rotation rotation) {
  if (board.count(cell) != 0) {
    return false;
  }
  bool touches = false;
  for (const Side side : kSides) {
    const auto other = board.find(neighbour(cell, side));
    if (other == board.end()) {
      continue;
    }
    touches = true;
    if (edge_at(other->second, opposite(side)) != edge_at({tile, rotation}, side)) {
      return false;
    }
  }
  return touches;
}

std::vector<Cell> cells_beside(const Board& board) {
  std::set<Cell> cells;
  for (const auto& [cell, placed] : board) {
    for (const Side side : kSides) {
      if (board.count(neighbour(cell, side)) == 0) {
        cells.insert(neighbour(cell, side));
      }
    }
  }
  return {cells.begin(), cells.end()};
}

int neighbours_present(const Board& board, Cell cell) {
  int present = 0;
  for (const auto& [other, placed] : board) {
    if (other != cell && is_around(other, cell)) {
      ++present;
    }
  }
  return present;
}

}  // namespace tollkeeper::oracle
