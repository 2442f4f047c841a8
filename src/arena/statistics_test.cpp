#include "arena/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tollkeeper {
namespace {

TEST(Wilson, IsTheIntervalWorkedOutByHand) {
  // 8 of 10, z = 1.96, z2 = 3.8416: middle (0.8 + 3.8416 / 20) / (1 + 0.38416) = 0.99208 / 1.38416
  // = 0.71674; half 1.96 sqrt(0.8 x 0.2 / 10 + 3.8416 / 400) / 1.38416 = 1.96 x 0.160012 / 1.38416
  // = 0.22658.
  const Interval eight = wilson(8, 10);
  EXPECT_NEAR(eight.low, 0.71674 - 0.22658, 1e-4);
  EXPECT_NEAR(eight.high, 0.71674 + 0.22658, 1e-4);
  // 12.5 of 20 (one draw): 0.625; z2 / 40 = 0.09604; 0.72104 / 1.19208 = 0.60486;
  // 1.96 sqrt(0.234375 / 20 + 3.8416 / 1600) / 1.19208 = 1.96 x 0.118822 / 1.19208 = 0.19536.
  const Interval draws = wilson(12.5, 20);
  EXPECT_NEAR(draws.low, 0.40950, 1e-4);
  EXPECT_NEAR(draws.high, 0.80022, 1e-4);
}

TEST(Wilson, StaysBetweenNothingAndAll) {
  // None of 10: the upper end is z2 / (10 + z2) = 3.8415 / 13.8415.
  const Interval none = wilson(0, 10);
  EXPECT_NEAR(none.low, 0, 1e-12);
  EXPECT_NEAR(none.high, 0.27753, 1e-4);
  EXPECT_NEAR(wilson(10, 10).high, 1, 1e-12);
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Elo, IsTheLogarithmOfTheOdds) {
  // Odds of 3 to 1: 400 x 0.477121 = 190.85. Odds of 10 to 1: 400.
  EXPECT_NEAR(elo_of_share(0.75), 190.848, 1e-3);
  EXPECT_NEAR(elo_of_share(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(elo_of_share(0.5), 0, 1e-12);
  // A third of the games among three is fair; half of them is odds 2 to 1: 400 x 0.30103 = 120.41.
  EXPECT_NEAR(elo_of_share(1.0 / 3, 3), 0, 1e-9);
  EXPECT_NEAR(elo_of_share(0.5, 3), 120.412, 1e-3);
  EXPECT_NEAR(share_of_elo(elo_of_share(0.62, 4), 4), 0.62, 1e-12);
}

TEST(Elo, AllOrNothingIsBoundedByHalfAGame) {
  EXPECT_NEAR(bounded_share(10, 10), 0.95, 1e-12);
  EXPECT_NEAR(bounded_share(0, 10), 0.05, 1e-12);
  EXPECT_NEAR(bounded_share(7, 10), 0.7, 1e-12);
  EXPECT_NEAR(bounded_share(1, 1), 0.5, 1e-12);
  EXPECT_NEAR(bounded_share(0, 0), 0.5, 1e-12);
}

TEST(Moments, GiveMeanAndErrorWorkedOutByHand) {
  // Margins 4, 8, 0, 12 of four decks: mean 6; distances -2, 2, -6, 6, squares 4 + 4 + 36 + 36 =
  // 80; deviation sqrt(80 / 3) = 5.16398; error of the mean 5.16398 / 2 = 2.58199.
  Moments moments;
  for (const double margin : {4.0, 8.0, 0.0, 12.0}) {
    moments.add(margin);
  }
  EXPECT_EQ(moments.count(), 4U);
  EXPECT_NEAR(moments.mean(), 6, 1e-12);
  EXPECT_NEAR(moments.deviation(), 5.16398, 1e-5);
  EXPECT_NEAR(moments.standard_error(), 2.58199, 1e-5);
  EXPECT_EQ(Moments().standard_error(), 0);
}

Sprt tested(SprtPlan plan, std::initializer_list<std::pair<double, int>> decks) {
  Sprt test(plan, 2);
  for (const auto& [share, count] : decks) {
    for (int n = 0; n < count; ++n) {
      test.add(share);
    }
  }
  return test;
}

TEST(Sprt, WithTwoOutcomesIsTheBinomialTest) {
  // Shares 0.5 and 0.6 are 0 and 70.437 Elo. 60 decks won, 40 lost, none between:
  // 60 ln(0.6 / 0.5) + 40 ln(0.4 / 0.5) = 60 x 0.182322 - 40 x 0.223144 = 10.9393 - 8.9257
  // = 2.0136.
  const SprtPlan plan{0, elo_of_share(0.6)};
  EXPECT_NEAR(tested(plan, {{1, 60}, {0, 40}}).log_ratio(), 2.0136, 0.01);
  EXPECT_EQ(tested(plan, {{1, 60}, {0, 40}}).verdict(), SprtVerdict::open);
  // 70 and 30: 12.7625 - 6.6943 = 6.068.
  EXPECT_NEAR(tested(plan, {{1, 70}, {0, 30}}).log_ratio(), 6.068, 0.02);
  EXPECT_EQ(tested(plan, {{1, 70}, {0, 30}}).verdict(), SprtVerdict::accepted);
  // 45 and 55: 8.2045 - 12.2729 = -4.0684.
  EXPECT_EQ(tested(plan, {{1, 45}, {0, 55}}).verdict(), SprtVerdict::rejected);
}

TEST(Sprt, WithFiveOutcomesIsNearTheNormalTest) {
  // 20, 40, 80, 50, 30 pairs: mean share (10 + 40 + 37.5 + 30) / 220 = 117.5 / 220 = 0.534091;
  // mean of squares (40 / 16 + 80 / 4 + 50 x 9 / 16 + 30) / 220 = 80.625 / 220 = 0.366477, variance
  // 0.366477 - 0.285253 = 0.081224. Elo 0 and 20 are shares 0.5 and 0.528751. For small distances
  // the ratio is n (s1 - s0) (2 mean - s0 - s1) / (2 variance)
  // = 220 x 0.028751 x 0.039431 / 0.162448 = 1.5353.
  const Sprt test = tested({0, 20}, {{0, 20}, {0.25, 40}, {0.5, 80}, {0.75, 50}, {1, 30}});
  EXPECT_NEAR(test.log_ratio(), 1.5353, 0.03);
}

TEST(Sprt, EvenPairsBetweenTwoHypothesesSayNothing) {
  const Sprt test = tested({-10, 10}, {{0, 7}, {0.25, 20}, {0.5, 60}, {0.75, 20}, {1, 7}});
  EXPECT_NEAR(test.log_ratio(), 0, 1e-6);
  EXPECT_EQ(Sprt({0, 5}, 2).log_ratio(), 0);
}

TEST(Sprt, AllWonIsAcceptedAndAllLostRejected) {
  EXPECT_EQ(tested({0, 50}, {{1, 60}}).verdict(), SprtVerdict::accepted);
  EXPECT_EQ(tested({0, 50}, {{0, 60}}).verdict(), SprtVerdict::rejected);
  EXPECT_TRUE(std::isfinite(tested({0, 50}, {{0.5, 1}}).log_ratio()));
}

TEST(Sprt, EndsAtTheUsualBound) { EXPECT_NEAR(kSprtBound, std::log(0.95 / 0.05), 1e-12); }

}  // namespace
}  // namespace tollkeeper
