// The last tiles against plain counting, on many positions.
#include <gtest/gtest.h>

#include "players/search/endgame_testing.hpp"

namespace tollkeeper {
namespace {

TEST(EndgameSlow, HasNoRegretOnAThousandPositions) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    // Plain counting of three tiles takes seconds, of two a twentieth of one.
    const int left = seed % 100 == 0 ? 2 : static_cast<int>(seed % 2);
    const EndgameCheck check = check_endgame(late_position(**game, left, seed));
    ASSERT_NEAR(check.said, check.best, 1e-6) << seed;
    ASSERT_NEAR(check.chosen, check.best, 1e-6) << seed;
  }
}

}  // namespace
}  // namespace tollkeeper
