#include "tiles/totals.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tiles/tile_testing.hpp"

namespace tollkeeper {
namespace {

const TileFile& small_file() {
  static const TileFile file = read_tiles(
      "set my \"My tiles\"\n"
      "tile my/A CRCR\n city N coats 2\n city S\n road E to crossroads\n road W to crossroads\n"
      " crossroads trees\n monastery\n field EL touches city N\n field WR touches city N\n"
      " field ER touches city S\n field WL touches city S\n"
      " copies 2 C2\n copy my/A.3 C2 C3: cowshed; pigsty; inn beside road E\n"
      "tile my/B FFFF\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n"
      "total tiles C2 4\ntotal travellers C3 0\n",
      "my.tiles");
  return file;
}

TEST(Totals, CountsSegmentsByTilesAndByPieces) {
  ASSERT_EQ(testing::error_list(small_file()), "");
  const TileSet& set = small_file().sets[0];
  const struct {
    const char* what;
    int in_c2;
    int in_c3;
  } rows[] = {{"tiles", 4, 1},           {"road_tiles", 3, 1},       {"road_segments", 6, 2},
              {"city_tiles", 3, 1},      {"city_segments", 6, 2},    {"field_tiles", 4, 1},
              {"field_segments", 13, 4}, {"coat_tiles", 3, 1},       {"coats", 6, 2},
              {"monasteries", 3, 1},     {"crossroads_tiles", 3, 1}, {"village_tiles", 0, 0},
              {"sheds", 2, 2},           {"cowshed", 1, 1},          {"inn", 1, 1},
              {"garden", 0, 0}};
  for (const auto& row : rows) {
    EXPECT_EQ(count_total(set, Edition::c1, row.what), 0) << row.what;
    EXPECT_EQ(count_total(set, Edition::c2, row.what), row.in_c2) << row.what;
    EXPECT_EQ(count_total(set, Edition::c3, row.what), row.in_c3) << row.what;
  }
}

TEST(Totals, KnowsItsWords) {
  for (const std::string_view word : total_words()) {
    EXPECT_TRUE(is_total_word(word));
  }
  for (const SymbolRow& row : kSymbols) {
    EXPECT_TRUE(is_total_word(row.word));
  }
  EXPECT_FALSE(is_total_word("castles"));
  EXPECT_FALSE(is_total_word(""));
}

TEST(Totals, RowsHaveThePublishedFigureBesideTheCounted) {
  const auto rows = count_totals(small_file().sets[0]);
  const auto find = [&](Edition edition, std::string_view what) {
    return std::find_if(rows.begin(), rows.end(), [&](const TotalRow& row) {
      return row.edition == edition && row.what == what;
    });
  };
  const auto tiles = find(Edition::c2, "tiles");
  ASSERT_NE(tiles, rows.end());
  EXPECT_EQ(tiles->set, "my");
  EXPECT_EQ(tiles->counted, 4);
  EXPECT_EQ(tiles->published, 4);
  EXPECT_EQ(find(Edition::c3, "tiles")->published, std::nullopt);
  EXPECT_EQ(find(Edition::c3, "travellers")->published, 0);
  EXPECT_EQ(find(Edition::c2, "travellers"), rows.end());
  EXPECT_EQ(find(Edition::c1, "tiles"), rows.end());
}

TEST(Totals, AnEditionThatWasNotPrintedHasNoRows) {
  const TileFile file = read_tiles(
      "set my \"My tiles\"\nedition C3 as C2\n"
      "tile my/A FFFF\n field NL NR EL ER SL SR WL WR\n copies 1 C2\n",
      "my.tiles");
  const TileSet& set = file.sets.at(0);
  EXPECT_TRUE(is_printed(set, Edition::c2));
  EXPECT_FALSE(is_printed(set, Edition::c3));
  EXPECT_FALSE(is_printed(set, Edition::c1));
  EXPECT_EQ(count_total(set, Edition::c3, "tiles"), 1);
  EXPECT_EQ(testing::counted(set, Edition::c3, "tiles"), -1);
}

}  // namespace
}  // namespace tollkeeper
