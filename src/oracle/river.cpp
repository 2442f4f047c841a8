#include "oracle/river.hpp"

#include <optional>
#include <set>
#include <vector>

namespace tollkeeper::oracle {
namespace {

Side left_of(Side side) { return turned(side, 3); }
Side right_of(Side side) { return turned(side, 1); }

// The sides of the tile the river reaches; one piece of water joins them all.
std::vector<Side> water_sides(const PlacedTile& placed) {
  std::vector<Side> sides;
  for (const Side side : kSides) {
    if (edge_at(placed, side) == Edge::water) {
      sides.push_back(side);
    }
  }
  return sides;
}

// A place where the river runs off the tiles laid so far.
struct OpenEnd {
  Cell cell;
  Side side = Side::north;
};

std::vector<OpenEnd> open_ends(const Board& board) {
  std::vector<OpenEnd> ends;
  for (const auto& [cell, placed] : board) {
    for (const Side side : water_sides(placed)) {
      if (board.count(neighbour(cell, side)) == 0) {
        ends.push_back({cell, side});
      }
    }
  }
  return ends;
}

// How the water turns that comes in at one side and leaves at another: 0 straight on, 1 to the
// right, 3 to the left.
int turn_between(Side in, Side out) { return (index_of(out) - index_of(opposite(in)) + 4) % 4; }

// The side at which the water from the spring comes into the tile; none for the spring itself.
std::map<Cell, Side> sides_of_entry(const Board& board) {
  std::map<Cell, Side> entries;
  std::set<Cell> reached;
  std::vector<Cell> to_visit;
  for (const auto& [cell, placed] : board) {
    if (is_spring(placed.tile)) {
      reached.insert(cell);
      to_visit.push_back(cell);
    }
  }
  while (!to_visit.empty()) {
    const Cell here = to_visit.front();
    to_visit.erase(to_visit.begin());
    for (const Side side : water_sides(board.at(here))) {
      const Cell next = neighbour(here, side);
      if (board.count(next) != 0 && reached.insert(next).second) {
        entries[next] = opposite(side);
        to_visit.push_back(next);
      }
    }
  }
  return entries;
}

// The turn the river made on the tile in the cell before leaving it at `out`. `look_back`: when it
// went straight on there, the last turn before that.
int turn_before(const Board& board, Cell cell, Side out, bool look_back) {
  const std::map<Cell, Side> entries = sides_of_entry(board);
  for (;;) {
    const auto entry = entries.find(cell);
    if (entry == entries.end()) {
      return 0;  // the spring is no bend (QR-3)
    }
    const int turn = turn_between(entry->second, out);
    if (turn != 0 || !look_back) {
      return turn;
    }
    cell = neighbour(cell, entry->second);
    out = opposite(entry->second);
  }
}

// a second bend the same way.
bool makes_u_turn(const Board& before, const PlacedTile& placed, Cell cell, bool look_back) {
  for (const Side in : water_sides(placed)) {
    if (before.count(neighbour(cell, in)) == 0) {
      continue;
    }
    const int last_turn = turn_before(before, neighbour(cell, in), opposite(in), look_back);
    for (const Side out : water_sides(placed)) {
      if (out != in && last_turn != 0 && turn_between(in, out) == last_turn) {
        return true;
      }
    }
  }
  return false;
}

bool is_line_ahead_free(const Board& board, const OpenEnd& end) {
  for (const auto& [cell, placed] : board) {
    const int dx = cell.x - end.cell.x;
    const int dy = cell.y - end.cell.y;
    const bool ahead = (end.side == Side::north && dx == 0 && dy < 0) ||
                       (end.side == Side::south && dx == 0 && dy > 0) ||
                       (end.side == Side::west && dy == 0 && dx < 0) ||
                       (end.side == Side::east && dy == 0 && dx > 0);
    if (ahead) {
      return false;
    }
  }
  return true;
}

// every open end has a free next place of its own.
bool has_ends_with_one_place(const Board& after) {
  std::set<Cell> places;
  for (const OpenEnd& end : open_ends(after)) {
    if (!places.insert(neighbour(end.cell, end.side)).second) {
      return true;
    }
  }
  return false;
}

// two places ahead of every open end and those beside them are free, so is the whole line
// ahead, and no two ends run side by side.
bool leaves_room(const Board& after) {
  const std::vector<OpenEnd> ends = open_ends(after);
  for (const OpenEnd& end : ends) {
    const Cell first = neighbour(end.cell, end.side);
    const Cell second = neighbour(first, end.side);
    for (const Cell ahead : {first, second}) {
      if (after.count(ahead) != 0 || after.count(neighbour(ahead, left_of(end.side))) != 0 ||
          after.count(neighbour(ahead, right_of(end.side))) != 0) {
        return false;
      }
    }
    if (!is_line_ahead_free(after, end)) {
      return false;
    }
    for (const OpenEnd& other : ends) {
      if (other.side == end.side && (other.cell == neighbour(end.cell, left_of(end.side)) ||
                                     other.cell == neighbour(end.cell, right_of(end.side)))) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

bool is_river_tile(const Tile& tile) { return !tile.type->waters.empty(); }
bool is_spring(const Tile& tile) { return tile.type->water_end == WaterEnd::spring; }
bool is_lake(const Tile& tile) { return tile.type->water_end == WaterEnd::lake; }

bool is_fork(const Tile& tile) { return water_sides({tile, 0}).size() == 3; }

bool is_volcano_lake(const Tile& tile) {
  return is_lake(tile) && has_symbol(tile, SymbolKind::volcano);
}

bool river_allows(const Board& board, RiverBends bends, const Tile& tile, Cell cell,
                  Rotation rotation) {
  const PlacedTile placed{tile, rotation};
  bool continues = false;
  for (const Side side : water_sides(placed)) {
    continues = continues || board.count(neighbour(cell, side)) != 0;
  }
  if (!continues) {
    return false;
  }
  Board after = board;
  after[cell] = placed;
  switch (bends) {
    case RiverBends::jcz: return leaves_room(after);
    case RiverBends::no_immediate_u_turn:
      return !makes_u_turn(board, placed, cell, false) && !has_ends_with_one_place(after);
    case RiverBends::no_u_turn_ever: break;
  }
  return !makes_u_turn(board, placed, cell, true) && !has_ends_with_one_place(after);
}

}  // namespace tollkeeper::oracle
