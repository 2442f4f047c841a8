#include "rules/place.hpp"

#include <algorithm>

namespace tollkeeper {
namespace {

// Bit 63 of `touched`: some tile was met twice, so sums over segments may count it twice and
// tally_of() must look closely. Bits 0 to 62 are tiles with sister segments, folded modulo 63, so a
// false alarm costs time and never a wrong number.
constexpr std::uint64_t kMetTwice = 1ULL << 63;
constexpr std::uint16_t kTouchBits = 63;

void join_rings(const State::Parts& p, Link& into, const Link& from) {
  if (from.figure == 0) {
    return;
  }
  if (into.figure != 0) {
    std::swap(p.figures[into.figure - 1].next, p.figures[from.figure - 1].next);
  } else {
    into.figure = from.figure;
  }
}

inline void join_features(const State::Parts& p, std::uint16_t ours, std::uint16_t theirs) {
  const std::uint16_t from = State::find(p.features, ours);
  const std::uint16_t into = State::find(p.features, theirs);
  if (from != into) {
    p.features[from].parent = into;
    p.tallies[into] += p.tallies[from];
    const std::uint64_t both = p.touched[into] & p.touched[from] & ~kMetTwice;
    p.touched[into] |= p.touched[from] | (both != 0 ? kMetTwice : 0);
    join_rings(p, p.features[into], p.features[from]);
  }
  auto& open = p.tallies[into].lane[kOpenLane];
  open = static_cast<std::uint16_t>(open - 2);
}

inline void join_fields(const State::Parts& p, std::uint16_t ours, std::uint16_t theirs) {
  const std::uint16_t from = State::find(p.fields, ours);
  const std::uint16_t into = State::find(p.fields, theirs);
  if (from != into) {
    p.fields[from].parent = into;
    join_rings(p, p.fields[into], p.fields[from]);
  }
}

// Widens the span of the table. A cell beside a tile lies at most one beyond it; once even such a
// cell could fall on another's place, places must be compared. All cells so far lie where they
// belong already.
inline void stretch(const State::Parts& p, Cell cell) {
  State::Head& h = *p.head;
  if (cell.x >= h.north_west.x && cell.x <= h.south_east.x && cell.y >= h.north_west.y &&
      cell.y <= h.south_east.y) {
    return;
  }
  h.north_west.x = std::min(h.north_west.x, cell.x);
  h.north_west.y = std::min(h.north_west.y, cell.y);
  h.south_east.x = std::max(h.south_east.x, cell.x);
  h.south_east.y = std::max(h.south_east.y, cell.y);
  const int columns = static_cast<int>(p.columns_mask) + 1;
  const int rows = (static_cast<int>(p.cell_mask) + 1) >> p.column_bits;
  if (h.south_east.x - h.north_west.x >= columns - 1 ||
      h.south_east.y - h.north_west.y >= rows - 1) {
    h.folded = 1;
  }
}

std::uint16_t new_open_cell(const State::Parts& p, Cell cell) {
  State::Head& h = *p.head;
  stretch(p, cell);
  const std::uint16_t bucket = p.bucket(cell);
  std::uint16_t slot = h.free_slot;
  if (slot != kNoSlot) {
    h.free_slot = p.open[slot].bucket;
  } else {
    slot = h.open_high++;
  }
  OpenCell& open = p.open[slot];
  open.cell = cell;
  open.known = 0;
  open.wet = 0;
  open.bucket = bucket;
  p.cells[bucket] = static_cast<CellEntry>(slot + 1);
  return slot;
}

inline void free_open_cell(const State::Parts& p, std::uint16_t slot) {
  OpenCell& open = p.open[slot];
  p.patterns[slot] = 0;
  open.known = 0;
  open.bucket = p.head->free_slot;
  p.head->free_slot = slot;
}

// Tells the free cell beside one of our sides what it meets there.
template <Side side>
inline void open_side(const State::Parts& p, const TurnedKind& turned, Cell cell,
                      std::uint16_t first, std::uint16_t first_field) {
  constexpr auto n = static_cast<std::size_t>(index_of(side));
  const Edge edge = turned.edges[n];
  const Cell next = neighbour(cell, side);
  const CellEntry found = p.head->folded != 0 ? p.entry(next) : p.cells[p.bucket(next)];
  const std::uint16_t slot =
      found != 0 ? static_cast<std::uint16_t>(found - 1) : new_open_cell(p, next);
  OpenCell& open = p.open[slot];
  constexpr Side facing = opposite(side);
  constexpr auto f = static_cast<std::size_t>(index_of(facing));
  open.known = static_cast<std::uint8_t>(open.known | mask_of(facing));
  open.middle[f] = static_cast<std::uint16_t>(first + turned.middle[n]);
  open.left[f] = static_cast<std::uint16_t>(first_field + turned.right[n]);
  open.right[f] = static_cast<std::uint16_t>(first_field + turned.left[n]);
  if (edge == Edge::water) {
    open.wet = static_cast<std::uint8_t>(open.wet | mask_of(facing));
  }
  // A cell with open water takes only tiles with water, which are matched by hand.
  p.patterns[slot] = open.wet != 0
                         ? std::uint8_t{0}
                         : static_cast<std::uint8_t>(p.patterns[slot] | pattern_of(edge, facing));
}

template <Side side>
inline void join_side(const State::Parts& p, const TurnedKind& turned, const OpenCell& here,
                      std::uint16_t first, std::uint16_t first_field) {
  constexpr auto n = static_cast<std::size_t>(index_of(side));
  const Edge edge = turned.edges[n];
  if (edge == Edge::road || edge == Edge::city) {
    join_features(p, static_cast<std::uint16_t>(first + turned.middle[n]), here.middle[n]);
  }
  if (edge != Edge::city) {
    join_fields(p, static_cast<std::uint16_t>(first_field + turned.left[n]), here.left[n]);
    if (edge != Edge::field || turned.left[n] != turned.right[n] ||
        here.left[n] != here.right[n]) {
      join_fields(p, static_cast<std::uint16_t>(first_field + turned.right[n]), here.right[n]);
    }
  }
}

// A template of the side: unrolled with constants it takes a third fewer instructions than a loop.
template <Side side>
inline void meet_side(const State::Parts& p, const TurnedKind& turned, const OpenCell& here,
                      Cell cell, std::uint16_t first, std::uint16_t first_field) {
  if ((here.known & mask_of(side)) != 0) {
    join_side<side>(p, turned, here, first, first_field);
  } else {
    open_side<side>(p, turned, cell, first, first_field);
  }
}

}  // namespace

void place_tile(State& s, KindId kind_id, Cell cell, Rotation rotation, Seat seat) {
  const Game& game = s.game();
  const Kind& kind = game.kinds[kind_id];
  const TurnedKind& turned = kind.turned[rotation];
  const State::Parts p = s.parts();
  State::Head& h = *p.head;

  const std::uint16_t index = h.tiles++;
  const std::uint16_t first = h.features;
  const std::uint16_t first_field = h.fields;
  h.features = static_cast<std::uint16_t>(first + kind.counted);
  h.fields = static_cast<std::uint16_t>(first_field + kind.fields);
  p.tiles[index] = PlacedTile{cell, kind_id, rotation, seat, first, first_field};

  const std::uint64_t touch = kind.sisters != 0 ? 1ULL << (h.several++ % kTouchBits) : 0;
  for (std::uint16_t n = 0; n < kind.counted; ++n) {
    const auto id = static_cast<std::uint16_t>(first + n);
    p.features[id] = Link{id, 0};
    p.tallies[id] = kind.tally[n];
    p.touched[id] = ((kind.sisters >> n) & 1) != 0 ? touch : 0;
  }
  for (std::uint16_t n = 0; n < kind.fields; ++n) {
    const auto id = static_cast<std::uint16_t>(first_field + n);
    p.fields[id] = Link{id, 0};
  }

  const CellEntry entry = p.entry(cell);
  OpenCell here;  // a copy: the slot is freed before new ones are taken
  if (entry != 0) {
    const auto slot = static_cast<std::uint16_t>(entry - 1);
    here = p.open[slot];
    free_open_cell(p, slot);
  } else {
    stretch(p, cell);
    here.bucket = p.bucket(cell);
  }
  p.cells[here.bucket] = static_cast<CellEntry>(kTileEntry + index);

  meet_side<Side::north>(p, turned, here, cell, first, first_field);
  meet_side<Side::east>(p, turned, here, cell, first, first_field);
  meet_side<Side::south>(p, turned, here, cell, first, first_field);
  meet_side<Side::west>(p, turned, here, cell, first, first_field);

  for (std::uint16_t n = 0; n < h.watches; ++n) {
    Watch& watch = p.watches[n];
    watch.present = static_cast<std::uint8_t>(watch.present + (is_around(watch.cell, cell) ? 1 : 0));
  }
  for (const Module* module : game.subscribers(Hook::tile_placed)) {
    module->tile_placed(s, index);
  }
}

std::uint16_t place_figure(State& s, Seat seat, std::uint8_t row, std::uint16_t tile, Spot spot) {
  const PlacedTile& placed = s.tiles()[tile];
  Figure* figures = s.figures();
  std::uint16_t id = s.game().first_figure[seat][row];
  while (figures[id].tile != kInSupply) {
    ++id;
  }
  --s.head().supply[seat][row];
  figures[id].tile = tile;
  figures[id].spot = spot;
  figures[id].next = id;
  if (spot >= kMonasterySpot) {
    Watch& watch = s.watches()[s.head().watches++];
    watch.cell = placed.cell;
    watch.figure = id;
    watch.kind = spot == kMonasterySpot ? FeatureKind::monastery : FeatureKind::garden;
    watch.present = 0;
    for (std::int16_t dy = -1; dy <= 1; ++dy) {
      for (std::int16_t dx = -1; dx <= 1; ++dx) {
        const Cell cell{static_cast<std::int16_t>(placed.cell.x + dx),
                        static_cast<std::int16_t>(placed.cell.y + dy)};
        watch.present = static_cast<std::uint8_t>(watch.present + (s.has_tile(cell) ? 1 : 0));
      }
    }
    return id;
  }
  const Kind& kind = s.kind_of(placed);
  const bool on_field = spot >= kind.first_field_segment;
  Link* links = on_field ? s.fields() : s.features();
  const auto segment = static_cast<std::uint16_t>(
      on_field ? placed.first_field + spot - kind.first_field_segment : placed.first_feature + spot);
  Link& root = links[State::find(links, segment)];
  if (root.figure != 0) {
    std::swap(figures[root.figure - 1].next, figures[id].next);
  } else {
    root.figure = static_cast<std::uint16_t>(id + 1);
  }
  return id;
}

void return_figure(State& s, std::uint16_t id) {
  Figure* figures = s.figures();
  Figure& figure = figures[id];
  const PlacedTile& placed = s.tiles()[figure.tile];
  if (figure.spot >= kMonasterySpot) {
    State::Head& h = s.head();
    Watch* watches = s.watches();
    Watch* end = watches + h.watches;
    Watch* found =
        std::find_if(watches, end, [id](const Watch& watch) { return watch.figure == id; });
    std::move(found + 1, end, found);  // keeps the order, so that lists stay in a fixed order
    --h.watches;
  } else {
    const Kind& kind = s.kind_of(placed);
    const bool on_field = figure.spot >= kind.first_field_segment;
    Link* links = on_field ? s.fields() : s.features();
    const auto segment = static_cast<std::uint16_t>(
        on_field ? placed.first_field + figure.spot - kind.first_field_segment
                 : placed.first_feature + figure.spot);
    Link& root = links[State::find(links, segment)];
    std::uint16_t before = id;
    while (figures[before].next != id) {
      before = figures[before].next;
    }
    figures[before].next = figure.next;
    root.figure = before == id ? std::uint16_t{0} : static_cast<std::uint16_t>(before + 1);
  }
  const auto seat = s.game().figure_seat[id];
  ++s.head().supply[seat][s.game().figure_row[id]];
  figure = Figure{};
}

}  // namespace tollkeeper
