// TimeControl: how long a player may think. Whatever is 0 sets no bound; with no bound at all a
// player uses its own setting. A turn is the tile and what follows it together.
#pragma once

#include <cstdint>

namespace tollkeeper {

struct TimeControl {
  int turn_ms = 0;              // for one turn
  std::int64_t iterations = 0;  // for one turn; with one thread the game repeats from its seed
  std::int64_t clock_ms = 0;    // left on this player's clock for the rest of the game
  int increment_ms = 0;         // added to the clock after each turn
  bool cpu_time = false;        // count the processor time of each thread, not the wall's

  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// Milliseconds to spend on a turn when the player has `turns_left` of them to play, this one
// included: a share of the clock that leaves some for the last turns, or `turn_ms`, whichever is
// less. 0: no bound in time.
inline int turn_budget_ms(const TimeControl& control, int turns_left) {
  if (control.clock_ms <= 0) {
    return control.turn_ms;
  }
  constexpr int kSpareTurns = 2;
  constexpr std::int64_t kLagMs = 20;
  const std::int64_t share = control.clock_ms / (turns_left + kSpareTurns) +
                             static_cast<std::int64_t>(control.increment_ms) * 3 / 4;
  const std::int64_t most = control.clock_ms > 2 * kLagMs ? control.clock_ms - kLagMs : 1;
  std::int64_t budget = share < most ? share : most;
  if (control.turn_ms > 0 && control.turn_ms < budget) {
    budget = control.turn_ms;
  }
  return static_cast<int>(budget > 1 ? budget : 1);
}

}  // namespace tollkeeper
