#include "rules/place.hpp"

#include <algorithm>

namespace tollkeeper {
namespace {

// Bit 63 of `touched`: some tile was met twice, so sums over segments may count it twice and
// tally_of() must look closely. Bits 0 to 62 are tiles with sister segments, folded modulo 63, so a
// false alarm costs time and never a wrong number.
constexpr std::uint64_t kMetTwice = 1ULL << 63;
constexpr std::uint16_t kTouchBits = 63;

void join_rings(State& s, Link& into, const Link& from) {
  if (from.figure == 0) {
    return;
  }
  if (into.figure != 0) {
    Figure* figures = s.figures();
    std::swap(figures[into.figure - 1].next, figures[from.figure - 1].next);
  } else {
    into.figure = from.figure;
  }
}

void join_features(State& s, std::uint16_t ours, std::uint16_t theirs) {
  Link* links = s.features();
  Tally* tallies = s.tallies();
  std::uint64_t* touched = s.touched();
  const std::uint16_t from = State::find(links, ours);
  const std::uint16_t into = State::find(links, theirs);
  if (from != into) {
    links[from].parent = into;
    tallies[into] += tallies[from];
    const std::uint64_t both = touched[into] & touched[from] & ~kMetTwice;
    touched[into] |= touched[from] | (both != 0 ? kMetTwice : 0);
    join_rings(s, links[into], links[from]);
  }
  tallies[into].lane[kOpenLane] = static_cast<std::uint16_t>(tallies[into].lane[kOpenLane] - 2);
}

void join_fields(State& s, std::uint16_t ours, std::uint16_t theirs) {
  Link* links = s.fields();
  const std::uint16_t from = State::find(links, ours);
  const std::uint16_t into = State::find(links, theirs);
  if (from != into) {
    links[from].parent = into;
    join_rings(s, links[into], links[from]);
  }
}

std::uint16_t new_open_cell(State& s, Cell cell, std::uint16_t bucket) {
  State::Head& h = s.head();
  std::uint16_t slot = h.free_slot;
  if (slot != kNoSlot) {
    h.free_slot = s.open()[slot].bucket;
  } else {
    slot = h.open_high++;
  }
  OpenCell& open = s.open()[slot];
  open.cell = cell;
  open.known = 0;
  open.wet = 0;
  open.bucket = bucket;
  s.cells()[bucket] = static_cast<CellEntry>(slot + 1);
  return slot;
}

void free_open_cell(State& s, std::uint16_t slot) {
  State::Head& h = s.head();
  OpenCell& open = s.open()[slot];
  s.patterns()[slot] = 0;
  open.known = 0;
  open.bucket = h.free_slot;
  h.free_slot = slot;
}

}  // namespace

void place_tile(State& s, KindId kind_id, Cell cell, Rotation rotation, Seat seat) {
  const Kind& kind = s.game().kinds[kind_id];
  const TurnedKind& turned = kind.turned[rotation];
  State::Head& h = s.head();

  const std::uint16_t index = h.tiles++;
  const std::uint16_t first = h.features;
  const std::uint16_t first_field = h.fields;
  h.features = static_cast<std::uint16_t>(first + kind.counted);
  h.fields = static_cast<std::uint16_t>(first_field + kind.fields);
  s.tiles()[index] = PlacedTile{cell, kind_id, rotation, seat, first, first_field};

  const std::uint64_t touch =
      kind.sisters != 0 ? 1ULL << (h.several++ % kTouchBits) : 0;
  for (std::uint16_t n = 0; n < kind.counted; ++n) {
    const auto id = static_cast<std::uint16_t>(first + n);
    s.features()[id] = Link{id, 0};
    s.tallies()[id] = kind.tally[n];
    s.touched()[id] = ((kind.sisters >> n) & 1) != 0 ? touch : 0;
  }
  for (std::uint16_t n = 0; n < kind.fields; ++n) {
    const auto id = static_cast<std::uint16_t>(first_field + n);
    s.fields()[id] = Link{id, 0};
  }

  const std::uint16_t bucket = s.bucket(cell);
  const CellEntry entry = s.cells()[bucket];
  OpenCell here;  // a copy: the slot is freed before new ones are taken
  if (entry != 0) {
    const auto slot = static_cast<std::uint16_t>(entry - 1);
    here = s.open()[slot];
    free_open_cell(s, slot);
  }
  s.cells()[bucket] = static_cast<CellEntry>(kTileEntry + index);

  for (const Side side : kSides) {
    const auto n = static_cast<std::size_t>(index_of(side));
    const Edge edge = turned.edges[n];
    if (((here.known >> n) & 1) != 0) {
      if (edge == Edge::road || edge == Edge::city) {
        join_features(s, static_cast<std::uint16_t>(first + turned.middle[n]), here.middle[n]);
      }
      if (edge != Edge::city) {
        join_fields(s, static_cast<std::uint16_t>(first_field + turned.left[n]), here.left[n]);
        if (edge != Edge::field || turned.left[n] != turned.right[n] ||
            here.left[n] != here.right[n]) {
          join_fields(s, static_cast<std::uint16_t>(first_field + turned.right[n]), here.right[n]);
        }
      }
      continue;
    }
    const Cell next = neighbour(cell, side);
    const std::uint16_t place = s.bucket(next);
    const CellEntry found = s.cells()[place];
    const std::uint16_t slot =
        found != 0 ? static_cast<std::uint16_t>(found - 1) : new_open_cell(s, next, place);
    OpenCell& open = s.open()[slot];
    const Side facing = opposite(side);
    const auto f = static_cast<std::size_t>(index_of(facing));
    open.known = static_cast<std::uint8_t>(open.known | mask_of(facing));
    open.middle[f] = static_cast<std::uint16_t>(first + turned.middle[n]);
    open.left[f] = static_cast<std::uint16_t>(first_field + turned.right[n]);
    open.right[f] = static_cast<std::uint16_t>(first_field + turned.left[n]);
    if (edge == Edge::water) {
      open.wet = static_cast<std::uint8_t>(open.wet | mask_of(facing));
    }
    // A cell with open water takes only tiles with water, which are matched by hand.
    s.patterns()[slot] =
        open.wet != 0 ? std::uint8_t{0}
                      : static_cast<std::uint8_t>(s.patterns()[slot] | pattern_of(edge, facing));
  }

  for (std::uint16_t n = 0; n < h.watches; ++n) {
    Watch& watch = s.watches()[n];
    watch.present = static_cast<std::uint8_t>(watch.present + (is_around(watch.cell, cell) ? 1 : 0));
  }
  for (const Module* module : s.game().subscribers(Hook::tile_placed)) {
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
