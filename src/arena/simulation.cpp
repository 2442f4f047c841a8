#include "arena/simulation.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <optional>

#include "arena/crew.hpp"

namespace tollkeeper {
namespace {

// Games a thread takes at a time: few enough that all end together, many enough that taking them
// costs nothing.
constexpr std::uint64_t kBlock = 16;

void add_game(SimulationResult& sum, const State& over) {
  const int seats = over.game().seats;
  int most = over.points(0);
  for (Seat seat = 1; seat < seats; ++seat) {
    most = std::max(most, over.points(seat));
  }
  int winners = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    winners += over.points(seat) == most ? 1 : 0;
  }
  for (Seat seat = 0; seat < seats; ++seat) {
    const std::int64_t points = over.points(seat);
    sum.points[seat] += points;
    sum.squares[seat] += points * points;
    if (points == most) {
      ++(winners == 1 ? sum.wins : sum.shared)[seat];
    }
  }
  sum.discarded += over.head().discarded;
  ++sum.games;
}

void add_sums(SimulationResult& sum, const SimulationResult& more) {
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    sum.points[seat] += more.points[seat];
    sum.squares[seat] += more.squares[seat];
    sum.wins[seat] += more.wins[seat];
    sum.shared[seat] += more.shared[seat];
  }
  sum.discarded += more.discarded;
  sum.games += more.games;
}

class SimulationCrew {
 public:
  explicit SimulationCrew(const SimulationPlan& plan) : plan_(plan) {}

  Result<SimulationResult> run() {
    const auto began = std::chrono::steady_clock::now();
    crew_.run(
        plan_.threads, [this] { work(); }, [this] { look(); });
    if (error_) {
      return *error_;
    }
    sum_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return sum_;
  }

 private:
  void work() {
    SimulationResult sum;
    BotGame table(*plan_.game, plan_.bots);
    const Random streams(plan_.seed);
    std::optional<Error> error;
    while (!crew_.stopped() && !error) {
      const std::uint64_t first = next_.fetch_add(kBlock);
      if (first >= plan_.games) {
        break;
      }
      const std::uint64_t end = std::min(plan_.games, first + kBlock);
      for (std::uint64_t n = first; n < end && !error; ++n) {
        error = play_one(table, streams.split(n), n, sum);
      }
      done_ += end - first;
    }
    const std::lock_guard lock(crew_.mutex());
    add_sums(sum_, sum);
    if (error && !error_) {
      error_ = error;
      crew_.stop();
    }
  }

  std::optional<Error> play_one(BotGame& table, Random random, std::uint64_t n,
                                SimulationResult& sum) {
    Trace trace;
    add_game(sum, table.play(random, plan_.on_game ? &trace : nullptr));
    if (table.fault() || !plan_.on_game) {
      return table.fault();
    }
    const Status told = plan_.on_game(n, trace);
    return told ? std::nullopt : std::optional(told.error());
  }

  void look() const {
    if (plan_.on_progress) {
      plan_.on_progress(done_);
    }
  }

  const SimulationPlan& plan_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  Crew crew_;
  // The rest is guarded by its mutex.
  SimulationResult sum_;
  std::optional<Error> error_;
};

}  // namespace

double SimulationResult::mean_points(Seat seat) const {
  return games == 0 ? 0 : static_cast<double>(points[seat]) / static_cast<double>(games);
}

double SimulationResult::mean_points_error(Seat seat) const {
  if (games < 2) {
    return 0;
  }
  const auto n = static_cast<double>(games);
  const double mean = mean_points(seat);
  const double variance = (static_cast<double>(squares[seat]) - n * mean * mean) / (n - 1);
  return std::sqrt(std::max(0.0, variance) / n);
}

Result<SimulationResult> run_simulation(const SimulationPlan& plan) {
  return SimulationCrew(plan).run();
}

}  // namespace tollkeeper
