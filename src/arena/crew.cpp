#include "arena/crew.hpp"

#include <chrono>
#include <thread>
#include <vector>

namespace tollkeeper {

void Crew::run(int threads, const std::function<void()>& work, const std::function<void()>& look) {
  working_ = threads;
  std::vector<std::jthread> workers;
  for (int n = 0; n < threads; ++n) {
    workers.emplace_back([this, &work] {
      work();
      const std::lock_guard lock(mutex_);
      --working_;
      changed_.notify_all();
    });
  }
  std::unique_lock lock(mutex_);
  while (working_ > 0) {
    changed_.wait_for(lock, std::chrono::milliseconds(100));
    look();
  }
}

}  // namespace tollkeeper
