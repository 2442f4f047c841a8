// RandomPlayer: every choice is uniform, in the same steps and with the same draws from the
// generator as rules/playout.hpp, so a game of random players is the same game either way; a test
// plays both.
#pragma once

#include "players/player.hpp"

namespace tollkeeper {

class RandomPlayer final : public Player {
 public:
  Action choose(const State& state, Random& random) override;
};

}  // namespace tollkeeper
