#include "cli/play/choices.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/text/languages.hpp"
#include "expansions/registry.hpp"
#include "players/random_player.hpp"
#include "record/prospect.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

const Wording kWords(kEnglish);

Playthrough new_game(std::uint64_t seed) {
  return Playthrough(*make_game(tollkeeper::Setup{
                         2, Edition::c3, {{"tollkeepers", 1}, {"abbot", 1}, {"river", 1}}, {}, {}}),
                     seed, {"Anna", "Ben"});
}

// Plays on at random and calls look(play) before every choice.
template <class Look>
void play_on(Playthrough& play, Look&& look) {
  Random random(3);
  RandomPlayer dice;
  while (play.state().phase() != Phase::over) {
    if (play.state().phase() == Phase::score) {
      ASSERT_TRUE(play.finish());
      continue;
    }
    look(play);
    ASSERT_TRUE(play.act(play.state().seat(), dice.choose(play.state(), random)));
  }
}

TEST(Choices, EveryPlaceAndActionHasAKeyOfItsOwn) {
  Playthrough play = new_game(4);
  play_on(play, [](const Playthrough& now) {
    const State& state = now.state();
    std::vector<std::string> keys;
    std::vector<Action> offered;
    if (state.phase() == Phase::place) {
      for (const PlaceChoice& place : place_choices(state)) {
        for (const Rotation rotation : place.rotations) {
          offered.push_back(Action::place_tile(place.cell, rotation));
        }
      }
    } else {
      for (const ActChoice& choice : act_choices(state, kWords)) {
        offered.push_back(choice.action);
        EXPECT_EQ(key_of(state, choice.action, kWords), choice.key);
        EXPECT_FALSE(choice.text.empty());
      }
      offered.push_back(Action::pass());
    }
    for (const Action& action : offered) {
      EXPECT_TRUE(check_action(state, action));
      keys.push_back(key_of(state, action, kWords));
    }
    std::sort(keys.begin(), keys.end());
    EXPECT_EQ(std::unique(keys.begin(), keys.end()), keys.end());
    // Whatever is legal is offered, in one of the rotations that look alike.
    const Kind* kind = state.phase() == Phase::place ? &state.game().kinds[state.hand()] : nullptr;
    for (const Action& action : legal_actions(state)) {
      const bool distinct = kind == nullptr || ((kind->distinct_rotations >> action.spot) & 1) != 0;
      if (distinct) {
        EXPECT_NE(std::find(offered.begin(), offered.end(), action), offered.end());
      }
    }
  });
}

TEST(Prospect, SaysWhatTheActionReallyBrings) {
  Playthrough play = new_game(9);
  int looked = 0;
  play_on(play, [&looked](const Playthrough& now) {
    const State& state = now.state();
    if (state.phase() != Phase::act) {
      return;
    }
    const Seat seat = state.seat();
    const auto after = [&](const Action& action) {
      Playthrough copy(now);
      EXPECT_TRUE(copy.act(seat, action));
      if (copy.state().phase() == Phase::act) {
        EXPECT_TRUE(copy.act(seat, Action::pass()));
      }
      // The points of the turn alone: of the tiles that follow none is known.
      return sum_of(scores_of_turn(copy.state()), seat) + copy.state().points(seat);
    };
    for (const ActChoice& choice : act_choices(state, kWords)) {
      const Prospect prospect = prospect_of(state, choice.action);
      EXPECT_EQ(prospect.now, after(choice.action) - after(Action::pass()));
      EXPECT_FALSE(kWords.prospect(prospect, now.names(), seat).empty());
      ++looked;
    }
  });
  EXPECT_GT(looked, 200);
}

TEST(Prospect, IfEndedIsTheEngineOwnFigure) {
  Playthrough play = new_game(2);
  play_on(play, [](const Playthrough& now) {
    const State& state = now.state();
    const auto ended = points_if_ended(state);
    for (Seat seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(state.points(seat) + sum_of(scores_if_ended(state), seat), ended[seat]);
    }
  });
}

}  // namespace
}  // namespace tollkeeper
