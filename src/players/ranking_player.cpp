#include "players/ranking_player.hpp"

#include <algorithm>
#include <array>

#include "rules/field_score.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

// Points.
constexpr std::array<double, 4> kFreeMeeples{-4, -1.5, -0.4, 0};  // 0, 1, 2, 3 and more
constexpr double kStuck = -1.5;  // a follower on a feature that will hardly be completed
constexpr double kStuckChance = 0.08;
constexpr double kFarmer = -1.0;      // it never comes home
constexpr double kEarlyFields = 0.7;  // what a field is worth now counts this much

std::uint16_t root_under(const State& s, const Figure& figure) {
  const PlacedTile& tile = s.tiles()[figure.tile];
  return s.feature_root(static_cast<std::uint16_t>(tile.first_feature + figure.spot));
}

}  // namespace

// Each open cell at the end of a feature must be filled by one of the m tiles that fit among the n
// left: 1 - (1 - 1/n)^m, taken over the draws that are ours.
void RankingPlayer::expect_completion(const State& s) {
  const State::Head& h = s.head();
  completion_.assign(h.features, 1.0);
  const double left = std::max<double>(1, h.bag);
  const double missed = 1 - 1 / left;
  for (std::size_t slot = 0; slot < h.open_high; ++slot) {
    const std::uint8_t pattern = s.patterns()[slot];
    if ((pattern & 0xAA) == 0) {  // neither road nor city ends here
      continue;
    }
    double all_missed = 1;
    for (std::size_t n = 0; n < h.bag; ++n) {
      all_missed *= s.game().fits[s.bag()[n]].fits(pattern) != 0 ? missed : 1;
    }
    const double chance = 1 - all_missed;
    for (std::size_t side = 0; side < 4; ++side) {
      if (((pattern >> (2 * side)) & 3) >= 2) {
        completion_[s.feature_root(s.open()[slot].middle[side])] *= chance;
      }
    }
  }
}

double RankingPlayer::rank(const State& s, Seat seat) {
  if (s.phase() != Phase::over) {
    expect_completion(s);
  }
  double sum = 0;
  const auto add = [&](std::uint8_t winners, double points) {
    for (Seat other = 0; other < s.game().seats; ++other) {
      if (((winners >> other) & 1) != 0) {
        sum += other == seat ? points : -points / (s.game().seats - 1);
      }
    }
  };
  for (Seat other = 0; other < s.game().seats; ++other) {
    add(static_cast<std::uint8_t>(1U << other), s.points(other));
  }
  if (s.phase() == Phase::over) {
    return sum;
  }
  std::vector<std::uint16_t> seen;
  std::vector<std::uint16_t> seen_fields;
  for (std::uint16_t id = 0; id < s.game().layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot >= kMonasterySpot) {
      continue;
    }
    const auto own = static_cast<std::uint8_t>(1U << s.game().figure_seat[id]);
    const PlacedTile& tile = s.tiles()[figure.tile];
    const Kind& kind = s.kind_of(tile);
    if (figure.spot >= kind.first_field_segment) {
      add(own, kFarmer);
      const std::uint16_t root = s.field_root(
          static_cast<std::uint16_t>(tile.first_field + figure.spot - kind.first_field_segment));
      if (std::find(seen_fields.begin(), seen_fields.end(), root) == seen_fields.end()) {
        seen_fields.push_back(root);
        add(majority_of(s, s.fields()[root].figure),
            kEarlyFields * 3 * static_cast<double>(completed_cities_of(s, root).size()));
      }
      continue;
    }
    const std::uint16_t root = root_under(s, figure);
    const double chance = completion_[root];
    if (chance < kStuckChance) {
      add(own, kStuck);
    }
    if (std::find(seen.begin(), seen.end(), root) != seen.end()) {
      continue;
    }
    seen.push_back(root);
    const Tally tally = tally_of(s, root);
    const FeatureKind what = kind.counted_kind[figure.spot];
    double points = 0;
    for (const bool complete : {false, true}) {
      const Worth worth = worth_of(s.game(), what, tally, complete);
      points += (complete ? chance : 1 - chance) *
                (tally.lane[kTilesLane] * worth.per_tile + tally.lane[kCoatsLane] * worth.per_coat);
    }
    add(majority_of(s, s.features()[root].figure), points);
  }
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch& watch = s.watches()[n];
    const double to_come = std::min(1.0, s.tiles_left() / 40.0) * 0.6;
    add(static_cast<std::uint8_t>(1U << s.game().figure_seat[watch.figure]),
        watch.present + to_come * (9 - watch.present));
  }
  const bool late = s.tiles_left() <= 2 * s.game().seats;
  for (Seat other = 0; other < s.game().seats && !late; ++other) {
    const auto free = static_cast<std::size_t>(s.supply(other, kMeeple));
    add(static_cast<std::uint8_t>(1U << other),
        kFreeMeeples[std::min(free, kFreeMeeples.size() - 1)]);
  }
  return sum;
}

Action RankingPlayer::choose(const State& state, Random& random) {
  const Seat seat = state.seat();
  bool some = false;
  double best = 0;
  std::uint64_t best_lot = 0;
  Action choice;
  turns_.list(state, [&](const TurnActions& actions, State& after) {
    const double worth = rank(after, seat);
    const std::uint64_t lot = random.next();
    if (!some || worth > best || (worth == best && lot > best_lot)) {
      some = true;
      best = worth;
      best_lot = lot;
      choice = actions.empty() ? Action::pass() : actions[0];
    }
    return true;
  });
  return choice;
}

}  // namespace tollkeeper
