// Interrupt: while one stands, Ctrl-C and SIGTERM do not end the program but set a flag, so that
// what was played is kept and programs that were started are ended. A second Ctrl-C ends it at
// once.
#pragma once

#include <atomic>

namespace tollkeeper {

class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  const std::atomic<bool>& flag() const;
  bool seen() const { return flag(); }
};

}  // namespace tollkeeper
