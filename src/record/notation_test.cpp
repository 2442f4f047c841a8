#include "record/notation.hpp"

#include <gtest/gtest.h>

#include "record/record_testing.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

const Kind& kind_named(const Game& game, std::string_view type) {
  for (const Kind& kind : game.kinds) {
    if (kind.type->id == type) {
      return kind;
    }
  }
  ADD_FAILURE() << type;
  return game.kinds.front();
}

TEST(Notation, NamesPlacesAsTheyLie) {
  const auto game = testing::game_with({});
  const Kind& start = kind_named(*game, "base/D");
  EXPECT_EQ(spot_phrase(start, 0, 0), "the city");
  EXPECT_EQ(spot_phrase(start, 0, 1), "the road");
  EXPECT_EQ(
      spot_phrase(start, 0, 2),
      "the field at the northern half of the east edge and the northern half of the west edge");
  EXPECT_EQ(spot_phrase(start, 0, 3), "the field to the south");
  EXPECT_EQ(spot_phrase(start, 1, 3), "the field to the west");
  const Kind& crossing = kind_named(*game, "base/X");
  EXPECT_EQ(spot_phrase(crossing, 0, 1), "the road to the east");
  EXPECT_EQ(spot_phrase(crossing, 3, 1), "the road to the north");
  const Kind& two_cities = kind_named(*game, "base/I");
  EXPECT_EQ(spot_phrase(two_cities, 2, 0), "the city to the south");
  EXPECT_EQ(spot_phrase(kind_named(*game, "base/B"), 0, kMonasterySpot), "the monastery");
  EXPECT_EQ(spot_phrase(kind_named(*game, "base/B"), 0, 99), "no place of this tile");
}

TEST(Notation, EveryPlaceOfATileReadsDifferently) {
  const auto game = testing::game_with(testing::all_sets());
  for (const Kind& kind : game->kinds) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      std::vector<std::string> phrases;
      for (std::size_t n = 0; n < kind.spot_count; ++n) {
        phrases.push_back(spot_phrase(kind, rotation, kind.spots[n].spot));
      }
      std::sort(phrases.begin(), phrases.end());
      EXPECT_EQ(std::adjacent_find(phrases.begin(), phrases.end()), phrases.end())
          << kind.type->id << " " << int{rotation};
    }
  }
}

Event toll_event() {
  Event event;
  event.kind = EventKind::score;
  event.seat = 0;
  event.word = "toll";
  event.points = 7;
  event.rule = "TK-12";
  event.parts = {{2, 3, "travellers", "group of travellers", "groups of travellers", "TK-12"},
                 {1, 1, "farmhouse", "farmhouse", "farmhouses", "TK-12"}};
  return event;
}

TEST(Notation, SaysWhatAScoreIsMadeOf) {
  const auto game = testing::game_with({});
  const State state(*game, 0);
  Event event = toll_event();
  EXPECT_EQ(event_sentence(state, {"Anna", "Ben"}, event),
            "Anna scores 7 for toll: 2 groups of travellers x 3 + 1 farmhouse x 1 (TK-12)");
  event.at_end = true;
  EXPECT_EQ(score_subject(event), "toll at the end");
  event.word = "city";
  EXPECT_EQ(score_subject(event), "an unfinished city");
  event.word = "field";
  EXPECT_EQ(score_subject(event), "a field");
  event.at_end = false;
  event.word = "road";
  EXPECT_EQ(score_subject(event), "a road");
}

TEST(Notation, NamesSeatsWithoutAName) {
  EXPECT_EQ(name_of_seat({"Anna", ""}, 0), "Anna");
  EXPECT_EQ(name_of_seat({"Anna", ""}, 1), "Player 2");
  EXPECT_EQ(name_of_seat({}, 5), "Player 6");
}

// Whatever happens in a game has a sentence, and so has whatever could happen.
TEST(Notation, HasSentencesForWholeGames) {
  const auto game = testing::game_with(testing::all_sets(), 3);
  Playthrough play(game, 3, testing::some_names(3));
  Random random(3);
  while (play.state().phase() != Phase::over) {
    for (const Action& action : legal_actions(play.state())) {
      const std::string phrase = action_phrase(play.state(), action);
      EXPECT_EQ(phrase.find("unknown"), std::string::npos);
      EXPECT_EQ(phrase.find("nowhere"), std::string::npos);
      EXPECT_FALSE(phrase.empty());
    }
    testing::step_at_random(play, random);
  }
  for (const Event& event : play.events()) {
    EXPECT_GT(event_sentence(play.state(), play.names(), event).size(), 8U);
  }
  EXPECT_EQ(points_text(play.state(), play.names()).find("Anna "), 0U);
}

TEST(Notation, SurvivesActionsThatAreNoActions) {
  const auto game = testing::game_with({});
  const State state(*game, 0);
  EXPECT_EQ(action_phrase(state, Action{ActionKind::special, 9, 0, 9, {}}),
            "does something unknown");
  EXPECT_EQ(action_phrase(state, Action::place_figure(9, {0, 0}, 0)), "puts a figure nowhere");
  EXPECT_EQ(action_phrase(state, Action::place_tile({1, -2}, 3)),
            "places the tile at (1, -2), turned left");
  EXPECT_EQ(action_phrase(state, Action::pass()), "passes");
}

}  // namespace
}  // namespace tollkeeper
