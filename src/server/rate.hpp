// Rate: how often something may be asked. A bucket that fills by time and is emptied by requests;
// one owner, no locks.
#pragma once

#include <algorithm>
#include <chrono>

namespace tollkeeper {

class Rate {
 public:
  using Clock = std::chrono::steady_clock;
  // `burst` at once, `per_second` in the long run.
  Rate(double burst, double per_second)
      : burst_(burst), per_second_(per_second), held_(burst), filled_(Clock::now()) {}

  // Whether so many more are allowed now. What costs more than a whole burst is never refused for
  // good: it takes all there is when the bucket is full.
  bool take(double cost = 1, Clock::time_point now = Clock::now()) {
    fill(now);
    if (held_ < std::min(cost, burst_)) {
      return false;
    }
    held_ -= std::min(cost, burst_);
    return true;
  }
  void give_back(double cost = 1) { held_ = std::min(burst_, held_ + cost); }

  // Nobody has asked for long.
  bool is_full(Clock::time_point now = Clock::now()) {
    fill(now);
    return held_ >= burst_;
  }
  // Whole seconds, at least 1, until so many are allowed again.
  long wait_seconds(double cost = 1) const {
    const double missing = std::max(0.0, std::min(cost, burst_) - held_);
    return 1 + static_cast<long>(missing / per_second_);
  }

 private:
  void fill(Clock::time_point now) {
    const std::chrono::duration<double> passed = now - filled_;
    held_ = std::min(burst_, held_ + passed.count() * per_second_);
    filled_ = now;
  }

  double burst_;
  double per_second_;
  double held_;
  Clock::time_point filled_;
};

}  // namespace tollkeeper
