#include "tiles/describe.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tiles/base_set.hpp"
#include "tiles/tile_testing.hpp"

namespace tollkeeper {
namespace {

// Every kind of segment, end and symbol once.
constexpr const char* kTiles =
    "set my \"My tiles\"\nedition C3 as C2\n"
    "tile my/A RRFC\n city W coat\n road N to crossroads\n road E to crossroads\n"
    " crossroads trees\n field NL touches city W\n field NR EL\n"
    " field ER SL SR touches city W\n field inside touches city W\n"
    " copy my/A.1 C2 start: donkey_stable beside road N and road E; water_tower\n copies 1 C2\n"
    "tile my/B RSRS\n road N S\n water E W\n bridge road N\n field NL WR\n field NR EL\n"
    " field ER SL\n field SR WL\n copies 1 C2\n"
    "tile my/C RRRF\n road N E S\n field NL SR WL WR\n field NR EL\n field ER SL\n copies 1 C1\n"
    "tile my/D CCCC\n city N E S W coats 3\n copy my/D.1 C2: cathedral beside city N\n"
    "tile my/E CRFC\n city N W\n road E to city N\n field EL touches city N\n"
    " field ER SL SR touches city N\n copy my/E.1 C1 C2: inn beside road E\n"
    "tile my/F RSRF\n road N to cottage\n road S to water\n water E to lake\n"
    " field NL NR EL ER SL SR WL WR\n reconstruction\n note \"guessed\"\n copies 1 C2\n"
    "tile my/G CCCC\n city N\n city E\n city S\n city W\n"
    " field inside touches city N and city E and city S and city W\n copies 1 C2\n"
    "tile my/H SSFS\n water N E W\n field NL WR\n field NR EL\n field ER SL SR WL\n copies 1 C2\n"
    "tile my/I FSFF\n water E from spring\n monastery\n field NL NR EL ER SL SR WL WR\n"
    " copies 1 C2\n";

const TileSet& set() {
  static const TileFile file = read_tiles(kTiles, "my.tiles");
  EXPECT_EQ(testing::error_list(file), "");
  return file.sets.at(0);
}

TEST(Describe, TypesInWords) {
  const char* const lines[] = {
      "my/A  RRFC  trees where two roads meet, from the north and east; city west with a coat of "
      "arms; three fields and one inner field",
      "my/B  RSRS  straight road north-south over a bridge; river west-east; four fields",
      "my/C  RRRF  branching road north, east and south; three fields",
      "my/D  CCCC  city on all sides with three coats of arms; no field",
      "my/E  CRFC  city north and west; road from the east to the city; two fields",
      "my/F  RSRF  road from the north to a cottage; road from the south to the water; lake at the "
      "end of the river from the east; one field; a reconstruction, not seen in any picture",
      "my/G  CCCC  city north; city east; city south; city west; one inner field",
      "my/H  SSFS  fork of the river north, east and west; three fields",
      "my/I  FSFF  monastery; spring of the river to the east; one field"};
  ASSERT_EQ(set().types.size(), std::size(lines));
  for (std::size_t n = 0; n < std::size(lines); ++n) {
    EXPECT_EQ(describe(set().types[n]), lines[n]);
  }
}

TEST(Describe, CopiesWithTheirSymbolsAndWhereTheyStand) {
  std::map<std::string, std::string> lines;
  for (const TileCopy& copy : set().copies) {
    lines[copy.id] = describe(copy, set());
  }
  EXPECT_EQ(
      lines["my/A.1"],
      "my/A.1  C2  start tile; donkey stable beside the road to the north and the road to the "
      "east; water tower beside no road");
  EXPECT_EQ(lines["my/A.2"], "my/A.2  C2  no symbol");
  EXPECT_EQ(lines["my/D.1"], "my/D.1  C2  cathedral in the city");
  EXPECT_EQ(lines["my/E.1"], "my/E.1  C1 C2  inn beside the road to the east");
}

TEST(Describe, BaseTiles) {
  const TileFile file = read_tiles(base_tiles_text(), "base.tiles");
  std::map<std::string, std::string> lines;
  for (const TileType& type : file.sets.at(0).types) {
    lines[type.id] = describe(type);
  }
  for (const TileCopy& copy : file.sets[0].copies) {
    lines[copy.id] = describe(copy, file.sets[0]);
  }
  EXPECT_EQ(lines["base/U"], "base/U  FRFR  straight road west-east; two fields");
  EXPECT_EQ(lines["base/V"], "base/V  FFRR  curve south-west; two fields");
  EXPECT_EQ(lines["base/U.4"], "base/U.4  C2 C3  garden beside the road west-east");
  EXPECT_EQ(lines["base/K.3"], "base/K.3  C2 C3  donkey stable beside the curve south-west");
  EXPECT_EQ(lines["base/B.3"], "base/B.3  C2 C3  farmhouse");
}

TEST(Describe, SegmentsByName) {
  EXPECT_EQ(name_of_segment(set().types[0], 0), "the city west");
  EXPECT_EQ(name_of_segment(set().types[0], 1), "the road to the north");
  EXPECT_EQ(name_of_segment(set().types[0], 4), "the field NR EL");
  EXPECT_EQ(name_of_segment(set().types[0], 6), "the inner field");
  EXPECT_EQ(name_of_segment(set().types[1], 0), "the road north-south");
  EXPECT_EQ(name_of_segment(set().types[2], 0), "the road north, east and south");
}

}  // namespace
}  // namespace tollkeeper
