// Rate: how often one visitor may ask. A bucket that fills by time and is emptied by requests; one
// owner, no locks.
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

  // Whether one more is allowed now.
  bool take(Clock::time_point now = Clock::now()) {
    const std::chrono::duration<double> passed = now - filled_;
    held_ = std::min(burst_, held_ + passed.count() * per_second_);
    filled_ = now;
    if (held_ < 1) {
      return false;
    }
    held_ -= 1;
    return true;
  }

 private:
  double burst_;
  double per_second_;
  double held_;
  Clock::time_point filled_;
};

}  // namespace tollkeeper
