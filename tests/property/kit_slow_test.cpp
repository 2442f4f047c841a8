// The kit over random setups: any sets, seats, editions, copies and option values together.
#include <gtest/gtest.h>

#include "support/kit.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

constexpr std::uint64_t kGames = 400;

TEST(KitOverRandomSetups, four_hundred_games) {
  for (std::uint64_t n = 0; n < kGames; ++n) {
    Random random = Random(20260101).split(n);
    const auto setup = random_setup(random);
    expect_kit_game(must_make(setup), n, {4, 8, 40, 60});
    if (HasFailure()) {
      break;
    }
  }
}

TEST(KitOverRandomSetups, playouts_of_two_hundred_games) {
  for (std::uint64_t n = 0; n < kGames / 2; ++n) {
    Random random = Random(20260102).split(n);
    const auto setup = random_setup(random);
    ASSERT_EQ(compare_playout(*must_make(setup), n), "") << text_of(setup) << ", seed " << n;
  }
}

}  // namespace
}  // namespace tollkeeper::testing
