// Metrics: what the server counts and measures about itself, as Prometheus reads it. Counting comes
// from any thread and costs next to nothing; nothing in it tells about a single game or person.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace tollkeeper {

// Of durations, in buckets from half a millisecond to ten seconds.
class Histogram {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::array kBounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                      0.1,    0.25,  0.5,    1.0,   2.5,  5.0,   10.0};

  void observe(Clock::duration took);
  void observe_since(Clock::time_point began) { observe(Clock::now() - began); }
  // Lines of the text form, without HELP and TYPE.
  void write(std::string& out, std::string_view name) const;

 private:
  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> buckets_{};
  std::atomic<std::uint64_t> nanoseconds_{0};
};

class Metrics {
 public:
  using Clock = Histogram::Clock;

  // What is there now; asked when the text is made.
  struct Gauges {
    std::size_t connections = 0;
    std::size_t lines = 0;
    std::size_t addresses = 0;
    std::size_t games_in_memory = 0;
    std::size_t thinking_waiting = 0;
  };

  std::atomic<std::uint64_t> actions{0};  // stored moves of games
  std::atomic<std::uint64_t> games_made{0};
  std::atomic<std::int64_t> games_in_store{0};
  std::atomic<std::uint64_t> store_errors{0};
  std::atomic<std::uint64_t> lines_cut{0};  // slow readers and floods
  std::atomic<std::uint64_t> connections_refused{0};
  Histogram action_seconds;  // from the message to its announcement
  Histogram store_write_seconds;
  Histogram thinking_seconds;  // of a computer's turn, without waiting for a thread

  // An error message to a client; `code` is one of the protocol's words.
  void refused(std::string_view code);
  // `route` is one of a fixed few.
  void answered(std::string_view route, int status);

  std::string text(const Gauges& now, std::string_view version) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::uint64_t, std::less<>> refusals_;
  std::map<std::pair<std::string, int>, std::uint64_t> answers_;
};

}  // namespace tollkeeper
