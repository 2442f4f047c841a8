// ThinkingClock: counts the time a thread has thought, by the wall, or by the processor time of
// that thread, which is what a fair match on a busy machine counts.
#pragma once

#include <chrono>
#include <ctime>

namespace tollkeeper {

class ThinkingClock {
 public:
  explicit ThinkingClock(bool cpu_time) : cpu_time_(cpu_time), began_(now()) {}

  double milliseconds() const { return now() - began_; }

 private:
  double now() const {
#if defined(CLOCK_THREAD_CPUTIME_ID)
    if (cpu_time_) {
      timespec time{};
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
      return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
    }
#endif
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }

  bool cpu_time_;
  double began_;
};

}  // namespace tollkeeper
