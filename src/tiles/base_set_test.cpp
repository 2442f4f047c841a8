#include "tiles/base_set.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tiles/catalogue.hpp"
#include "tiles/tile_testing.hpp"

namespace tollkeeper {
namespace {

using testing::counted;

const TileSet& base() {
  static const TileFile file = read_tiles(base_tiles_text(), "base.tiles");
  return file.sets.at(0);
}

const TileType& type(std::string_view id) {
  for (const TileType& type : base().types) {
    if (type.id == id) {
      return type;
    }
  }
  ADD_FAILURE() << "no type " << id;
  return base().types[0];
}

TEST(BaseSet, LoadsWithoutAnError) {
  const TileFile file = read_tiles(base_tiles_text(), "base.tiles");
  EXPECT_EQ(testing::error_list(file), "");
  ASSERT_EQ(file.sets.size(), 1U);
  EXPECT_EQ(base().id, "base");
  EXPECT_EQ(base().types.size(), 24U);
  EXPECT_EQ(base().copies.size(), 144U);
}

// The figures of the published tables, with ours where the table is off (see base.tiles).
TEST(BaseSet, TotalsAreThePublishedOnes) {
  const std::map<std::string, int> symbols{
      {"farmhouse", 8}, {"highwaymen", 8},    {"garden", 8}, {"cowshed", 3},
      {"pigsty", 3},    {"donkey_stable", 2}, {"sheds", 8},  {"water_tower", 8}};
  const std::map<std::string, int> geometry{
      {"tiles", 72},         {"road_tiles", 45},      {"road_segments", 62},   {"city_tiles", 44},
      {"city_segments", 49}, {"field_tiles", 71},     {"field_segments", 126}, {"coat_tiles", 10},
      {"monasteries", 6},    {"crossroads_tiles", 8}, {"village_tiles", 8}};
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    for (const auto& [what, count] : geometry) {
      EXPECT_EQ(counted(base(), edition, what), count) << what;
    }
    for (const auto& [what, count] : symbols) {
      EXPECT_EQ(counted(base(), edition, what), edition == Edition::c1 ? -1 : count) << what;
    }
  }
}

TEST(BaseSet, C1TilesShowNoSymbols) {
  for (const TileCopy& copy : base().copies) {
    if ((copy.editions & mask_of(Edition::c1)) != 0) {
      EXPECT_TRUE(copy.symbols.empty()) << copy.id;
      EXPECT_EQ(copy.editions, mask_of(Edition::c1)) << copy.id;
    }
  }
}

TEST(BaseSet, EachEditionHasOneStartTile) {
  std::map<int, std::string> starts;
  for (const TileCopy& copy : base().copies) {
    if (copy.start_tile) {
      starts[copy.editions] += copy.id;
    }
  }
  EXPECT_EQ(starts, (std::map<int, std::string>{{1, "base/D.1@C1"}, {6, "base/D.1"}}));
}

// Types and copies by edition as the .jcz sets basic:1 and basic:2 have them.
TEST(BaseSet, JczNamesAndCounts) {
  const std::map<std::string, int> basic_1{
      {"BA/L", 4},    {"BA/LR", 2},    {"BA/RCr", 4},   {"BA/Cccc+", 1}, {"BA/CccR+", 2},
      {"BA/CccR", 1}, {"BA/CFc+", 2},  {"BA/CFc.1", 1}, {"BA/Cc.1", 3},  {"BA/Cc+", 2},
      {"BA/CcRr", 3}, {"BA/CcRr+", 2}, {"BA/Ccc", 3},   {"BA/Ccc+", 1},  {"BA/CRr", 3},
      {"BA/CRRR", 3}, {"BA/RrC", 3},   {"BA/C", 5},     {"BA/CFC.2", 3}, {"BA/CC.2", 2},
      {"BA/RRRR", 1}, {"BA/RRR", 4},   {"BA/Rr", 9},    {"BA/RFr", 8}};
  const std::map<std::string, int> basic_2{
      {"BA/L", 4},    {"BA/LR", 2},   {"BA/RCr", 4},   {"BA/Cccc+", 1}, {"BA/CccR+", 2},
      {"BA/CccR", 1}, {"BA/CFc+", 2}, {"BA/CFc.1", 1}, {"BA/Cc.1", 2},  {"BA/CcG", 1},
      {"BA/Cc+", 1},  {"BA/Cc+G", 1}, {"BA/CcRr", 3},  {"BA/CcRr+", 2}, {"BA/Ccc", 2},
      {"BA/CccG", 1}, {"BA/Ccc+", 1}, {"BA/CRr", 3},   {"BA/CRRR", 3},  {"BA/RrC", 3},
      {"BA/C", 4},    {"BA/CG", 1},   {"BA/CFC.2", 2}, {"BA/CFCG", 1},  {"BA/CC.2", 1},
      {"BA/CCG", 1},  {"BA/RRRR", 1}, {"BA/RRR", 4},   {"BA/Rr", 8},    {"BA/RrG", 1},
      {"BA/RFr", 7},  {"BA/RFrG", 1}};
  EXPECT_EQ(testing::jcz_counts(base(), Edition::c1), basic_1);
  EXPECT_EQ(testing::jcz_counts(base(), Edition::c2), basic_2);
  EXPECT_EQ(testing::jcz_counts(base(), Edition::c3), basic_2);
}

// Each field by its half edges, and after '@' a side of each city it touches.
TEST(BaseSet, FieldsTouchTheirCities) {
  const std::map<std::string, std::string> links{{"base/A", "NL.NR.EL.ER.SL.SR.WL.WR"},
                                                 {"base/B", "NL.NR.EL.ER.SL.SR.WL.WR"},
                                                 {"base/C", ""},
                                                 {"base/D", "EL.WR@N; ER.SL.SR.WL"},
                                                 {"base/E", "EL.ER.SL.SR.WL.WR@N"},
                                                 {"base/F", "NL.NR@E; SL.SR@E"},
                                                 {"base/G", "NL.NR@E; SL.SR@E"},
                                                 {"base/H", "EL.ER.WL.WR@N@S"},
                                                 {"base/I", "EL.ER.SL.SR@N@W"},
                                                 {"base/J", "EL.SR.WL.WR@N; ER.SL"},
                                                 {"base/K", "EL.ER.SL.WR@N; SR.WL"},
                                                 {"base/L", "EL.WR@N; SR.WL; ER.SL"},
                                                 {"base/M", "EL.ER.SL.SR@N"},
                                                 {"base/N", "EL.ER.SL.SR@N"},
                                                 {"base/O", "EL.SR@N; ER.SL"},
                                                 {"base/P", "EL.SR@N; ER.SL"},
                                                 {"base/Q", "SL.SR@N"},
                                                 {"base/R", "SL.SR@N"},
                                                 {"base/S", "SL@N; SR@N"},
                                                 {"base/T", "SL@N; SR@N"},
                                                 {"base/U", "NL.NR.EL.WR; ER.SL.SR.WL"},
                                                 {"base/V", "NL.NR.EL.ER.SL.WR; SR.WL"},
                                                 {"base/W", "NL.NR.EL.WR; ER.SL; SR.WL"},
                                                 {"base/X", "NL.WR; NR.EL; ER.SL; SR.WL"}};
  ASSERT_EQ(links.size(), base().types.size());
  for (const auto& [id, fields] : links) {
    EXPECT_EQ(testing::field_links(type(id)), fields) << id;
  }
}

// TK-5: the villages are L, W and X; roads that end at a monastery or a gate make no crossroads.
TEST(BaseSet, TK5_CrossroadsAreTheVillages) {
  for (const TileType& type : base().types) {
    const bool village = type.id == "base/L" || type.id == "base/W" || type.id == "base/X";
    EXPECT_EQ(type.crossroads.has_value(), village) << type.id;
  }
  EXPECT_EQ(type("base/X").crossroads->roads, 0b1111);
  EXPECT_EQ(type("base/L").crossroads->roads, 0b1110);
  EXPECT_EQ(type("base/A").segments[0].inner_end, InnerEnd::monastery);
  EXPECT_EQ(type("base/S").segments[1].inner_end, InnerEnd::city);
  EXPECT_EQ(type("base/S").segments[1].inner_city, 0);
}

}  // namespace
}  // namespace tollkeeper
