#include "record/feature_facts.hpp"

#include <algorithm>
#include <bit>

#include "record/prospect.hpp"
#include "rules/field_score.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

constexpr int kWholeSite = 9;  // a monastery or garden and the eight cells round it

std::uint8_t seats_on(const State& state, std::uint16_t first) {
  std::uint8_t seats = 0;
  const auto weights = weights_of(state, first);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    seats = static_cast<std::uint8_t>(seats | (weights[seat] != 0 ? 1U << seat : 0U));
  }
  return seats;
}

int worth_in(const State& state, FeatureKind kind, const Tally& tally, bool complete) {
  const Worth worth = worth_of(state.game(), kind, tally, complete);
  return tally.lane[kTilesLane] * worth.per_tile + tally.lane[kCoatsLane] * worth.per_coat;
}

void add_counted(const State& state, FeatureFacts& facts) {
  const Tally tally = tally_of(state, facts.root);
  facts.cells = feature_cells(state, facts.root);
  facts.open_ends = tally.lane[kOpenLane];
  facts.complete = is_complete(state, facts.root);
  facts.figures = state.features()[facts.root].figure;
  facts.worth_now = worth_in(state, facts.kind, tally, facts.complete);
  facts.worth_complete = worth_in(state, facts.kind, tally, true);
}

void add_field(const State& state, FeatureFacts& facts) {
  facts.cells = field_cells(state, facts.root);
  facts.figures = state.fields()[facts.root].figure;
  const auto cities = static_cast<int>(completed_cities_of(state, facts.root).size());
  const bool old = state.game().field_scoring == Game::FieldScoring::per_city_4;
  facts.worth_now = facts.worth_complete = cities * (old ? 4 : 3);
}

void add_site(const State& state, const PlacedTile& tile, FeatureFacts& facts) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell cell{static_cast<std::int16_t>(tile.cell.x + dx),
                      static_cast<std::int16_t>(tile.cell.y + dy)};
      facts.worth_now += state.has_tile(cell) ? 1 : 0;
    }
  }
  facts.cells = {tile.cell};
  facts.open_ends = kWholeSite - facts.worth_now;
  facts.complete = facts.open_ends == 0;
  facts.worth_complete = kWholeSite;
  for (std::size_t n = 0; n < state.head().watches; ++n) {
    const Watch& watch = state.watches()[n];
    if (watch.cell == tile.cell && watch.kind == facts.kind) {
      facts.figures = static_cast<std::uint16_t>(watch.figure + 1);
      facts.occupied = static_cast<std::uint8_t>(1U << state.game().figure_seat[watch.figure]);
    }
  }
}

int points_of(const Journal& events, Seat seat) { return sum_of(events, seat); }

}  // namespace

FeatureFacts facts_of_spot(const State& state, std::size_t tile_index, const SpotRow& spot) {
  const PlacedTile& tile = state.tiles()[tile_index];
  FeatureFacts facts;
  facts.kind = spot.kind;
  switch (spot.kind) {
    case FeatureKind::road:
    case FeatureKind::city:
      facts.root = state.feature_root(static_cast<std::uint16_t>(tile.first_feature + spot.number));
      add_counted(state, facts);
      break;
    case FeatureKind::field:
      facts.root = state.field_root(static_cast<std::uint16_t>(tile.first_field + spot.number));
      add_field(state, facts);
      break;
    default: add_site(state, tile, facts); break;
  }
  facts.tiles = static_cast<int>(facts.cells.size());
  if (spot.kind <= FeatureKind::field) {
    facts.occupied = seats_on(state, facts.figures);
    facts.owners = majority_of(state, facts.figures);
  } else {
    facts.tiles = facts.worth_now;
    facts.owners = facts.occupied;
  }
  return facts;
}

Journal scores_if_completed(const State& state, FeatureKind kind, std::uint16_t root) {
  State scratch(state);
  Journal journal;
  scratch.tallies()[root].lane[kOpenLane] = 0;
  score_completed(scratch, {{kind, root}}, &journal);
  // A monastery that is surrounded already has nothing to do with it.
  std::erase_if(journal, [](const Event& event) {
    return event.kind != EventKind::score || event.word == word_of(FeatureKind::monastery) ||
           event.word == word_of(FeatureKind::garden);
  });
  return journal;
}

FeatureFacts facts_of_crossroads(const State& state, const Action& action) {
  FeatureFacts facts;
  const PlacedTile* tile = state.tile_at(action.cell);
  if (tile == nullptr || !state.kind_of(*tile).type->crossroads) {
    return facts;
  }
  const Seat seat = state.seat();
  State with(state);
  apply_action(with, action, nullptr);
  std::vector<std::uint16_t> roots;
  const SegmentMask roads = state.kind_of(*tile).type->crossroads->roads;
  for (std::uint16_t n = 0; n < kMaxSegments; ++n) {
    if (((roads >> n) & 1) == 0) {
      continue;
    }
    const auto root = state.feature_root(static_cast<std::uint16_t>(tile->first_feature + n));
    if (std::find(roots.begin(), roots.end(), root) != roots.end()) {
      continue;
    }
    roots.push_back(root);
    FeatureFacts road;
    road.root = root;
    add_counted(state, road);
    facts.cells.insert(facts.cells.end(), road.cells.begin(), road.cells.end());
    facts.open_ends += road.open_ends;
    facts.occupied = static_cast<std::uint8_t>(facts.occupied | seats_on(state, road.figures));
    if (road.complete) {
      continue;
    }
    const auto toll = [&](const State& position) {
      Journal scores = scores_if_completed(position, FeatureKind::road, root);
      std::erase_if(scores,
                    [](const Event& event) { return event.word == word_of(FeatureKind::road); });
      return points_of(scores, seat);
    };
    facts.worth_complete += toll(with) - toll(state);
  }
  std::sort(facts.cells.begin(), facts.cells.end());
  facts.cells.erase(std::unique(facts.cells.begin(), facts.cells.end()), facts.cells.end());
  facts.tiles = static_cast<int>(facts.cells.size());
  // What the token alone would take at the end, wherever it stands now.
  Journal ended = scores_if_ended(with);
  std::erase_if(ended, [](const Event& event) {
    for (int kind = 0; kind < kFeatureKinds; ++kind) {
      if (event.word == word_of(static_cast<FeatureKind>(kind))) {
        return true;
      }
    }
    return false;
  });
  facts.worth_now = points_of(ended, seat);
  return facts;
}

}  // namespace tollkeeper
