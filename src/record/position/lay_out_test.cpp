#include "record/position/lay_out.hpp"

#include "record/position/position_testing.hpp"
#include "record/spot_name.hpp"

namespace tollkeeper {
namespace {

using testing::fault_of;
using testing::laid_out;

std::vector<std::string> codes_of(const LaidPosition& laid) {
  std::vector<std::string> codes;
  for (const PositionWarning& warning : laid.warnings) {
    codes.push_back(warning.code + " " + std::to_string(warning.line));
  }
  return codes;
}
using Codes = std::vector<std::string>;

TEST(LayOut, BringsTheSetsThatTilesAndPiecesNeed) {
  const auto table = laid_out(
      "tile base/W.1 0 0\nabbot red 1 0 monastery\ntile base/B.3 0 -1\ntile base/B.1 1 -1\n"
      "tile base/A.1 1 0 turned right\nlarge_meeple blue 0 0 road E\ntollhouse red 0 0\n");
  ASSERT_TRUE(table) << error_text(table.error());
  EXPECT_EQ(table->position.sets,
            (std::vector<SetChoice>{{"abbot", 1}, {"inns_and_cathedrals", 1}, {"tollkeepers", 1}}));
  EXPECT_EQ(table->seats, 0b010001);
  EXPECT_EQ(table->position.pieces[1].spot, "road 1");
}

TEST(LayOut, ChoosesTheRiverThatBringsTheTiles) {
  const auto laid = laid_out("tile river/D 0 0\n");
  ASSERT_TRUE(laid) << error_text(laid.error());
  EXPECT_EQ(laid->position.sets, (std::vector<SetChoice>{{"river", 1}}));
}

TEST(LayOut, UnderstandsPlacesByNumberBySideAndByHalfEdge) {
  const auto laid = laid_out(
      "tile base/W.1 0 0 turned right\nmeeple red 0 0 road N\nmeeple blue 0 0 road 1\n"
      "meeple green 0 0 field EL\n");
  ASSERT_TRUE(laid) << error_text(laid.error());
  // W has roads east, south, west; turned right they lead south, west, north.
  EXPECT_EQ(laid->position.pieces[0].spot, "road 3");
  EXPECT_EQ(laid->position.pieces[1].spot, "road 1");
  EXPECT_EQ(laid->position.pieces[2].spot, "field 1");
  EXPECT_EQ(codes_of(*laid), (Codes{"two_on_tile 4", "two_on_tile 5"}));
}

TEST(LayOut, RefusesWhatHasNoMeaning) {
  EXPECT_EQ(fault_of(""), "The position has no tile. (B-5)");
  EXPECT_EQ(fault_of("tile base/Q.9 0 0\n"),
            "line 2: there is no tile \"base/Q.9\"; `tollkeeper tiles` lists them.");
  EXPECT_EQ(fault_of("tile base/W 0 0\ntile base/B 0 0\n"),
            "line 3: a tile lies at (0, 0) already. (B-10)");
  EXPECT_EQ(fault_of("tile base/W.1 0 0\ntile base/B.1 1 0\n"),
            "line 3: at (1, 0) the field to the west of base/B.1 meets the road of base/W.1. "
            "(B-10)");
  EXPECT_EQ(fault_of("tile base/W.1@C1 0 0\n"),
            "line 2: the tile base/W.1@C1 is not in edition C3.");
  EXPECT_EQ(fault_of("tile base/W 0 0\nmeeple red 1 0 road\n"),
            "line 3: no tile lies at (1, 0). (B-16)");
  EXPECT_EQ(fault_of("tile base/W 0 0\nmeeple red 0 0 road N\n"),
            "line 3: the tile at (0, 0) has no \"road N\"; it has road 1, road 2, road 3, field 1, "
            "field 2, field 3. (B-17)");
  EXPECT_EQ(fault_of("tile base/W 0 0\nmeeple red 0 0\n"),
            "line 3: where the meeple stands is missing; it has road 1, road 2, road 3, field 1, "
            "field 2, field 3. (B-17)");
  EXPECT_EQ(fault_of("tile base/B 0 0\nmeeple red 0 0 monastery\nmeeple blue 0 0 monastery\n"),
            "line 4: somebody stands on that monastery already. (B-18)");
  EXPECT_EQ(fault_of("tile base/W 0 0\nsmith red 0 0 road\n"),
            "line 3: \"smith\" is no figure and no token of these sets and options.");
  EXPECT_EQ(fault_of("option fields off\ntile base/W 0 0\nmeeple red 0 0 field NL\n").substr(0, 7),
            "line 4:");
  EXPECT_EQ(fault_of("tile base/W 0 0\nplaced 1 1\n"), "line 3: no tile lies at (1, 1). (B-10)");
  EXPECT_EQ(fault_of("option taxes on\ntile base/W 0 0\n").substr(0, 5), "There");
}

TEST(LayOut, RefusesTollhousesWhereNoneCanStand) {
  EXPECT_EQ(fault_of("tile base/B 0 0\ntollhouse red 0 0\n"),
            "line 3: There is no crossroads at (0, 0); a tollhouse stands only where roads start. "
            "(TK-5)");
  EXPECT_EQ(fault_of("tile base/W 0 0\ntollhouse red 0 0\ntollhouse blue 0 0\n"),
            "line 4: Another tollhouse stands at (0, 0). (TK-7)");
  EXPECT_EQ(fault_of("tile base/W 0 0\ntollhouse red 0 0\ntollhouse red 0 0\n"),
            "line 4: red has only one tollhouse. (TK-2)");
  EXPECT_EQ(fault_of("tile base/W 0 0\ntollhouse red 0 0 shows 3\n"),
            "line 3: A tollhouse shows 1 or 2, not 3. (TK-2)");
  EXPECT_EQ(fault_of("sets tollkeepers\noption tollhouse off\ntile base/W 0 0\n"
                     "tollhouse red 0 0\n"),
            "line 5: \"tollhouse\" is no figure and no token of these sets and options.");
}

TEST(LayOut, RefusesMoreFiguresThanAPlayerHas) {
  std::string lines = "tile base/W.1 0 0\n";
  for (int n = 0; n < 8; ++n) {
    lines += "meeple red 0 0 road 1\n";
  }
  EXPECT_EQ(fault_of(lines), "line 10: red has 7 meeples; this is one more. (B-17)");
}

TEST(LayOut, SaysSoftlyWhatCannotHaveComeAboutByPlay) {
  const auto laid = laid_out(
      "tile base/W 0 0\ntile base/U 1 0\ntile base/B.4 5 5\n"
      "tile base/B.4 5 6\n");
  ASSERT_TRUE(laid) << error_text(laid.error());
  EXPECT_EQ(codes_of(*laid), (Codes{"plain_tile 3", "box_has_fewer 4", "apart 4"}));
  EXPECT_EQ(laid->position.sets, (std::vector<SetChoice>{{"base", 2}}));
  EXPECT_EQ(laid->state.head().tiles, 4);
}

TEST(LayOut, RefusesMoreBoxesThanAreReckoned) {
  EXPECT_EQ(fault_of("sets tollkeepers*200\ntile base/W 0 0\n").substr(0, 8), "line 2: ");
  const auto position =
      read_position("tollkeeper position 1\nsets tollkeepers*5\ntile base/W 0 0\n");
  EXPECT_TRUE(lay_out(*position, shipped_catalogue()));
  EXPECT_EQ(lay_out(*position, shipped_catalogue(), 4).error().message,
            "The table needs 5 boxes of tollkeepers; at most 4 are reckoned.");
}

TEST(LayOut, TakesManyPartsAsLongAsTheTableHasRoom) {
  std::string lines;
  for (int n = 0; n < 40; ++n) {
    lines += "tile base/B.1 " + std::to_string(3 * n) + " 0\n";
  }
  EXPECT_EQ(fault_of(lines), "");  // forty boxes have room
  // One box of each tile, every second one in a part of its own.
  lines.clear();
  const auto catalogue = shipped_catalogue();
  const TileSet* base = catalogue->find_set("base");
  int n = 0;
  for (const TileCopy& copy : base->copies) {
    lines += (copy.editions & mask_of(Edition::c3)) != 0
                 ? "tile " + copy.id + " " + std::to_string(2 * n++) + " 0\n"
                 : "";
  }
  EXPECT_NE(fault_of(lines).find("too many parts (72)"), std::string::npos) << fault_of(lines);
}

}  // namespace
}  // namespace tollkeeper
