#include <gtest/gtest.h>

#include "record/assertions.hpp"
#include "record/jcz_pack.hpp"
#include "record/jcz_testing.hpp"

namespace tollkeeper {
namespace {

using testing::bring_home;
using testing::deploy;
using testing::has_expansion;
using testing::JczText;
using testing::kCommit;
using testing::kPass;
using testing::kUndo;
using testing::place_tile;
using testing::tollhouse;

// A road to the east of the start tile, with a meeple on it.
JczText road_game() {
  JczText file;
  file.annotations = R"("drawOrder": ["BA/RFr", "BA/RRR", "BA/L"])";
  file.replay = {place_tile("BA/RFr", 1, 0, 0),
                 deploy("0.small.1", 1, 0, "Road", "WE"),
                 kCommit,
                 place_tile("BA/RRR", 2, 0, 0),
                 kPass,
                 kCommit};
  return file;
}

std::string tile_in_hand(const JczGame& game) {
  const auto copy = game.playthrough.copy_in_hand();
  return copy ? jcz_tile_name(game.playthrough.game(), *copy) : "none";
}

// The first difference between what the file asserts and what happened.
std::string failure_of(const JczText& file) {
  const auto game = file.read();
  if (!game) {
    return file.error();
  }
  for (const AssertionFailure& one :
       check_assertions(game->playthrough, game->assertions, game->figure_names)) {
    return one.sentence + ": expected " + one.expected + ", actual " + one.actual;
  }
  return "";
}

TEST(JczRead, PlaysMessages) {
  const auto game = road_game().read();
  ASSERT_TRUE(game) << road_game().error();
  const State& state = game->playthrough.state();
  EXPECT_EQ(state.seat(), 0);
  EXPECT_EQ(state.head().tiles, 3);
  EXPECT_EQ(state.supply(0, kMeeple), 6);  // the road is open to the west
  EXPECT_EQ(tile_in_hand(*game), "BA/L");
  EXPECT_EQ(game->playthrough.first_seat(), 0);
}

TEST(JczRead, AGameThatStopsCanGoOn) {
  const auto game = road_game().read();
  ASSERT_TRUE(game);
  EXPECT_EQ(game->playthrough.deck().left(), 68U);  // 72 less start, two laid, one in hand
}

TEST(JczRead, AForcedEndEndsTheGame) {
  JczText file = road_game();
  file.annotations = R"("drawOrder": ["BA/RFr", "BA/RRR"], "endTurn": 2)";
  file.assertions = {"Anna has 3 points", "Anna scored road for 3 points.",
                     "Phase is GameOverPhase"};
  EXPECT_EQ(failure_of(file), "");
  file.annotations = R"("drawOrder": ["BA/RFr", "BA/RRR", "#END"])";
  EXPECT_EQ(failure_of(file), "");
}

TEST(JczRead, WithoutAListTheMessagesSayWhatWasDrawn) {
  JczText file = road_game();
  file.annotations = "";
  const auto game = file.read();
  ASSERT_TRUE(game) << file.error();
  EXPECT_EQ(game->playthrough.state().head().tiles, 3);
  // What is on offer at the end comes from the random number: 0 is the first name of the pack.
  EXPECT_EQ(tile_in_hand(*game), "BA/C");
}

TEST(JczRead, DrawsThatFitNowhereUseUpTheList) {
  JczText file;
  // The crossing of four roads fits nowhere while all open sides are field or city.
  file.start = R"({"tile": "BA/L", "x": 0, "y": 0, "rotation": 0})";
  file.annotations = R"("drawOrder": ["BA/RRRR", "BA/L", "BA/Cccc+", "BA/L"])";
  file.replay = {place_tile("BA/L", 1, 0, 0), kPass, kCommit, place_tile("BA/L", 2, 0, 0)};
  const auto game = file.read();
  ASSERT_TRUE(game) << file.error();
  EXPECT_EQ(game->playthrough.state().head().discarded, 2);
  file.annotations = R"("drawOrder": ["BA/RRRR", "BA/L", "BA/Cccc+"], "endTurn": 3)";
  file.replay.pop_back();
  file.assertions = {"Phase is GameOverPhase"};
  EXPECT_EQ(failure_of(file), "");
}

TEST(JczRead, TheNextPlacedTileWinsOverTheRandomNumber) {
  JczText file;
  file.start = R"({"tile": "BA/L", "x": 0, "y": 0, "rotation": 0})";
  file.replay = {place_tile("BA/L", 1, 0, 0)};  // 0 draws BA/C first, which fits
  ASSERT_TRUE(file.read()) << file.error();
  EXPECT_EQ(file.read()->playthrough.state().head().discarded, 0);
  file.replay = {place_tile("BA/Cccc+", 1, 0, 0)};  // which fits nowhere
  EXPECT_NE(file.error().find("replay[0]"), std::string::npos);
}

TEST(JczRead, UndoTakesBackOneMessageUpToTheCommit) {
  JczText file = road_game();
  file.replay = {place_tile("BA/RFr", 1, 0, 0),
                 deploy("0.small.1", 1, 0, "Road", "WE"),
                 kUndo,
                 kUndo,
                 place_tile("BA/RFr", -1, 0, 0),
                 kPass,
                 kUndo,
                 deploy("0.small.1", -1, 0, "Road", "WE")};
  file.assertions = {"Undo is allowed", "Phase is CommitActionPhase", "Player can't pass"};
  EXPECT_EQ(failure_of(file), "");
  file.replay.push_back(kCommit);
  file.assertions = {"Undo is not allowed", "Phase is TilePhase", "Player can't pass"};
  EXPECT_EQ(failure_of(file), "");
  file.replay.push_back(kUndo);
  EXPECT_EQ(file.error(),
            "replay[9]: There is nothing to take back in this turn; what was drawn stays drawn.");
}

TEST(JczRead, FiguresKeepTheirNames) {
  JczText file = road_game();
  file.replay[4] = deploy("1.small.3", 2, 0, "Road", "S");
  ASSERT_TRUE(file.read()) << file.error();
  file.replay.push_back(place_tile("BA/L", 1, 1, 0));
  file.replay.push_back(deploy("0.small.1", 1, 1, "Monastery", "I"));
  EXPECT_EQ(file.error(),
            "replay[7].payload.meepleId: the figure 0.small.1 stands on the table already. (B-24)");
  file.replay.back() = deploy("0.small.7", 1, 1, "Monastery", "I");
  EXPECT_EQ(file.error(), "");
  for (const auto& [figure, sentence] : std::vector<std::pair<std::string, std::string>>{
           {"0.small.8", "no player of this game has a figure 0.small.8. (B-2)"},
           {"0.small.0", "no player of this game has a figure 0.small.0. (B-2)"},
           {"0.dragon.1", "no player of this game has a figure 0.dragon.1. (B-2)"},
           {"1.small.1", "it is the turn of player 0. (B-9)"},
           {"small", "a figure is named like 0.small.1, not \"small\"."}}) {
    file.replay.back() = deploy(figure, 1, 1, "Monastery", "I");
    EXPECT_EQ(file.error(), "replay[7].payload.meepleId: " + sentence);
  }
}

TEST(JczRead, NamesTheBadMessage) {
  JczText file = road_game();
  file.replay.erase(file.replay.begin() + 2);  // a COMMIT is missing
  EXPECT_EQ(file.error(),
            "replay[2]: Nothing more can be done this turn; it is to be scored. (B-9)");
  file = road_game();
  file.replay.erase(file.replay.begin() + 4);  // a PASS is missing
  EXPECT_EQ(file.error(), "replay[4]: The turn is not ready to be scored. (B-9)");
  file = road_game();
  file.replay[3] = place_tile("BA/RRR", 2, 0, 270);
  EXPECT_EQ(file.error().substr(0, 11), "replay[3]: ");
  EXPECT_NE(file.error().find("(B-12)"), std::string::npos);
  file.replay[3] = place_tile("BA/L", 2, 0, 0);
  EXPECT_EQ(file.error(), "replay[3].payload.tileId: the tile drawn is BA/RRR, not BA/L. (B-10)");
  file.replay[3] = place_tile("XX/L", 2, 0, 0);
  EXPECT_EQ(file.error(),
            "replay[3].payload.tileId: the tile drawn is BA/RRR, not XX/L, which is not in this "
            "game. (B-10)");
  file = road_game();
  file.replay[1] = deploy("0.small.1", 1, 0, "City", "N");
  EXPECT_EQ(file.error(), "replay[1].payload.pointer: the tile there has no City N. (B-17)");
  file.replay[1] = deploy("0.small.1", 0, 0, "Road", "WE");
  EXPECT_NE(file.error().find("(B-16)"), std::string::npos);
  file.replay[1] = R"({"type": "SING", "payload": {}})";
  EXPECT_EQ(file.error(),
            "replay[1].type: there is no message \"SING\" in games Tollkeeper can play.");
  file.replay[1] = R"({"type": "PASS", "payload": {}, "player": 1})";
  EXPECT_EQ(file.error(), "replay[1].player: it is the turn of player 0, not of 1. (B-9)");
  file.replay[1] = "17";
  EXPECT_EQ(file.error(), "replay[1]: an object { } is wanted, not 17.");
  file.replay[1] = R"({"payload": {}})";
  EXPECT_EQ(file.error(), "replay[1]: the key \"type\" is missing.");
}

TEST(JczRead, NamesTheBadDraw) {
  JczText file = road_game();
  file.annotations = R"("drawOrder": ["BA/RFr", "XX/y"])";
  EXPECT_EQ(file.error(),
            "gameAnnotations.drawOrder[1]: there is no tile \"XX/y\" in this game. (B-10)");
  file.annotations = R"("drawOrder": ["BA/Cccc+", "BA/Cccc+"])";
  file.replay = {place_tile("BA/Cccc+", 0, -1, 0), kPass, kCommit};
  EXPECT_EQ(file.error(),
            "gameAnnotations.drawOrder[1]: the tile \"BA/Cccc+\" cannot be drawn any more, or not "
            "yet. (B-10)");
}

TEST(JczRead, TellsWhatIsNoGame) {
  EXPECT_FALSE(read_jcz("[1]", shipped_catalogue()));
  EXPECT_EQ(
      read_jcz("{\"appVersion\": \"6.2.0\", \"setup\": {}}", shipped_catalogue()).error().message,
      "This is no .jcz game: it has no \"setup\" or no \"replay\".");
}

// --- the Tollkeepers
// ------------------------------------------------------------------------------

JczText toll_game() {
  JczText file;
  file.sets = R"("basic:2": 1, "tollkeepers:3": 1)";
  file.elements = R"("small-follower": 7, "farmers": true, "tollhouse": 1)";
  file.in_setup = R"("addons": {"tollkeepers": "1"},)";
  return file;
}

TEST(JczRead, PlacesTollhouses) {
  if (!has_expansion("tollkeepers")) {
    GTEST_SKIP() << "the Tollkeepers are not there";
  }
  JczText file = toll_game();
  // Two crossings with the start tile between them: a road of three tiles, travellers at none.
  file.annotations = R"("drawOrder": ["base/W.1", "tk/03", "tk/05.1"])";
  file.replay = {place_tile("BA/RRR", 1, 0, 90), tollhouse(1, 0)};
  file.assertions = {"Anna has tollhouse showing 1", "Ben has no tollhouse in play",
                     "Anna has TOLLHOUSE token with count 0",
                     "Ben has TOLLHOUSE token with count 1", "Phase is CommitActionPhase"};
  EXPECT_EQ(failure_of(file), "");
  file.replay.push_back(kCommit);
  file.replay.push_back(place_tile("tk/03", -1, 0, 0));
  file.assertions = {"Tollhouse options: [-1,0]", "Available action Tollhouse",
                     "Available action Tollhouse for TOLLHOUSE", "Player can pass"};
  EXPECT_EQ(failure_of(file), "");
  file.replay.push_back(tollhouse(-1, 0));
  file.replay.push_back(kCommit);
  // tk/03 has travellers at its road to the east: 3 each, and both tokens turn over.
  file.assertions = {"Anna scored toll for 3 points",
                     "Ben scored toll for 3 points",
                     "Anna has 3 points",
                     "Ben has 3 points",
                     "Anna has tollhouse showing 2",
                     "Ben has tollhouse showing 2"};
  EXPECT_EQ(failure_of(file), "");
  file.assertions = {"Anna has tollhouse showing 1"};
  EXPECT_EQ(failure_of(file), "Anna has tollhouse showing 1: expected 1, actual 2");
}

TEST(JczRead, RefusesTollhousesThatAreNotAllowed) {
  if (!has_expansion("tollkeepers")) {
    GTEST_SKIP() << "the Tollkeepers are not there";
  }
  JczText file = toll_game();
  file.annotations = R"("drawOrder": ["base/W.1"])";
  file.replay = {place_tile("BA/RRR", 1, 0, 90), tollhouse(0, 0)};
  EXPECT_EQ(file.error(),
            "replay[1]: There is no crossroads at (0, 0); a tollhouse stands only where roads "
            "start. (TK-5)");
  file.rules = R"("tollhouse_on_new_tile": "forbidden")";
  file.replay[1] = tollhouse(1, 0);
  EXPECT_NE(file.error().find("(D-1)"), std::string::npos);
  file = road_game();
  file.replay[1] = tollhouse(1, 0);
  EXPECT_EQ(file.error(), "replay[1].payload.token: there is no \"TOLLHOUSE\" in this game.");
}

// A plain name is a copy without symbols, so toll is the same whichever copy was drawn.
TEST(JczRead, PlainNamesMeanCopiesWithoutSymbols) {
  if (!has_expansion("tollkeepers")) {
    GTEST_SKIP() << "the Tollkeepers are not there";
  }
  JczText file = toll_game();
  file.annotations = R"("drawOrder": ["BA/RFr", "BA/RFr"])";
  const auto game = file.read();
  ASSERT_TRUE(game) << file.error();
  EXPECT_TRUE(game->playthrough.game().copy(*game->playthrough.copy_in_hand()).symbols.empty());
}

// --- the abbot
// ------------------------------------------------------------------------------------

TEST(JczRead, TakesTheAbbotHome) {
  if (!has_expansion("abbot")) {
    GTEST_SKIP() << "the abbot is not there";
  }
  JczText file;
  file.players = {"Anna"};
  file.elements = R"("small-follower": 7, "farmers": true, "abbot": 1)";
  file.annotations = R"("drawOrder": ["BA/L", "BA/LR"])";
  file.replay = {place_tile("BA/L", 0, 1, 0), deploy("0.abbot.1", 0, 1, "Monastery", "I"), kCommit,
                 place_tile("BA/LR", 1, 1, 0)};
  file.assertions = {"Available action ReturnMeeple for ABBOT_RETURN",
                     "ReturnMeeple ABBOT_RETURN options: {0.abbot.1,Monastery,I,[0,1]}",
                     "Available action Meeple for SmallFollower", "Player can pass"};
  EXPECT_EQ(failure_of(file), "");
  file.replay.push_back(bring_home("0.abbot.1", 0, 1, "Monastery"));
  file.assertions = {"Anna scored monastery for 3 points", "Anna has 3 points", "Undo is allowed",
                     "Phase is CommitActionPhase"};
  EXPECT_EQ(failure_of(file), "");
  // The points are gone again when it is taken back.
  file.replay.push_back(kUndo);
  file.assertions = {"Anna has 0 points"};
  EXPECT_EQ(failure_of(file), "");
  file.replay.back() = kCommit;
  file.replay[4] = bring_home("0.abbot.2", 0, 1, "Monastery");
  EXPECT_EQ(file.error(),
            "replay[4].payload.pointer.meepleId: the figure 0.abbot.2 does not stand there. (A-5)");
}

}  // namespace
}  // namespace tollkeeper
