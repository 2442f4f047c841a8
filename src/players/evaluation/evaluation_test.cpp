#include "players/evaluation/evaluation.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "players/greedy_player.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// Calls visit(state with a tile in hand) at every turn of a game of greedy players.
template <class Visit>
void for_each_turn_start(const Game& game, std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  GreedyPlayer greedy;
  State state(game, 0);
  while (state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
    } else if (state.phase() == Phase::score) {
      finish_turn(state, nullptr);
    } else {
      if (state.phase() == Phase::place) {
        visit(state);
      }
      apply_action(state, greedy.choose(state, random), nullptr);
    }
  }
}

State finished(State state) {
  state.head().phase = Phase::score;
  finish_turn(state, nullptr);
  return state;
}

TEST(Evaluation, AFigureIsWorthTheSameSummedUpAsLookedAt) {
  const auto game =
      make_game(tollkeeper::Setup{2, Edition::c3, {{"inns_and_cathedrals", 1}}, {}, {}});
  ASSERT_TRUE(game);
  int compared = 0;
  for_each_turn_start(**game, 7, [&](const State& state) {
    Evaluation evaluation(**game, {}, {});
    const Seat seat = state.seat();
    ActionList places;
    list_placements(state, state.hand(), places);
    State placed(state);
    place_from_hand(placed, places[0].cell, places[0].spot, nullptr);
    ActionList acts;
    list_acts(placed, acts);
    for (const Action& act : acts) {
      const Kind& kind = placed.kind_of(placed.last_tile());
      State passed = finished(placed);
      evaluation.look(passed, true);
      float summed = evaluation.points()[seat];
      for (std::size_t n = 0; n < kind.spot_count; ++n) {
        if (kind.spots[n].spot == act.spot) {
          summed += evaluation.gain_of(passed, seat, kind.spots[n]);
        }
      }
      State acted(placed);
      do_act(acted, act, nullptr);
      State after = finished(acted);
      evaluation.look(after);
      EXPECT_NEAR(evaluation.points()[seat], summed, 1e-3);
      ++compared;
    }
  });
  EXPECT_GT(compared, 50);
}

TEST(Evaluation, SiblingsAreJudgedAsTheyAreAlone) {
  const auto game = make_game(tollkeeper::Setup{2, Edition::c3, {{"tollkeepers", 1}}, {}, {}});
  ASSERT_TRUE(game);
  for_each_turn_start(**game, 8, [&](const State& state) {
    Evaluation alone(**game, {}, {});
    Evaluation shared(**game, {}, {});
    State base(state);
    shared.begin_siblings(base);
    ActionList places;
    list_placements(state, state.hand(), places);
    for (const Action& place : places) {
      State placed(state);
      place_from_hand(placed, place.cell, place.spot, nullptr);
      State after = finished(placed);
      alone.look(after, true);
      shared.look(after, true);
      EXPECT_NEAR(alone.points()[0], shared.points()[0], 1e-3);
      EXPECT_NEAR(alone.points()[1], shared.points()[1], 1e-3);
    }
  });
}

TEST(Evaluation, IsTheFinalScoreWhenTheGameIsOver) {
  const auto game = make_game(tollkeeper::Setup{3, Edition::c3, {{"tollkeepers", 1}}, {}, {}});
  ASSERT_TRUE(game);
  for_each_turn_start(**game, 9, [&](const State& state) {
    Evaluation evaluation(**game, {}, {});
    State over(state);
    end_game(over, nullptr);
    evaluation.look(over);
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(evaluation.points()[seat], static_cast<float>(over.points(seat)));
    }
  });
}

TEST(Evaluation, NamesWhereThePointsComeFrom) {
  const auto game = make_game(tollkeeper::Setup{2, Edition::c3, {{"tollkeepers", 1}}, {}, {}});
  ASSERT_TRUE(game);
  Evaluation evaluation(**game, {}, {});
  std::vector<std::string_view> words;
  for_each_turn_start(**game, 10, [&](const State& state) {
    State now(state);
    evaluation.look(now);
    float sum = 0;
    for (const ExpectedPoints& part : evaluation.by_kind()) {
      sum += part.points[0];
      words.push_back(part.word);
    }
    EXPECT_NEAR(sum, evaluation.points()[0], 1e-3);
  });
  for (const std::string_view word : {"road", "city", "monastery", "field", "expansions"}) {
    EXPECT_NE(std::find(words.begin(), words.end(), word), words.end()) << word;
  }
}

}  // namespace
}  // namespace tollkeeper
