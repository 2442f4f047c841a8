#include "expansions/river/river_tiles.hpp"

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

const TileFile& file() {
  static const TileFile file = read_tiles(river_tiles_text(), "river.tiles");
  return file;
}
const TileSet& river_1() { return file().sets.at(0); }
const TileSet& river_2() { return file().sets.at(1); }

const TileType& type(const TileSet& set, std::string_view id) {
  for (const TileType& type : set.types) {
    if (type.id == id) {
      return type;
    }
  }
  ADD_FAILURE() << "no type " << id;
  return set.types[0];
}

TEST(RiverTiles, LoadWithoutAnError) {
  EXPECT_EQ(testing::error_list(file()), "");
  ASSERT_EQ(file().sets.size(), 2U);
  EXPECT_EQ(river_1().id, "river_1");
  EXPECT_EQ(river_2().id, "river_2");
  EXPECT_EQ(river_1().types.size(), 14U);
  EXPECT_EQ(river_2().types.size(), 12U);
  for (const TileSet& set : file().sets) {
    for (const TileType& type : set.types) {
      EXPECT_EQ(turned(turned(type, 3), 1), type) << type.id;
    }
  }
}

TEST(RiverTiles, R1_TotalsAreThePublishedOnes) {
  const std::map<std::string, std::pair<int, int>> first{{"tiles", {12, 12}},
                                                         {"road_tiles", {4, 5}},
                                                         {"road_segments", {4, 5}},
                                                         {"city_tiles", {3, 3}},
                                                         {"city_segments", {4, 4}},
                                                         {"field_tiles", {12, 12}},
                                                         {"field_segments", {28, 30}},
                                                         {"monasteries", {1, 2}},
                                                         {"farmhouse", {1, 1}},
                                                         {"highwaymen", {1, 1}},
                                                         {"garden", {1, 1}},
                                                         {"donkey_stable", {1, 1}},
                                                         {"sheds", {1, 1}},
                                                         {"water_tower", {1, 1}},
                                                         {"crossroads_tiles", {0, 0}}};
  for (const auto& [what, count] : first) {
    EXPECT_EQ(counted(river_1(), Edition::c2, what), count.first) << what;
    EXPECT_EQ(counted(river_1(), Edition::c3, what), count.second) << what;
  }
  const std::map<std::string, int> second{
      {"tiles", 12},        {"road_tiles", 3},   {"road_segments", 3},   {"city_tiles", 4},
      {"city_segments", 4}, {"field_tiles", 12}, {"field_segments", 28}, {"coat_tiles", 1},
      {"monasteries", 1},   {"farmhouse", 1},    {"highwaymen", 1},      {"garden", 1},
      {"inn", 1},           {"volcano", 1},      {"pig_herd", 1},        {"crossroads_tiles", 0}};
  for (const auto& [what, count] : second) {
    EXPECT_EQ(counted(river_2(), Edition::c2, what), count) << what;
  }
  EXPECT_EQ(counted(river_1(), Edition::c1, "tiles"), 12);
  EXPECT_EQ(counted(river_2(), Edition::c1, "tiles"), 12);
  EXPECT_EQ(counted(river_2(), Edition::c1, "volcano"), 1);
  EXPECT_EQ(counted(river_2(), Edition::c1, "garden"), -1);
}

// As the .jcz sets river/1 and river/2 have them, each with its spring.
TEST(RiverTiles, JczNamesAndCounts) {
  std::map<std::string, int> first{
      {"RI/s", 1},      {"RI.1/I.e", 1}, {"RI.1/CICI", 1}, {"RI.1/CIRI", 1}, {"RI.1/LIRI", 1},
      {"RI.1/RIrI", 1}, {"RI.1/IFI", 2}, {"RI.1/CcII", 1}, {"RI.1/RrII", 1}, {"RI.1/II", 2}};
  EXPECT_EQ(testing::jcz_counts(river_1(), Edition::c1), first);
  first["RI.1/II"] = 1;
  first["RI.1/IIG"] = 1;
  EXPECT_EQ(testing::jcz_counts(river_1(), Edition::c2), first);

  std::map<std::string, int> second{{"RI/s", 1},       {"RI.2/IFC", 1},  {"RI.2/I.v", 1},
                                    {"RI.2/III", 1},   {"RI.2/CIcI", 1}, {"RI.2/LIFI", 1},
                                    {"RI.2/RIrI", 1},  {"RI.2/CIRI", 1}, {"RI.2/II", 1},
                                    {"RI.2/CcII+", 1}, {"RI.2/II+", 1},  {"RI.2/RrII", 1}};
  EXPECT_EQ(testing::jcz_counts(river_2(), Edition::c1), second);
  second.erase("RI.2/II");
  second["RI.2/IIG"] = 1;
  EXPECT_EQ(testing::jcz_counts(river_2(), Edition::c2), second);
}

