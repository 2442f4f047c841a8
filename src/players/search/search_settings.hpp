// SearchSettings: how the tree search of `mcts` thinks. The defaults are those that won in matches;
// docs/playing-strength.md has the figures.
#pragma once

#include <cstddef>
#include <cstdint>

#include "players/evaluation/evaluation.hpp"

namespace tollkeeper {

// How far a turn is rehearsed (rehearsal.hpp).
struct RehearsalLength {
  int turns = 12;  // played on
  int looks = 4;   // last ones of those; the position is judged after each
};

struct SearchSettings {
  EvaluationWeights weights;
  Sight sight;
  float explore = 0.8F;     // weight of the prior against the results so far
  float prior_points = 3;   // an action this much better at first sight is e times as likely
  float first_play = 0.1F;  // an action not tried yet counts this much less than its parent
  float margin_scale = 30;  // points of lead at which a result counts tanh(1)
  float luck = 1;           // part of the luck of draws that is taken out
  // Part of a turn's time for the tree; in the rest turns that are nearly equal are rehearsed
  // (arbiter.hpp).
  float grow_share = 0.2F;
  float contender_points = 5;  // behind the best in the tree, and still a contender
  std::size_t most_contenders = 12;
  int fewest_rehearsals = 24;  // that time must allow for each contender but the first two
  RehearsalLength rehearsal;
  // Where time allows so many turns, more rehearsals would not decide otherwise, so they are
  // longer.
  RehearsalLength long_rehearsal{24, 16};
  std::int64_t long_from_turns = 40'000;
  double tree_error = 2.5;             // standard deviation of what a grown tree says, in points
  std::size_t most_children = 32;      // below the root
  std::size_t most_nodes = 3'000'000;  // for each thread; 32 bytes each

  // `turns_to_come`: that can be rehearsed before the turn's time is over, by all threads.
  const RehearsalLength& rehearsal_for(std::int64_t turns_to_come) const {
    return turns_to_come < long_from_turns ? rehearsal : long_rehearsal;
  }
};

}  // namespace tollkeeper
