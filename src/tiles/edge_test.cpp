#include "tiles/edge.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

TEST(Edge, SidesRunClockwise) {
  EXPECT_EQ(turned(Side::north, 1), Side::east);
  EXPECT_EQ(turned(Side::west, 1), Side::north);
  EXPECT_EQ(turned(Side::east, 3), Side::north);
  for (const Side side : kSides) {
    EXPECT_EQ(opposite(opposite(side)), side);
    EXPECT_EQ(opposite(side), turned(side, 2));
  }
}

TEST(Edge, MasksTurnWithTheirSides) {
  for (const Side side : kSides) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      EXPECT_EQ(turned_sides(mask_of(side), rotation), mask_of(turned(side, rotation)));
      EXPECT_EQ(turned_halves(left_half(side), rotation), left_half(turned(side, rotation)));
      EXPECT_EQ(turned_halves(right_half(side), rotation), right_half(turned(side, rotation)));
    }
  }
}

TEST(Edge, FourTurnsGiveEveryMaskBack) {
  for (unsigned mask = 0; mask < 256; ++mask) {
    HalfMask halves = static_cast<HalfMask>(mask);
    SideMask sides = static_cast<SideMask>(mask & 0xF);
    for (int n = 0; n < 4; ++n) {
      halves = turned_halves(halves, 1);
      sides = turned_sides(sides, 1);
    }
    EXPECT_EQ(halves, mask);
    EXPECT_EQ(sides, mask & 0xF);
    EXPECT_EQ(turned_halves(halves, 0), halves);
    EXPECT_EQ(turned_halves(turned_halves(halves, 3), 1), halves);
  }
}

TEST(Edge, NamesAndLetters) {
  EXPECT_EQ(name_of(Side::west), "west");
  EXPECT_EQ(letter_of(Side::south), 'S');
  EXPECT_EQ(name_of(Edge::water), "water");
  EXPECT_EQ(letter_of(Edge::water), 'S');
  EXPECT_EQ(name_of(Edition::c2), "C2");
  EXPECT_EQ(kHalfNames[2], "EL");
  EXPECT_EQ(left_half(Side::east), 1U << 2);
}

}  // namespace
}  // namespace tollkeeper
