#include "record/art/point.hpp"

#include <gtest/gtest.h>

namespace tollkeeper::art {
namespace {

TEST(Point, MeasuresDistances) {
  EXPECT_DOUBLE_EQ(distance(Point{0, 0}, Point{3, 4}), 5);
  EXPECT_EQ(distance(Point{7, 7}, Point{7, 7}), 0);
  EXPECT_DOUBLE_EQ(distance_to_segment({5, 3}, {0, 0}, {10, 0}), 3);
  EXPECT_DOUBLE_EQ(distance_to_segment({-3, 4}, {0, 0}, {10, 0}), 5);
  EXPECT_DOUBLE_EQ(distance_to_segment({3, 4}, {0, 0}, {0, 0}), 5);
  EXPECT_DOUBLE_EQ(distance({5, 3}, Polyline{{0, 0}, {10, 0}, {10, 10}}), 3);
  EXPECT_EQ(distance({5, 3}, Polyline{}), 1e9);
}

TEST(Point, FourQuarterTurnsGiveThePointBack) {
  const Point p{12, 34};
  EXPECT_EQ(turned_point({0, 50}, 1), (Point{50, 0}));  // west becomes north
  EXPECT_EQ(turned_point(turned_point(p, 3), 1), p);
  EXPECT_EQ(turned_point(p, 4), p);
  EXPECT_EQ(turned_direction(turned_direction({1, 2}, 2), 2), (Point{1, 2}));
}

TEST(Point, KnowsInsideFromOutside) {
  const Polyline box{{10, 10}, {20, 10}, {20, 20}, {10, 20}};
  EXPECT_TRUE(inside({15, 15}, box));
  EXPECT_FALSE(inside({25, 15}, box));
  EXPECT_FALSE(inside({15, 15}, Polyline{}));
}

TEST(Point, FlattensCurvesFromEndToEnd) {
  const Polyline line =
      flattened({{0, 0}, {0, 10}, {10, 10}, {10, 0}, {10, -5}, {5, 0}, {0, 0}}, 4);
  ASSERT_EQ(line.size(), 9U);
  EXPECT_EQ(line.front(), (Point{0, 0}));
  EXPECT_EQ(line[4], (Point{10, 0}));
  EXPECT_EQ(line.back(), (Point{0, 0}));
  EXPECT_TRUE(flattened({}).empty());
}

}  // namespace
}  // namespace tollkeeper::art
