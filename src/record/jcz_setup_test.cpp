#include <gtest/gtest.h>

#include "record/jcz_testing.hpp"

namespace tollkeeper {
namespace {

using testing::has_expansion;
using testing::JczText;

OptionValues options_of(const JczText& file) {
  const auto game = file.read();
  EXPECT_TRUE(game) << file.error();
  return game ? game->playthrough.game().options : OptionValues{};
}

Edition edition_of(const JczText& file) {
  const auto game = file.read();
  EXPECT_TRUE(game) << file.error();
  return game ? game->playthrough.game().setup.edition : Edition::c3;
}

TEST(JczSetup, TheEditionIsThatOfTheBaseGame) {
  EXPECT_EQ(edition_of({}), Edition::c1);
  EXPECT_EQ(edition_of({.sets = R"("basic:2": 1)"}), Edition::c2);
  EXPECT_EQ(edition_of({.sets = R"("basic:2": 1)", .rules = R"("tile_edition": "C3")"}),
            Edition::c3);
  EXPECT_EQ(edition_of({.more = R"("tollkeeper": {"edition": "C2"},)"}), Edition::c2);
}

TEST(JczSetup, ElementsThatAreNotNamedAreOff) {
  EXPECT_TRUE(options_of({}).is("fields", "on"));
  const auto bare = options_of({.elements = ""});
  EXPECT_TRUE(bare.is("fields", "off"));
  EXPECT_EQ(bare.value("meeples_per_player"), 0);
  EXPECT_EQ(options_of({.elements = R"("small-follower": 12)"}).value("meeples_per_player"), 12);
  EXPECT_EQ(options_of({.elements = R"("small-follower": -3)"}).value("meeples_per_player"), 0);
}

TEST(JczSetup, PresenceCountsAndNotTheValue) {
  if (!has_expansion("inns_and_cathedrals")) {
    GTEST_SKIP() << "Inns & Cathedrals are not there";
  }
  const std::string sets = R"("basic:1": 1, "inns-and-cathedrals:1": 1)";
  auto options = options_of({.sets = sets, .elements = R"("inn": false, "cathedral": 0)"});
  EXPECT_TRUE(options.is("inns", "on"));
  EXPECT_TRUE(options.is("cathedrals", "on"));
  EXPECT_TRUE(options.is("large_meeple", "off"));
  options = options_of({.sets = sets, .elements = R"("big-follower": 1)"});
  EXPECT_TRUE(options.is("inns", "off"));
  EXPECT_TRUE(options.is("large_meeple", "on"));
  options = options_of({.sets = sets, .elements = R"("big-follower": 0)"});
  EXPECT_TRUE(options.is("large_meeple", "off"));
}

TEST(JczSetup, FiguresAndRulesComeWithoutTheirTiles) {
  if (!has_expansion("inns_and_cathedrals")) {
    GTEST_SKIP() << "Inns & Cathedrals are not there";
  }
  const auto game = JczText{.elements = R"("small-follower": 7, "big-follower": 1)"}.read();
  ASSERT_TRUE(game);
  EXPECT_EQ(game->playthrough.game().copies.size(), 72U);
  EXPECT_EQ(game->playthrough.game().figures.size(), 2U);
}

TEST(JczSetup, ReadsTheirRulesAndOurOptions) {
  EXPECT_TRUE(options_of({.rules = R"("tiny-city-scoring": "2")"}).is("two_tile_city", "2"));
  EXPECT_TRUE(options_of({.rules = R"("tiny-city-scoring": 2)"}).is("two_tile_city", "2"));
  EXPECT_TRUE(
      options_of({.rules = R"("field_scoring": "per_city_4")"}).is("field_scoring", "per_city_4"));
  EXPECT_TRUE(options_of({.rules = R"("fields": false)"}).is("fields", "off"));
  // Rules of sets that are not there mean nothing.
  options_of({.rules = R"("dragon-move": "after-scoring", "vineyards-for-garden": true,
                          "inn-and-cathedral-final-scoring": "ignore")"});
  EXPECT_NE(JczText{.rules = R"("gravity": "off")"}.error().find("no option \"gravity\""),
            std::string::npos);
  EXPECT_NE(JczText{.rules = R"("tiny-city-scoring": "3")"}.error().find("two_tile_city takes"),
            std::string::npos);
}

TEST(JczSetup, PlaysTheRiverInTheirReading) {
  if (!has_expansion("river")) {
    GTEST_SKIP() << "the river is not there";
  }
  JczText file{.sets = R"("basic:1": 1, "river/1:1": 1, "river/2:1": 1)", .start = ""};
  auto options = options_of(file);
  EXPECT_TRUE(options.is("river", "both"));
  EXPECT_TRUE(options.is("river_bends", "jcz"));
  file.rules = R"("river_bends": "no_u_turn_ever")";
  EXPECT_TRUE(options_of(file).is("river_bends", "no_u_turn_ever"));
  file = {.sets = R"("basic:1": 1, "river/2:1": 1)",
          .start = R"({"tile": "RI/s", "x": 0, "y": 0, "rotation": 0})"};
  const auto game = file.read();
  ASSERT_TRUE(game) << file.error();
  EXPECT_TRUE(game->playthrough.game().setup.start.empty());  // it lies there anyway
  EXPECT_TRUE(game->playthrough.game().options.is("river", "river_2"));
}

TEST(JczSetup, ReadsTheTollkeepers) {
  if (!has_expansion("tollkeepers")) {
    GTEST_SKIP() << "the Tollkeepers are not there";
  }
  JczText file{.sets = R"("basic:2": 1, "tollkeepers:3": 1)",
               .elements = R"("small-follower": 7, "farmers": true, "tollhouse": 1)",
               .in_setup = R"("addons": {"tollkeepers": "1"},)"};
  EXPECT_EQ(edition_of(file), Edition::c3);
  EXPECT_TRUE(options_of(file).is("tollhouse", "on"));
  file.sets = R"("basic:1": 1, "tollkeepers:2": 2)";
  EXPECT_EQ(edition_of(file), Edition::c1);
  EXPECT_EQ(file.read()->playthrough.game().copies.size(), 92U);
  file.elements = "";
  EXPECT_TRUE(options_of(file).is("tollhouse", "off"));
  file.sets = R"("basic:1": 1, "tollkeepers:3": 1)";
  EXPECT_NE(file.error().find("tiles of two editions"), std::string::npos);
}

TEST(JczSetup, NamesEverythingThatIsMissing) {
  EXPECT_EQ((JczText{.sets = R"("basic:1": 1, "hills-and-sheep:1": 1, "the-courier": 1)",
                     .elements = R"("hill": true, "dragon": true, "sputnik": 1)",
                     .in_setup = R"("addons": {"the-courier": "1.0"},)"})
                .error(),
            "setup: This game needs what Tollkeeper does not have: Hills & Sheep (set "
            "hills-and-sheep:1, element hill); The Princess & The Dragon (element dragon); "
            "something unknown (set the-courier, element sputnik, add-on the-courier).");
  EXPECT_EQ((JczText{.sets = R"("basic:1": 1, "basic:2": 1)"}).error(),
            "setup: This game needs what Tollkeeper does not have: two editions of one set "
            "together (set basic:2).");
  EXPECT_NE((JczText{.elements = R"("abbot": 2)"}).error().find("more than one"),
            std::string::npos);
  EXPECT_NE((JczText{.sets = R"("basic:9": 1)"}).error().find("set basic:9"), std::string::npos);
}

TEST(JczSetup, RefusesWhatIsWrong) {
  EXPECT_EQ((JczText{.sets = ""}).error(),
            "setup.sets: the base game (basic:1 or basic:2) is missing. (B-1)");
  EXPECT_EQ((JczText{.start = R"({"tile": "XX/q", "x": 0, "y": 0, "rotation": 0})"}).error(),
            "setup.start[0].tile: there is no tile \"XX/q\" in this game. (B-5)");
  EXPECT_EQ((JczText{.start = R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 45})"}).error(),
            "setup.start[0].rotation: a rotation is 0, 90, 180 or 270 degrees, not 45. (B-13)");
  EXPECT_EQ((JczText{.players = {"a", "b", "c", "d", "e", "f", "g"}}).error(),
            "players: a game has 1 to 6 players, not 7. (B-3)");
  EXPECT_EQ((JczText{.players = {}}).error(), "players: a game has 1 to 6 players, not 0. (B-3)");
  EXPECT_EQ((JczText{.sets = R"("basic:1": 101)"}).error().substr(0, 44),
            "setup: The set \"base\" can be in play 1 to 10");
}

TEST(JczSetup, OtherStartTilesAreTaken) {
  const auto game = JczText{.start = R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0},
                          {"tile": "BA/L", "x": 0, "y": 1, "rotation": 90})"}
                        .read();
  ASSERT_TRUE(game);
  EXPECT_EQ(game->playthrough.state().head().tiles, 2);
  EXPECT_EQ(game->playthrough.game().setup.start.size(), 2U);
}

}  // namespace
}  // namespace tollkeeper
