// Points, curves and distances in tile space: 100 x 100 units, x east, y south, north at the top.
// Plain arithmetic in a fixed order without fused operations (cmake/compile_options.cmake), so that
// every compiler draws the same strings; the reference pictures were made with the same order.
#pragma once

#include <vector>

#include "tiles/edge.hpp"

namespace tollkeeper::art {

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

inline constexpr double kTileSize = 100;
inline constexpr Point kCentre{50, 50};

// Indexed by Side: the middle of the side, and the unit step from it into the tile.
inline constexpr Point kMiddles[4] = {{50, 0}, {100, 50}, {50, 100}, {0, 50}};
inline constexpr Point kInward[4] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
// Corner i lies before side i, clockwise.
inline constexpr Point kCorners[4] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};

using Polyline = std::vector<Point>;
// Cubic pieces joined end to end: start, control, control, end, control, control, end, ...
using Curve = std::vector<Point>;

constexpr Point along(Point from, Point direction, double length = 1) {
  return {from.x + direction.x * length, from.y + direction.y * length};
}
constexpr Point reversed(Point direction) { return {-direction.x, -direction.y}; }
Point between(Point a, Point b, double share);

double length_of(double x, double y);
double distance(Point a, Point b);
// `far` (1e9) from an empty line.
double distance(Point p, const Polyline& line);
double distance_to_segment(Point p, Point a, Point b);
bool inside(Point p, const Polyline& ring);

// Turned about the centre of the tile, or as a direction.
Point turned_point(Point p, Rotation rotation);
Point turned_direction(Point p, Rotation rotation);

// `steps` straight pieces for each cubic piece.
Polyline flattened(const Curve& curve, int steps = 14);

}  // namespace tollkeeper::art
