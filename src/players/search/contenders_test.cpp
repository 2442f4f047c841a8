#include "players/search/contenders.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "players/position_testing.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

constexpr std::int64_t kPlenty = 1'000'000;

class ContendersTest : public testing::Test {
 protected:
  std::shared_ptr<const Game> game_ = *make_game(tollkeeper::Setup{});
  SearchSettings settings_;
  std::vector<std::unique_ptr<TreeSearch>> trees_;

  // Trees of 600 iterations each for a position after 30 turns.
  State grow(std::size_t trees) {
    Random random(8);
    State state = about_to_place(*game_, 30, random);
    for (std::size_t n = 0; n < trees; ++n) {
      trees_.push_back(std::make_unique<TreeSearch>(*game_, settings_));
      trees_.back()->start(state, n);
      for (int iteration = 0; iteration < 600; ++iteration) {
        trees_.back()->iterate();
      }
    }
    return state;
  }
};

TEST_F(ContendersTest, AreWholeTurnsNearTheBest) {
  settings_.contender_points = 100;
  const State root = grow(1);
  const auto contenders = contenders_of(trees_, settings_, kPlenty);
  ASSERT_GT(contenders.size(), 2U);
  EXPECT_LE(contenders.size(), settings_.most_contenders);
  for (const Contender& one : contenders) {
    State state(root);
    for (const Action& action : one.line) {
      ASSERT_TRUE(check_action(state, action));
      apply_action(state, action, nullptr);
    }
    EXPECT_NE(state.phase(), Phase::act) << "the line ends the turn";
    EXPECT_GE(one.error, settings_.tree_error);
    EXPECT_GE(one.error, contenders.front().error) << "the first was looked at most";
  }
  const double last = contenders.back().lead;
  settings_.contender_points = static_cast<float>(contenders.front().lead - last) / 2;
  for (const Contender& one : contenders_of(trees_, settings_, kPlenty)) {
    EXPECT_GT(one.lead, contenders.front().lead - static_cast<double>(settings_.contender_points));
  }
}

TEST_F(ContendersTest, AreFewWhereTimeIsShort) {
  settings_.contender_points = 100;
  grow(1);
  const std::int64_t each = settings_.fewest_rehearsals * settings_.rehearsal.turns;
  EXPECT_EQ(contenders_of(trees_, settings_, 10).size(), 2U);
  EXPECT_EQ(contenders_of(trees_, settings_, 3 * each).size(), 3U);
}

TEST_F(ContendersTest, TheVisitsOfAllTreesCount) {
  settings_.contender_points = 100;
  grow(2);
  std::vector<std::unique_ptr<TreeSearch>> one;
  one.push_back(std::move(trees_[0]));
  const auto of_one = contenders_of(one, settings_, kPlenty);
  trees_[0] = std::move(one[0]);
  const auto of_both = contenders_of(trees_, settings_, kPlenty);
  EXPECT_LT(of_both.front().error, of_one.front().error);
}

}  // namespace
}  // namespace tollkeeper
