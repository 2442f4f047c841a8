#include "record/art/tile_shape.hpp"

#include <gtest/gtest.h>

#include "record/art/art_testing.hpp"
#include "record/art/sprite.hpp"
#include "record/art/symbol_place.hpp"
#include "record/art/tile_art.hpp"

namespace tollkeeper::art {
namespace {

using testing::own_tiles;
using testing::shipped_tiles;

// The picture proves the data: every field of every shipped type is drawn as the facts say.
TEST(TileShape, FieldsOfAllShippedTypesAreDrawnAsTheFactsSay) {
  ArtBook book(shipped_tiles());
  int types = 0;
  for (const TypeRef ref : types_of_sets(shipped_tiles())) {
    const TileArt& tile = book.of(ref);
    ++types;
    for (const std::string& sentence : tile.shape().disagreements) {
      ADD_FAILURE() << tile.type().id << ": " << sentence;
    }
    for (const FieldShape& field : tile.shape().fields) {
      EXPECT_FALSE(field.outline.empty()) << tile.type().id << " segment " << field.segment;
      EXPECT_EQ(tile.shape().field_at(field.spot), &field) << tile.type().id;
    }
    for (const CityShape& city : tile.shape().cities) {
      EXPECT_TRUE(inside(city.spot, city)) << tile.type().id << " segment " << city.segment;
    }
    for (const RoadShape& road : tile.shape().roads) {
      EXPECT_LT(distance(road.spot, road), .1) << tile.type().id << " segment " << road.segment;
    }
  }
  EXPECT_GE(types, 24);
}

TEST(SymbolPlace, SymbolsStandAtTheirRoadsAndClearOfOthers) {
  ArtBook book(shipped_tiles());
  int beside_roads = 0;
  for (std::size_t set = 0; set < shipped_tiles().sets().size(); ++set) {
    for (const TileCopy& copy : shipped_tiles().sets()[set].copies) {
      const TileArt& tile = book.of({static_cast<std::uint16_t>(set), copy.type});
      const std::vector<PlacedSymbol> placed = tile.symbols(copy.symbols);
      std::size_t printed = 0;
      for (const PlacedSymbol& symbol : placed) {
        const std::string what = copy.id + " " + std::string(symbol.part);
        printed += symbol.printed >= 0 ? 1 : 0;
        ASSERT_TRUE(symbol.at) << what << " stands nowhere";
        const Point at = *symbol.at;
        const double half = symbol.width / 2;
        EXPECT_GE(std::min(std::min(at.x, at.y), std::min(100 - at.x, 100 - at.y)), half - 2.5)
            << what << " is cut by the tile's border";
        if (symbol.city >= 0) {
          continue;
        }
        if (symbol.field >= 0) {
          const FieldShape* field = tile.shape().field_at(at);
          EXPECT_TRUE(field != nullptr && field->segment == symbol.field)
              << what << " is not in its field";
        }
        for (const RoadShape& road : tile.shape().roads) {
          const bool counts = ((symbol.roads >> road.segment) & 1) != 0;
          if (counts) {
            ++beside_roads;
            // Inn and trees share this tile: its pigsty lies between two roads, farther from both.
            const double more = copy.id == "ic/C.1" && symbol.part == "pigsty" ? 7 : 0;
            EXPECT_LE(distance(at, road), half + kSymbolNear + more)
                << what << " is far from its road";
          } else if (symbol.roads != 0) {
            EXPECT_GE(distance(at, road), half + kSymbolClear) << what << " is at another road";
          }
        }
      }
      EXPECT_EQ(printed, copy.symbols.size()) << copy.id;
    }
  }
  EXPECT_GE(beside_roads, 20);
}

TEST(SymbolPlace, FarmersLieClearOfTheSymbolsWhereThereIsRoom) {
  const auto copy = shipped_tiles().find_copy("base/E.4");
  ASSERT_TRUE(copy);
  const TileCopy& facts = shipped_tiles().copy(*copy);
  ArtBook book(shipped_tiles());
  const TileArt& tile = book.of({copy->set, facts.type});
  const auto placed = tile.symbols(facts.symbols);
  ASSERT_EQ(placed.size(), 1U);
  const Point spot = farmer_spot(tile.shape(), tile.shape().fields[0], placed);
  EXPECT_GE(distance(spot, *placed[0].at), placed[0].width / 2 + 10);
}

// A C1 tile has none of the later symbols, but what it has stands where the later art has it.
TEST(TileArt, AListThatACopyShowsWithMoreKeepsItsPlaces) {
  const auto copy = shipped_tiles().find_copy("base/C.1");
  ASSERT_TRUE(copy);
  ArtBook book(shipped_tiles());
  const TileArt& tile = book.of({copy->set, shipped_tiles().copy(*copy).type});
  const auto full = tile.symbols(shipped_tiles().copy(*copy).symbols);
  const auto bare = tile.symbols({});
  ASSERT_EQ(full.size(), 2U);  // water tower and coat of arms
  ASSERT_EQ(bare.size(), 1U);
  EXPECT_EQ(bare[0].part, "coat_of_arms");
  EXPECT_EQ(*bare[0].at, *full[1].at);
}

// One type of a player's own file.
struct OwnTile {
  std::string name;
  std::string statements;
};

class OwnTileShape : public ::testing::TestWithParam<OwnTile> {};

TEST_P(OwnTileShape, IsDrawnAsTheFactsSay) {
  const Catalogue own =
      own_tiles("set my \"Mine\"\n" + GetParam().statements + "\n  copies 1 C2\n");
  ASSERT_EQ(own.sets().size(), 1U);
  ASSERT_EQ(own.sets()[0].types.size(), 1U);
  ArtBook book(own);
  const TileArt& tile = book.of({0, 0});
  for (const std::string& sentence : tile.shape().disagreements) {
    ADD_FAILURE() << sentence;
  }
  testing::tags_of("<g>" + tile.plain_base({}) + tile.top(1) + "</g>");
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, OwnTileShape,
    ::testing::Values(OwnTile{"Branch",
                              "tile my/A RRFR\n road N E W\n field NL WR\n field NR EL\n"
                              " field ER SL SR WL"},
                      OwnTile{"RoadOverRoad",
                              "tile my/A RRRR\n road N S\n road E W\n field NL WR\n field NR EL\n"
                              " field ER SL\n field SR WL\n bridge road N"},
                      OwnTile{"Cottages",
                              "tile my/A FFRR\n road S to cottage\n road W to cottage\n"
                              " field NL NR EL ER SL WR\n field SR WL"},
                      OwnTile{"TwoQuays",
                              "tile my/A RSRS\n road N to water\n road S to water\n water E W\n"
                              " field NL WR\n field NR EL\n field ER SL\n field SR WL"},
                      OwnTile{"QuayAtALake",
                              "tile my/A FRFS\n road E to water\n water W to lake\n"
                              " field NL NR EL WR\n field ER SL SR WL"},
                      OwnTile{"LakeWithoutRiver",
                              "tile my/A FFRF\n road S to water\n"
                              " field NL NR EL ER SL SR WL WR"},
                      OwnTile{"Fork",
                              "tile my/A SSFS\n water N E W\n field NL WR\n field NR EL\n"
                              " field ER SL SR WL"},
                      OwnTile{"FourRivers",
                              "tile my/A SSSS\n water N E S W\n field NL WR\n field NR EL\n"
                              " field ER SL\n field SR WL"},
                      OwnTile{"InnerField",
                              "tile my/A CCCC\n city N W\n city E S\n"
                              " field inside touches city N and city E"},
                      OwnTile{"CityOverRiver",
                              "tile my/A SCSC\n city E W\n water N S\n"
                              " field NR SL touches city E\n field NL SR touches city E\n"
                              " bridge city E"},
                      OwnTile{"MonasteryAtACurve",
                              "tile my/A FFRR\n road S W\n monastery\n"
                              " field NL NR EL ER SL WR\n field SR WL"},
                      OwnTile{"MonasteryByTheRiver",
                              "tile my/A SFSF\n water N S\n monastery\n"
                              " field NR EL ER SL\n field NL SR WL WR"},
                      OwnTile{"MonasteryInACity",
                              "tile my/A CFFF\n city N\n monastery\n"
                              " field EL ER SL SR WL WR touches city N"}),
    [](const auto& param_info) { return param_info.param.name; });

}  // namespace
}  // namespace tollkeeper::art
