#include "cli/terminal/tile_picture.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "tiles/turned.hpp"

namespace tollkeeper {
namespace {

constexpr TerminalLook kPlain{false, false, false};

std::string picture_of(const char* id, Rotation rotation = 0, PictureSize size = kLargePicture) {
  const auto catalogue = shipped_catalogue();
  const auto copy = catalogue->find_copy(id);
  EXPECT_TRUE(copy) << id;
  return TilePicture(turned(catalogue->type_of(*copy), rotation), catalogue->copy(*copy).symbols,
                     size, false, kPlain)
      .canvas()
      .text(kPlain);
}

TEST(TilePicture, DrawsACityRoadAndItsTurns) {
  EXPECT_EQ(picture_of("base/D.1"),
            "  #####\n"
            "   ###\n"
            "---------\n"
            "\n"
            "\n");
  EXPECT_EQ(picture_of("base/D.1", 1),
            "    |\n"
            "    |  ##\n"
            "    | ###\n"
            "    |  ##\n"
            "    |\n");
  EXPECT_EQ(picture_of("base/D.1", 2, kSmallPicture),
            "\n"
            "-------\n"
            " #####\n");
}

// Every type there is, in every rotation and size, keeps to its square and shows its edges in the
// middle of its sides.
TEST(TilePicture, ShowsTheEdgesOfEveryTile) {
  for (const TileSet& set : shipped_catalogue()->sets()) {
    for (const TileType& type : set.types) {
      for (Rotation rotation = 0; rotation < 4; ++rotation) {
        for (const PictureSize size : {kLargePicture, kSmallPicture}) {
          const TileType lying = turned(type, rotation);
          const TileGround ground(lying, size);
          for (const Side side : kSides) {
            const TileGround::Place middle = ground.middle();
            TileGround::Place at = middle;
            switch (side) {
              case Side::north: at.row = 0; break;
              case Side::east: at.column = size.columns - 1; break;
              case Side::south: at.row = size.rows - 1; break;
              case Side::west: at.column = 0; break;
            }
            using Ground = TileGround::Ground;
            constexpr std::array<Ground, 4> kWanted{Ground::field, Ground::road, Ground::city,
                                                    Ground::water};
            const Edge edge = lying.edges[static_cast<std::size_t>(index_of(side))];
            EXPECT_EQ(ground.square(at).ground, kWanted[static_cast<std::size_t>(edge)])
                << type.id << " turned " << int(rotation) << " at " << name_of(side);
          }
        }
      }
    }
  }
}

// Each road, city and outer field has a square of its own where a figure can be shown.
TEST(TilePicture, EverySegmentHasASquare) {
  for (const TileSet& set : shipped_catalogue()->sets()) {
    for (const TileType& type : set.types) {
      const TileGround ground(type, kLargePicture);
      for (std::size_t n = 0; n < type.segments.size(); ++n) {
        if (type.segments[n].kind == SegmentKind::field && type.segments[n].halves == 0) {
          continue;
        }
        bool found = false;
        for (TileGround::Place at{0, 0}; at.row < kLargePicture.rows; ++at.row) {
          for (at.column = 0; at.column < kLargePicture.columns; ++at.column) {
            found = found || ground.square(at).segment == static_cast<int>(n);
          }
        }
        EXPECT_TRUE(found) << type.id << " segment " << n;
      }
    }
  }
}

TEST(TilePicture, PutsPiecesWhereTheyStand) {
  const auto catalogue = shipped_catalogue();
  const TileType& type = catalogue->type(*catalogue->find_type("base/D"));
  TilePicture picture(type, {}, kLargePicture, false, kPlain);
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    if (type.segments[n].kind == SegmentKind::city) {
      picture.put_on_segment(static_cast<int>(n), U"@B", {}, {});
    }
  }
  EXPECT_EQ(picture.canvas().text(kPlain).substr(0, 16).find("@B") != std::string::npos, true)
      << picture.canvas().text(kPlain);
}

}  // namespace
}  // namespace tollkeeper
