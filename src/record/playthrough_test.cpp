#include "record/playthrough.hpp"

#include <gtest/gtest.h>

#include "record/record_testing.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

using testing::difference;
using testing::game_with;
using testing::random_game;

// A game at some place of a random game where the phase is this one.
Playthrough game_in(Phase phase, std::uint64_t seed = 1) {
  Playthrough play(game_with(testing::all_sets(), 3), seed, testing::some_names(3));
  Random random(seed);
  for (int n = 0; n < 30 || play.state().phase() != phase; ++n) {
    testing::step_at_random(play, random);
  }
  return play;
}

TEST(Playthrough, TheSameSeedIsTheSameGame) {
  const auto game = game_with(testing::all_sets(), 3);
  EXPECT_EQ(difference(random_game(game, 9), random_game(game, 9)), "");
  EXPECT_NE(difference(random_game(game, 9), random_game(game, 10)), "");
}

// Bug log 61, 63, 68c: a refused step does no harm.
TEST(Playthrough, ARefusedStepChangesNothing) {
  for (const Phase phase : {Phase::place, Phase::act, Phase::score}) {
    Playthrough play = game_in(phase);
    const Playthrough before = play;
    const Seat seat = play.state().seat();
    const auto other = static_cast<Seat>((seat + 1) % 3);
    const Status wrong_seat = play.act(other, Action::pass());
    ASSERT_FALSE(wrong_seat);
    EXPECT_EQ(wrong_seat.error().rule, "B-9");
    EXPECT_FALSE(play.act(7, Action::pass()));
    EXPECT_FALSE(play.act(seat, Action::place_tile({300, 300}, 0)));
    EXPECT_FALSE(play.act(seat, Action::place_figure(0, {300, 300}, 0)));
    EXPECT_FALSE(play.act(seat, Action{ActionKind::special, 77, 0, 99, {}}));
    EXPECT_EQ(static_cast<bool>(play.act(seat, Action::pass())), phase == Phase::act);
    if (phase != Phase::act) {
      EXPECT_EQ(difference(play, before), "");
    }
  }
  Playthrough play = game_in(Phase::place);
  const Playthrough before = play;
  EXPECT_FALSE(play.finish());
  EXPECT_EQ(difference(play, before), "");
}

// Bug log 56, 67: undo is offered until the turn is finished and refused after, so that nobody sees
// the next tile and takes his own back.
TEST(Playthrough, UndoReachesToTheDrawAndNoFurther) {
  Playthrough play = game_in(Phase::place);
  const Playthrough before = play;
  EXPECT_FALSE(play.can_undo());
  EXPECT_FALSE(play.undo());
  Random random(3);
  int steps = 0;
  while (play.state().phase() != Phase::score) {
    const ActionList actions = legal_actions(play.state());
    ASSERT_TRUE(play.act(play.state().seat(),
                         actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
    ++steps;
  }
  const Playthrough ready = play;
  for (int n = 0; n < steps; ++n) {
    EXPECT_TRUE(play.can_undo());
    EXPECT_TRUE(play.undo());
  }
  EXPECT_FALSE(play.can_undo());
  EXPECT_EQ(difference(play, before), "");
  play = ready;
  ASSERT_TRUE(play.finish());
  EXPECT_FALSE(play.can_undo());
  EXPECT_FALSE(play.undo());
}

// Bug log 57: what a step would score is a preview until the turn is finished.
TEST(Playthrough, APreviewTellsWhatComesAndDoesNothing) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Playthrough play = game_in(Phase::act, seed);
    const Playthrough before = play;
    for (const Action& action : legal_actions(play.state())) {
      const Journal preview = play.preview(action);
      EXPECT_EQ(difference(play, before), "");
      Playthrough other = play;
      ASSERT_TRUE(other.act(other.state().seat(), action));
      if (other.state().phase() == Phase::act) {
        ASSERT_TRUE(other.act(other.state().seat(), Action::pass()));
      }
      const std::size_t from = play.events().size();
      ASSERT_TRUE(other.finish());
      ASSERT_LE(from + preview.size(), other.events().size());
      for (std::size_t n = 0; n < preview.size(); ++n) {
        EXPECT_EQ(preview[n], other.events()[from + n]);
      }
    }
    EXPECT_TRUE(play.preview(Action::place_tile({300, 300}, 0)).empty());
  }
}

TEST(Playthrough, AShortDeckEndsTheGame) {
  const auto game = game_with({});
  Random random(2);
  auto order = Deck(*game, random).order();
  order.resize(2);
  Playthrough play(game, Deck(order), 0, testing::some_names(2), 5);
  EXPECT_EQ(play.seed(), 5U);
  while (play.state().phase() != Phase::over) {
    testing::step_at_random(play, random);
  }
  EXPECT_EQ(play.steps().back().kind, Step::Kind::end);
  EXPECT_EQ(play.placed_copies().size(), 3U);
  EXPECT_FALSE(play.copy_in_hand());
}

TEST(Playthrough, ADeckCanGrowAsItBecomesKnown) {
  const auto game = game_with({});
  Random random(2);
  const auto order = Deck(*game, random).order();
  Playthrough whole(game, Deck(order), 0, {"A", "B"});
  Playthrough growing(game, Deck({order[0]}), 0, {"A", "B"});
  for (std::size_t n = 1; n < order.size(); ++n) {
    growing.append_to_deck(order[n]);
  }
  Random same(7);
  Random again(7);
  while (whole.state().phase() != Phase::over) {
    testing::step_at_random(whole, same);
    testing::step_at_random(growing, again);
  }
  EXPECT_EQ(difference(whole, growing), "");
}

}  // namespace
}  // namespace tollkeeper
