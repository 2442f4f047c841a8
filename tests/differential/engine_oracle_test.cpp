// Engine and oracle side by side over random games of random sets, seats and options. The slow
// tests beside this one go through every combination of sets and every value of every option.
#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "oracle/verify.hpp"
#include "support/needs_expansions.hpp"

namespace tollkeeper {
namespace {

TEST(EngineAndOracle, agree_on_random_games) {
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    Random random = Random(seed).split(2);
    const auto verified =
        oracle::verify_game(shipped_catalogue(), oracle::random_setup(random), seed);
    ASSERT_TRUE(verified) << verified.error().message;
  }
}

const Setup kTwoFieldsOnOneTile{6,
                                   Edition::c1,
                                   {{"abbot", 2}, {"tollkeepers", 2}},
                                   {{"field_scoring", "per_player_3"},
                                    {"gardens", "off"},
                                    {"abbot_return_excludes", "no_meeple_only"},
                                    {"tollhouse_on_new_tile", "forbidden"},
                                    {"crossroads_rule", "any_crossroads"}},
                                   {}};

// Games in which they once differed. B-40, 2nd rule: of two fields that begin on one tile the city
// paid for the one that was the root of its tree, not for the first.
TEST(EngineAndOracle, agree_where_they_once_differed) {
  TOLLKEEPER_TEST_NEEDS("abbot", "tollkeepers");
  const auto verified =
      oracle::verify_game(shipped_catalogue(), kTwoFieldsOnOneTile, 6585150543316730193U);
  EXPECT_TRUE(verified) << verified.error().message;
}

}  // namespace
}  // namespace tollkeeper
