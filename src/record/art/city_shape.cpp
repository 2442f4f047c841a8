#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "record/art/path_text.hpp"
#include "record/art/shape_steps.hpp"

namespace tollkeeper::art {
namespace {

struct WallDepths {
  double behind = 30;      // of a city that keeps one side
  double notch = 27;       // of a field between two sides of one city
  double diagonal = .475;  // share of the way from the far corner to the near one
};

// All walls end in tile corners at about 35 degrees, so that they meet their neighbours' smoothly.
Curve wall_curve(int first, int sides, const WallDepths& depths) {
  const Point a = kCorners[first & 3];
  const Point b = kCorners[(first + sides) & 3];
  const Point u{(b.x - a.x) / 100, (b.y - a.y) / 100};
  if (sides == 3 || sides == 1) {
    const Point inward = kInward[sides == 3 ? (first + 3) & 3 : first & 3];
    const auto at = [&](double t, double depth) { return along(along(a, u, t), inward, depth); };
    if (sides == 3) {
      const double depth = depths.behind;
      return {a, at(19, 13), at(27, depth), at(50, depth), at(73, depth), at(81, 13), b};
    }
    const double depth = depths.notch;
    return {a, at(20, 11), at(27, depth), at(50, depth), at(73, depth), at(80, 11), b};
  }
  const Point near = kCorners[(first + 1) & 3];
  const Point far = kCorners[(first + 3) & 3];
  const Point middle = between(far, near, depths.diagonal);
  const Point along_a{(near.x - a.x) / 100, (near.y - a.y) / 100};
  const Point along_b{(b.x - near.x) / 100, (b.y - near.y) / 100};
  const Point from_a{(far.x - a.x) / 100, (far.y - a.y) / 100};
  const Point from_b{(far.x - b.x) / 100, (far.y - b.y) / 100};
  const Point diagonal{(a.x - b.x) / 141, (a.y - b.y) / 141};
  return {a,
          along(along(a, from_a, 20), along_a, 13),
          along(middle, diagonal, 19),
          middle,
          along(middle, diagonal, -19),
          along(along(b, from_b, 20), along_b, -13),
          b};
}

// The city segment that holds a side, or -1.
int city_at(const TileType& type, int side) {
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& segment = type.segments[i];
    if (segment.kind == SegmentKind::city && has_side(segment.sides, side)) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

// Corner i lies between two open sides whose fields differ: a tongue of the city reaches it.
bool tongue_at(const TileType& type, int corner) {
  const int before = (corner + 3) & 3;
  const int after = corner & 3;
  if (city_at(type, before) >= 0 || city_at(type, after) >= 0) {
    return false;
  }
  return field_of_half(type, right_half(before)) != field_of_half(type, left_half(after));
}

// A city of two opposite sides has a bridge where a river or road joins the other two.
bool has_bridge(const TileType& type, SideMask city) {
  const SideMask across = static_cast<SideMask>(~city & 0xF);
  return (city == 0b0101 || city == 0b1010) &&
         (std::any_of(type.waters.begin(), type.waters.end(),
                      [&](SideMask water) { return (water & across) == across; }) ||
          std::any_of(type.segments.begin(), type.segments.end(), [&](const Segment& segment) {
            return segment.kind == SegmentKind::road && (segment.sides & across) == across;
          }));
}

class CityMaker {
 public:
  CityMaker(const TileType& type, int segment) : type_(type), segment_(segment) {
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
      if (type.segments[i].kind == SegmentKind::city) {
        cities_.push_back(type.segments[i].sides);
      }
    }
  }

  CityShape make() {
    const Segment& facts = type_.segments[static_cast<std::size_t>(segment_)];
    CityShape city;
    city.segment = segment_;
    city.coats = facts.coats;
    if (has_bridge(type_, facts.sides)) {
      for (int side = 0; side < 4; ++side) {
        if (has_side(facts.sides, side)) {
          sides_ = mask_of(static_cast<Side>(side));
          add_region(city);
        }
      }
    } else {
      sides_ = facts.sides;
      add_region(city);
    }
    city.sides = facts.sides;
    return city;
  }

 private:
  bool has(int side) const { return has_side(sides_, side + 4); }

  WallDepths depths_for(int first, int sides) const {
    const bool other_in_notch = sides == 1 && city_at(type_, first) >= 0;
    const bool two_corners =
        cities_.size() == 2 &&
        std::all_of(cities_.begin(), cities_.end(), [](SideMask c) { return count_of(c) == 2; });
    int city_edges = 0;
    for (const Edge edge : type_.edges) {
      city_edges += edge == Edge::city ? 1 : 0;
    }
    const bool beside_wide_city =
        city_edges == 3 &&
        std::any_of(cities_.begin(), cities_.end(),
                    [&](SideMask c) { return count_of(c) == 2 && !has_side(c, first + 2); }) &&
        std::any_of(cities_.begin(), cities_.end(),
                    [&](SideMask c) { return c != sides_ && (c == 0b0101 || c == 0b1010); });
    WallDepths depths;
    depths.behind = beside_wide_city ? 22 : 30;
    depths.notch = other_in_notch ? 44 : count_of(sides_) == 3 ? 31 : 27;
    depths.diagonal = two_corners ? .37 : count_of(sides_) == 1 ? .42 : .475;
    return depths;
  }

  std::vector<WallShape> walls() const {
    std::vector<WallShape> walls;
    if (count_of(sides_) == 4) {
      return walls;
    }
    for (int i = 0; i < 4; ++i) {
      if (has(i) || !has(i - 1)) {
        continue;
      }
      int run = 1;
      while (!has(i + run)) {
        ++run;
      }
      int first = i;
      for (int j = 1; j <= run; ++j) {
        if (j == run || (tongue_at(type_, (i + j) & 3) && (cities_.size() == 1 || run > 1))) {
          WallShape wall;
          wall.first_side = first & 3;
          wall.sides = i + j - first;
          wall.curve = wall_curve(first, wall.sides, depths_for(first, wall.sides));
          wall.line = flattened(wall.curve);
          walls.push_back(std::move(wall));
          first = i + j;
        }
      }
    }
    return walls;
  }

  void add_region(CityShape& city) const {
    if (sides_ == 0) {
      return;
    }
    if (count_of(sides_) == 4) {
      city.outline = "M0 0H100V100H0z";
      city.regions.push_back({kCorners[0], kCorners[1], kCorners[2], kCorners[3]});
      return;
    }
    const std::vector<WallShape> walls = this->walls();
    int side = 0;
    while (!has(side) || has(side - 1)) {
      ++side;
    }
    const int start = side;
    Polyline ring{kCorners[side & 3]};
    append(city.outline, 'M', kCorners[side & 3]);
    while (side < start + 4) {
      if (has(side)) {
        ++side;
        ring.push_back(kCorners[side & 3]);
        append(city.outline, 'L', kCorners[side & 3]);
        continue;
      }
      const auto wall = std::find_if(walls.begin(), walls.end(), [&](const WallShape& each) {
        return each.first_side == (side & 3);
      });
      if (wall == walls.end()) {
        break;
      }
      ring.insert(ring.end(), wall->line.begin() + 1, wall->line.end());
      city.outline += curve_path_onward(wall->curve);
      side += wall->sides;
    }
    city.outline += 'z';
    city.regions.push_back(std::move(ring));
    city.walls.insert(city.walls.end(), walls.begin(), walls.end());
  }

  const TileType& type_;
  int segment_;
  SideMask sides_ = 0;
  std::vector<SideMask> cities_;
};

}  // namespace

void shape_cities(const TileType& type, TileShape& shape) {
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    if (type.segments[i].kind != SegmentKind::city) {
      continue;
    }
    shape.cities.push_back(CityMaker(type, static_cast<int>(i)).make());
    const SideMask sides = type.segments[i].sides;
    if (has_bridge(type, sides)) {
      const int from = first_of(sides);
      shape.city_bridges.push_back({along(kMiddles[from], kInward[from], 26),
                                    along(kMiddles[from + 2], kInward[from + 2], 26)});
    }
  }
}

bool inside(Point p, const CityShape& city) {
  return std::any_of(city.regions.begin(), city.regions.end(),
                     [&](const Polyline& region) { return inside(p, region); });
}

}  // namespace tollkeeper::art
