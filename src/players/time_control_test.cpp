#include "players/time_control.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

TEST(TimeControl, AClockLastsForAllTurns) {
  TimeControl control{0, 0, 60'000, 0, false};
  for (int turns = 36; turns > 0; --turns) {
    const int budget = turn_budget_ms(control, turns);
    EXPECT_GT(budget, 500);
    control.clock_ms -= budget;
  }
  EXPECT_GT(control.clock_ms, 0);
}

TEST(TimeControl, TheLesserBoundCounts) {
  EXPECT_EQ(turn_budget_ms({50, 0, 0, 0, false}, 10), 50);
  EXPECT_EQ(turn_budget_ms({50, 0, 600'000, 0, false}, 10), 50);
  EXPECT_LT(turn_budget_ms({5'000, 0, 12'000, 0, false}, 10), 1'001);
  EXPECT_EQ(turn_budget_ms({0, 0, 1, 0, false}, 10), 1);
  EXPECT_EQ(turn_budget_ms({0, 100, 0, 0, false}, 10), 0);
  // Time that each turn gives back may be spent.
  EXPECT_GT(turn_budget_ms({0, 0, 12'000, 2'000, false}, 10), 2'000);
}

}  // namespace
}  // namespace tollkeeper
