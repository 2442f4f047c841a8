// Player: a computer player. It is given the State alone, never the Deck, so no player can look
// ahead at the tiles to come.
//
// Chance a player needs comes from the generator it is handed, so a game repeats from its seed. One
// player object serves one seat of one game at a time; it may keep memory between calls.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class Player {
 public:
  virtual ~Player() = default;

  // A legal action of the seat whose turn it is; the phase is `place` or `act`.
  virtual Action choose(const State& state, Random& random) = 0;
};

}  // namespace tollkeeper
