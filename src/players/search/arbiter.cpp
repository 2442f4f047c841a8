#include "players/search/arbiter.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

#include "players/search/arithmetic.hpp"
#include "players/search/bag_order.hpp"
#include "players/search/step.hpp"

namespace tollkeeper {
namespace {

// Rehearsals of each contender that a thread plays before they are compared.
constexpr std::size_t kRound = 4;
// Rehearsals of each before one may drop out, and how many standard deviations it must be behind.
constexpr std::size_t kFewest = 8;
constexpr double kSure = 2.5;
// Two turns differ from rehearsal to rehearsal by at least so much, in points squared.
constexpr double kLeastVariance = 4;

}  // namespace

Arbiter::Arbiter(const Game& game, const SearchSettings& settings, int threads)
    : settings_(settings) {
  for (int n = 0; n < threads; ++n) {
    workers_.push_back(std::make_unique<Worker>(game, settings));
  }
}

std::int64_t Arbiter::turns() const {
  std::int64_t sum = 0;
  for (const auto& worker : workers_) {
    sum += worker->rehearsal.turns();
  }
  return sum;
}

std::size_t Arbiter::decide(const State& root, std::vector<Contender>& contenders, Random random,
                            const Bounds& bounds, const std::atomic<bool>& stop) {
  const ThinkingClock clock(bounds.cpu_time);
  play_out_turns(root, contenders);
  EvenLots lots(random, static_cast<std::size_t>(bounds.length.turns));
  std::size_t best = best_of(contenders);
  for (bool go_on = true; go_on && racing_.size() > 1;) {
    go_on = play_round(lots, bounds, clock, stop);
    best = best_of(contenders);
    if (came_[best].size() >= kFewest) {
      go_on = go_on && (bounds.turns > 0 || bounds.milliseconds > 0);
      std::erase_if(racing_, [&](std::size_t one) {
        const Opinion behind = opinion(contenders, one, best);
        return one != best && behind.lead < -kSure * behind.error;
      });
    }
  }
  std::vector<double> leads;
  for (std::size_t n = 0; n < contenders.size(); ++n) {
    leads.push_back(contenders.front().lead + opinion(contenders, n, 0).lead);
  }
  for (std::size_t n = 0; n < contenders.size(); ++n) {
    contenders[n].lead = leads[n];
  }
  return best;
}

// kRound rehearsals of all that race on every thread; false when a bound was reached.
bool Arbiter::play_round(EvenLots& lots, const Bounds& bounds, const ThinkingClock& clock,
                         const std::atomic<bool>& stop) {
  std::vector<Lots> series;
  for (std::size_t n = 0; n < workers_.size() * kRound; ++n) {
    series.push_back(lots.next());
  }
  round_.assign(series.size(), {});
  const double left = bounds.milliseconds - clock.milliseconds();
  const auto count = static_cast<std::int64_t>(workers_.size());
  const std::int64_t share = (bounds.turns + count - 1) / count;
  const auto work = [&](std::size_t w) {
    const ThinkingClock own(bounds.cpu_time);
    rehearse(*workers_[w], bounds.length, series, w * kRound, [&] {
      return stop.load(std::memory_order_relaxed) ||
             (bounds.milliseconds > 0 && own.milliseconds() >= left) ||
             (share > 0 && workers_[w]->rehearsal.turns() >= share);
    });
  };
  {
    std::vector<std::jthread> others;
    for (std::size_t w = 1; w < workers_.size(); ++w) {
      others.emplace_back(work, w);
    }
    work(0);
  }
  bool whole = true;
  for (const auto& leads : round_) {
    whole = whole && !leads.empty();
    for (std::size_t n = 0; n < leads.size(); ++n) {
      came_[racing_[n]].push_back(leads[n]);
    }
  }
  return whole;
}

void Arbiter::play_out_turns(const State& root, const std::vector<Contender>& contenders) {
  seat_ = root.seat();
  after_.clear();
  racing_.clear();
  came_.assign(contenders.size(), {});
  for (const auto& worker : workers_) {
    worker->rehearsal.count_anew();
  }
  for (const Contender& contender : contenders) {
    State& s = after_.emplace_back(root);
    sort_bag(s);
    for (const Action& action : contender.line) {
      if (s.phase() == Phase::place || s.phase() == Phase::act) {
        step(s, action);
      }
    }
    if (s.phase() == Phase::act) {
      step(s, Action::pass());
    }
    racing_.push_back(racing_.size());
  }
}

// Rehearsals of all that race, with the lots from the number `first` on.
void Arbiter::rehearse(Worker& worker, const RehearsalLength& length, const std::vector<Lots>& lots,
                       std::size_t first, const std::function<bool()>& is_out) {
  const float scale = settings_.margin_scale;
  for (std::size_t n = first; n < first + kRound; ++n) {
    std::vector<double> leads;
    for (const std::size_t one : racing_) {
      if (is_out()) {
        return;
      }
      const Evaluation::Points& points =
          worker.rehearsal.play(after_[one], lots[n], length.turns, length.looks);
      const float lead = worker.first_sight.evaluation().lead_of(points, seat_);
      leads.push_back(static_cast<double>(scale * tanh_of(lead / scale)));
    }
    round_[n] = std::move(leads);
  }
}

// Both sources weighed by how sure they are.
Arbiter::Opinion Arbiter::opinion(const std::vector<Contender>& contenders, std::size_t one,
                                  std::size_t other) const {
  const double lead = contenders[one].lead - contenders[other].lead;
  const double variance_before = contenders[one].error * contenders[one].error +
                                 contenders[other].error * contenders[other].error;
  const std::size_t count = std::min(came_[one].size(), came_[other].size());
  if (count < 2) {
    return {lead, std::sqrt(variance_before)};
  }
  double sum = 0;
  double squares = 0;
  for (std::size_t n = 0; n < count; ++n) {
    const double difference = came_[one][n] - came_[other][n];
    sum += difference;
    squares += difference * difference;
  }
  const auto played = static_cast<double>(count);
  const double mean = sum / played;
  const double variance = std::max(kLeastVariance, (squares - sum * mean) / (played - 1));
  const double weight = played / variance;
  const double trust = 1 / variance_before;
  return {(lead * trust + mean * weight) / (trust + weight), 1 / std::sqrt(trust + weight)};
}

std::size_t Arbiter::best_of(const std::vector<Contender>& contenders) const {
  std::size_t best = racing_.front();
  for (const std::size_t one : racing_) {
    if (opinion(contenders, one, best).lead > 0) {
      best = one;
    }
  }
  return best;
}

}  // namespace tollkeeper
