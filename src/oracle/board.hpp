// The table as a plain map from cells to tiles, and what can be read off one tile lying there.
// Types and copies belong to the Catalogue, which must outlive every board.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "oracle/words.hpp"
#include "rules/cell.hpp"
#include "tiles/catalogue.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper::oracle {

// A physical tile.
struct Tile {
  const TileType* type = nullptr;
  const TileCopy* copy = nullptr;
};

// Whether nobody could tell the two apart: same geometry, same symbols beside the same segments.
bool is_equal(const Tile& a, const Tile& b);

bool has_symbol(const Tile& tile, SymbolKind kind);
bool has_symbol_beside(const Tile& tile, SymbolKind kind, Spot segment);

struct PlacedTile {
  Tile tile;
  Rotation rotation = 0;
};

using Board = std::map<Cell, PlacedTile>;

Edge edge_at(const PlacedTile& placed, Side side);

// The road or city segment that reaches the side, or nothing.
std::optional<Spot> segment_at_side(const PlacedTile& placed, Side side);

// The field segment that reaches the half edge, given by its number in tiles/edge.hpp.
std::optional<Spot> field_at_half(const PlacedTile& placed, int half);

// Every spot of the tile: segments, then monastery, then garden.
std::vector<Spot> spots_of(const Tile& tile);

// B-11 and B-12: the cell is empty, touches a tile and every edge continues its neighbour.
bool fits(const Board& board, const Tile& tile, Cell cell, Rotation rotation);

// Empty cells that share a side with a tile, in reading order.
std::vector<Cell> cells_beside(const Board& board);

// How many of the eight places round the cell hold tiles (B-35).
int neighbours_present(const Board& board, Cell cell);

}  // namespace tollkeeper::oracle
