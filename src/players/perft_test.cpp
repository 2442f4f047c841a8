#include "players/perft.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

TEST(Perft, CountsFirstActionsByHand) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  const State start(**game, 0);
  // Each kind of the box opens a branch; depth 1 is the sum of all first placements.
  std::uint64_t places = 0;
  std::uint64_t both = 0;
  for (const Drawable& one : drawable(start)) {
    State drawn(start);
    draw_tile(drawn, one.kind, nullptr);
    for (const Action& place : legal_actions(drawn)) {
      ++places;
      State placed(drawn);
      apply_action(placed, place, nullptr);
      both += legal_actions(placed).size();
    }
  }
  EXPECT_EQ(perft(start, 2), (std::vector<std::uint64_t>{places, both}));
  EXPECT_TRUE(perft(start, 0).empty());
}

TEST(Perft, AFinishedGameHasNoLines) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  State state(**game, 0);
  end_game(state, nullptr);
  EXPECT_EQ(perft(state, 2), (std::vector<std::uint64_t>{0, 0}));
}

}  // namespace
}  // namespace tollkeeper
