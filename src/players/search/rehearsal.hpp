// Rehearsal: plays a position on as everybody would at first sight (first_sight.hpp), for some
// turns or to the end of the game. One object serves one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "players/search/first_sight.hpp"

namespace tollkeeper {

class Rehearsal {
 public:
  explicit Rehearsal(FirstSight& first_sight) : first_sight_(first_sight) {}

  // What each seat is expected to have at the end, in points, when `turns` turns have been played:
  // the mean of what it is after each of the last `looks` of them, in which luck evens out. The
  // n-th draw takes of the tiles left the one at lots[n] / 2^32 of the way, so positions with the
  // same tiles left meet the same tiles.
  const Evaluation::Points& play(const State& from, const std::vector<std::uint32_t>& lots,
                                 int turns, int looks);

  // Turns played since count_anew(), the measure of its work; a position in which the game is over
  // counts as one.
  std::int64_t turns() const { return turns_; }
  void count_anew() { turns_ = 0; }

 private:
  void play_turn(State& state);
  void add_look(State& state, float weight);

  FirstSight& first_sight_;
  std::optional<State> state_;
  std::int64_t turns_ = 0;
  Evaluation::Points points_{};
};

}  // namespace tollkeeper
