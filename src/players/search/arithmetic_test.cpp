#include "players/search/arithmetic.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tollkeeper {
namespace {

TEST(Arithmetic, FollowsTheCurves) {
  for (float x = -12; x < 12; x += 0.037F) {
    EXPECT_NEAR(exp_of(x) / std::exp(x), 1, 2e-5) << x;
    EXPECT_NEAR(tanh_of(x), std::tanh(x), 2e-5) << x;
  }
  EXPECT_EQ(exp_of(0), 1);
  EXPECT_EQ(exp_of(-200), 0);
  EXPECT_EQ(tanh_of(200), 1);
  EXPECT_EQ(tanh_of(-200), -1);
}

}  // namespace
}  // namespace tollkeeper
