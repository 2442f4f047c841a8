// The kit's checks of one position or one game so far; see kit.hpp.
#pragma once

#include "support/kit.hpp"

namespace tollkeeper::testing {

// The list is sorted, without doubles, never empty where the player must choose; check_action()
// agrees with it on every action of the list and on all others that could be meant.
// `refusals` false: only the actions of the list are tried.
Fault check_actions(const State& state, Random& random, bool refusals, int& refused);

// Supply and table together hold the figures and tokens of the start; the events alone tell the
// same points, figures, tokens and tiles; every point is explained by the parts of its event.
Fault check_accounts(const Playthrough& play);

// A new game fed the same steps is equal, also when the tiles nobody has seen lie in another order.
Fault check_replay(const Playthrough& play, Random& random);

// The record of the game so far, read again, is the same game.
Fault check_saved(const Playthrough& play);

// Order of the copies still to come shuffled anew within their draw groups.
Deck with_unseen_shuffled(const Playthrough& play, Random& random);

// A prepared game with that deck and all steps of `play` done, or the fault.
struct Replayed {
  Fault fault;
  std::shared_ptr<Playthrough> play;
};
Replayed replay_steps(const Playthrough& play, Deck deck);

// The first difference of two games, the order of tiles to come left aside.
Fault difference(const Playthrough& a, const Playthrough& b);
Fault difference(const State& a, const State& b);

}  // namespace tollkeeper::testing
