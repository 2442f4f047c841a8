#include "arena/training/training.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "players/evaluation/weight_list.hpp"

namespace tollkeeper {
namespace {

TrainingPlan small_plan() {
  TrainingPlan plan;
  plan.game = *make_game(tollkeeper::Setup{});
  plan.rounds = 2;
  plan.samples = 60;  // more than a block
  return plan;
}

TEST(Training, DoesNotDependOnThreads) {
  TrainingPlan plan = small_plan();
  const auto one = train(plan);
  plan.threads = 2;
  const auto two = train(plan);
  ASSERT_EQ(one.size(), 2U);
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(write_weights(one[1].learned), write_weights(two[1].learned));
}

// A weight that is far off comes back.
TEST(Training, MendsAWrongWeight) {
  TrainingPlan plan = small_plan();
  plan.rounds = 1;
  plan.samples = 100;
  plan.start.farmer = -20;  // a farmer is taken for twenty points too many
  const auto rounds = train(plan);
  ASSERT_EQ(rounds.size(), 1U);
  EXPECT_GT(rounds[0].learned.farmer, plan.start.farmer + 0.1F);
  EXPECT_LT(rounds[0].miss_after, rounds[0].miss_before);
}

TEST(Training, StopsWhenTold) {
  TrainingPlan plan = small_plan();
  const std::atomic<bool> stop{true};
  plan.stop = &stop;
  plan.samples = 1'000'000;
  EXPECT_TRUE(train(plan).empty());
}

}  // namespace
}  // namespace tollkeeper
