#include "players/greedy_player.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "players/random_player.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// All that greedy says of itself, done the slow way: every pair of actions by the public steps.
int best_margin(const State& state) {
  int best = -1000000;
  const Seat seat = state.seat();
  const auto look = [&](State turn) {
    if (turn.phase() == Phase::act) {
      apply_action(turn, Action::pass(), nullptr);
    }
    finish_turn(turn, nullptr);
    const auto points = points_if_ended(turn);
    int margin = 2 * points[seat];
    for (const int more : points) {
      margin -= more;
    }
    best = std::max(best, margin);
  };
  for (const Action& place : legal_actions(state)) {
    State placed(state);
    apply_action(placed, place, nullptr);
    look(placed);
    if (placed.phase() == Phase::act) {
      for (const Action& act : legal_actions(placed)) {
        State acted(placed);
        apply_action(acted, act, nullptr);
        look(acted);
      }
    }
  }
  return best;
}

int margin_after(State turn, Seat seat) {
  if (turn.phase() == Phase::act) {
    apply_action(turn, Action::pass(), nullptr);
  }
  finish_turn(turn, nullptr);
  const auto points = points_if_ended(turn);
  int margin = 2 * points[seat];
  for (const int more : points) {
    margin -= more;
  }
  return margin;
}

class GreedyPlayerSets : public ::testing::TestWithParam<std::vector<SetChoice>> {};

TEST_P(GreedyPlayerSets, FindsTheBestMarginOfTheTurn) {
  const auto game = make_game(tollkeeper::Setup{3, Edition::c3, GetParam(), {}, {}});
  ASSERT_TRUE(game);
  Random random(11);
  RandomPlayer dice;
  GreedyPlayer greedy;
  State state(**game, 0);
  int turns = 0;
  while (state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      const KindId kind = take_from_bag(state, random.below(drawable_count(state)));
      take_in_hand(state, kind, nullptr);
      continue;
    }
    if (state.phase() == Phase::place && ++turns % 4 == 0) {
      const int best = best_margin(state);
      const Seat seat = state.seat();
      State turn(state);
      ASSERT_TRUE(check_action(turn, greedy.choose(turn, random)));
      apply_action(turn, greedy.choose(turn, random), nullptr);
      while (turn.phase() == Phase::act) {
        const Action act = greedy.choose(turn, random);
        ASSERT_TRUE(check_action(turn, act));
        apply_action(turn, act, nullptr);
      }
      EXPECT_EQ(margin_after(turn, seat), best) << "turn " << turns;
    }
    while (state.phase() == Phase::place || state.phase() == Phase::act) {
      apply_action(state, dice.choose(state, random), nullptr);
    }
    finish_turn(state, nullptr);
  }
  EXPECT_GT(turns, 60);
}

INSTANTIATE_TEST_SUITE_P(Sets, GreedyPlayerSets,
                         ::testing::Values(std::vector<SetChoice>{},
                                           std::vector<SetChoice>{{"tollkeepers", 1}},
                                           std::vector<SetChoice>{{"tollkeepers", 1},
                                                                  {"river", 1},
                                                                  {"abbot", 1},
                                                                  {"inns_and_cathedrals", 1}}));

TEST(GreedyPlayer, RepeatsFromTheSameSeed) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  State state(**game, 0);
  draw_tile(state, drawable(state).front().kind, nullptr);
  Random one(5);
  Random two(5);
  GreedyPlayer fresh;
  GreedyPlayer used;
  used.choose(state, two);
  two = Random(5);
  EXPECT_EQ(fresh.choose(state, one), used.choose(state, two));
}

}  // namespace
}  // namespace tollkeeper
