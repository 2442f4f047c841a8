#include "players/search/endgame.hpp"

#include <gtest/gtest.h>

#include "players/search/endgame_testing.hpp"

namespace tollkeeper {
namespace {

class EndgameSets : public ::testing::TestWithParam<std::vector<SetChoice>> {};

TEST_P(EndgameSets, HasNoRegretOnTheLastTile) {
  for (const int seats : {1, 2}) {
    const auto game = make_game(tollkeeper::Setup{seats, Edition::c3, GetParam(), {}, {}});
    ASSERT_TRUE(game);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const EndgameCheck check = check_endgame(late_position(**game, 0, seed));
      EXPECT_NEAR(check.said, check.best, 1e-6) << seed;
      EXPECT_NEAR(check.chosen, check.best, 1e-6) << seed;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sets, EndgameSets,
                         ::testing::Values(std::vector<SetChoice>{},
                                           std::vector<SetChoice>{{"tollkeepers", 1}},
                                           std::vector<SetChoice>{{"tollkeepers", 1},
                                                                  {"abbot", 1},
                                                                  {"inns_and_cathedrals", 1}}));

TEST(Endgame, HasNoRegretWithTwoTiles) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const EndgameCheck check = check_endgame(late_position(**game, 1, seed));
    EXPECT_NEAR(check.said, check.best, 1e-6) << seed;
    EXPECT_NEAR(check.chosen, check.best, 1e-6) << seed;
  }
}

TEST(Endgame, EndsWhenItIsStoppedOrMayLookNoFurther) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  const State state = late_position(**game, 2, 3);
  ASSERT_TRUE(Endgame::is_due(state));
  EXPECT_FALSE(Endgame::is_due(late_position(**game, Endgame::kMostTiles, 3)));
  Endgame endgame(**game);
  std::atomic<bool> stop{true};
  EXPECT_FALSE(endgame.solve(state, stop, 0, 0, false));
  stop = false;
  EXPECT_FALSE(endgame.solve(state, stop, 100, 0, false));
}

}  // namespace
}  // namespace tollkeeper
