// Base game: who begins and who wins (B-8, B-44).
#include <gtest/gtest.h>

#include <set>

#include "arena/simulation.hpp"
#include "record/playthrough.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

TEST(BaseRules, B_8_first_player_by_lot_or_the_first_seat) {
  const auto first_seats = [](const char* value) {
    const auto game = *game_of({.options = {{"first_player", value}}, .seats = 3});
    std::set<int> seats;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      seats.insert(Playthrough(game, seed, {}).first_seat());
    }
    return seats;
  };
  EXPECT_EQ(first_seats("random"), (std::set<int>{0, 1, 2}));
  EXPECT_EQ(first_seats("seat_1"), (std::set<int>{0}));
  EXPECT_EQ(first_seats("youngest"), (std::set<int>{0}));  // the table seats the youngest first
}

TEST(BaseRules, B_44_most_points_win_and_tied_players_share) {
  // Without meeples every game ends 0 to 0: no tie-break, all have won.
  SimulationPlan plan;
  plan.game = *game_of({.options = {{"meeples_per_player", "0"}}});
  plan.bots = {*read_bot("random")};
  plan.games = 3;
  const auto tied = run_simulation(plan);
  ASSERT_TRUE(tied) << tied.error().message;
  EXPECT_EQ(tied->wins[kRed] + tied->wins[kBlue], 0);
  EXPECT_EQ(tied->shared[kRed], 3);
  EXPECT_EQ(tied->shared[kBlue], 3);
  // With them somebody nearly always has more, and that one alone has won.
  plan.game = *game_of({});
  plan.bots = {*read_bot("greedy"), *read_bot("random")};
  const auto won = run_simulation(plan);
  ASSERT_TRUE(won) << won.error().message;
  EXPECT_EQ(won->wins[kRed] + won->wins[kBlue] + won->shared[kRed], 3);
  EXPECT_GT(won->points[kRed], won->points[kBlue]);
  EXPECT_EQ(won->wins[kRed], 3);
}

}  // namespace
}  // namespace tollkeeper::testing
