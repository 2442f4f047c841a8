#include "rules/place.hpp"

#include <algorithm>

namespace tollkeeper {
namespace {

constexpr std::uint8_t kSurrounded = 9;  // a site itself and eight neighbours (B-35)

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

// Returns whether the feature is complete now.
inline bool join_features(const State::Parts& p, std::uint16_t ours, std::uint16_t theirs) {
  const std::uint16_t from = State::find(p.features, ours);
  const std::uint16_t into = State::find(p.features, theirs);
  if (from != into) {
    p.features[from].parent = into;
    p.tallies[into] += p.tallies[from];
    const std::uint64_t a = p.touched[into];
    const std::uint64_t b = p.touched[from];
    p.touched[into] = a | b | (static_cast<std::uint64_t>((a & b & ~kMetTwice) != 0) << kTouchBits);
    join_rings(p, p.features[into], p.features[from]);
  }
  auto& open = p.tallies[into].lane[kOpenLane];
  open = static_cast<std::uint16_t>(open - 2);
  return open == 0;
}

// Two fields are often one already, which cannot be foretold: then the root becomes its own parent
// once more.
inline void join_fields(const State::Parts& p, std::uint16_t ours, std::uint16_t theirs) {
  const std::uint16_t from = State::find(p.fields, ours);
  const std::uint16_t into = State::find(p.fields, theirs);
  p.fields[from].parent = into;
  if (p.fields[from].figure != 0 && from != into) {
    join_rings(p, p.fields[into], p.fields[from]);
  }
}

// Takes the cell into the span of a table that is wide, see Head::far. All cells so far lie where
// they belong already.
void widen(const State::Parts& p, Cell cell) {
  State::Head& h = *p.head;
  const auto include = [&h](Cell one) {
    h.north_west = {std::min(h.north_west.x, one.x), std::min(h.north_west.y, one.y)};
    h.south_east = {std::max(h.south_east.x, one.x), std::max(h.south_east.y, one.y)};
  };
  if (h.far == 0) {
    h.far = 1;
    h.north_west = cell;
    h.south_east = cell;
    for (std::size_t n = 0; n < h.tiles; ++n) {
      include(p.tiles[n].cell);
    }
  }
  include(cell);
  const int columns = static_cast<int>(p.columns_mask) + 1;
  const int rows = (static_cast<int>(p.cell_mask) + 1) >> p.column_bits;
  if (h.south_east.x - h.north_west.x >= columns - 3 ||
      h.south_east.y - h.north_west.y >= rows - 3) {
    h.folded = 1;
  }
}

// Few boards reach far from the start, so that it is enough to look for that.
inline void stretch(const State::Parts& p, Cell cell) {
  const std::uint32_t near = (p.columns_mask >> 1) - 1;  // there are at least as many rows
  const bool is_near = static_cast<std::uint32_t>(cell.x) + near <= 2 * near &&
                       static_cast<std::uint32_t>(cell.y) + near <= 2 * near;
  if (!is_near || p.head->far != 0) [[unlikely]] {
    widen(p, cell);
  }
}

// The slots of open cells that are free to be taken: the list of those given back (negative: none),
// then all from `high` on. A copy of what stands in the head, so that it stays in registers.
struct FreeSlots {
  std::int32_t listed;
  std::int32_t high;
};

inline void free_open_cell(const State::Parts& p, FreeSlots& free, std::uint16_t slot) {
  OpenCell& open = p.open[slot];
  p.patterns[slot] = 0;
  open.known = 0;
  open.bucket = static_cast<std::uint16_t>(free.listed);
  free.listed = slot;
}

// `mask` is all ones or all zeros. Compilers like to turn `a ? b : c` into a jump even where it
// cannot be foretold; masks they leave alone.
constexpr std::int32_t pick(std::int32_t mask, std::int32_t where_set, std::int32_t otherwise) {
  return (where_set & mask) | (otherwise & ~mask);
}

// Tells the free cell beside one of our sides what it meets there. Whether the cell is open already
// cannot be foretold, so both cases are one: a new one takes a slot and starts with nothing known.
template <Side side>
inline void open_side(const State::Parts& p, FreeSlots& free, const TurnedKind& turned, Cell cell,
                      std::uint32_t place, std::uint16_t first, std::uint16_t first_field) {
  constexpr auto n = static_cast<std::size_t>(index_of(side));
  constexpr Side facing = opposite(side);
  constexpr auto f = static_cast<std::size_t>(index_of(facing));
  const Edge edge = turned.edges[n];
  const Cell next = neighbour(cell, side);
  const std::uint16_t bucket = p.bucket(next, p.place_beside(place, side));
  const CellEntry found = p.cells[bucket];
  const std::int32_t existing = found - 1;
  const std::int32_t is_new = existing >> 31;
  const std::int32_t none_listed = free.listed >> 31;
  const std::int32_t slot = pick(is_new, pick(none_listed, free.high, free.listed), existing);
  OpenCell& open = p.open[slot];
  free.listed = pick(is_new & ~none_listed, static_cast<std::int16_t>(open.bucket), free.listed);
  free.high -= is_new & none_listed;
  p.cells[bucket] = static_cast<CellEntry>(slot + 1);
  open.cell = next;
  open.bucket = bucket;
  open.known = static_cast<std::uint8_t>((open.known & ~is_new) | mask_of(facing));
  open.wet = static_cast<std::uint8_t>(open.wet & ~is_new);
  open.middle[f] = static_cast<std::uint16_t>(first + turned.middle[n]);
  open.left[f] = static_cast<std::uint16_t>(first_field + turned.right[n]);
  open.right[f] = static_cast<std::uint16_t>(first_field + turned.left[n]);
  p.patterns[slot] |= pattern_of(edge, facing);
  if (edge == Edge::water) [[unlikely]] {
    open.wet |= mask_of(facing);
  }
  if (open.wet != 0) [[unlikely]] {
    p.patterns[slot] = 0;  // such a cell takes only tiles with water, which are matched by hand
  }
}

template <Side side>
inline bool join_side(const State::Parts& p, const TurnedKind& turned, const OpenCell& here,
                      std::uint16_t first, std::uint16_t first_field) {
  constexpr auto n = static_cast<std::size_t>(index_of(side));
  const Edge edge = turned.edges[n];
  bool complete = false;
  if (edge == Edge::road || edge == Edge::city) {
    complete =
        join_features(p, static_cast<std::uint16_t>(first + turned.middle[n]), here.middle[n]);
  }
  if (edge != Edge::city) {
    join_fields(p, static_cast<std::uint16_t>(first_field + turned.left[n]), here.left[n]);
    if (edge != Edge::field || turned.left[n] != turned.right[n] ||
        here.left[n] != here.right[n]) {
      join_fields(p, static_cast<std::uint16_t>(first_field + turned.right[n]), here.right[n]);
    }
  }
  return complete;
}

// Makes each segment a feature of its own. How many there are cannot be foretold, so a fixed number
// is written at once (the parts have room for that, see Layout) and the rest where there is one.
inline void add_links(Link* links, std::uint16_t first, std::uint16_t count) {
  std::array<Link, kSegmentsAtOnce> own;
  for (std::uint16_t n = 0; n < kSegmentsAtOnce; ++n) {
    own[n] = {static_cast<std::uint16_t>(first + n), 0};
  }
  std::memcpy(links + first, own.data(), sizeof own);
  for (std::uint16_t n = kSegmentsAtOnce; n < count; ++n) {
    links[first + n] = {static_cast<std::uint16_t>(first + n), 0};
  }
}

inline void add_tallies(const State::Parts& p, const Kind& kind, std::uint16_t first,
                        std::uint64_t touch) {
  const auto touch_of = [&kind, touch](std::uint16_t n) {
    return (std::uint64_t{0} - ((kind.sisters >> n) & 1U)) & touch;
  };
  std::array<std::uint64_t, kSegmentsAtOnce> touched;
  for (std::uint16_t n = 0; n < kSegmentsAtOnce; ++n) {
    touched[n] = touch_of(n);
  }
  std::memcpy(p.touched + first, touched.data(), sizeof touched);
  std::memcpy(p.tallies + first, kind.tally.data(), kSegmentsAtOnce * sizeof(Tally));
  for (std::uint16_t n = kSegmentsAtOnce; n < kind.counted; ++n) {
    p.touched[first + n] = touch_of(n);
    p.tallies[first + n] = kind.tally[n];
  }
}

template <class Do>
inline void for_sides(const Do& with) {
  with.template operator()<Side::north>();
  with.template operator()<Side::east>();
  with.template operator()<Side::south>();
  with.template operator()<Side::west>();
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

  const std::uint16_t several = kind.sisters != 0 ? 1 : 0;
  const std::uint64_t touch = std::uint64_t{several} << h.several;
  h.several = static_cast<std::uint16_t>(h.several + several);
  h.several = h.several == kTouchBits ? std::uint16_t{0} : h.several;
  add_links(p.features, first, kind.counted);
  add_tallies(p, kind, first, touch);
  add_links(p.fields, first_field, kind.fields);

  stretch(p, cell);
  const std::uint32_t place = p.place_of(cell);
  const std::uint16_t bucket = p.bucket(cell, place);
  const CellEntry entry = p.cells[bucket];
  p.cells[bucket] = static_cast<CellEntry>(kTileEntry + index);
  FreeSlots free{static_cast<std::int16_t>(h.free_slot), h.open_high};
  OpenCell here;  // a copy: the slot is freed before new ones are taken
  if (entry != 0) {
    here = p.open[entry - 1];
    free_open_cell(p, free, static_cast<std::uint16_t>(entry - 1));
  }
  const unsigned known = here.known;

  // Side by side with constants it takes a third fewer instructions than a loop over the sides.
  bool due = false;
  for_sides([&]<Side side>() {
    if ((known & mask_of(side)) != 0) {
      due |= join_side<side>(p, turned, here, first, first_field);
    } else {
      open_side<side>(p, free, turned, cell, place, first, first_field);
    }
  });
  h.free_slot = static_cast<std::uint16_t>(free.listed);
  h.open_high = static_cast<std::uint16_t>(free.high);

  for (std::uint16_t n = 0; n < h.watches; ++n) {
    Watch& watch = p.watches[n];
    watch.present =
        static_cast<std::uint8_t>(watch.present + (is_around(watch.cell, cell) ? 1 : 0));
    due |= watch.present == kSurrounded;
  }
  h.due = due ? 1 : 0;
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
    s.head().due |= watch.present == kSurrounded ? 1 : 0;
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
