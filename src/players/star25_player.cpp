#include "players/star25_player.hpp"

#include <algorithm>
#include <array>

#include "rules/field_score.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

constexpr std::int64_t kPoint = 10'000;
constexpr std::int64_t kFreeMeeple = 1'000;
constexpr std::int64_t kIncompletePoint = 1'000;
constexpr std::int64_t kIncompleteCityPoint = 125;
constexpr std::int64_t kBadFarmer = -4'000;
constexpr std::int64_t kFieldCityPoints = 3;
constexpr int kProbes = 5;

}  // namespace

// What the figures on the table are worth to each seat.
void Star25Player::add_features(State& s) {
  worth_.assign(kMaxSeats, 0);
  SmallList<std::uint16_t, 64> seen;
  SmallList<std::uint16_t, 64> seen_fields;
  const auto give = [&](std::uint8_t winners, std::int64_t worth) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      worth_[seat] += ((winners >> seat) & 1) != 0 ? worth : 0;
    }
  };
  for (std::uint16_t id = 0; id < s.game().layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot >= kMonasterySpot) {
      continue;
    }
    const PlacedTile& tile = s.tiles()[figure.tile];
    const Kind& kind = s.kind_of(tile);
    if (figure.spot >= kind.first_field_segment) {
      const std::uint16_t root = s.field_root(
          static_cast<std::uint16_t>(tile.first_field + figure.spot - kind.first_field_segment));
      const auto cities = static_cast<std::int64_t>(completed_cities_of(s, root).size());
      if (cities == 0) {
        worth_[s.game().figure_seat[id]] += kBadFarmer;
      }
      if (std::find(seen_fields.begin(), seen_fields.end(), root) == seen_fields.end()) {
        seen_fields.push_back(root);
        give(majority_of(s, s.fields()[root].figure), kPoint * kFieldCityPoints * cities);
      }
      continue;
    }
    const std::uint16_t root =
        s.feature_root(static_cast<std::uint16_t>(tile.first_feature + figure.spot));
    if (std::find(seen.begin(), seen.end(), root) != seen.end()) {
      continue;
    }
    seen.push_back(root);
    const FeatureKind what = kind.counted_kind[figure.spot];
    const Tally tally = tally_of(s, root);
    const Worth worth = tollkeeper::worth_of(s.game(), what, tally, false);
    const std::int64_t points =
        tally.lane[kTilesLane] * worth.per_tile + tally.lane[kCoatsLane] * worth.per_coat;
    give(majority_of(s, s.features()[root].figure),
         points * (kIncompletePoint + (what == FeatureKind::city ? kIncompleteCityPoint : 0)));
  }
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch& watch = s.watches()[n];
    worth_[s.game().figure_seat[watch.figure]] += kIncompletePoint * watch.present;
  }
}

std::int64_t Star25Player::worth_of_seat(const State& s, Seat seat) const {
  std::int64_t worth = kPoint * s.points(seat);
  if (s.phase() != Phase::over) {
    worth += worth_[seat] + kFreeMeeple * s.supply(seat, kMeeple);
  }
  return worth;
}

// Ahead of the best other seat.
std::int64_t Star25Player::value_of(State& s, Seat seat) {
  if (s.phase() != Phase::over) {
    add_features(s);
  }
  std::int64_t others = 0;
  bool some = false;
  for (Seat other = 0; other < s.game().seats; ++other) {
    if (other != seat) {
      const std::int64_t worth = worth_of_seat(s, other);
      others = some ? std::max(others, worth) : worth;
      some = true;
    }
  }
  return worth_of_seat(s, seat) - others;
}

// The least value for `seat` the player to move can reach, looking at `most` ways at most, or any
// value not above `enough`.
double Star25Player::best_answer(const State& drawn, Seat seat, int most, double enough) {
  double least = 1e18;
  int looked = 0;
  answers_.list(drawn, [&](const TurnActions&, State& after) {
    least = std::min(least, static_cast<double>(value_of(after, seat)));
    return ++looked < most && least > enough;
  });
  return least;
}

// The value after our turn, averaged over the tiles left; any value not above alpha means that it
// is not above alpha.
double Star25Player::answered(const State& after, Seat seat, double alpha) {
  if (after.phase() == Phase::over) {
    State over(after);
    return static_cast<double>(value_of(over, seat));
  }
  struct Branch {
    State drawn;
    double share;
    double bound;  // the value is not above this
  };
  std::vector<Branch> branches;
  const auto all = static_cast<double>(drawable_count(after));
  double sum = 0;
  for (const Drawable& one : drawable(after)) {
    Branch branch{after, one.copies / all, 0};
    draw_tile(branch.drawn, one.kind, nullptr);
    if (branch.drawn.phase() == Phase::place) {
      branch.bound = best_answer(branch.drawn, seat, kProbes, -1e18);
    } else {
      branch.bound = static_cast<double>(value_of(branch.drawn, seat));
    }
    sum += branch.share * branch.bound;
    branches.push_back(std::move(branch));
  }
  for (Branch& branch : branches) {
    if (sum <= alpha) {
      return sum;
    }
    if (branch.drawn.phase() == Phase::place) {
      // Enough is a value so low that the whole falls to alpha.
      const double enough = branch.bound - (sum - alpha) / branch.share;
      const double value = best_answer(branch.drawn, seat, 1 << 30, enough);
      sum += branch.share * (value - branch.bound);
      branch.bound = value;
    }
  }
  return sum;
}

Action Star25Player::choose(const State& state, Random& random) {
  const Seat seat = state.seat();
  std::vector<Way> ways;
  turns_.list(state, [&](const TurnActions& actions, State& after) {
    ways.push_back({actions, value_of(after, seat), static_cast<std::uint32_t>(random.next())});
    return true;
  });
  // The most promising first: a high value early prunes the rest.
  std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
    return a.value != b.value ? a.value > b.value : a.lot > b.lot;
  });
  double best = -1e18;
  Action choice = ways.front().actions.empty() ? Action::pass() : ways.front().actions[0];
  for (const Way& way : ways) {
    if (is_stopped()) {
      break;
    }
    State after(state);
    for (const Action& action : way.actions) {
      apply_action(after, action, nullptr);
    }
    if (after.phase() == Phase::act) {
      apply_action(after, Action::pass(), nullptr);
    }
    if (after.phase() == Phase::score) {
      finish_turn(after, nullptr);
    }
    const double value = answered(after, seat, best);
    if (value > best) {
      best = value;
      choice = way.actions.empty() ? Action::pass() : way.actions[0];
    }
  }
  return choice;
}

}  // namespace tollkeeper
