#include "record/assertions.hpp"

#include <gtest/gtest.h>

#include "record/jcz_testing.hpp"
#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::JczText;

// The first failure as "expected / actual", or "holds".
std::string check(const Playthrough& play, const std::string& sentence) {
  const auto failures = check_assertions(play, {sentence});
  return failures.empty() ? "holds" : failures[0].expected + " / " + failures[0].actual;
}

Playthrough just_placed() {
  JczText file;
  file.players = {"Anna", "Ben the 2nd"};
  file.annotations = R"("drawOrder": ["BA/RCr"])";
  file.replay = {testing::place_tile("BA/RCr", 0, -1, 180)};
  auto game = file.read();
  EXPECT_TRUE(game) << file.error();
  return std::move(game->playthrough);
}

TEST(Assertions, AboutPoints) {
  const Playthrough play = just_placed();
  EXPECT_EQ(check(play, "Anna has 0 points"), "holds");
  EXPECT_EQ(check(play, "Anna has 0 points."), "holds");
  EXPECT_EQ(check(play, "Anna has 1 point"), "1 / 0");
  EXPECT_EQ(check(play, "Ben the 2nd has 0 points"), "holds");
  EXPECT_EQ(check(play, "anna has 0 points"),
            "a sentence of the kinds this program knows / unknown");
  EXPECT_EQ(check(play, "Anna scored road for 3 points"), "road for 3 / no road");
}

TEST(Assertions, AboutTheTurn) {
  const Playthrough play = just_placed();
  EXPECT_EQ(check(play, "Phase is ActionPhase"), "holds");
  EXPECT_EQ(check(play, "phase IS actionphase."), "holds");
  EXPECT_EQ(check(play, "Phase is TilePhase"), "TilePhase / ActionPhase");
  EXPECT_EQ(check(play, "Undo is allowed"), "holds");
  EXPECT_EQ(check(play, "Undo is not allowed"), "not allowed / allowed");
  EXPECT_EQ(check(play, "Player can pass"), "holds");
  EXPECT_EQ(check(play, "Player can't pass"), "can't / can");
}

TEST(Assertions, AboutChoices) {
  const Playthrough play = just_placed();
  EXPECT_EQ(check(play, "Available action Meeple for SmallFollower"), "holds");
  EXPECT_EQ(check(play, "Available action Meeple"), "holds");
  EXPECT_EQ(check(play, "Available action TilePlacement"),
            "TilePlacement / offered: Meeple for SmallFollower");
  EXPECT_EQ(check(play, "Available action Meeple for Wagon"),
            "Meeple for Wagon / offered: Meeple for SmallFollower");
  const std::string all =
      "{City,S,[0,-1]}; {Road,WE,[0,-1]}; {Field,NL.NR.EL.WR,[0,-1]}; {Field,ER.WL,[0,-1]}";
  EXPECT_EQ(check(play, "Meeple SmallFollower options: " + all), "holds");
  EXPECT_EQ(check(play,
                  "Meeple SmallFollower options: {Field, ER.WL, [0, -1]};{road,we,[0,-1]};"
                  "{City,S,[0,-1]}; {Field,NL.NR.EL.WR,[0,-1]}"),
            "holds");
  EXPECT_NE(check(play, "Meeple SmallFollower options: {City,S,[0,-1]}"), "holds");
  EXPECT_NE(check(play, "TilePlacement BA/RCr options: [0,1] - [0]"), "holds");
}

TEST(Assertions, AboutPlacements) {
  JczText file;
  file.annotations = R"("drawOrder": ["BA/CccR+"])";
  const auto game = file.read();
  ASSERT_TRUE(game) << file.error();
  const Playthrough& play = game->playthrough;
  EXPECT_EQ(check(play, "Available action TilePlacement for BA/CccR+"), "holds");
  EXPECT_EQ(check(play,
                  "TilePlacement BA/CccR+ options: [1,0] - [90]; [-1,0] - [270]; [0,-1] - "
                  "[90,180,270]"),
            "holds");
  EXPECT_EQ(check(play,
                  "TilePlacement BA/CccR+ options: [-1,0]-[270]; [0,-1] - [270, 90, 180]; "
                  "[1,0] - [90]."),
            "holds");
  EXPECT_EQ(check(play, "TilePlacement BA/CccR+ options: [-1,0] - [270]; [0,-1] - [0,90]"),
            "[-1,0]-[270]; [0,-1]-[0,90] / [-1,0]-[270]; [0,-1]-[90,180,270]; [1,0]-[90]");
  EXPECT_EQ(check(play, "TilePlacement BA/L options: [1,0] - [90]"), "[1,0]-[90] / none");
}

TEST(Assertions, UnknownSentencesFail) {
  const Playthrough play = just_placed();
  for (const std::string sentence :
       {"", ".", "The moon is full", "Anna", "Anna has", "Anna has many points", "Zoe has 0 points",
        "Bazaar noAuction: true", "Wagon options:", "options: [0,0]",
        "Anna has GOLD token with size 2"}) {
    EXPECT_NE(check(play, sentence), "holds") << sentence;
  }
}

TEST(Assertions, AboutScoresOfAWholeGame) {
  const auto play = testing::random_game(testing::game_with({}), 5);
  int checked = 0;
  for (const Event& event : play.events()) {
    if (event.kind == EventKind::score) {
      EXPECT_EQ(check(play, play.names()[event.seat] + " scored " + std::string(event.word) +
                                " for " + std::to_string(event.points) + " points"),
                "holds");
      ++checked;
    }
  }
  EXPECT_GT(checked, 3);
  EXPECT_EQ(check(play, "Phase is GameOverPhase"), "holds");
  EXPECT_EQ(check(play, "Player can't pass"), "holds");
}

}  // namespace
}  // namespace tollkeeper
