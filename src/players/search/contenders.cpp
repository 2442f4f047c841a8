#include "players/search/contenders.hpp"

#include <algorithm>
#include <cmath>

namespace tollkeeper {
namespace {

// A turn seen less often than this is no contender: its results met a few tiles alone.
constexpr std::int64_t kFewestVisits = 4;
// Variance of one visit's result, in points squared.
constexpr double kVisitVariance = 16;

}  // namespace

std::vector<Contender> contenders_of(const std::vector<std::unique_ptr<TreeSearch>>& trees,
                                     const SearchSettings& settings, std::int64_t turns_to_come) {
  const std::int64_t each = std::int64_t{settings.fewest_rehearsals} * settings.rehearsal.turns;
  const std::size_t most = std::clamp(static_cast<std::size_t>(turns_to_come / each),
                                      std::size_t{2}, settings.most_contenders);
  std::vector<TreeSearch::TurnSeen> turns;
  for (const auto& tree : trees) {
    for (TreeSearch::TurnSeen& turn : tree->turns()) {
      const auto same = std::find_if(turns.begin(), turns.end(),
                                     [&turn](const auto& one) { return one.line == turn.line; });
      if (same == turns.end()) {
        turns.push_back(std::move(turn));
      } else {
        same->visits += turn.visits;
        same->sum += turn.sum;
      }
    }
  }
  std::stable_sort(turns.begin(), turns.end(),
                   [](const auto& a, const auto& b) { return a.visits > b.visits; });
  std::vector<Contender> contenders;
  for (TreeSearch::TurnSeen& turn : turns) {
    const auto visits = static_cast<double>(turn.visits);
    const double lead = trees.front()->lead_of_value(turn.sum / visits);
    if (turn.visits < kFewestVisits || contenders.size() == most) {
      break;
    }
    if (contenders.empty() || lead > contenders.front().lead - settings.contender_points) {
      const double error =
          std::sqrt(settings.tree_error * settings.tree_error + kVisitVariance / visits);
      contenders.push_back({std::move(turn.line), lead, error});
    }
  }
  return contenders;
}

}  // namespace tollkeeper
