// For tests: the same position with the tiles left in another order must get the same action.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "expansions/registry.hpp"
#include "players/bot_spec.hpp"
#include "players/position_testing.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

inline void shuffle_bag(State& state, Random& random) {
  const Game& game = state.game();
  std::size_t from = 0;
  while (from < state.head().bag) {  // within each draw group
    std::size_t to = from;
    while (to < state.head().bag &&
           game.kinds[state.bag()[to]].group == game.kinds[state.bag()[from]].group) {
      ++to;
    }
    std::vector<KindId> part(state.bag() + from, state.bag() + to);
    random.shuffle(part);
    std::copy(part.begin(), part.end(), state.bag() + from);
    from = to;
  }
}

// Positions of random games from all over the game; the players choose in each, for both orders.
inline void expect_same_actions(const std::vector<SetChoice>& sets,
                                const std::vector<std::string>& bots, int positions,
                                std::uint64_t seed) {
  const auto game = make_game(tollkeeper::Setup{2, Edition::c3, sets, {}, {}});
  ASSERT_TRUE(game);
  Random random(seed);
  for (int n = 0; n < positions;) {
    const State state = about_to_place(**game, static_cast<int>(random.below(68)), random);
    if (state.phase() == Phase::over) {
      continue;  // no position to choose in: another one
    }
    State other(state);
    shuffle_bag(other, random);
    const std::string& bot = bots[static_cast<std::size_t>(n) % bots.size()];
    const auto spec = read_bot(bot);
    ASSERT_TRUE(spec) << bot;
    const Random lots = random.split(static_cast<std::uint64_t>(n));
    Random first(lots);
    Random second(lots);
    const Action action = make_player(*spec)->choose(state, first);
    ASSERT_EQ(action, make_player(*spec)->choose(other, second)) << bot << ", position " << n;
    ASSERT_TRUE(check_action(state, action));
    ++n;
  }
}

}  // namespace tollkeeper
