// ProgressBar: one line on standard error that moves while something long goes on. Draws nothing
// where that is no terminal, and nothing for work that is done at once.
#pragma once

#include <chrono>
#include <cstdint>

namespace tollkeeper {

class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t all);
  void show(std::uint64_t done);
  void clear();

 private:
  std::uint64_t all_;
  bool terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace tollkeeper
