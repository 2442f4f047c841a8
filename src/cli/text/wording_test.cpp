#include "cli/text/wording.hpp"

#include <gtest/gtest.h>

#include "cli/text/explanation.hpp"
#include "cli/text/languages.hpp"
#include "record/jcz_testing.hpp"
#include "record/notation.hpp"
#include "record/record_testing.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

using testing::game_with;
using testing::random_game;

// Programs read the sentences of the record, people those of the texts: they are the same.
TEST(Wording, EnglishScoresAreThoseOfTheRecord) {
  const Wording english(kEnglish);
  int scores = 0;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto play = random_game(game_with(testing::all_sets(), 3), seed);
    for (const Event& event : play.events()) {
      if (event.kind == EventKind::score) {
        EXPECT_EQ(english.event(play.state(), play.names(), event),
                  event_sentence(play.state(), play.names(), event));
        ++scores;
      }
    }
  }
  EXPECT_GT(scores, 100);
}

// In every language each score names its points and rule, and no English noun is left in it.
TEST(Wording, EveryScoreIsSaidInEveryLanguage) {
  for (const Texts* texts : languages()) {
    const Wording wording(*texts);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const auto play = random_game(game_with(testing::all_sets(), 2), seed);
      for (const Event& event : play.events()) {
        if (event.kind != EventKind::score && event.kind != EventKind::token_turned &&
            event.kind != EventKind::tile_discarded) {
          continue;
        }
        const std::string text = wording.event(play.state(), play.names(), event);
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
        EXPECT_NE(text.find("(" + std::string(event.rule) + ")"), std::string::npos) << text;
        for (const ScorePart& part : event.parts) {
          EXPECT_EQ(texts == &kEnglish,
                    text.find(part.count == 1 ? part.one : part.many) != std::string::npos)
              << text;
        }
      }
    }
  }
}

// Every action there is can be said: nothing falls back to the record's English.
TEST(Wording, EveryActionIsSaidInEveryLanguage) {
  const auto play = random_game(game_with(testing::all_sets(), 2), 3, 40);
  std::set<std::string> said;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (int moves = 20; moves < 90; moves += 7) {
      const auto now = random_game(game_with(testing::all_sets(), 2), seed, moves);
      for (const Action& action : legal_actions(now.state())) {
        const std::string english = action_phrase(now.state(), action);
        for (const Texts* texts : languages()) {
          const std::string text = Wording(*texts).action(now.state(), action);
          EXPECT_EQ(text.find('{'), std::string::npos) << text;
          EXPECT_TRUE(texts == &kEnglish || text != english) << text;
          if (action.kind == ActionKind::place_figure || action.kind == ActionKind::special) {
            EXPECT_FALSE(Wording(*texts).choice(now.state(), action).empty());
          }
        }
      }
    }
  }
}

TEST(Wording, PlacesOnATile) {
  const auto now = random_game(game_with({{"inns_and_cathedrals", 1}}), 5, 0);
  const State& state = now.state();
  // The start tile: a road from west to east, a city in the north.
  const PlacedTile& tile = state.tiles()[0];
  const Kind& kind = state.kind_of(tile);
  std::string english;
  std::string polish;
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    english += Wording(kEnglish).spot(tile, kind, kind.spots[n].spot) + "; ";
    polish += Wording(kPolish).spot(tile, kind, kind.spots[n].spot) + "; ";
  }
  EXPECT_EQ(english,
            "in the city; on the road; in the strip of field to the north; in the field to the "
            "south; ");
  EXPECT_EQ(polish, "w mieście; na drodze; na pasie pola (północ); na polu (południe); ");
}

TEST(Wording, TextsAreMeasuredByTheirLetters) {
  EXPECT_EQ(width_of("płytka żółw"), 11U);
  EXPECT_EQ(left("ąę", 4), "ąę  ");
  EXPECT_EQ(right("ąę", 4), "  ąę");
  EXPECT_EQ(capital("żółty") + capital("červená") + capital("blue") + capital("Blau"),
            "ŻółtyČervenáBlueBlau");
}

TEST(Explanation, TellsEveryScoreWithItsParts) {
  testing::JczText file;
  file.annotations = R"("drawOrder": ["BA/RRR", "BA/RRR", "BA/L"], "endTurn": 3)";
  file.replay = {testing::place_tile("BA/RRR", 1, 0, 90),
                 testing::deploy("0.small.1", 1, 0, "Road", "W"),
                 testing::kCommit,
                 testing::place_tile("BA/RRR", -1, 0, 270),
                 testing::kPass,
                 testing::kCommit,
                 testing::place_tile("BA/L", 0, 1, 0),
                 testing::deploy("0.small.2", 0, 1, "Monastery", "I"),
                 testing::kCommit};
  const auto game = file.read();
  ASSERT_TRUE(game) << file.error();
  EXPECT_EQ(explanation(game->playthrough, Wording(kEnglish)),
            "Turn 2, Ben:\n"
            "  Anna scores 3 for a road: 3 tiles x 1 (B-31), tiles (-1, 0) (0, 0) (1, 0)\n"
            "Final scoring:\n"
            "  Anna scores 4 for an unfinished monastery: 1 monastery x 1 + 3 tiles round it x 1 "
            "(B-38), tiles (0, 1)\n"
            "Points: Anna 7, Ben 0\n");
  EXPECT_EQ(explanation(game->playthrough, Wording(kGerman)),
            "Zug 2, Ben:\n"
            "  Anna erhält 3 Punkte für eine abgeschlossene Straße: 3 Plättchen x 1 (B-31), "
            "Plättchen (-1, 0) (0, 0) (1, 0)\n"
            "Schlusswertung:\n"
            "  Anna erhält 4 Punkte für ein nicht abgeschlossenes Kloster: 1 Kloster x 1 + 3 "
            "benachbarte Plättchen x 1 (B-38), Plättchen (0, 1)\n"
            "Punkte: Anna 7, Ben 0\n");
}

TEST(Explanation, SaysSoWhenNothingWasScored) {
  const auto play = random_game(game_with({}), 1, 0);
  EXPECT_EQ(explanation(play, Wording(kEnglish)),
            "Nothing has been scored.\nPoints: Anna 0, Ben 0\n");
}

}  // namespace
}  // namespace tollkeeper
