#include "expansions/river/river_module.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "expansions/river/river_draw.hpp"

namespace tollkeeper {
namespace {

// An open end: the water leads into `cell`, flowing towards `heading`.
struct End {
  Cell cell;
  Side heading = Side::north;
};
using EndList = SmallList<End, 16>;

bool is_water(const TurnedKind& turned, Side side) {
  return turned.edges[static_cast<std::size_t>(index_of(side))] == Edge::water;
}

bool has_water(const State& s, const PlacedTile& tile, Side side) {
  return is_water(s.kind_of(tile).turned[tile.rotation], side);
}

// Open ends after the kind is laid on the cell: the old ones elsewhere, then its own.
EndList ends_after(const State& s, const TurnedKind& turned, Cell cell) {
  EndList ends;
  for (std::size_t n = 0; n < s.head().open_high; ++n) {
    const OpenCell& open = s.open()[n];
    if (open.known == 0 || open.wet == 0 || open.cell == cell) {
      continue;
    }
    for (const Side side : kSides) {
      if ((open.wet & mask_of(side)) != 0) {
        ends.push_back({open.cell, opposite(side)});
      }
    }
  }
  for (const Side side : kSides) {
    const Cell next = neighbour(cell, side);
    if (is_water(turned, side) && !s.has_tile(next)) {
      ends.push_back({next, side});
    }
  }
  return ends;
}

// The way the water takes through a tile: -1 left, 0 straight on, 1 right.
int turn_between(Side from_heading, Side to_heading) {
  constexpr std::array kTurns{0, 1, 0, -1};
  return kTurns[static_cast<std::size_t>((index_of(to_heading) - index_of(from_heading)) & 3)];
}

// Where the water came from when it reached this tile: the neighbour along water that lay there
// before it. Nothing for a spring.
std::optional<Side> upstream_side(const State& s, const PlacedTile& tile) {
  for (const Side side : kSides) {
    if (has_water(s, tile, side)) {
      const PlacedTile* other = s.tile_at(neighbour(tile.cell, side));
      if (other != nullptr && other < &tile) {
        return side;
      }
    }
  }
  return std::nullopt;
}

// The last bend before the water flows out of `tile` towards `heading`: of that very tile, or, with
// `through_straights`, of the nearest tile upstream that bends. A fork's arm that turns off is a
// bend (QR-3); a spring is none.
int last_bend(const State& s, const PlacedTile* tile, Side heading, bool through_straights) {
  while (true) {
    const auto from = upstream_side(s, *tile);
    if (!from) {
      return 0;
    }
    const Side arriving = opposite(*from);
    const int turn = turn_between(arriving, heading);
    if (turn != 0 || !through_straights) {
      return turn;
    }
    heading = arriving;
    tile = s.tile_at(neighbour(tile->cell, *from));
  }
}

bool turns_back(const State& s, const TurnedKind& turned, Cell cell, bool ever) {
  for (const Side in : kSides) {
    if (!is_water(turned, in)) {
      continue;
    }
    const PlacedTile* before = s.tile_at(neighbour(cell, in));
    const Side arriving = opposite(in);
    bool bends = false;
    for (const Side out : kSides) {
      bends |= is_water(turned, out) && out != in && turn_between(arriving, out) != 0;
    }
    if (before == nullptr || !bends) {
      continue;
    }
    const int bend = last_bend(s, before, arriving, ever);
    for (const Side out : kSides) {
      if (is_water(turned, out) && out != in && bend != 0 && turn_between(arriving, out) == bend) {
        return true;
      }
    }
  }
  return false;
}

// R-6's companion in `river_bends`: a place that two ends lead into is free for neither. Asked of
// every rotation that fits, so without a list of the ends: either two old ends share a place, or an
// end of the new tile leads to where an old one does.
bool ends_share_a_place(const State& s, const TurnedKind& turned, Cell cell) {
  bool share = false;
  for (std::size_t n = 0; n < s.head().open_high; ++n) {
    const OpenCell& open = s.open()[n];
    const bool several = (open.wet & (open.wet - 1)) != 0;
    share |= several && open.known != 0 && open.cell != cell;
  }
  for (const Side side : kSides) {
    if (is_water(turned, side)) {
      const std::uint16_t slot = s.slot_at(neighbour(cell, side));
      share |= slot != kNoSlot && s.open()[slot].wet != 0;
    }
  }
  return share;
}

bool is_ahead(const End& end, Cell cell) {
  switch (end.heading) {
    case Side::north:
      return cell.x == end.cell.x && cell.y <= end.cell.y;
    case Side::east:
      return cell.y == end.cell.y && cell.x >= end.cell.x;
    case Side::south:
      return cell.x == end.cell.x && cell.y >= end.cell.y;
    case Side::west:
      break;
  }
  return cell.y == end.cell.y && cell.x <= end.cell.x;
}

// JCloisterZone's reading: ahead of each end two places and their side places stay free, no
// tile lies anywhere on the line ahead, and no two ends run side by side.
bool ends_have_room(const State& s, const EndList& ends, Cell cell) {
  const auto taken = [&](Cell place) { return place == cell || s.has_tile(place); };
  for (const End& end : ends) {
    Cell place = end.cell;
    for (int step = 0; step < 2; ++step) {
      if (taken(place) || taken(neighbour(place, turned(end.heading, 1))) ||
          taken(neighbour(place, turned(end.heading, 3)))) {
        return false;
      }
      place = neighbour(place, end.heading);
    }
    if (is_ahead(end, cell)) {
      return false;
    }
    for (std::size_t n = 0; n < s.head().tiles; ++n) {
      if (is_ahead(end, s.tiles()[n].cell)) {
        return false;
      }
    }
    for (const End& other : ends) {
      if (other.heading == end.heading &&
          (other.cell == neighbour(end.cell, turned(end.heading, 1)) ||
           other.cell == neighbour(end.cell, turned(end.heading, 3)))) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

Status RiverModule::prepare(GameDraft& draft) {
  if (draft.options.is("river_bends", "jcz")) {
    bends_ = Bends::jcz;
  } else if (draft.options.is("river_bends", "no_u_turn_ever")) {
    bends_ = Bends::no_u_turn_ever;
  }
  if (const Status done = arrange_river(draft); !done) {
    return done;
  }
  draft.subscribe(Hook::may_place, *this);
  return ok();
}

bool RiverModule::may_place(const State& s, KindId kind, Cell cell, Rotation rotation) const {
  const TurnedKind& turned = s.game().kinds[kind].turned[rotation];
  if (bends_ == Bends::jcz) {
    return ends_have_room(s, ends_after(s, turned, cell), cell);
  }
  return !turns_back(s, turned, cell, bends_ == Bends::no_u_turn_ever) &&
         !ends_share_a_place(s, turned, cell);
}

Error RiverModule::why_not_placed(const State& s, KindId kind, Cell cell,
                                  Rotation rotation) const {
  const TurnedKind& turned = s.game().kinds[kind].turned[rotation];
  if (bends_ == Bends::jcz) {
    return {"The river would not keep enough room ahead of its open ends.", "R-7"};
  }
  if (turns_back(s, turned, cell, bends_ == Bends::no_u_turn_ever)) {
    return {"The river may not bend the same way twice in a row and turn back on itself.", "R-6"};
  }
  return {"Two ends of the river would lead into the same place, so neither could go on.", "R-7"};
}

}  // namespace tollkeeper
