#include "cli/arena/interrupt.hpp"

#include <csignal>

namespace tollkeeper {
namespace {

std::atomic<bool> g_seen = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void on_signal(int signal) {
  g_seen = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
  g_seen = false;
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
}

Interrupt::~Interrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

const std::atomic<bool>& Interrupt::flag() const { return g_seen; }

}  // namespace tollkeeper
