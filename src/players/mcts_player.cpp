#include "players/mcts_player.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

#include "players/search/arithmetic.hpp"
#include "players/thinking_clock.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// Of a turn's time, what counting the last tiles out may take before the tree is grown instead.
constexpr double kEndShare = 0.7;
// Final positions counted out for each iteration that is granted, about the same work.
constexpr std::int64_t kLooksPerIteration = 25;
// Three tiles take some ten milliseconds, more some tenths of a second; those are tried only where
// there is that much time.
constexpr int kQuickTiles = 3;
constexpr int kManyTilesMs = 800;
// With fewer all go to the tree: rehearsals of a few turns would say nothing.
constexpr std::int64_t kFewestIterations = 400;

int turns_left(const State& state) { return 1 + state.tiles_left() / state.game().seats; }

}  // namespace

MctsPlayer::MctsPlayer(const MctsSettings& settings) : settings_(settings), time_(settings.time) {}

Action MctsPlayer::choose(const State& state, Random& random) {
  const ThinkingClock clock(time_.cpu_time);
  const std::uint64_t seed = random.next();
  const int budget = turn_budget_ms(time_, turns_left(state));
  if (game_ != &state.game()) {
    game_ = &state.game();
    trees_.clear();
    endgame_ = std::make_unique<Endgame>(*game_);
    arbiter_ = std::make_unique<Arbiter>(*game_, settings_.search, settings_.threads);
    expected_.reset();
  }
  if (settings_.exact_end && Endgame::is_due(state) && count_out(state, budget)) {
    thought_.milliseconds = clock.milliseconds();
    expected_.reset();
    return thought_.line.front();
  }
  if (!go_on(state)) {
    if (trees_.empty()) {
      for (int n = 0; n < settings_.threads; ++n) {
        trees_.push_back(std::make_unique<TreeSearch>(*game_, settings_.search));
      }
    }
    settled_.clear();
    for (std::size_t n = 0; n < trees_.size(); ++n) {
      trees_[n]->start(state, n == 0 ? 0 : Random(seed).split(n).next());
    }
    iterations_ = 0;
    const TreeSearch& first = *trees_.front();
    if (first.end() - first.begin() > 1) {
      think_through(state, clock, budget, Random(seed).split(trees_.size()));
    }
  }
  const Action action = decide(clock.milliseconds(), random);
  expected_.emplace(state);
  apply_action(*expected_, action, nullptr);
  if (expected_->phase() != Phase::act) {
    expected_.reset();
  }
  return action;
}

// Grows the trees until they show which turns are nearly equal, and decides between those. Where
// half the time shows one good turn alone, that is enough.
void MctsPlayer::think_through(const State& state, const ThinkingClock& clock, int budget,
                               Random random) {
  const bool rehearses = settings_.rehearsals && settings_.slip == 0 &&
                         (time_.iterations == 0 || time_.iterations >= kFewestIterations);
  const auto grow_to = [&](float share) {
    const auto most = static_cast<std::int64_t>(static_cast<float>(time_.iterations) * share);
    const double until = budget * static_cast<double>(share);
    grow(budget > 0 ? std::max(1.0, until - clock.milliseconds()) : 0,
         time_.iterations > 0 ? most - iterations_ : 0);
  };
  if (!rehearses) {
    grow_to(1);
    return;
  }
  for (const float share : {settings_.search.grow_share, 0.5F}) {
    grow_to(share);
    // A rehearsed turn takes about as long as an iteration.
    const double part = static_cast<double>(1 / share - 1);
    const auto to_come = static_cast<std::int64_t>(part * static_cast<double>(iterations_));
    contenders_ = contenders_of(trees_, settings_.search, to_come);
    if (contenders_.size() > 1) {
      const Arbiter::Bounds bounds{budget > 0 ? std::max(1.0, budget - clock.milliseconds()) : 0,
                                   time_.iterations > 0 ? time_.iterations - iterations_ : 0,
                                   time_.cpu_time, settings_.search.rehearsal_for(to_come)};
      const std::size_t best = arbiter_->decide(state, contenders_, random, bounds, stop_flag());
      iterations_ += arbiter_->turns();
      settled_ = contenders_[best].line;
      return;
    }
  }
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
  if (!settled_.empty()) {
    settled_.erase(settled_.begin());
    std::erase_if(contenders_, [this](const Contender& one) {
      return one.line.size() < 2 || one.line.front() != thought_.line.front();
    });
    for (Contender& contender : contenders_) {
      contender.line.erase(contender.line.begin());
    }
  }
  return true;
}

