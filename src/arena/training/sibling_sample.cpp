#include "arena/training/sibling_sample.hpp"

#include <algorithm>
#include <cmath>

#include "players/evaluation/weight_list.hpp"
#include "players/search/scratch_state.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// One turn in so many is played by lot on the way to the position.
constexpr std::uint32_t kTurnsALot = 6;
// Of two turns, one that looks this many points worse is taken e times as seldom.
constexpr double kPairPoints = 4;

SearchSettings settings_of(const EvaluationWeights& weights) {
  SearchSettings settings;
  settings.weights = weights;
  settings.most_nodes = 100'000;
  return settings;
}

std::size_t pick_by(const std::vector<double>& shares, Random& random) {
  double sum = 0;
  for (const double share : shares) {
    sum += share;
  }
  double lot = sum * random.below(1U << 24) / (1U << 24);
  std::size_t last = 0;
  for (std::size_t n = 0; n < shares.size(); ++n) {
    if (shares[n] > 0) {
      last = n;
      lot -= shares[n];
      if (lot < 0) {
        break;
      }
    }
  }
  return last;
}

}  // namespace

SiblingSampler::SiblingSampler(const Game& game, const EvaluationWeights& weights)
    : game_(game), evaluation_(game, weights, {}), one_turn_(game, settings_of(weights)) {
  for (const WeightGroup& group : weight_groups()) {
    EvaluationWeights copy = weights;
    const std::size_t count = group.values(copy).size();
    for (std::size_t n = 0; n < count; ++n) {
      if (group.spread <= 0) {
        slopes_.emplace_back();
        continue;
      }
      EvaluationWeights less = weights;
      EvaluationWeights more = weights;
      float& low = group.values(less)[n];
      float& high = group.values(more)[n];
      low = std::max(group.low, low - group.spread / 2);
      high = std::min(group.high, high + group.spread / 2);
      slopes_.emplace_back(
          Slope{Evaluation(game, less, {}), Evaluation(game, more, {}), high - low});
    }
  }
}

// From phase `place` to the end of the turn. With lots: an action by how good it looks.
void SiblingSampler::play_turn(State& state, Random* lots) {
  one_turn_.start(state, 0);
  for (;;) {
    const Node* chosen = one_turn_.begin();
    if (lots != nullptr) {
      std::vector<double> shares;
      for (const Node* node = one_turn_.begin(); node != one_turn_.end(); ++node) {
        shares.push_back(static_cast<double>(node->prior));
      }
      chosen += pick_by(shares, *lots);
    }
    const Action action = chosen->action;
    apply_action(state, action, nullptr);
    if (state.phase() != Phase::act || !one_turn_.follow(action)) {
      break;
    }
  }
  if (state.phase() == Phase::act) {
    apply_action(state, Action::pass(), nullptr);
  }
  if (state.phase() == Phase::score) {
    finish_turn(state, nullptr);
  }
}

void SiblingSampler::play_on(State& state, Random random) {
  while (state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
    } else {
      play_turn(state, nullptr);
    }
  }
}

// A position with a tile in hand somewhere in a game; false when the game ended before.
bool SiblingSampler::reach_position(State& state, Random& random) {
  const std::uint32_t turns = random.below(static_cast<std::uint32_t>(state.tiles_left()));
  for (std::uint32_t turn = 0; state.phase() != Phase::over;) {
    if (state.phase() == Phase::draw) {
      take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
      continue;
    }
    if (turn++ == turns) {
      return true;
    }
    play_turn(state, random.below(kTurnsALot) == 0 ? &random : nullptr);
  }
  return false;
}

// The positions after two turns that are open here.
bool SiblingSampler::pick_siblings(const State& state, Random& random) {
  const Seat seat = state.seat();
  std::vector<double> leads;
  lister_.list(state, [&](const TurnActions&, State& after) {
    leads.push_back(static_cast<double>(lead_seen(evaluation_, after, seat)));
    return true;
  });
  if (leads.size() < 2) {
    return false;
  }
  const double best = *std::max_element(leads.begin(), leads.end());
  for (double& lead : leads) {
    lead = std::exp(std::max(-50.0, (lead - best) / kPairPoints));
  }
  const std::size_t one = pick_by(leads, random);
  leads[one] = 0;
  const std::size_t other = pick_by(leads, random);
  siblings_.clear();
  std::size_t n = 0;
  lister_.list(state, [&](const TurnActions&, State& after) {
    if (n == one || n == other) {
      siblings_.push_back(after);
    }
    ++n;
    return siblings_.size() < 2;
  });
  return one != other;
}

float SiblingSampler::lead_seen(Evaluation& evaluation, const State& after, Seat seat) {
  State& state = copy_into(looked_at_, after);
  evaluation.look(state);
  return evaluation.lead(seat);
}

std::optional<SiblingSample> SiblingSampler::sample(Random random) {
  State state(game_, static_cast<Seat>(random.below(static_cast<std::uint32_t>(game_.seats))));
  if (!reach_position(state, random) || !pick_siblings(state, random)) {
    return std::nullopt;
  }
  const Seat seat = state.seat();
  SiblingSample sample;
  sample.turns_left = state.tiles_left();
  const auto difference = [&](Evaluation& evaluation) {
    return static_cast<double>(lead_seen(evaluation, siblings_[0], seat) -
                               lead_seen(evaluation, siblings_[1], seat));
  };
  sample.seen = difference(evaluation_);
  for (auto& slope : slopes_) {
    sample.slopes.push_back(slope ? (difference(slope->more) - difference(slope->less)) /
                                        static_cast<double>(slope->width)
                                  : 0.0);
  }
  const Random tiles(random.next());
  for (State& sibling : siblings_) {
    play_on(sibling, tiles);
    evaluation_.look(sibling);
    sample.came +=
        static_cast<double>(evaluation_.lead(seat)) * (&sibling == siblings_.data() ? 1 : -1);
  }
  return sample;
}

}  // namespace tollkeeper
