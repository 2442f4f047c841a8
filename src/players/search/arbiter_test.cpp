#include "players/search/arbiter.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "players/position_testing.hpp"

namespace tollkeeper {
namespace {

class ArbiterTest : public testing::Test {
 protected:
  std::shared_ptr<const Game> game_ = *make_game(tollkeeper::Setup{});
  std::atomic<bool> stop_{false};

  // Late in a game, with a tile in hand.
  State position() const {
    Random random(21);
    return about_to_place(*game_, 40, random);
  }

  // The best and the worst turn at first sight, which the search is said to find equal.
  std::vector<Contender> best_and_worst(const State& state) const {
    FirstSight first_sight(*game_, {}, {});
    State copy(state);
    auto prospects = first_sight.list(copy, true);
    std::stable_sort(prospects.begin(), prospects.end(),
                     [](const Prospect& a, const Prospect& b) { return a.lead > b.lead; });
    std::vector<Contender> contenders;
    for (const Prospect* one : {&prospects.back(), &prospects.front()}) {
      contenders.push_back({{one->action, one->then}, 3, 2});
    }
    return contenders;
  }
};

TEST_F(ArbiterTest, FindsTheBetterOfTwoThatTheSearchHoldsEqual) {
  const State state = position();
  auto contenders = best_and_worst(state);
  Arbiter arbiter(*game_, {}, 1);
  EXPECT_EQ(arbiter.decide(state, contenders, Random(1), {0, 2000, false}, stop_), 1U);
  EXPECT_EQ(contenders[0].lead, 3) << "the search's word for the first";
  EXPECT_GT(contenders[1].lead, 3);
}

TEST_F(ArbiterTest, BelievesASearchThatIsSure) {
  const State state = position();
  auto contenders = best_and_worst(state);
  contenders[0].lead = 30;
  contenders[0].error = contenders[1].error = 0.01;
  Arbiter arbiter(*game_, {}, 1);
  EXPECT_EQ(arbiter.decide(state, contenders, Random(1), {0, 400, false}, stop_), 0U);
}

TEST_F(ArbiterTest, KeepsItsBounds) {
  const State state = position();
  auto contenders = best_and_worst(state);
  contenders[1] = contenders[0];  // never decided
  Arbiter arbiter(*game_, {}, 1);
  EXPECT_EQ(arbiter.decide(state, contenders, Random(1), {0, 500, false}, stop_), 0U);
  EXPECT_GE(arbiter.turns(), 500);
  EXPECT_LE(arbiter.turns(), 500 + SearchSettings{}.rehearsal.turns + 1);
  stop_ = true;
  EXPECT_EQ(arbiter.decide(state, contenders, Random(1), {0, 0, false}, stop_), 0U);
  EXPECT_EQ(arbiter.turns(), 0);
}

// Without bounds two that stay equal are rehearsed eight times each; each rehearsal counts its
// turns and one for its looks.
TEST_F(ArbiterTest, RehearsesAsFarAsItIsTold) {
  const State state = position();
  auto contenders = best_and_worst(state);
  contenders[1] = contenders[0];
  Arbiter arbiter(*game_, {}, 1);
  for (const int turns : {3, 9}) {
    arbiter.decide(state, contenders, Random(1), {0, 0, false, {turns, 2}}, stop_);
    EXPECT_EQ(arbiter.turns(), 2 * 8 * (turns + 1));
  }
}

TEST_F(ArbiterTest, RehearsesFurtherWhereThereIsTime) {
  const SearchSettings settings;
  EXPECT_LT(settings.rehearsal_for(39'999).turns, settings.rehearsal_for(40'000).turns);
}

}  // namespace
}  // namespace tollkeeper
