#include "rules/score.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "rules/field_score.hpp"
#include "rules/place.hpp"

namespace tollkeeper {
namespace {

// Roads and cities to be scored.
using Due = CompletedFeature;
using DueList = SmallList<Due, 64>;

// The number of segments of `root` among the tile's counted segments, as a mask.
SegmentMask segments_of(const State& s, const PlacedTile& tile, std::uint16_t root) {
  const Kind& kind = s.kind_of(tile);
  SegmentMask mask = 0;
  for (std::uint16_t n = 0; n < kind.counted; ++n) {
    if (s.feature_root(static_cast<std::uint16_t>(tile.first_feature + n)) == root) {
      mask = static_cast<SegmentMask>(mask | (1U << n));
    }
  }
  return mask;
}

// The first cell of the feature and on it the first segment: the same however it came about.
std::pair<Cell, int> first_place(const State& s, std::uint16_t root) {
  const Cell cell = feature_cells(s, root).front();
  return {cell, std::countr_zero(segments_of(s, *s.tile_at(cell), root))};
}

// Roads, then cities, each by first place (section 5). Only the journal shows the order.
void put_in_order(const State& s, DueList& due) {
  std::sort(due.begin(), due.end(), [&s](const Due& a, const Due& b) {
    if (a.kind != b.kind) {
      return a.kind < b.kind;
    }
    return first_place(s, a.root) < first_place(s, b.root);
  });
}

Event score_event(FeatureKind kind, Seat seat, bool at_end) {
  Event event;
  event.kind = EventKind::score;
  event.seat = seat;
  event.word = word_of(kind);
  event.at_end = at_end;
  return event;
}

void score_feature(State& s, const Due& due, bool complete, Journal* journal) {
  const std::uint16_t ring = s.features()[due.root].figure;
  if (ring == 0) {
    return;
  }
  const Tally tally = tally_of(s, due.root);
  const int tiles = tally.lane[kTilesLane];
  const int coats = tally.lane[kCoatsLane];
  const Worth worth = worth_of(s.game(), due.kind, tally, complete);
  const int points = tiles * worth.per_tile + coats * worth.per_coat;
  const std::uint8_t winners = majority_of(s, ring);
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    if (((winners >> seat) & 1) == 0) {
      continue;
    }
    if (journal == nullptr) {
      s.head().points[seat] += points;
      continue;
    }
    Event event = score_event(due.kind, seat, !complete);
    event.points = points;
    event.rule = worth.rule;
    event.cells = feature_cells(s, due.root);
    event.parts.push_back({tiles, worth.per_tile, "tile", "tile", "tiles", worth.rule});
    if (coats != 0) {
      event.parts.push_back(
          {coats, worth.per_coat, "coat_of_arms", "coat of arms", "coats of arms", worth.rule});
    }
    award(s, std::move(event), journal);
  }
}

void send_home(State& s, std::uint16_t figure, Journal* journal) {
  if (journal != nullptr) {
    const Figure& standing = s.figures()[figure];
    Event event;
    event.kind = EventKind::figure_returned;
    event.seat = s.game().figure_seat[figure];
    event.figure = s.game().figure_row[figure];
    event.spot = standing.spot;
    event.cells = {s.tiles()[standing.tile].cell};
    event.rule = "B-29";
    journal->push_back(std::move(event));
  }
  return_figure(s, figure);
}

void send_ring_home(State& s, std::uint16_t root, Journal* journal) {
  while (s.features()[root].figure != 0) {
    send_home(s, static_cast<std::uint16_t>(s.features()[root].figure - 1), journal);
  }
}

// Roads and cities that the last tile completed, each once.
void list_completed(State& s, DueList& due) {
  const PlacedTile& tile = s.last_tile();
  const Kind& kind = s.kind_of(tile);
  for (std::uint16_t n = 0; n < kind.counted; ++n) {
    const std::uint16_t root =
        State::find(s.features(), static_cast<std::uint16_t>(tile.first_feature + n));
    if (!is_complete(s, root)) {
      continue;
    }
    const bool listed = std::any_of(due.begin(), due.end(),
                                    [root](const Due& other) { return other.root == root; });
    if (!listed) {
      due.push_back({kind.counted_kind[n], root});
    }
  }
}

void score_surrounded(State& s, Journal* journal) {
  SmallList<std::uint16_t, 16> home;
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch watch = s.watches()[n];
    if (watch.present == 9) {
      score_site(s, watch, s.game().figure_seat[watch.figure], true, "B-35", journal);
      home.push_back(watch.figure);
    }
  }
  for (const std::uint16_t figure : home) {
    send_home(s, figure, journal);
  }
}

void score_due(State& s, DueList& due, Journal* journal) {
  if (journal != nullptr && due.size() > 1) {
    put_in_order(s, due);
  }
  for (const Module* module : s.game().subscribers(Hook::feature_completed)) {
    for (const Due& feature : due) {
      module->feature_completed(s, feature.kind, feature.root, journal);
    }
  }
  for (const Due& feature : due) {
    score_feature(s, feature, true, journal);
  }
  for (const Due& feature : due) {
    send_ring_home(s, feature.root, journal);
  }
  if (s.head().watches != 0) {
    score_surrounded(s, journal);
  }
  for (const Module* module : s.game().subscribers(Hook::feature_scored)) {
    for (const Due& feature : due) {
      module->feature_scored(s, feature.kind, feature.root, journal);
    }
  }
}

}  // namespace

