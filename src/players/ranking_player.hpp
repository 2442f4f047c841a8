// RankingPlayer: a fixed step of the ladder that ranks every way to play the one turn at hand,
// after ideas long known: how likely each feature is to be completed from the tiles left, how many
// meeples are free, which followers are stuck. It looks no further, and its numbers never change:
// the evaluation of `mcts` is another and goes on being improved.
#pragma once

#include <cstdint>
#include <vector>

#include "players/player.hpp"
#include "players/turn_list.hpp"

namespace tollkeeper {

class RankingPlayer final : public Player {
 public:
  Action choose(const State& state, Random& random) override;

 private:
  double rank(const State& state, Seat seat);
  void expect_completion(const State& state);

  TurnLister turns_;
  std::vector<double> completion_;  // by root of a road or city
};

}  // namespace tollkeeper
