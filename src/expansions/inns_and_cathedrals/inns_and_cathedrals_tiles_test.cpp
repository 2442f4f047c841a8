#include "expansions/inns_and_cathedrals/inns_and_cathedrals_tiles.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tiles/catalogue.hpp"
#include "tiles/describe.hpp"
#include "tiles/tile_testing.hpp"
#include "tiles/turned.hpp"

namespace tollkeeper {
namespace {

using testing::counted;

const TileSet& inns() {
  static const TileFile file =
      read_tiles(inns_and_cathedrals_tiles_text(), "inns_and_cathedrals.tiles");
  return file.sets.at(0);
}

TEST(InnsAndCathedralsTiles, LoadWithoutAnError) {
  const TileFile file = read_tiles(inns_and_cathedrals_tiles_text(), "inns_and_cathedrals.tiles");
  EXPECT_EQ(testing::error_list(file), "");
  EXPECT_EQ(inns().id, "inns_and_cathedrals");
  EXPECT_EQ(inns().types.size(), 17U);
  for (const TileType& type : inns().types) {
    EXPECT_EQ(turned(turned(type, 2), 2), type) << type.id;
  }
}

// The figures of the published table, with ours where it is off (see the .tiles file).
TEST(InnsAndCathedralsTiles, I1_TotalsAreThePublishedOnes) {
  const std::map<std::string, int> symbols{{"farmhouse", 2},  {"highwaymen", 2},    {"garden", 2},
                                           {"pigsty", 1},     {"donkey_stable", 1}, {"sheds", 2},
                                           {"water_tower", 2}};
  const std::map<std::string, int> geometry{
      {"tiles", 18},         {"road_tiles", 12},      {"road_segments", 18},  {"city_tiles", 13},
      {"city_segments", 20}, {"field_tiles", 16},     {"field_segments", 35}, {"coat_tiles", 3},
      {"monasteries", 1},    {"crossroads_tiles", 2}, {"village_tiles", 1},   {"inn", 6},
      {"cathedral", 2}};
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    for (const auto& [what, count] : geometry) {
      EXPECT_EQ(counted(inns(), edition, what), count) << what;
    }
    for (const auto& [what, count] : symbols) {
      EXPECT_EQ(counted(inns(), edition, what), edition == Edition::c1 ? -1 : count) << what;
    }
  }
}

// As the .jcz sets inns-and-cathedrals:1 and :2 have them.
TEST(InnsAndCathedralsTiles, JczNamesAndCounts) {
  std::map<std::string, int> expected{
      {"IC/Cccc.c", 2}, {"IC/LRFR", 1},  {"IC/CCCC", 1},    {"IC/CCC", 1},   {"IC/CRCR", 1},
      {"IC/CCc+", 1},   {"IC/C!", 1},    {"IC/CFR", 1},     {"IC/CcR", 1},   {"IC/CRcR+", 1},
      {"IC/RCc.i", 1},  {"IC/RrC.i", 1}, {"IC/CcRr+.i", 1}, {"IC/RRR.i", 1}, {"IC/RFr.i", 1},
      {"IC/Rr.i", 1},   {"IC/RrRr", 1}};
  EXPECT_EQ(testing::jcz_counts(inns(), Edition::c1), expected);
  for (const char* id : {"IC/CCCC", "IC/RFr.i"}) {
    expected.erase(id);
    expected[std::string(id) + "G"] = 1;
  }
  EXPECT_EQ(testing::jcz_counts(inns(), Edition::c2), expected);
  EXPECT_EQ(testing::jcz_counts(inns(), Edition::c3), expected);
}

// I-11: the facts about these tiles that are easy to get wrong.
TEST(InnsAndCathedralsTiles, I11_FieldsTouchTheirCities) {
  const std::map<std::string, std::string> links{{"ic/A", "NL.NR.EL.ER.SL.WR; SR.WL"},
                                                 {"ic/B", "NL.NR.EL.WR; ER.SL.SR.WL"},
                                                 {"ic/C", "NL.NR.EL.WR; SR.WL; ER.SL"},
                                                 {"ic/D", "ER.SL.SR.WL; NL.NR.EL.WR"},
                                                 {"ic/E", "NL.WR; ER.SL; NR.EL.SR.WL"},
                                                 {"ic/F", "EL@N; ER.SL.SR@N"},
                                                 {"ic/G", "EL.ER@N; SL.SR.WL.WR@N"},
                                                 {"ic/H", "I@N@W@E@S"},
                                                 {"ic/I", "ER@S; WL@S; EL@N; WR@N"},
                                                 {"ic/J", "SR.WL.WR@N; EL.ER.SL@N"},
                                                 {"ic/K", ""},
                                                 {"ic/L", "ER.SL; EL.SR@N"},
                                                 {"ic/M", "SR.WL; EL.ER.SL.WR@N"},
                                                 {"ic/N", "SR@N; EL.ER.SL@N"},
                                                 {"ic/O", "SL.SR@N@W@E"},
                                                 {"ic/P", "EL.ER@N@S"},
                                                 {"ic/Q", "NL@E; NR@E; SL@E; SR@E"}};
  ASSERT_EQ(inns().types.size(), links.size());
  for (const TileType& type : inns().types) {
    EXPECT_EQ(testing::field_links(type), links.at(type.id)) << type.id;
  }
}

// trees on C; Q-30: a village with two roads on I; TK-5: none at the monastery of D.
TEST(InnsAndCathedralsTiles, Q29_Q30_TwoCrossroads) {
  for (const TileType& type : inns().types) {
    if (type.id == "ic/C") {
      EXPECT_EQ(type.crossroads, (Crossroads{CrossroadsKind::trees, 0b111}));
    } else if (type.id == "ic/I") {
      EXPECT_EQ(type.crossroads, (Crossroads{CrossroadsKind::village, 0b1100}));
    } else {
      EXPECT_FALSE(type.crossroads.has_value()) << type.id;
    }
  }
}

// I-4, I-12, Q-19: the inn of C is beside its east road alone, the pigsty beside the other two.
TEST(InnsAndCathedralsTiles, SymbolsStandBesideTheirRoads) {
  std::map<std::string, std::string> lines;
  for (const TileCopy& copy : inns().copies) {
    lines[copy.id] = describe(copy, inns());
  }
  EXPECT_EQ(
      lines["ic/C.1"],
      "ic/C.1  C2 C3  inn beside the road to the east; pigsty beside the road to the west and "
      "the road to the south");
  EXPECT_EQ(lines["ic/C.1@C1"], "ic/C.1@C1  C1  inn beside the road to the east");
  EXPECT_EQ(lines["ic/E.1"],
            "ic/E.1  C2 C3  farmhouse beside the curve north-west and the curve south-east");
  EXPECT_EQ(lines["ic/K.2@C1"], "ic/K.2@C1  C1  cathedral in the city");
}

}  // namespace
}  // namespace tollkeeper
