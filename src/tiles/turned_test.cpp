#include "tiles/turned.hpp"

#include <gtest/gtest.h>

#include "tiles/base_set.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {
namespace {

TEST(Turned, FourTurnsGiveEveryBaseTileBack) {
  const TileFile file = read_tiles(base_tiles_text(), "base.tiles");
  for (const TileType& type : file.sets.at(0).types) {
    EXPECT_EQ(turned(type, 0), type) << type.id;
    TileType by_ones = type;
    for (Rotation n = 1; n < 4; ++n) {
      by_ones = turned(by_ones, 1);
      EXPECT_EQ(by_ones, turned(type, n)) << type.id;
    }
    EXPECT_EQ(turned(by_ones, 1), type) << type.id;
  }
}

TEST(Turned, TurnsEdgesSegmentsAndWaters) {
  TileType type;
  type.edges = {Edge::city, Edge::road, Edge::field, Edge::water};
  type.segments = {{SegmentKind::city, mask_of(Side::north), 0, 1, 0, InnerEnd::none, 0},
                   {SegmentKind::field, 0, left_half(Side::east), 0, 1, InnerEnd::none, 0}};
  type.waters = {mask_of(Side::west)};
  const TileType once = turned(type, 1);
  EXPECT_EQ(once.edges, (std::array{Edge::water, Edge::city, Edge::road, Edge::field}));
  EXPECT_EQ(once.segments[0].sides, mask_of(Side::east));
  EXPECT_EQ(once.segments[0].coats, 1);
  EXPECT_EQ(once.segments[1].halves, left_half(Side::south));
  EXPECT_EQ(once.segments[1].cities, 1);
  EXPECT_EQ(once.waters[0], mask_of(Side::north));
}

}  // namespace
}  // namespace tollkeeper
