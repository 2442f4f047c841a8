#include "record/art/grid_outline.hpp"

#include <cstddef>

#include "record/art/path_text.hpp"

namespace tollkeeper::art {
namespace {

constexpr std::size_t kLeastSteps = 30;
constexpr double kTolerance = 1.7;

struct Corner {
  int x = 0;
  int y = 0;
  friend bool operator==(const Corner&, const Corner&) = default;
};

// Borders run clockwise round the cells; a corner where two cells touch diagonally has two ways on.
class BorderWalk {
 public:
  BorderWalk(const std::vector<std::uint8_t>& cells, int size) : cells_(cells), size_(size) {
    const auto corners = static_cast<std::size_t>(size + 1) * static_cast<std::size_t>(size + 1);
    ways_.resize(corners);
    for (int y = 0; y < size; ++y) {
      for (int x = 0; x < size; ++x) {
        if (in(x, y)) {
          add_steps(x, y);
        }
      }
    }
  }

  // The next border not walked yet; empty when all are.
  std::vector<Corner> next_ring() {
    while (first_ < order_.size() && ways_[index(order_[first_])].count == 0) {
      ++first_;
    }
    std::vector<Corner> ring;
    if (first_ == order_.size()) {
      return ring;
    }
    const Corner start = order_[first_];
    Corner at = start;
    do {
      ring.push_back(at);
      Ways& ways = ways_[index(at)];
      at = ways.to[0];
      ways.to[0] = ways.to[1];
      --ways.count;
    } while (!(at == start));
    return ring;
  }

 private:
  struct Ways {
    Corner to[2];
    int count = 0;
  };

  bool in(int x, int y) const {
    return x >= 0 && y >= 0 && x < size_ && y < size_ &&
           cells_[static_cast<std::size_t>(y * size_ + x)] != 0;
  }
  std::size_t index(Corner c) const { return static_cast<std::size_t>(c.y * (size_ + 1) + c.x); }

  void add_steps(int x, int y) {
    if (!in(x, y - 1)) {
      add({x, y}, {x + 1, y});
    }
    if (!in(x + 1, y)) {
      add({x + 1, y}, {x + 1, y + 1});
    }
    if (!in(x, y + 1)) {
      add({x + 1, y + 1}, {x, y + 1});
    }
    if (!in(x - 1, y)) {
      add({x, y + 1}, {x, y});
    }
  }
  void add(Corner from, Corner to) {
    Ways& ways = ways_[index(from)];
    if (ways.count == 0) {
      order_.push_back(from);
    }
    ways.to[ways.count++] = to;
  }

  const std::vector<std::uint8_t>& cells_;
  int size_;
  std::vector<Ways> ways_;
  std::vector<Corner> order_;
  std::size_t first_ = 0;
};

// Keeps the points of [first, last] that stand off the straight line (Douglas and Peucker's rule);
// `last` itself is left to the caller.
void keep_bends(const Polyline& points, std::size_t first, std::size_t last, Polyline& kept) {
  double most = 0;
  std::size_t bend = 0;
  for (std::size_t i = first + 1; i < last; ++i) {
    const double off = distance_to_segment(points[i], points[first], points[last]);
    if (off > most) {
      most = off;
      bend = i;
    }
  }
  if (most > kTolerance) {
    keep_bends(points, first, bend, kept);
    keep_bends(points, bend, last, kept);
  } else {
    kept.push_back(points[first]);
  }
}

}  // namespace

std::string grid_outline(const std::vector<std::uint8_t>& cells, int size) {
  std::string out;
  BorderWalk walk(cells, size);
  for (auto ring = walk.next_ring(); !ring.empty(); ring = walk.next_ring()) {
    if (ring.size() < kLeastSteps) {
      continue;
    }
    Polyline points;
    std::size_t farthest = 0;
    double most = 0;
    for (const Corner corner : ring) {
      points.push_back({static_cast<double>(corner.x), static_cast<double>(corner.y)});
      if (const double d = distance(points.back(), points[0]); d > most) {
        most = d;
        farthest = points.size() - 1;
      }
    }
    points.push_back(points[0]);
    Polyline kept;
    keep_bends(points, 0, farthest, kept);
    keep_bends(points, farthest, points.size() - 1, kept);
    char step = 'M';
    for (const Point p : kept) {
      append(out, step, p);
      step = 'L';
    }
    out += 'z';
  }
  return out;
}

}  // namespace tollkeeper::art