// Counts the rest of the game out; false when that would take too long.
bool MctsPlayer::count_out(const State& state, int milliseconds) {
  if (Endgame::tiles_to_lay(state) > kQuickTiles && milliseconds < kManyTilesMs) {
    return false;
  }
  const std::int64_t looks = time_.iterations * kLooksPerIteration;
  const auto answer =
      endgame_->solve(state, stop_flag(), looks, milliseconds * kEndShare, time_.cpu_time);
  if (!answer) {
    return false;
  }
  thought_ = Thought{};
  thought_.line.assign(answer->actions.begin(), answer->actions.end());
  if (thought_.line.empty()) {
    thought_.line.push_back(Action::pass());
  }
  const double bonus = Endgame::kWinPoints;
  thought_.lead = answer->value > bonus    ? answer->value - bonus
                  : answer->value < -bonus ? answer->value + bonus
                                           : 0;
  thought_.value = std::clamp(answer->value / (2 * bonus), -1.0, 1.0);
  thought_.iterations = answer->looks;
  thought_.candidates = {{thought_.line.front(), thought_.lead, answer->looks}};
  thought_.exact = true;
  return true;
}

// What the search did not try looks as good as one ply of the evaluation has it: its prior.
void MctsPlayer::judge_untried(std::vector<Candidate>& candidates, std::size_t best) const {
  const Node* nodes = trees_.front()->begin();
  for (std::size_t n = 0; n < candidates.size(); ++n) {
    if (candidates[n].visits == 0) {
      const double behind =
          static_cast<double>(settings_.search.prior_points) *
          std::max(0.0, log_of(static_cast<double>(nodes[best].prior) /
                               std::max(1e-12, static_cast<double>(nodes[n].prior))));
      candidates[n].lead = candidates[best].lead - behind;
    }
  }
}

// What rehearsals decided goes before what the tree did.
std::size_t MctsPlayer::settle(std::vector<Candidate>& candidates, std::size_t best) const {
  for (std::size_t n = 0; n < candidates.size() && !settled_.empty(); ++n) {
    const Contender* own = nullptr;
    for (const Contender& contender : contenders_) {
      if (contender.line.front() == candidates[n].action &&
          (own == nullptr || contender.lead > own->lead)) {
        own = &contender;
      }
    }
    if (own != nullptr) {
      candidates[n].lead = own->lead;
    }
    if (candidates[n].action == settled_.front()) {
      best = n;
    }
  }
  return best;
}

// People see that some actions are better and miss which: a choice by lot that prefers what looks
// good.
std::size_t MctsPlayer::slip_from(const std::vector<Candidate>& candidates, std::size_t best,
                                  Random& random) const {
  const double top = candidates[best].lead;
  std::vector<double> weights;
  double sum = 0;
  for (std::size_t n = 0; n < candidates.size(); ++n) {
    const double behind = top - candidates[n].lead;
    weights.push_back(
        static_cast<double>(exp_of(static_cast<float>(-std::max(0.0, behind)) / settings_.slip)));
    sum += weights.back();
  }
  double lot = sum * random.below(1U << 20) / (1U << 20);
  for (std::size_t n = 0; n < weights.size(); ++n) {
    lot -= weights[n];
    if (lot < 0) {
      return n;
    }
  }
  return best;
}

void MctsPlayer::grow(double milliseconds, std::int64_t iterations) {
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
  iterations_ += done;
}

// Adds up the trees' roots, which list the same actions in the same order.
Action MctsPlayer::decide(double milliseconds, Random& random) {
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
  judge_untried(candidates, best);
  best = settle(candidates, best);
  if (settings_.slip > 0) {
    best = slip_from(candidates, best, random);
  }
  const Action action = candidates[best].action;
  thought_.value =
      candidates[best].visits > 0 ? sums[best] / static_cast<double>(candidates[best].visits) : 0;
  thought_.lead = candidates[best].lead;
  thought_.line = settled_;
  if (settled_.empty()) {
    first.append_line(first.begin()[best], thought_.line);
  }
  thought_.expected = first.expected_after(thought_.line);
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) {
                     return a.visits != b.visits ? a.visits > b.visits : a.lead > b.lead;
                   });
  if (!settled_.empty()) {
    const auto chosen = std::find_if(candidates.begin(), candidates.end(),
                                     [&](const Candidate& one) { return one.action == action; });
    std::rotate(candidates.begin(), chosen, chosen + 1);
  }
  thought_.candidates = std::move(candidates);
  thought_.iterations = iterations_;
  thought_.milliseconds = milliseconds;
  return action;
}

}  // namespace tollkeeper
