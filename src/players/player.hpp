// Player: a computer player. It is given the State alone, never the Deck, so no player can look
// ahead at the tiles to come.
//
// Chance a player needs comes from the generator it is handed, so a game repeats from its seed
// unless thinking is bounded by time. One player object serves one seat of one game at a time; it
// may keep memory between calls. stop() alone may be called from another thread.
#pragma once

#include <atomic>
#include <memory>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "players/thought.hpp"
#include "players/time_control.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // A legal action of the seat whose turn it is; the phase is `place` or `act`.
  virtual Action choose(const State& state, Random& random) = 0;

  // For the choices to come; players that do not search do not care.
  virtual void set_time(const TimeControl&) {}
  // The reasons for the last choice, or nullptr when the player gives none. Valid until the next.
  virtual const Thought* thought() const { return nullptr; }

  // Ends the thinking now (within 50 ms): choose() returns the best action found so far. Holds
  // until clear_stop(), so that a stop that comes early is not lost.
  virtual void stop() { stopped_.store(true, std::memory_order_relaxed); }
  virtual void clear_stop() { stopped_.store(false, std::memory_order_relaxed); }

 protected:
  bool is_stopped() const { return stopped_.load(std::memory_order_relaxed); }
  const std::atomic<bool>& stop_flag() const { return stopped_; }

 private:
  std::atomic<bool> stopped_{false};
};

}  // namespace tollkeeper
