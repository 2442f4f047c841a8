// Engine and oracle side by side over random games of random sets, seats and options. The slow
// tests beside this one go through every combination of sets and every value of every option.
#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "oracle/verify.hpp"

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

}  // namespace
}  // namespace tollkeeper