// the river cuts fields but goes round spring and lake; R-13: the city's bridge cuts none.
TEST(RiverTiles, R9_R13_FieldsTouchTheirCities) {
  const std::map<std::string, std::string> links{{"river/A", "NL.NR.EL.ER.SL.SR.WL.WR"},
                                                 {"river/A3", "NR.EL; NL.SR.WL.WR; ER.SL"},
                                                 {"river/B", "EL@N; WR@N; ER.SL; SR.WL"},
                                                 {"river/C", "EL.WR@N; ER.WL@S"},
                                                 {"river/D", "NL.NR.EL.WR; ER.SL.SR.WL"},
                                                 {"river/E", "EL.SR@N; ER.SL"},
                                                 {"river/F", "NL.NR.EL.WR; ER.SL.SR.WL"},
                                                 {"river/G", "NL.NR.EL.ER.SL.WR; SR.WL"},
                                                 {"river/H", "NL.NR.EL.WR; ER.SL; SR.WL"},
                                                 {"river/I", "NL.ER.SL.WR; NR.EL; SR.WL"},
                                                 {"river/J", "NL.NR.EL.ER.SL.WR; SR.WL"},
                                                 {"river/K", "NL.WR; NR.EL; ER.SL; SR.WL"},
                                                 {"river/L", "NL.NR.EL.ER.SL.SR.WL.WR"},
                                                 {"river/L3", "NL.NR.EL.ER.SL.SR.WL.WR"},
                                                 {"r2/A", "NL.NR.EL.ER.SL.SR.WL.WR"},
                                                 {"r2/B", "NL.NR.EL.ER.SL.WR; SR.WL"},
                                                 {"r2/C", "EL.SR@N; ER.SL"},
                                                 {"r2/D", "NL.WR; NR.EL; ER.SL; SR.WL"},
                                                 {"r2/E", "NR.SL@E; NL.SR@E"},
                                                 {"r2/F", "NR.EL.ER.SL.SR.WL; NL.WR"},
                                                 {"r2/G", "NL.ER.SL.WR; NR.EL; SR.WL"},
                                                 {"r2/H", "EL@N; WR@N; ER.SL; SR.WL"},
                                                 {"r2/I", "NL.WR; NR.EL; ER.SL.SR.WL"},
                                                 {"r2/J", "NL.NR.EL.WR; ER.SL.SR.WL"},
                                                 {"r2/K", "NL.NR.WR@E; SL.SR.WL@E"},
                                                 {"r2/L", "NL.NR.EL.ER.SL.SR.WL.WR"}};
  ASSERT_EQ(river_1().types.size() + river_2().types.size(), links.size());
  for (const TileSet& set : file().sets) {
    for (const TileType& type : set.types) {
      EXPECT_EQ(testing::field_links(type), links.at(type.id)) << type.id;
    }
  }
}

// Each set has a spring and its lakes; River II has the fork.
TEST(RiverTiles, SpringsLakesAndFork) {
  std::string ends;
  for (const TileSet& set : file().sets) {
    for (const TileType& type : set.types) {
      ASSERT_EQ(type.waters.size(), 1U) << type.id;
      if (type.water_end != WaterEnd::none) {
        ends += type.id + (type.water_end == WaterEnd::spring ? " spring, " : " lake, ");
      }
    }
  }
  EXPECT_EQ(ends,
            "river/A spring, river/A3 spring, river/L lake, river/L3 lake, r2/A spring, r2/K lake, "
            "r2/L lake, ");
  EXPECT_EQ(type(river_2(), "r2/I").waters[0], 0b1011);
}

// the C3 river has its own spring and lake.
TEST(RiverTiles, R15_TheC3SpringAndLake) {
  for (const TileType& type : river_1().types) {
    const bool c3_only = type.id == "river/A3" || type.id == "river/L3";
    const bool older = type.id == "river/A" || type.id == "river/L";
    EXPECT_EQ(type.counts, (std::array<std::uint8_t, 3>{static_cast<std::uint8_t>(c3_only ? 0 : 1),
                                                        static_cast<std::uint8_t>(c3_only ? 0 : 1),
                                                        static_cast<std::uint8_t>(older ? 0 : 1)}))
        << type.id;
  }
  EXPECT_TRUE(type(river_1(), "river/L3").monastery);
}

// No C3 printing of River II is known; a C3 game lays the C2 tiles.
TEST(RiverTiles, C3GamesUseTheC2TilesOfRiverTwo) {
  EXPECT_EQ(river_2().printed_as[2], Edition::c2);
  for (const TileCopy& copy : river_2().copies) {
    EXPECT_EQ((copy.editions & mask_of(Edition::c3)) != 0,
              (copy.editions & mask_of(Edition::c2)) != 0)
        << copy.id;
  }
  EXPECT_EQ(testing::jcz_counts(river_2(), Edition::c3),
            testing::jcz_counts(river_2(), Edition::c2));
}

}  // namespace
}  // namespace tollkeeper
