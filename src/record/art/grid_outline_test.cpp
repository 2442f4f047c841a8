#include "record/art/grid_outline.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace tollkeeper::art {
namespace {

std::vector<std::uint8_t> cells(int size, const std::vector<std::array<int, 4>>& boxes) {
  std::vector<std::uint8_t> grid(static_cast<std::size_t>(size) * size, 0);
  for (const auto& [x0, y0, x1, y1] : boxes) {
    for (int y = y0; y < y1; ++y) {
      for (int x = x0; x < x1; ++x) {
        grid[static_cast<std::size_t>(y * size + x)] = 1;
      }
    }
  }
  return grid;
}

TEST(GridOutline, GoesRoundABoxWithFourPoints) {
  EXPECT_EQ(grid_outline(cells(40, {{10, 5, 30, 20}}), 40), "M10 5L30 5L30 20L10 20z");
}

TEST(GridOutline, LeavesOutSmallIslandsAndNothingElse) {
  EXPECT_EQ(grid_outline(cells(40, {{2, 2, 5, 5}}), 40), "");
  EXPECT_EQ(grid_outline(cells(40, {}), 40), "");
  EXPECT_EQ(grid_outline(cells(40, {{0, 0, 40, 40}}), 40), "M0 0L40 0L40 40L0 40z");
}

TEST(GridOutline, ClosesBothRingsWhereTwoBoxesTouchAtACorner) {
  const std::string path = grid_outline(cells(40, {{0, 0, 20, 20}, {20, 20, 40, 40}}), 40);
  EXPECT_FALSE(path.empty());
  EXPECT_EQ(path.front(), 'M');
  EXPECT_EQ(path.back(), 'z');
}

}  // namespace
}  // namespace tollkeeper::art
