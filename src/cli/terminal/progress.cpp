#include "cli/terminal/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/terminal/terminal.hpp"

namespace tollkeeper {

ProgressBar::ProgressBar(std::uint64_t all)
    : all_(all), terminal_(is_terminal_error()), began_(std::chrono::steady_clock::now()) {}

void ProgressBar::show(std::uint64_t done) {
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
  if (!terminal_ || seconds < 0.3 || all_ == 0) {
    return;
  }
  constexpr int kWide = 30;
  const double share = static_cast<double>(done) / static_cast<double>(all_);
  const int full = static_cast<int>(share * kWide);
  const double left = share > 0 ? seconds / share - seconds : 0;
  fmt::print(stderr, "\r[{}{}] {:3.0f}%  {} of {}  {:.0f} s left\x1b[K",
             std::string(static_cast<std::size_t>(full), '#'),
             std::string(static_cast<std::size_t>(kWide - full), '.'), 100 * share, done, all_,
             left);
  std::fflush(stderr);
  drawn_ = true;
}

void ProgressBar::clear() {
  if (drawn_) {
    fmt::print(stderr, "\r\x1b[K");
    std::fflush(stderr);
    drawn_ = false;
  }
}

}  // namespace tollkeeper
