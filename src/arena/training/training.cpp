#include "arena/training/training.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>

#include "arena/crew.hpp"
#include "arena/training/normal_equations.hpp"
#include "arena/training/sibling_sample.hpp"
#include "players/evaluation/weight_list.hpp"

namespace tollkeeper {
namespace {

// Samples are summed in blocks, and these in their order, so that sums do not depend on threads.
constexpr std::uint64_t kBlock = 50;

std::vector<double> numbers_of(EvaluationWeights weights) {
  std::vector<double> numbers;
  for (const WeightGroup& group : weight_groups()) {
    const auto values = group.values(weights);
    numbers.insert(numbers.end(), values.begin(), values.end());
  }
  return numbers;
}

EvaluationWeights weights_of(const std::vector<double>& numbers) {
  EvaluationWeights weights;
  std::size_t n = 0;
  for (const WeightGroup& group : weight_groups()) {
    for (float& value : group.values(weights)) {
      value = std::clamp(static_cast<float>(numbers[n++]), group.low, group.high);
    }
  }
  return weights;
}

std::vector<double> spreads() {
  std::vector<double> numbers;
  EvaluationWeights weights;
  for (const WeightGroup& group : weight_groups()) {
    numbers.insert(numbers.end(), group.values(weights).size(), static_cast<double>(group.spread));
  }
  return numbers;
}

std::string name_of(std::size_t wanted) {
  EvaluationWeights weights;
  std::size_t first = 0;
  for (const WeightGroup& group : weight_groups()) {
    const std::size_t count = group.values(weights).size();
    if (wanted < first + count) {
      const std::string name(group.name);
      return count == 1 ? name : name + "[" + std::to_string(wanted - first) + "]";
    }
    first += count;
  }
  return "";
}

// Plays one round's samples and sums their rows.
class RoundCrew {
 public:
  RoundCrew(const TrainingPlan& plan, const EvaluationWeights& weights, int round)
      : plan_(plan),
        weights_(weights),
        start_(numbers_of(weights)),
        streams_(Random(plan.seed).split(static_cast<std::uint64_t>(round))),
        done_before_(static_cast<std::uint64_t>(round) * plan.samples),
        sum_(start_.size()) {}

  // Nothing when it was stopped.
  std::optional<NormalEquations> run() {
    crew_.run(
        plan_.threads, [this] { work(); }, [this] { look(); });
    if (crew_.stopped()) {
      return std::nullopt;
    }
    return sum_;
  }

 private:
  void work() {
    SiblingSampler sampler(*plan_.game, weights_);
    while (!crew_.stopped()) {
      const std::uint64_t block = next_.fetch_add(1);
      if (block * kBlock >= plan_.samples) {
        break;
      }
      NormalEquations rows(start_.size());
      const std::uint64_t end = std::min(plan_.samples, (block + 1) * kBlock);
      for (std::uint64_t n = block * kBlock; n < end && !crew_.stopped(); ++n) {
        if (const auto sample = sampler.sample(streams_.split(n))) {
          add_row(rows, *sample);
        }
        ++done_;
      }
      const std::lock_guard lock(crew_.mutex());
      take(block, std::move(rows));
    }
  }

  // As if the evaluation were its slopes times the weights: what that leaves out belongs to what
  // came.
  void add_row(NormalEquations& rows, const SiblingSample& sample) const {
    double rest = sample.came - sample.seen;
    for (std::size_t w = 0; w < start_.size(); ++w) {
      rest += sample.slopes[w] * start_[w];
    }
    rows.add(sample.slopes, rest);
  }

  void take(std::uint64_t block, NormalEquations rows) {
    waiting_.emplace(block, std::move(rows));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == taken_;
         first = waiting_.erase(first)) {
      sum_.add(first->second, 1);
      ++taken_;
    }
  }

  void look() {
    if (plan_.stop != nullptr && *plan_.stop) {
      crew_.stop();
    }
    if (plan_.on_progress) {
      plan_.on_progress(done_before_ + done_);
    }
  }

  const TrainingPlan& plan_;
  const EvaluationWeights& weights_;
  const std::vector<double> start_;
  const Random streams_;
  const std::uint64_t done_before_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  Crew crew_;
  // The rest is guarded by its mutex.
  NormalEquations sum_;
  std::uint64_t taken_ = 0;                           // blocks in the sum
  std::map<std::uint64_t, NormalEquations> waiting_;  // for blocks before them
};

}  // namespace

std::vector<TrainingRound> train(const TrainingPlan& plan) {
  std::vector<TrainingRound> rounds;
  EvaluationWeights weights = plan.start;
  NormalEquations all(numbers_of(weights).size());
  for (int n = 0; n < plan.rounds; ++n) {
    const auto played = RoundCrew(plan, weights, n).run();
    if (!played) {
      break;
    }
    NormalEquations sum = *played;
    sum.add(all, plan.keep);
    all = std::move(sum);
    const std::vector<double> before = numbers_of(weights);
    NormalEquations::Prior prior{before, spreads(), 1};
    prior.noise = std::max(1e-3, std::sqrt(played->mean_square(before)));
    const auto solution = all.solve(prior);
    weights = weights_of(solution.w);

    TrainingRound round;
    round.samples = static_cast<std::uint64_t>(played->rows());
    round.miss_before = prior.noise;
    round.miss_after = std::sqrt(played->mean_square(numbers_of(weights)));
    round.learned = weights;
    const std::vector<double> after = numbers_of(weights);
    for (std::size_t w = 0; w < before.size(); ++w) {
      if (prior.spread[w] > 0) {
        round.weights.push_back({name_of(w), before[w], after[w], solution.error[w]});
      }
    }
    rounds.push_back(std::move(round));
  }
  return rounds;
}

}  // namespace tollkeeper
