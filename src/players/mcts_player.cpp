#include "players/mcts_player.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "players/thinking_clock.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

int turns_left(const State& state) { return 1 + state.tiles_left() / state.game().seats; }

}  // namespace

MctsPlayer::MctsPlayer(const MctsSettings& settings)
    : settings_(settings), time_(settings.time) {}

Action MctsPlayer::choose(const State& state, Random& random) {
  const ThinkingClock clock(time_.cpu_time);
  const std::uint64_t seed = random.next();
  if (!go_on(state)) {
    if (game_ != &state.game()) {
      game_ = &state.game();
      trees_.clear();
      for (int n = 0; n < settings_.threads; ++n) {
        trees_.push_back(std::make_unique<TreeSearch>(*game_, settings_.search));
      }
    }
    for (std::size_t n = 0; n < trees_.size(); ++n) {
      trees_[n]->start(state, Random(seed).split(n).next());
    }
    iterations_ = 0;
    const TreeSearch& first = *trees_.front();
    if (first.end() - first.begin() > 1) {
      think(turn_budget_ms(time_, turns_left(state)), time_.iterations);
    }
  }
  const Action action = decide(clock.milliseconds());
  expected_.emplace(state);
  apply_action(*expected_, action, nullptr);
  if (expected_->phase() != Phase::act) {
    expected_.reset();
  }
  return action;
}

// Whether this is the same turn after the last choice, so that its tree can be used.
bool MctsPlayer::go_on(const State& state) {
  if (!expected_ || game_ != &state.game() || !(*expected_ == state) || thought_.line.empty()) {
    return false;
  }
  for (const auto& tree : trees_) {
    if (!tree->follow(thought_.line.front())) {
      return false;
    }
  }
  return true;
}

void MctsPlayer::think(int milliseconds, std::int64_t iterations) {
  const auto count = static_cast<std::int64_t>(trees_.size());
  std::atomic<std::int64_t> done{0};
  const auto work = [&](std::size_t n) {
    TreeSearch& tree = *trees_[n];
    const ThinkingClock clock(time_.cpu_time);
    const std::int64_t share =
        iterations > 0 ? (iterations + count - 1 - static_cast<std::int64_t>(n)) / count : 0;
    std::int64_t mine = 0;
    while (!is_stopped() && (iterations == 0 || mine < share) &&
           (milliseconds == 0 || mine % 8 != 0 || clock.milliseconds() < milliseconds)) {
      if (milliseconds == 0 && iterations == 0 && mine >= 1000) {
        break;  // no bound was set at all
      }
      tree.iterate();
      ++mine;
    }
    done += mine;
  };
  std::vector<std::jthread> others;
  for (std::size_t n = 1; n < trees_.size(); ++n) {
    others.emplace_back(work, n);
  }
  work(0);
  others.clear();
  iterations_ = done;
}

// Adds up the trees' roots, which list the same actions in the same order.
Action MctsPlayer::decide(double milliseconds) {
  thought_ = Thought{};
  TreeSearch& first = *trees_.front();
  const auto count = static_cast<std::size_t>(first.end() - first.begin());
  std::vector<Candidate> candidates(count);
  std::vector<double> sums(count);
  for (const auto& tree : trees_) {
    for (std::size_t n = 0; n < count; ++n) {
      const Node& node = tree->begin()[n];
      candidates[n].action = node.action;
      candidates[n].visits += node.visits;
      sums[n] += node.sum;
    }
    thought_.nodes += static_cast<std::int64_t>(tree->nodes());
  }
  std::size_t best = 0;
  for (std::size_t n = 0; n < count; ++n) {
    const double visits = static_cast<double>(candidates[n].visits);
    const double value = visits > 0 ? sums[n] / visits : -1;
    candidates[n].lead = first.lead_of_value(value);
    const double best_visits = static_cast<double>(candidates[best].visits);
    if (candidates[n].visits > candidates[best].visits ||
        (candidates[n].visits == candidates[best].visits && visits > 0 &&
         value > sums[best] / best_visits)) {
      best = n;
    }
  }
  const Action action = candidates[best].action;
  thought_.value = candidates[best].visits > 0
                       ? sums[best] / static_cast<double>(candidates[best].visits)
                       : 0;
  thought_.lead = candidates[best].lead;
  first.append_line(first.begin()[best], thought_.line);
  thought_.expected = first.expected_after(thought_.line);
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.visits > b.visits;
  });
  thought_.candidates = std::move(candidates);
  thought_.iterations = iterations_;
  thought_.milliseconds = milliseconds;
  return action;
}

}  // namespace tollkeeper
