// Thinking: a computer's turn, worked out on a copy of the position by whatever thread has time.
// The copy has no deck, so nothing can be looked up that a player may not know.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "players/player.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

struct ThinkTask {
  std::shared_ptr<const Game> game;  // the state refers to it
  State state;
  Seat seat = 0;
  std::string level;    // players/level.hpp
  std::size_t seq = 0;  // of the position; the answer is for this one alone
  std::uint64_t seed = 0;
};

class Thinking {
 public:
  // On how many threads a level that goes by the clock thinks; run() starts and joins them.
  explicit Thinking(ThinkTask task, int threads = 1);

  const ThinkTask& task() const { return task_; }
  // The seat's whole turn, pass included. Empty when it was stopped before it began.
  std::vector<Action> run();
  // After run(): why the tile went where it did. Nothing from players that do not search.
  const std::optional<Thought>& thought() const { return thought_; }
  // From any thread; run() returns soon.
  void stop();

 private:
  ThinkTask task_;
  std::unique_ptr<Player> player_;
  std::optional<Thought> thought_;
  std::atomic<bool> stopped_{false};
};

}  // namespace tollkeeper
