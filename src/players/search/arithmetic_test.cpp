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

TEST(Arithmetic, LogAndAtanhAreCloseToTheLibrarys) {
  for (const double x : {1e-300, 0.001, 0.5, 0.9999, 1.0, 1.41421, 1.41422, 2.0, 3.7, 1e6, 1e300}) {
    EXPECT_NEAR(log_of(x), std::log(x), 1e-8 * (1 + std::abs(std::log(x)))) << x;
  }
  EXPECT_EQ(log_of(1), 0);
  for (const double x : {-0.999, -0.5, -0.001, 0.0, 0.3, 0.999}) {
    EXPECT_NEAR(atanh_of(x), std::atanh(x), 1e-8) << x;
  }
}

}  // namespace
}  // namespace tollkeeper
