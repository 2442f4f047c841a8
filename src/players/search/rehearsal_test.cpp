#include "players/search/rehearsal.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "players/position_testing.hpp"
#include "players/search/bag_order.hpp"
#include "players/search/even_lots.hpp"
#include "rules/playout.hpp"

namespace tollkeeper {
namespace {

constexpr int kToTheEnd = 1000;

class RehearsalTest : public testing::Test {
 protected:
  std::shared_ptr<const Game> game_ = *make_game(tollkeeper::Setup{});
  FirstSight first_sight_{*game_, {}, {}};
  Rehearsal rehearsal_{first_sight_};

  State after_turns(int turns) const {
    Random random(3);
    return after_random_turns(*game_, turns, random);
  }
};

TEST_F(RehearsalTest, PlaysSoManyTurns) {
  rehearsal_.play(after_turns(10), {0, 1U << 31}, 5, 2);
  EXPECT_EQ(rehearsal_.turns(), 6) << "five and the look";
  rehearsal_.count_anew();
  EXPECT_EQ(rehearsal_.turns(), 0);
}

// 72 tiles less the one that lies at the start.
TEST_F(RehearsalTest, EndsWithTheGame) {
  rehearsal_.play(after_turns(61), {7}, kToTheEnd, 4);
  EXPECT_LE(rehearsal_.turns(), 11);
  EXPECT_GE(rehearsal_.turns(), 8) << "but for tiles that fit nowhere";
}

TEST_F(RehearsalTest, AGameThatIsOverCountsAsItEnded) {
  State over = after_turns(0);
  Random random(9);
  play_random_game(over, random);
  const Evaluation::Points points = rehearsal_.play(over, {1}, 12, 4);
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_FLOAT_EQ(points[seat], static_cast<float>(over.points(seat)));
  }
  EXPECT_EQ(rehearsal_.turns(), 1) << "or a search bounded by turns would not end";
}

// The mean of the looks after three and four turns is half of each.
TEST_F(RehearsalTest, TakesTheMeanOfItsLooks) {
  const State state = after_turns(20);
  const std::vector<std::uint32_t> lots{5U << 28, 9U << 28, 2U << 28, 11U << 28};
  const Evaluation::Points third = rehearsal_.play(state, lots, 3, 1);
  const Evaluation::Points fourth = rehearsal_.play(state, lots, 4, 1);
  const Evaluation::Points both = rehearsal_.play(state, lots, 4, 2);
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_NEAR(both[seat], (third[seat] + fourth[seat]) / 2, 1e-3);
  }
}

}  // namespace
}  // namespace tollkeeper
