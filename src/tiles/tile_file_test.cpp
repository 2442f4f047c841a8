#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "base/random.hpp"
#include "tiles/base_set.hpp"
#include "tiles/catalogue.hpp"
#include "tiles/tile_testing.hpp"

namespace tollkeeper {
namespace {

using testing::error_list;

constexpr const char* kPlain = "tile my/A FFFF\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n";

TEST(TileFile, ReadsASmallSet) {
  const TileFile file = read_tiles(
      "set my \"My tiles\"\n"
      "tile my/A CRFR\n"
      "  field EL WR touches city N\n"  // order in the file does not matter
      "  field ER SL SR WL\n"
      "  road E W\n"
      "  city N coats 2\n"
      "  counts C1 1 C2 2 C3 1\n"
      "  jcz XX/Y garden XX/YG\n"
      "  note \"first\"\n"
      "  note \"second\"\n"
      "  symbol inn beside road W\n"
      "  copy my/A.1 C2 C3 start: garden; farmhouse beside road E and city N in field SL\n"
      "  copies 1 C2\n"
      "  copies 1 C1\n"
      "total tiles C1 1 C2 2 C3 1\n",
      "my.tiles");
  ASSERT_EQ(error_list(file), "");
  ASSERT_EQ(file.sets.size(), 1U);
  const TileSet& set = file.sets[0];
  EXPECT_EQ(set.id, "my");
  EXPECT_EQ(set.title, "My tiles");
  ASSERT_EQ(set.types.size(), 1U);
  const TileType& type = set.types[0];
  EXPECT_EQ(type.edges, (std::array{Edge::city, Edge::road, Edge::field, Edge::road}));
  ASSERT_EQ(type.segments.size(), 4U);
  EXPECT_EQ(type.segments[0], (Segment{SegmentKind::road, 0b1010, 0, 0, 0, InnerEnd::none, 0}));
  EXPECT_EQ(type.segments[1], (Segment{SegmentKind::city, 0b0001, 0, 2, 0, InnerEnd::none, 0}));
  EXPECT_EQ(type.segments[2],
            (Segment{SegmentKind::field, 0, 0b10000100, 0, 0b10, InnerEnd::none, 0}));
  EXPECT_EQ(type.segments[3],
            (Segment{SegmentKind::field, 0, 0b01111000, 0, 0, InnerEnd::none, 0}));
  EXPECT_EQ(type.counts, (std::array<std::uint8_t, 3>{1, 2, 1}));
  EXPECT_EQ(type.jcz_id, "XX/Y");
  EXPECT_EQ(type.jcz_garden_id, "XX/YG");
  EXPECT_EQ(type.note, "first second");
  ASSERT_EQ(set.copies.size(), 3U);
  const PrintedSymbol inn{SymbolKind::inn, 0b1, -1};
  EXPECT_EQ(set.copies[0],
            (TileCopy{"my/A.1",
                      0,
                      0b110,
                      {inn, {SymbolKind::garden, 0, -1}, {SymbolKind::farmhouse, 0b11, 3}},
                      true}));
  EXPECT_EQ(set.copies[1], (TileCopy{"my/A.2", 0, 0b010, {inn}, false}));
  EXPECT_EQ(set.copies[2], (TileCopy{"my/A.1@C1", 0, 0b001, {inn}, false}));
  ASSERT_EQ(set.totals.size(), 3U);
  EXPECT_EQ(set.totals[1].what, "tiles");
  EXPECT_EQ(set.totals[1].edition, Edition::c2);
  EXPECT_EQ(set.totals[1].count, 2);
}

TEST(TileFile, ReadsInnerEndsCrossroadsWaterAndInnerFields) {
  const TileFile file = read_tiles(
      "set my \"My tiles\"\n"
      "tile my/A RRRC\n"
      "  road N to crossroads\n  road E to crossroads\n  road S to city W\n  city W\n"
      "  field NL touches city W\n  field NR EL\n  field ER SL touches city W\n"
      "  field SR touches city W\n  field inside touches city W\n"
      "  crossroads trees\n  copies 1 C2\n"
      "tile my/B RSRF\n"
      "  road N to cottage\n  road S to water\n  water E to lake\n"
      "  field NL NR EL ER SL SR WL WR\n  copies 1 C2\n"
      "tile my/C FSFF\n"
      "  water E from spring\n  field NL NR EL ER SL SR WL WR\n  copies 1 C2\n"
      "tile my/D SSFS\n"
      "  water N E W\n  field NL WR\n  field NR EL\n  field ER SL SR WL\n  copies 1 C2\n",
      "my.tiles");
  ASSERT_EQ(error_list(file), "");
  const auto& types = file.sets[0].types;
  ASSERT_TRUE(types[0].crossroads.has_value());
  EXPECT_EQ(*types[0].crossroads, (Crossroads{CrossroadsKind::trees, 0b11}));
  EXPECT_EQ(types[0].segments[2].inner_end, InnerEnd::city);
  EXPECT_EQ(types[0].segments[2].inner_city, 3);
  EXPECT_EQ(types[0].segments[8].halves, 0);
  EXPECT_EQ(types[0].segments[8].cities, 0b1000);
  EXPECT_EQ(types[1].segments[0].inner_end, InnerEnd::cottage);
  EXPECT_EQ(types[1].segments[1].inner_end, InnerEnd::water);
  EXPECT_EQ(types[1].water_end, WaterEnd::lake);
  EXPECT_EQ(types[2].water_end, WaterEnd::spring);
  EXPECT_EQ(types[3].waters, (std::vector<SideMask>{0b1011}));
  EXPECT_EQ(types[3].water_end, WaterEnd::none);
}

TEST(TileFile, ATileLikeAnotherTakesItsGeometryAndReplacesSegments) {
  const TileFile file = read_tiles(
      "set my \"My tiles\"\n"
      "tile my/A CFRF\n  city N coat\n  road S to city N\n  field EL ER SL touches city N\n"
      "  field SR WL WR touches city N\n  symbol inn beside road S\n  jcz XX/A\n"
      "  note \"of A alone\"\n  copies 2 C2\n"
      "tile my/B like my/A\n  city N\n  road S to monastery\n  monastery\n  copies 1 C2\n"
      "set more \"More tiles\"\n"
      "tile more/C like my/B\n  copies 1 C2\n",
      "my.tiles");
  ASSERT_EQ(error_list(file), "");
  const TileType& a = file.sets[0].types[0];
  const TileType& b = file.sets[0].types[1];
  const TileType& c = file.sets[1].types[0];
  EXPECT_EQ(b.edges, a.edges);
  ASSERT_EQ(b.segments.size(), 4U);
  EXPECT_EQ(b.segments[0].coats, 0);
  EXPECT_EQ(b.segments[1].inner_end, InnerEnd::monastery);
  EXPECT_EQ(b.segments[2], a.segments[2]);
  EXPECT_TRUE(b.monastery);
  EXPECT_EQ(b.jcz_id + b.note, "");
  EXPECT_TRUE(file.sets[0].copies[2].symbols.empty());
  EXPECT_EQ(c.segments, b.segments);
}

TEST(TileFile, CopiesAreNumberedOnFromThoseBefore) {
  const TileFile file = read_tiles(
      "set my \"My tiles\"\ntile my/A FFFF\n  field NL NR EL ER SL SR WL WR\n"
      "  copies 2 C2 C3\n  copy my/A.3 C2: garden\n  copies 1 C3\n  copy my/A.1@C1 C1 start\n"
      "  copies 2 C1\n",
      "my.tiles");
  ASSERT_EQ(error_list(file), "");
  std::string ids;
  for (const TileCopy& copy : file.sets[0].copies) {
    ids += copy.id + " ";
  }
  EXPECT_EQ(ids, "my/A.1 my/A.2 my/A.3 my/A.4 my/A.1@C1 my/A.2@C1 my/A.3@C1 ");
}

TEST(TileFile, AnEditionThatWasNotPrintedPlaysWithTheTilesOfAnother) {
  const TileFile file = read_tiles("set my \"My tiles\"\nedition C3 as C2\nedition C1 as C2\n" +
                                       std::string(kPlain) + "total tiles C2 1\n",
                                   "my.tiles");
  ASSERT_EQ(error_list(file), "");
  const TileSet& set = file.sets[0];
  EXPECT_EQ(set.copies[0].editions, 0b111);
  EXPECT_EQ(set.types[0].counts, (std::array<std::uint8_t, 3>{1, 1, 1}));
  EXPECT_EQ(set.printed_as, (std::array{Edition::c2, Edition::c2, Edition::c2}));
}

struct Case {
  const char* name;
  std::string text;
  const char* error;  // "line: message", whole
};

std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.name; }

class BadFile : public ::testing::TestWithParam<Case> {};

TEST_P(BadFile, IsRefusedWithItsLine) {
  EXPECT_EQ(error_list(read_tiles(GetParam().text, "my.tiles")),
            std::string(GetParam().error) + "\n");
}

const std::string kSet = "set my \"My tiles\"\n";

const Case kCases[] = {
    {"Empty", "",
     "0: there is no tile set in this file; one begins with: set my_tiles \"My tiles\""},
    {"OnlyComments", "# nothing\n",
     "0: there is no tile set in this file; one begins with: set my_tiles \"My tiles\""},
    {"Binary",
     std::string("\x7f"
                 "ELF\0\0",
                 6),
     "1: this is no text file: it holds a zero byte"},
    {"SetWithoutTiles", kSet, "1: the set 'my' has no tiles"},
    {"SetWithABadName", "set My \"My tiles\"\n" + std::string(kPlain),
     "1: a set is named with lower case letters, digits and '_', not 'My'"},
    {"SetWithoutATitle", "set my\n" + std::string(kPlain),
     "1: after the set's name comes its title in quotes: set my_tiles \"My tiles\""},
    {"SetWithoutQuotes", "set my tiles\n" + std::string(kPlain),
     "1: after the set's name comes its title in quotes: set my_tiles \"My tiles\""},
    {"SetTwice", kSet + kPlain + kSet + "tile my/B like my/A\n copies 1 C2\n",
     "5: the set 'my' is in line 1 already"},
    {"TileOutsideASet", "tile my/A FFFF\n",
     "1: this stands outside a set; a set begins with: set my_tiles \"My tiles\""},
    {"TotalOutsideASet", "total tiles C2 1\n",
     "1: this stands outside a set; a set begins with: set my_tiles \"My tiles\""},
    {"CityOutsideATile", kSet + "city N\n" + kPlain,
     "2: 'city' stands outside a tile; a tile begins with: tile my/A CRFR"},
    {"UnknownStatement", kSet + kPlain + " rode E W\n",
     "5: unknown statement 'rode'; the statements are set, edition, tile, city, road, field, "
     "water, "
     "monastery, crossroads, bridge, unusual, symbol, counts, jcz, reconstruction, note, copy, "
     "copies and total"},
    {"TileWithABadName", kSet + "tile A FFFF\n field NL NR EL ER SL SR WL WR\n",
     "2: a tile is named like base/U, with letters, digits, '_' and '-' round one '/', not 'A'\n"
     "2: this tile has no copies; a line 'copies 1 C1 C2 C3' gives it one"},
    {"DuplicateTile", kSet + kPlain + "tile my/A like my/A\n copy my/A.2 C2\n",
     "5: duplicate tile: 'my/A' is in line 2 already"},
    {"DuplicateTileInAnotherSet",
     kSet + kPlain + "set b \"B\"\ntile my/A like my/A\n copy my/A.2 C2\n",
     "6: duplicate tile: 'my/A' is in line 2 already"},
    {"ShortOutline", kSet + "tile my/A FFF\n copies 1 C2\n",
     "2: the outline has four letters, north, east, south and west (such as CRFR), not 'FFF'"},
    {"NoOutline", kSet + "tile my/A\n copies 1 C2\n",
     "2: the outline has four letters, north, east, south and west (such as CRFR), not ''"},
    {"UnknownEdge", kSet + "tile my/A FFXF\n copies 1 C2\n",
     "2: the outline's letters are F field, R road, C city and S water, not 'X'"},
    {"LikeNothing", kSet + "tile my/A like my/B\n copies 1 C2\n",
     "2: there is no tile 'my/B' above this one to be like"},
    {"LikeItself", kSet + "tile my/A like my/A\n copies 1 C2\n",
     "2: there is no tile 'my/A' above this one to be like"},
    {"UnknownTotal", kSet + kPlain + "total castles C2 1\n",
     "5: unknown total 'castles'; the totals are tiles, road_tiles, road_segments, city_tiles, "
     "city_segments, field_tiles, field_segments, coat_tiles, coats, monasteries, "
     "crossroads_tiles, village_tiles, sheds, farmhouse, cowshed, pigsty, donkey_stable, garden, "
     "highwaymen, travellers, water_tower, inn, cathedral, volcano and pig_herd"},
    {"WrongTotal", kSet + kPlain + "total tiles C2 2\n",
     "5: wrong total: this line says 2 tiles in C2, the tiles have 1"},
    {"WrongTotalOfAnotherEdition", kSet + kPlain + "total tiles C2 1 C3 1\n",
     "5: wrong total: this line says 1 tiles in C3, the tiles have 0"},
    {"TotalTwice", kSet + kPlain + "total tiles C2 1\ntotal tiles C2 1\n",
     "6: the total 'tiles' of C2 is in line 5 already"},
    {"TotalWithoutEdition", kSet + kPlain + "total tiles\n",
     "5: this line is written: total tiles C2 72 C3 72"},
    {"TotalWithoutNumber", kSet + kPlain + "total tiles C2 many\n",
     "5: after the edition comes a number, not 'many'"},
    {"TotalOutOfRange", kSet + kPlain + "total tiles C2 99999999999999999999\n",
     "5: after the edition comes a number, not '99999999999999999999'"},
    {"EditionAfterATile", kSet + kPlain + "edition C3 as C2\n",
     "5: 'edition' stands before the first tile of the set"},
    {"EditionAsItself", kSet + "edition C3 as C3\n" + kPlain,
     "2: this line is written: edition C3 as C2"},
    {"EditionUnknown", kSet + "edition C4 as C2\n" + kPlain,
     "2: this line is written: edition C3 as C2"},
    {"EditionChain", kSet + "edition C3 as C2\nedition C2 as C1\n" + kPlain,
     "3: an edition that was not printed cannot stand in for another"},
    {"StandInNamedInATotal", kSet + "edition C3 as C2\n" + kPlain + "total tiles C2 1 C3 0\n",
     "6: C3 plays with the tiles of C2 in this set and has no totals of its own"},
    {"StandInNamedInACopy",
     kSet + "edition C3 as C2\ntile my/A FFFF\n"
            " field NL NR EL ER SL SR WL WR\n copies 1 C2 C3\n",
     "5: the set says 'edition C3 as C2', so C3 is not named again"},
};

INSTANTIATE_TEST_SUITE_P(TileFile, BadFile, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(TileFile, ReportsTheErrorsOfAllTilesAtOnce) {
  EXPECT_EQ(
      error_list(read_tiles(kSet + "tile my/A CFFF\n city E\n field NX\n copies 0\n"
                                   "tile my/B FFFF\n rubbish\n field NL NR EL ER SL SR WL WR\n"
                                   " copy my/B.1 C2: castle\n"
                                   "total tiles C2 9\n",
                            "my.tiles")),
      "2: missing edge: the outline has city at the north, but no city reaches it\n"
      "3: a city on a field edge: the outline has field at the east\n"
      "4: after 'field' come its half edges (NL NR EL ER SL SR WL WR) or 'inside', not 'NX'\n"
      "5: after 'copies' comes a number from 1 to 255, not '0'\n"
      "7: unknown statement 'rubbish'; the statements are set, edition, tile, city, road, "
      "field, water, monastery, crossroads, bridge, unusual, symbol, counts, jcz, "
      "reconstruction, note, copy, copies and total\n"
      "9: unknown symbol 'castle'; the symbols are farmhouse, cowshed, pigsty, donkey_stable, "
      "garden, highwaymen, travellers, water_tower, inn, cathedral, volcano and pig_herd\n");
}

TEST(TileFile, AHugeFileOfRubbishIsRefusedAtOnce) {
  std::string text = kSet;
  while (text.size() < 20'000'000) {
    text += "tile my/A CRFR city N city N city N \"x\" : ; ,\n";
  }
  const TileFile file = read_tiles(text, "my.tiles");
  EXPECT_EQ(file.errors.size(), 101U);
}

TEST(TileFile, AFileHoldsAsManyTilesAsRefsCanName) {
  std::string text = kSet + "tile my/0 FFFF\n field NL NR EL ER SL SR WL WR\n copies 255 C2\n";
  for (int n = 1; n < 257; ++n) {
    text += "tile my/" + std::to_string(n) + " like my/0\n copies 255 C2\n";
  }
  const TileFile full = read_tiles(text, "my.tiles");
  EXPECT_EQ(error_list(full), "");
  EXPECT_EQ(full.sets[0].copies.size(), 65'535U);
  const TileFile over = read_tiles(text + "tile my/X like my/0\n copies 1 C2\n", "my.tiles");
  EXPECT_EQ(error_list(over), "517: a file holds at most 65535 tiles\n");
}

// Damaged copies of a real file: never a crash, and an error for whatever no longer is a tile set.
TEST(TileFile, DamagedFilesAreSafeToRead) {
  const std::string whole(base_tiles_text());
  Random random(7);
  for (int n = 0; n < 300; ++n) {
    std::string text = whole;
    const auto size = static_cast<std::uint32_t>(text.size());
    switch (n % 4) {
      case 0: text.resize(random.below(size)); break;
      case 1: text[random.below(size)] = static_cast<char>(random.below(256)); break;
      case 2: text.erase(random.below(size), random.below(200)); break;
      default: {
        const std::uint32_t from = random.below(size);
        text.insert(random.below(size), text.substr(from, random.below(200)));
      }
    }
    const TileFile file = read_tiles(text, "base.tiles");
    for (const TileFileError& error : file.errors) {
      EXPECT_FALSE(error.message.empty());
    }
    if (file.errors.empty()) {
      EXPECT_LE(file.sets.size(), 2U);
    }
  }
}

}  // namespace
}  // namespace tollkeeper