Tally tally_of(const State& s, std::uint16_t root) {
  Tally tally = s.tallies()[root];
  if ((s.touched()[root] & kMetTwice) == 0) {
    return tally;
  }
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    const Kind& kind = s.kind_of(tile);
    if (kind.sisters == 0) {
      continue;
    }
    const SegmentMask segments = segments_of(s, tile, root);
    const int times = std::popcount(segments);
    if (times < 2) {
      continue;
    }
    tally.lane[kTilesLane] = static_cast<std::uint16_t>(tally.lane[kTilesLane] - (times - 1));
    for (const LaneRow& row : s.game().lanes) {
      for (const PrintedSymbol& symbol : kind.symbols) {
        const int beside = std::popcount(static_cast<SegmentMask>(symbol.beside & segments));
        if ((row.symbols & mask_of(symbol.kind)) != 0 && beside > 1) {
          auto& lane = tally.lane[static_cast<std::size_t>(row.lane)];
          lane = static_cast<std::uint16_t>(lane - (beside - 1));
        }
      }
    }
  }
  return tally;
}

Worth worth_of(const Game& game, FeatureKind kind, const Tally& tally, bool complete) {
  Worth worth;
  for (const WorthRow& row : game.worths) {
    if (row.kind == kind && row.when_complete == complete &&
        (row.lane < 0 || tally.lane[static_cast<std::size_t>(row.lane)] != 0)) {
      worth = {row.per_tile, row.per_coat, row.rule};
    }
  }
  if (kind == FeatureKind::city && complete && game.two_tile_city_2 &&
      tally.lane[kTilesLane] == 2) {
    worth = {1, 1, "B-34"};
  }
  return worth;
}

std::array<int, kMaxSeats> weights_of(const State& s, std::uint16_t first) {
  std::array<int, kMaxSeats> weights{};
  if (first == 0) {
    return weights;
  }
  const auto start = static_cast<std::uint16_t>(first - 1);
  std::uint16_t id = start;
  do {
    weights[s.game().figure_seat[id]] += s.game().figures[s.game().figure_row[id]].weight;
    id = s.figures()[id].next;
  } while (id != start);
  return weights;
}

std::uint8_t majority_of(const State& s, std::uint16_t first) {
  if (first == 0) {
    return 0;
  }
  // Nearly always one figure stands alone.
  if (s.figures()[first - 1].next == first - 1) {
    return static_cast<std::uint8_t>(1U << s.game().figure_seat[first - 1U]);
  }
  const auto weights = weights_of(s, first);
  const int most = *std::max_element(weights.begin(), weights.end());
  std::uint8_t winners = 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    winners = static_cast<std::uint8_t>(winners | (weights[seat] == most ? 1U << seat : 0U));
  }
  return winners;
}

std::vector<Cell> feature_cells(const State& s, std::uint16_t root) {
  std::vector<Cell> cells;
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    if (segments_of(s, s.tiles()[n], root) != 0) {
      cells.push_back(s.tiles()[n].cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

void award(State& s, Event event, Journal* journal) {
  assert(journal == nullptr || event.points == sum_of_parts(event.parts));
  s.head().points[event.seat] += event.points;
  if (journal != nullptr) {
    journal->push_back(std::move(event));
  }
}

void score_site(State& s, const Watch& watch, Seat seat, bool complete, std::string_view rule,
                Journal* journal) {
  if (journal == nullptr) {
    s.head().points[seat] += watch.present;
    return;
  }
  Event event = score_event(watch.kind, seat, !complete);
  event.points = watch.present;
  event.rule = rule;
  event.cells = {watch.cell};
  event.parts.push_back({1, 1, word_of(watch.kind), word_of(watch.kind),
                         watch.kind == FeatureKind::garden ? "gardens" : "monasteries", rule});
  event.parts.push_back(
      {watch.present - 1, 1, "neighbour", "tile beside it", "tiles round it", rule});
  award(s, std::move(event), journal);
}

void score_turn(State& s, Journal* journal) {
  if (s.head().due == 0) {
    return;
  }
  DueList due;
  list_completed(s, due);
  score_due(s, due, journal);
}

void score_completed(State& s, const std::vector<CompletedFeature>& completed, Journal* journal) {
  DueList due;
  due.append(completed.begin(), completed.end());
  score_due(s, due, journal);
}

void score_end(State& s, Journal* journal) {
  DueList due;
  for (std::uint16_t id = 0; id < s.game().layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot >= kMonasterySpot) {
      continue;
    }
    const PlacedTile& tile = s.tiles()[figure.tile];
    const Kind& kind = s.kind_of(tile);
    if (figure.spot >= kind.first_field_segment) {
      continue;
    }
    const std::uint16_t root =
        State::find(s.features(), static_cast<std::uint16_t>(tile.first_feature + figure.spot));
    const bool listed = std::any_of(due.begin(), due.end(),
                                    [root](const Due& other) { return other.root == root; });
    if (!listed) {
      due.push_back({kind.counted_kind[figure.spot], root});
    }
  }
  if (journal != nullptr) {
    put_in_order(s, due);
  }
  for (const Due& feature : due) {
    score_feature(s, feature, false, journal);
  }
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch watch = s.watches()[n];
    score_site(s, watch, s.game().figure_seat[watch.figure], false, "B-38", journal);
  }
  score_fields(s, journal);
}

std::array<int, kMaxSeats> points_if_ended(const State& s) {
  State scratch(s);
  if (scratch.phase() != Phase::over) {
    for (const Module* module : s.game().subscribers(Hook::game_ending)) {
      module->game_ending(scratch, nullptr);
    }
    score_end(scratch, nullptr);
  }
  return scratch.head().points;
}

}  // namespace tollkeeper
