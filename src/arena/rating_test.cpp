#include "arena/rating.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tollkeeper {
namespace {

TEST(Rating, OfTwoPlayersIsTheEloOfTheirMatch) {
  // 30 of 40: odds 3 to 1, 190.85 Elo apart. Information 40 x 0.75 x 0.25 = 7.5; the difference has
  // variance 1 / 7.5, each end of it a quarter of that: sqrt(1 / 30) = 0.182574 natural units, of
  // 400 / ln 10 = 173.718 Elo each: 31.716.
  const auto ratings = fit_ratings(2, {{0, 1, 30, 40}});
  EXPECT_NEAR(ratings[0].elo, 95.424, 1e-3);
  EXPECT_NEAR(ratings[1].elo, -95.424, 1e-3);
  EXPECT_NEAR(ratings[0].error, 31.716, 1e-2);
  EXPECT_NEAR(ratings[1].error, 31.716, 1e-2);
}

TEST(Rating, OfAChainAddsUp) {
  // 0 beats 1 by 3 to 1, 1 beats 2 by 10 to 1: differences 190.85 and 400, whatever the numbers of
  // games, as no other pair met.
  const auto ratings = fit_ratings(3, {{0, 1, 75, 100}, {2, 1, 1, 11}});
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 190.849, 1e-2);
  EXPECT_NEAR(ratings[1].elo - ratings[2].elo, 400, 1e-2);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo + ratings[2].elo, 0, 1e-6);
}

TEST(Rating, IsTheSameWhicheverSideIsNamedFirst) {
  const auto one = fit_ratings(3, {{0, 1, 12, 20}, {1, 2, 9, 20}, {0, 2, 15.5, 20}});
  const auto two = fit_ratings(3, {{1, 0, 8, 20}, {2, 1, 11, 20}, {2, 0, 4.5, 20}});
  for (std::size_t n = 0; n < 3; ++n) {
    EXPECT_NEAR(one[n].elo, two[n].elo, 1e-6);
    EXPECT_NEAR(one[n].error, two[n].error, 1e-6);
  }
}

TEST(Rating, StaysFiniteWhenAllIsWon) {
  // With one draw more 40 of 40 is 40.5 of 41: odds 81 to 1, 400 log10 81 = 763.39.
  const auto ratings = fit_ratings(2, {{0, 1, 40, 40}}, 1);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 763.39, 1e-1);
  EXPECT_TRUE(std::isfinite(ratings[0].error));
}

TEST(Rating, OfNobodyAndOfStrangersIsHarmless) {
  EXPECT_TRUE(fit_ratings(0, {}).empty());
  const auto strangers = fit_ratings(3, {{0, 1, 5, 10}});
  EXPECT_NEAR(strangers[2].elo, 0, 1e-6);
  EXPECT_GT(strangers[2].error, 1000);
}

}  // namespace
}  // namespace tollkeeper
