// Crew: threads that share one kind of work (games of a match, samples to learn from), and the
// thread that started them, which looks on meanwhile.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace tollkeeper {

class Crew {
 public:
  // Calls `work` once in each of so many new threads and returns when all came back. Till then
  // `look` is called ten times a second, with the mutex held. Neither may throw.
  void run(int threads, const std::function<void()>& work, const std::function<void()>& look);

  // Guards what the workers share; `work` locks it, `look` finds it locked.
  std::mutex& mutex() { return mutex_; }
  // The workers are asked to come back when they can. Any thread may ask.
  void stop() { stop_ = true; }
  const std::atomic<bool>& stopped() const { return stop_; }

 private:
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  int working_ = 0;  // guarded by mutex_
};

}  // namespace tollkeeper
