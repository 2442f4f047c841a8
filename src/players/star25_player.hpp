// Star25Player: expectimax over two turns, a fixed step of the ladder: our turn, the tile drawn,
// the next player's best answer against us. Star2.5 prunes it: at each chance node a few answers to
// every kind of tile are probed first, and a turn that cannot beat the best one is dropped. The
// choice is that of the full search.
//
// The evaluation follows Heyden's thesis of 2009 in our reading of its weights (10,000 a point,
// 1,000 a meeple in the supply, 1,000 a point of an incomplete feature, 125 more a point of a city,
// -4,000 a farmer whose field feeds on nothing). It takes as long as it takes.
#pragma once

#include <cstdint>
#include <vector>

#include "players/player.hpp"
#include "players/turn_list.hpp"

namespace tollkeeper {

class Star25Player final : public Player {
 public:
  Action choose(const State& state, Random& random) override;

 private:
  struct Way {
    TurnActions actions;
    std::int64_t value = 0;  // right after the turn
    std::uint32_t lot = 0;
  };

  std::int64_t value_of(State& state, Seat seat);
  std::int64_t worth_of_seat(const State& state, Seat seat) const;
  void add_features(State& state);
  double answered(const State& after, Seat seat, double alpha);
  double best_answer(const State& drawn, Seat seat, int most, double enough);

  TurnLister turns_;
  TurnLister answers_;
  std::vector<std::int64_t> worth_;  // by seat, of figures on the table
};

}  // namespace tollkeeper
