#include <gtest/gtest.h>

#include "record/position/position.hpp"
#include "record/replay.hpp"

namespace tollkeeper {
namespace {

Result<Position> read(const std::string& lines) {
  return read_position("tollkeeper position 1\n" + lines);
}

std::string fault(const std::string& lines) {
  const auto position = read(lines);
  return position ? "" : error_text(position.error());
}

TEST(ReadPosition, UnderstandsEveryLine) {
  const auto position = read(
      "# a comment\n"
      "edition C2\n"
      "sets tollkeepers*2 abbot   # two words\n"
      "option toll_flip end_of_owner_turn\n"
      "player red points 12 name Anna the First\n"
      "player blue\n"
      "\n"
      "tile base/U.6 1 -2 turned left\r\n"
      "tile base/W 0 0\n"
      "meeple red 1 -2 road E\n"
      "tollhouse blue 0 0 shows 2\n"
      "placed 0 0 by red\n");
  ASSERT_TRUE(position) << position.error().message;
  EXPECT_EQ(position->edition, Edition::c2);
  EXPECT_EQ(position->sets, (std::vector<SetChoice>{{"tollkeepers", 2}, {"abbot", 1}}));
  EXPECT_EQ(position->options, (std::vector<OptionSetting>{{"toll_flip", "end_of_owner_turn"}}));
  ASSERT_EQ(position->players.size(), 2U);
  EXPECT_EQ(position->players[0], (PositionPlayer{4, 12, "Anna the First"}));
  EXPECT_EQ(position->tiles[0], (PositionTile{"base/U.6", {1, -2}, 3, 9}));
  EXPECT_EQ(position->pieces[0], (PositionPiece{"meeple", 4, {1, -2}, "road E", 1, 11}));
  EXPECT_EQ(position->pieces[1], (PositionPiece{"tollhouse", 0, {0, 0}, "", 2, 12}));
  EXPECT_EQ(position->placed, (Cell{0, 0}));
  EXPECT_EQ(position->placed_by, Seat{4});
}

TEST(ReadPosition, WhatIsWrittenIsReadAgain) {
  const std::string text =
      "tollkeeper position 1\nedition C3\nsets tollkeepers abbot*0\noption fields off\n"
      "player green points 3 name Éva\ntile base/W 0 0\ntile base/U.6 1 0 turned half\n"
      "meeple green 1 0 road 1\ntollhouse pink 0 0 shows 1\nplaced 1 0 by pink\n";
  const auto position = read_position(text);
  ASSERT_TRUE(position) << position.error().message;
  EXPECT_EQ(write_position(*position), text);
}

TEST(ReadPosition, NamesTheLineThatIsWrong) {
  EXPECT_EQ(error_text(read_position("").error()),
            "a position begins with the line \"tollkeeper position 1\".");
  EXPECT_EQ(error_text(read_position("tile base/W 0 0\n").error()),
            "line 1: a position begins with the line \"tollkeeper position 1\".");
  EXPECT_EQ(error_text(read_position("tollkeeper position 2\n").error()),
            "line 1: this program reads positions of version 1, not \"2\".");
  EXPECT_EQ(fault("\nedition C4\n"), "line 3: \"edition\" is followed by C1, C2 or C3.");
  EXPECT_EQ(fault("tile base/W 0\n"),
            "line 2: a place is two whole numbers from -1000 to 1000, the column and the row.");
  EXPECT_EQ(fault("tile base/W 0 0 turned over\n"),
            "line 2: \"turned\" is followed by right, half or left, or by 0 to 3 quarter turns "
            "clockwise.");
  EXPECT_EQ(fault("tile base/W 0 0 now\n"), "line 2: \"now\" is more than this line can say.");
  EXPECT_EQ(fault("player white\n"),
            "line 2: a colour is wanted (blue, yellow, green, pink, red or black), not \"white\".");
  EXPECT_EQ(fault("player red\nplayer red\n"), "line 3: red is named twice.");
  EXPECT_EQ(fault("tollhouse red 0 0 shows many\n"),
            "line 2: \"shows\" is followed by the number on the token, 1 or 2. (TK-2)");
  EXPECT_EQ(fault("sets tollkeepers*x\n"),
            "line 2: a set is a name, or a name with its number of copies such as tollkeepers*2, "
            "not \"tollkeepers*x\".");
  EXPECT_EQ(fault("placed 0 0\nplaced 1 0\n"), "line 3: only one tile can be the one just placed.");
  EXPECT_NE(fault("meple red 0 0 road\x1b\n"), "");
  EXPECT_EQ(fault("castle 1 2 3\n").substr(0, 36), "line 2: \"castle\" begins no line of a");
}

}  // namespace
}  // namespace tollkeeper
