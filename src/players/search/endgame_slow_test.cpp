// The last tiles against plain counting, on many positions.
#include <gtest/gtest.h>

#include "players/search/endgame_testing.hpp"

namespace tollkeeper {
namespace {

// Plain counting of three tiles takes seconds unless they fit few cells; that many placements take
// a twentieth of a second.
constexpr double kMostPlacements = 20'000;

void expect_no_regret(const Game& game, int left, int positions) {
  std::uint64_t seed = 0;
  for (int n = 0; n < positions; ++seed) {
    const State state = late_position(game, left, seed);
    if (state.tiles_left() != left || placements_to_count(state) > kMostPlacements) {
      continue;
    }
    const EndgameCheck check = check_endgame(state);
    ASSERT_NEAR(check.said, check.best, 1e-6) << left << " left, seed " << seed;
    ASSERT_NEAR(check.chosen, check.best, 1e-6) << left << " left, seed " << seed;
    ++n;
  }
}

TEST(EndgameSlow, HasNoRegretOnAThousandPositions) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  // A tile in hand and so many in the bag.
  expect_no_regret(**game, 2, 300);
  expect_no_regret(**game, 1, 200);
  expect_no_regret(**game, 0, 500);
}

}  // namespace
}  // namespace tollkeeper
