#include "arena/training/normal_equations.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "base/random.hpp"

namespace tollkeeper {
namespace {

// Rows of y = 2 a - 3 b + 0.5 c.
NormalEquations rows_of_a_plane(int count) {
  NormalEquations rows(3);
  Random random(7);
  for (int n = 0; n < count; ++n) {
    std::array<double, 3> x{};
    for (double& one : x) {
      one = random.below(100) / 10.0;
    }
    rows.add(x, 2 * x[0] - 3 * x[1] + 0.5 * x[2]);
  }
  return rows;
}

TEST(NormalEquations, FindTheWeightsThatMadeTheRows) {
  const NormalEquations rows = rows_of_a_plane(200);
  const auto solution = rows.solve({{0, 0, 0}, {100, 100, 100}, 1});
  EXPECT_NEAR(solution.w[0], 2, 1e-3);
  EXPECT_NEAR(solution.w[1], -3, 1e-3);
  EXPECT_NEAR(solution.w[2], 0.5, 1e-3);
  EXPECT_NEAR(rows.mean_square(solution.w), 0, 1e-3);
}

TEST(NormalEquations, StayAtThePriorWithoutRows) {
  const auto solution = NormalEquations(2).solve({{4, -1}, {3, 2}, 1});
  EXPECT_DOUBLE_EQ(solution.w[0], 4);
  EXPECT_DOUBLE_EQ(solution.w[1], -1);
  EXPECT_NEAR(solution.error[0], 3, 1e-9);
  EXPECT_NEAR(solution.error[1], 2, 1e-9);
}

TEST(NormalEquations, KeepAFixedWeightAndFitTheOthersAroundIt) {
  const NormalEquations rows = rows_of_a_plane(200);
  const auto solution = rows.solve({{2, 0, 0.5}, {0, 100, 0}, 1});
  EXPECT_DOUBLE_EQ(solution.w[0], 2);
  EXPECT_DOUBLE_EQ(solution.error[0], 0);
  EXPECT_NEAR(solution.w[1], -3, 1e-3);
}

TEST(NormalEquations, AddUp) {
  NormalEquations twice = rows_of_a_plane(50);
  twice.add(rows_of_a_plane(50), 1);
  EXPECT_DOUBLE_EQ(twice.rows(), 100);
  const std::vector<double> w{1, 1, 1};
  EXPECT_NEAR(twice.mean_square(w), rows_of_a_plane(50).mean_square(w), 1e-9);
}

}  // namespace
}  // namespace tollkeeper
