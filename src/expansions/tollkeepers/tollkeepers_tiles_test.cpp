#include "expansions/tollkeepers/tollkeepers_tiles.hpp"

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

const TileSet& tollkeepers() {
  static const TileFile file = read_tiles(tollkeepers_tiles_text(), "tollkeepers.tiles");
  return file.sets.at(0);
}

const TileType& type_of(const TileCopy& copy) { return tollkeepers().types[copy.type]; }

TEST(TollkeepersTiles, LoadWithoutAnError) {
  const TileFile file = read_tiles(tollkeepers_tiles_text(), "tollkeepers.tiles");
  EXPECT_EQ(testing::error_list(file), "");
  ASSERT_EQ(file.sets.size(), 1U);
  EXPECT_EQ(tollkeepers().id, "tollkeepers");
  EXPECT_EQ(tollkeepers().types.size(), 11U);
  for (const TileType& type : tollkeepers().types) {
    EXPECT_EQ(turned(turned(type, 1), 3), type) << type.id;
  }
}

TEST(TollkeepersTiles, TotalsOfBothEditions) {
  const std::map<std::string, std::pair<int, int>> totals{
      {"tiles", {10, 10}},          {"road_tiles", {10, 10}},     {"road_segments", {17, 18}},
      {"city_tiles", {4, 4}},       {"city_segments", {5, 5}},    {"field_tiles", {10, 10}},
      {"field_segments", {23, 24}}, {"crossroads_tiles", {4, 4}}, {"village_tiles", {4, 4}},
      {"travellers", {8, 8}}};
  for (const auto& [what, count] : totals) {
    EXPECT_EQ(counted(tollkeepers(), Edition::c2, what), count.first) << what;
    EXPECT_EQ(counted(tollkeepers(), Edition::c3, what), count.second) << what;
  }
}

// TK-1: ten tiles, eight with one group of travellers; no other symbol on any of them.
TEST(TollkeepersTiles, TK1_EightTilesHaveTravellersBesideOneRoad) {
  const std::map<std::string, std::string> expected{
      {"tk/01.1", "no symbol"},
      {"tk/02.1", "no symbol"},
      {"tk/03.1", "travellers beside the road to the east"},
      {"tk/04.1", "travellers beside the road to the east"},
      {"tk/05.1", "travellers beside the road north-south"},
      {"tk/06.1", "travellers beside the curve south-west"},
      {"tk/07.1", "travellers beside the curve south-east"},
      {"tk/08.1", "travellers beside the road to the south"},
      {"tk/09.1", "travellers beside the road north-south"},
      {"tk/10.1", "travellers beside the road to the south"},
      {"tk/04x.1", "travellers beside the road to the east"}};
  ASSERT_EQ(tollkeepers().copies.size(), expected.size());
  for (const TileCopy& copy : tollkeepers().copies) {
    const std::string line = describe(copy, tollkeepers());
    EXPECT_EQ(line.substr(line.rfind("  ") + 2), expected.at(copy.id));
  }
}

// The inside of a curve and the side away from a city, as in the pictures of the C2 tiles.
TEST(TollkeepersTiles, TravellersStandOnTheSideSeenInThePictures) {
  const std::map<std::string, std::string> fields{
      {"tk/03.1", "the field NL NR EL WR"}, {"tk/04.1", "the field NL NR EL WR"},
      {"tk/05.1", "the field NR EL ER SL"}, {"tk/06.1", "the field SR WL"},
      {"tk/07.1", "the field ER SL"},       {"tk/08.1", "the field EL ER SL"},
      {"tk/09.1", "the field NR EL ER SL"}, {"tk/10.1", "the field SR WL"},
      {"tk/04x.1", "the field NR EL"}};
  for (const TileCopy& copy : tollkeepers().copies) {
    if (!copy.symbols.empty()) {
      EXPECT_EQ(name_of_segment(type_of(copy), copy.symbols[0].field), fields.at(copy.id));
    }
  }
}

TEST(TollkeepersTiles, OutlinesAndCrossroads) {
  const std::map<std::string, std::string> outlines{
      {"tk/01", "FFRR 2"}, {"tk/02", "FRRR 3"}, {"tk/03", "FRFR 2"}, {"tk/04", "FRRR 3"},
      {"tk/05", "RFRF 0"}, {"tk/06", "FFRR 0"}, {"tk/07", "CRRC 0"}, {"tk/08", "CFRF 0"},
      {"tk/09", "RFRC 0"}, {"tk/10", "CCRR 0"}, {"tk/04x", "RRRR 4"}};
  for (const TileType& type : tollkeepers().types) {
    int roads = 0;
    for (const Segment& segment : type.segments) {
      roads += segment.inner_end == InnerEnd::crossroads ? 1 : 0;
    }
    EXPECT_EQ(outline_of(type) + " " + std::to_string(roads), outlines.at(type.id)) << type.id;
  }
}

TEST(TollkeepersTiles, FieldsTouchTheirCities) {
  const std::map<std::string, std::string> links{{"tk/07", "EL.SR@N; ER.SL"},
                                                 {"tk/08", "SR.WL.WR@N; EL.ER.SL@N"},
                                                 {"tk/09", "NL.SR@W; NR.EL.ER.SL"},
                                                 {"tk/10", "WR@N; SR.WL@N@E; SL@E"}};
  for (const TileType& type : tollkeepers().types) {
    if (links.count(type.id) > 0) {
      EXPECT_EQ(testing::field_links(type), links.at(type.id)) << type.id;
    }
  }
}

// The C3 tile with four roads stands for tk/04; it alone was never seen, and says so.
TEST(TollkeepersTiles, TheReconstructedTileIsMarked) {
  for (const TileType& type : tollkeepers().types) {
    EXPECT_EQ(type.reconstruction, type.id == "tk/04x") << type.id;
    EXPECT_EQ(type.counts[1], type.id == "tk/04x" ? 0 : 1) << type.id;
    EXPECT_EQ(type.counts[2], type.id == "tk/04" ? 0 : 1) << type.id;
    if (type.reconstruction) {
      EXPECT_NE(type.note.find("Inferred"), std::string::npos);
      EXPECT_NE(describe(type).find("reconstruction"), std::string::npos);
    }
  }
}

// TK-24: made for C2 and C3 art; a game with C1 tiles lays the C2 set.
TEST(TollkeepersTiles, TK24_C1GamesUseTheC2Tiles) {
  EXPECT_EQ(tollkeepers().printed_as[0], Edition::c2);
  for (const TileCopy& copy : tollkeepers().copies) {
    EXPECT_EQ((copy.editions & mask_of(Edition::c1)) != 0,
              (copy.editions & mask_of(Edition::c2)) != 0)
        << copy.id;
  }
}

}  // namespace
}  // namespace tollkeeper
