#include "record/art/point.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tollkeeper::art {
namespace {

constexpr double kFar = 1e9;

struct Segment {
  Point from;
  Point step;
  double length_squared;
};

Point nearest_offset(Point p, const Segment& segment) {
  double share =
      ((p.x - segment.from.x) * segment.step.x + (p.y - segment.from.y) * segment.step.y) /
      segment.length_squared;
  share = std::max(0.0, std::min(1.0, share));
  return {p.x - segment.from.x - segment.step.x * share,
          p.y - segment.from.y - segment.step.y * share};
}

Segment segment_of(Point a, Point b) {
  const Point step{b.x - a.x, b.y - a.y};
  const double squared = step.x * step.x + step.y * step.y;
  return {a, step, squared == 0 ? 1 : squared};
}

}  // namespace

Point between(Point a, Point b, double share) {
  return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

// Scaled by the longer side instead of std::hypot, whose last digit differs between libraries.
double length_of(double x, double y) {
  const double a = std::abs(x);
  const double b = std::abs(y);
  const double longer = std::max(a, b);
  if (longer == 0) {
    return 0;
  }
  return std::sqrt((a / longer) * (a / longer) + (b / longer) * (b / longer)) * longer;
}

double distance(Point a, Point b) { return length_of(a.x - b.x, a.y - b.y); }

double distance_to_segment(Point p, Point a, Point b) {
  const Point offset = nearest_offset(p, segment_of(a, b));
  return length_of(offset.x, offset.y);
}

// Most of the time of a sheet goes here: the root is taken only for pieces that can be nearest.
double distance(Point p, const Polyline& line) {
  double least = kFar;
  double least_squared = kFar * kFar;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point offset = nearest_offset(p, segment_of(line[i - 1], line[i]));
    const double squared = offset.x * offset.x + offset.y * offset.y;
    if (squared > least_squared) {
      continue;
    }
    least = std::min(least, length_of(offset.x, offset.y));
    least_squared = std::min(least_squared, squared * (1 + 1e-12));
  }
  return least;
}

bool inside(Point p, const Polyline& ring) {
  bool result = false;
  if (ring.empty()) {
    return result;
  }
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    const Point a = ring[i];
    const Point b = ring[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
      result = !result;
    }
  }
  return result;
}

Point turned_point(Point p, Rotation rotation) {
  for (int i = 0; i < (rotation & 3); ++i) {
    p = {kTileSize - p.y, p.x};
  }
  return p;
}

Point turned_direction(Point p, Rotation rotation) {
  for (int i = 0; i < (rotation & 3); ++i) {
    p = {-p.y, p.x};
  }
  return p;
}

Polyline flattened(const Curve& curve, int steps) {
  Polyline line;
  if (curve.empty()) {
    return line;
  }
  line.push_back(curve[0]);
  for (std::size_t i = 0; i + 3 < curve.size(); i += 3) {
    for (int k = 1; k <= steps; ++k) {
      const double t = static_cast<double>(k) / steps;
      const double u = 1 - t;
      const auto at = [&](double a, double b, double c, double d) {
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      };
      line.push_back({at(curve[i].x, curve[i + 1].x, curve[i + 2].x, curve[i + 3].x),
                      at(curve[i].y, curve[i + 1].y, curve[i + 2].y, curve[i + 3].y)});
    }
  }
  return line;
}

}  // namespace tollkeeper::art
