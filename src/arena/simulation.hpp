// Simulation: many games of computer players, spread over threads. Game n is played with the n-th
// stream of the seed whatever thread plays it, and all sums are whole numbers, so the result is the
// same with one thread or many.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "arena/bot_game.hpp"

namespace tollkeeper {

struct SimulationPlan {
  std::shared_ptr<const Game> game;
  std::vector<BotSpec> bots;  // at least one, at most one a seat
  std::uint64_t games = 1;
  std::uint64_t seed = 0;
  int threads = 1;
  // When set, called for every finished game by the thread that played it, several at once. An
  // error stops the simulation.
  std::function<Status(std::uint64_t game, const Trace&)> on_game;
  // When set, called about ten times a second by the calling thread with the games done so far.
  std::function<void(std::uint64_t done)> on_progress;
};

struct SimulationResult {
  std::uint64_t games = 0;
  double seconds = 0;
  // By seat. A win shared is counted in `shared` for each seat that has part in it.
  std::array<std::int64_t, kMaxSeats> points{};
  std::array<std::int64_t, kMaxSeats> squares{};  // of points
  std::array<std::int64_t, kMaxSeats> wins{};
  std::array<std::int64_t, kMaxSeats> shared{};
  std::int64_t discarded = 0;  // tiles set aside because they fitted nowhere

  double mean_points(Seat seat) const;
  double mean_points_error(Seat seat) const;  // standard error
};

Result<SimulationResult> run_simulation(const SimulationPlan& plan);

}  // namespace tollkeeper
