#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "tiles/catalogue.hpp"
#include "tiles/tile_testing.hpp"

namespace tollkeeper {
namespace {

using testing::error_list;

struct Case {
  const char* name;
  const char* tile;    // begins in line 2 of the file
  const char* errors;  // all of them, a part of each message
};

std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.name; }

class BadGeometry : public ::testing::TestWithParam<Case> {};

// Every expected line is the number and a part of the message that must stand there.
TEST_P(BadGeometry, IsRefusedWithItsLine) {
  const std::string text = std::string("set my \"My tiles\"\n") + GetParam().tile;
  const TileFile file = read_tiles(text, "my.tiles");
  std::string_view expected = GetParam().errors;
  std::size_t n = 0;
  while (!expected.empty()) {
    const std::string_view line = expected.substr(0, expected.find('\n'));
    expected.remove_prefix(std::min(line.size() + 1, expected.size()));
    const auto colon = line.find(": ");
    ASSERT_LT(n, file.errors.size()) << "missing: " << line << "\n" << error_list(file);
    EXPECT_EQ(std::to_string(file.errors[n].line), line.substr(0, colon)) << error_list(file);
    EXPECT_NE(file.errors[n].message.find(line.substr(colon + 2)), std::string::npos)
        << "expected " << line << "\nfound " << error_list(file);
    EXPECT_EQ(file.errors[n].file, "my.tiles");
    ++n;
  }
  EXPECT_EQ(n, file.errors.size()) << error_list(file);
}

const Case kCases[] = {
    {"HalfEdgeUsedTwice",
     "tile my/A FRFR\n road E W\n field NL NR EL WR\n field EL ER SL SR WL\n copies 1 C2\n",
     "5: half edge used twice: EL belongs to another field already"},
    {"HalfEdgeTwiceInOneField", "tile my/A FFFF\n field NL NR EL ER SL SR WL WR NL\n copies 1 C2\n",
     "3: the half edge 'NL' is used twice in this field"},
    {"MissingRoad", "tile my/A FRFR\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "2: missing edge: the outline has road at the east, but no road reaches it\n"
     "2: missing edge: the outline has road at the west, but no road reaches it"},
    {"MissingCity", "tile my/A CFFF\n field EL ER SL SR WL WR\n copies 1 C2\n",
     "2: missing edge: the outline has city at the north, but no city reaches it"},
    {"MissingWater", "tile my/A SFFF\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "2: missing edge: the outline has water at the north, but no water reaches it"},
    {"MissingHalfEdge", "tile my/A FRFR\n road E W\n field NL NR EL WR\n copies 1 C2\n",
     "2: missing half edge: no field reaches ER SL SR WL"},
    {"MissingHalfEdgeBesideARoad",
     "tile my/A CRFR\n city N\n road E W\n field WR touches city N\n field ER SL SR WL\n"
     " copies 1 C2\n",
     "2: missing half edge: no field reaches EL"},
    {"CityOnAFieldEdge",
     "tile my/A CFFF\n city N E\n field EL ER SL SR WL WR touches city N\n copies 1 C2\n",
     "3: a city on a field edge: the outline has field at the east"},
    {"CityOnARoadEdge",
     "tile my/A CRFF\n city N E\n field SL SR WL WR touches city N\n copies 1 C2\n",
     "2: missing half edge: no field reaches EL ER\n"
     "3: a city on a road edge: the outline has road at the east"},
    {"RoadOnACityEdge", "tile my/A CFFC\n road N W\n field EL ER SL SR\n copies 1 C2\n",
     "3: a road on a city edge: the outline has city at the north\n"
     "3: a road on a city edge: the outline has city at the west"},
    {"RoadOnAFieldEdge",
     "tile my/A FRFR\n road E W N\n field NL NR EL WR\n field ER SL SR WL\n copies 1 C2\n",
     "3: a road on a field edge: the outline has field at the north"},
    {"WaterOnAFieldEdge",
     "tile my/A FSFF\n water E W\n field NL NR EL WR\n field ER SL SR WL\n copies 1 C2\n",
     "3: a water on a field edge: the outline has field at the west"},
    {"FieldOnACityEdge",
     "tile my/A CFFF\n city N\n field NR EL ER SL SR WL WR touches city N\n copies 1 C2\n",
     "4: a field on a city edge: the outline has city at the north, so NR cannot be field"},
    {"SideUsedTwiceByRoads",
     "tile my/A FRFR\n road E W\n road E to cottage\n field NL NR EL WR\n field ER SL SR WL\n"
     " copies 1 C2\n",
     "4: the east side is used twice"},
    {"SideUsedTwiceByCities",
     "tile my/A CFFC\n city N W\n city W\n field EL ER SL SR touches city N and city W\n"
     " copies 1 C2\n",
     "4: the west side is used twice"},
    {"SideNamedTwice",
     "tile my/A FRFR\n road E W E\n field NL NR EL WR\n field ER SL SR WL\n"
     " copies 1 C2\n",
     "3: the side 'E' is named twice"},
    {"RoadWithoutAnEnd", "tile my/A FFRF\n road S\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "3: a road with one side ends inside the tile and must say where"},
    {"RoadWithTwoSidesAndAnEnd",
     "tile my/A FRFR\n road E W to cottage\n field NL NR EL WR\n field ER SL SR WL\n copies 1 C2\n",
     "3: a road that reaches several sides does not end inside the tile"},
    {"UnknownEnd",
     "tile my/A FFRF\n road S to castle\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "3: a road can end 'to crossroads', 'to monastery', 'to city N', 'to cottage' or 'to water', "
     "not 'castle'"},
    {"RoadToAMissingCity",
     "tile my/A FFRF\n road S to city N\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "3: this tile has no city that reaches N"},
    {"RoadToAMissingMonastery",
     "tile my/A FFRF\n road S to monastery\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "3: the road S ends at a monastery, but the tile has no line 'monastery'"},
    {"RoadsToAMissingCrossroads",
     "tile my/A FFRR\n road S to crossroads\n road W to crossroads\n"
     " field NL NR EL ER SL WR\n field SR WL\n copies 1 C2\n",
     "3: the road S ends at a crossroads, but the tile has no line 'crossroads village'\n"
     "4: the road W ends at a crossroads"},
    {"CrossroadsWithOneRoad",
     "tile my/A FFRF\n road S to crossroads\n field NL NR EL ER SL SR WL WR\n crossroads village\n"
     " copies 1 C2\n",
     "5: at a crossroads two, three or four roads end (TK-5); here it is 1"},
    {"UnknownCrossroads",
     "tile my/A FFRR\n road S to crossroads\n road W to crossroads\n"
     " field NL NR EL ER SL WR\n field SR WL\n crossroads bushes\n copies 1 C2\n",
     "3: ends at a crossroads\n4: ends at a crossroads\n"
     "7: a crossroads is a 'village' or 'trees' (TK-5, D-2), not 'bushes'"},
    {"TwoCrossroads",
     "tile my/A FFRR\n road S to crossroads\n road W to crossroads\n"
     " field NL NR EL ER SL WR\n field SR WL\n crossroads trees\n crossroads trees\n copies 1 C2\n",
     "8: a tile has at most one crossroads"},
    {"FieldTouchesAMissingCity",
     "tile my/A CFFF\n city N\n field EL ER SL SR WL WR touches city N and city S\n copies 1 C2\n",
     "4: this tile has no city that reaches S"},
    {"FieldTouchesARoad",
     "tile my/A FRFR\n road E W\n field NL NR EL WR touches road E\n field ER SL SR WL\n"
     " copies 1 C2\n",
     "4: a field touches 'city N' or 'city N and city E', not 'road'"},
    {"FieldDoesNotTouchItsNeighbour",
     "tile my/A CFFF\n city N\n field EL ER SL SR WL WR\n copies 1 C2\n",
     "4: EL WR lies beside the city N, so this field touches it: 'touches city N'"},
    {"FieldDoesNotTouchTheCityAtTheGate",
     "tile my/A CFRF\n city N\n road S to city N\n field EL ER SL touches city N\n"
     " field SR WL\n field WR touches city N\n copies 1 C2\n",
     "6: SR lies beside the city N, so this field touches it"},
    {"FieldTouchesACityThatIsNoNeighbour",
     "tile my/A CRRF\n city N\n road E S\n field EL SR WL WR touches city N\n"
     " field ER SL touches city N\n copies 1 C2\n",
     "6: the field ER SL cannot touch the city N: "},
    {"TwoFieldsTouchACityThatIsNoNeighbour",
     "tile my/A CRRR\n city N\n road E W\n road S to cottage\n field EL WR touches city N\n"
     " field ER SL touches city N\n field SR WL touches city N\n copies 1 C2\n",
     "7: the field ER SL cannot touch the city N: \n"
     "8: the field SR WL cannot touch the city N: "},
    {"FieldPassesThroughARoad",
     "tile my/A FRFR\n road E W\n field NL NR EL ER\n field SL SR WL WR\n copies 1 C2\n",
     "4: the field NL NR EL ER passes through the road E-W\n"
     "5: the field SL SR WL WR passes through the road E-W"},
    {"FieldPassesThroughAField",
     "tile my/A FFFF\n field NL SL\n field NR EL ER SR WL WR\n copies 1 C2\n",
     "4: the field NR EL ER SR WL WR passes through the field NL SL"},
    {"FieldPassesThroughACrossroads",
     "tile my/A FRFR\n road E to crossroads\n road W to crossroads\n"
     " field NL NR EL ER\n field SL SR WL WR\n crossroads village\n copies 1 C2\n",
     "7: the crossroads passes through the field NL NR EL ER\n"
     "7: the crossroads passes through the field SL SR WL WR"},
    {"FieldPassesThroughAMonastery",
     "tile my/A FRFR\n road E to monastery\n road W to monastery\n"
     " field NL NR EL ER\n field SL SR WL WR\n monastery\n copies 1 C2\n",
     "2: the monastery with its roads passes through the field NL NR EL ER\n"
     "2: the monastery with its roads passes through the field SL SR WL WR"},
    {"RoadThroughACity",
     "tile my/A CRCR\n city N S\n road E W\n field EL touches city N\n field WR touches city N\n"
     " field ER touches city N\n field WL touches city N\n copies 1 C2\n",
     "4: the road E-W passes through the city N-S; if one is on a bridge, say so with 'bridge'"},
    {"RoadThroughWaterWithoutABridge",
     "tile my/A SRSR\n road E W\n water N S\n field NL WR\n field NR EL\n field ER SL\n"
     " field SR WL\n copies 1 C2\n",
     "4: the water N-S passes through the road E-W"},
    {"FieldUnderARoadBridge",
     "tile my/A SRSR\n road E W\n water N S\n field NL SR\n field WL WR\n field NR EL\n field ER "
     "SL\n"
     " bridge road E\n copies 1 C2\n",
     "5: the field NL SR passes through the road E-W\n"
     "6: the field WL WR passes through the road E-W"},
    {"FieldUnderABridgeToAGate",
     "tile my/A CSRS\n city N\n road S to city N\n water E W\n field EL WR touches city N\n"
     " field ER SL\n field SR WL\n bridge road S\n copies 1 C2\n",
     "6: the field EL WR passes through the city N"},
    {"FieldOverABridge",
     "tile my/A FFFF\n field NL NR EL ER SL SR WL WR\n bridge field NL\n copies 1 C2\n",
     "4: a field does not pass over a bridge"},
    {"BridgeOfNothing",
     "tile my/A FFFF\n field NL NR EL ER SL SR WL WR\n bridge road E\n copies 1 C2\n",
     "4: this tile has no road that reaches E"},
    {"WaterWithoutAnEnd",
     "tile my/A FSFF\n water E\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
     "3: water with one side is written 'from spring' or 'to lake'"},
    {"WaterWithTwoSidesAndALake",
     "tile my/A FSFS\n water E W to lake\n field NL NR EL WR\n field ER SL SR WL\n copies 1 C2\n",
     "3: water that reaches several sides has no spring or lake"},
    {"CityWithoutSides", "tile my/A CFFF\n city\n field EL ER SL SR WL WR\n copies 1 C2\n",
     "3: after 'city' come the sides it reaches (N, E, S, W), not ''"},
    {"RoadWithAnUnknownSide",
     "tile my/A FRFR\n road EAST\n field NL NR EL WR\n field ER SL SR WL\n"
     " copies 1 C2\n",
     "3: after 'road' come the sides it reaches (N, E, S, W), not 'EAST'"},
    {"FieldWithAnUnknownHalf", "tile my/A FFFF\n field NL NX\n copies 1 C2\n",
     "3: cannot read 'NX' here"},
    {"FieldWithoutHalves", "tile my/A FFFF\n field touches\n copies 1 C2\n",
     "3: after 'field' come its half edges (NL NR EL ER SL SR WL WR) or 'inside', not 'touches'"},
    {"TooManyCoats", "tile my/A CCCC\n city N E S W coats 10\n copies 1 C2\n",
     "3: after 'coats' comes a number from 0 to 9, not '10'"},
    {"WordsLeftOver", "tile my/A CCCC\n city N E S W coat of arms\n copies 1 C2\n",
     "3: cannot read 'of' here"},
    {"UnusualWithoutAReason",
     "tile my/A FFFF\n field NL NR EL ER SL SR WL WR\n unusual\n copies 1 C2\n",
     "4: after 'unusual' comes the reason, in quotes"},
};

INSTANTIATE_TEST_SUITE_P(TileCheck, BadGeometry, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(TileCheck, ATileCanHaveSixteenSegmentsAndNoMore) {
  std::string text = "set my \"My tiles\"\ntile my/A FFFF\n field NL NR EL ER SL SR WL WR\n";
  for (int n = 0; n < 15; ++n) {
    text += " field inside\n";
  }
  const TileFile full = read_tiles(text + " copies 1 C2\n", "my.tiles");
  ASSERT_EQ(error_list(full), "");
  EXPECT_EQ(full.sets[0].types[0].segments.size(), 16U);

  const TileFile over = read_tiles(text + " field inside\n copies 1 C2\n", "my.tiles");
  EXPECT_EQ(error_list(over), "19: a tile can have at most 16 roads, cities and fields together\n");
}

TEST(TileCheck, ABridgeMayPassOverWaterAndACityOverFields) {
  const TileFile file = read_tiles(
      "set my \"My tiles\"\n"
      "tile my/A SRSR\n road E W\n water N S\n field NL WR\n field NR EL\n field ER SL\n"
      " field SR WL\n bridge road E\n copies 1 C2\n"
      "tile my/B SCSC\n city E W\n water N S\n field NR SL touches city E\n"
      " field NL SR touches city E\n bridge city W\n copies 1 C2\n",
      "my.tiles");
  ASSERT_EQ(error_list(file), "");
  EXPECT_EQ(file.sets[0].types[0].bridges, 1U);
}

TEST(TileCheck, AnUnusualTileIsNotCheckedForItsLayout) {
  const char* const tile =
      "set my \"My tiles\"\ntile my/A FFFF\n field NL SL\n field NR EL ER SR WL WR\n copies 1 C2\n";
  EXPECT_NE(error_list(read_tiles(tile, "my.tiles")), "");
  EXPECT_EQ(error_list(
                read_tiles(std::string(tile) + " unusual \"a tunnel under a hill\"\n", "my.tiles")),
            "");
}

}  // namespace
}  // namespace tollkeeper
