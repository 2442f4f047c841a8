#include <algorithm>
#include <cmath>

#include "record/art/shape_steps.hpp"

namespace tollkeeper::art {
namespace {

// Lakes and what stands beside them were composed for water from the west.
constexpr int kComposedFor = 3;

Rotation turn_from_west(int side) { return static_cast<Rotation>((side - kComposedFor + 4) & 3); }

Point turned_offset(Point offset, int side) {
  return along(kCentre, turned_direction(offset, turn_from_west(side)));
}

bool is_through_road(const Segment& segment) {
  return segment.kind == SegmentKind::road && count_of(segment.sides) >= 2;
}

// The water parts the fields at its side, so whatever it ends at must part them too.
bool parts_fields(const TileType& type, int side) {
  return field_of_half(type, left_half(side)) != field_of_half(type, right_half(side));
}

// A spring in the wall of a road. Composed for water from the south.
void end_at_road(const Segment& road, int side, TileShape& shape, WaterShape& water) {
  const Point start = kMiddles[side];
  const Rotation to_south = static_cast<Rotation>((2 - side + 4) & 3);
  const SideMask seen = turned_sides(road.sides, to_south);
  const bool east = has_side(seen, 1);
  const bool west = has_side(seen, 3);
  Point end{50, 52};
  Point bend{50, 66};
  Point pool{50, 55};
  if (east != west && has_side(seen, 0)) {
    end = {61, 41};
    bend = {50, 54};
    pool = {60, 43};
    if (west) {
      end.x = kTileSize - end.x;
      pool.x = kTileSize - pool.x;
    }
  }
  const Rotation back = static_cast<Rotation>((4 - to_south) & 3);
  end = turned_point(end, back);
  water.arms.push_back({start, along(start, kInward[side], 26), turned_point(bend, back), end});
  shape.pool = Pool{turned_point(pool, back), 7.5};
}

// A lake at the foot of the nearest wall.
void end_at_wall(int side, TileShape& shape, WaterShape& water) {
  const Point start = kMiddles[side];
  const Point probe = along(start, kInward[side], 100);
  Point wall = probe;
  double least = 1e9;
  for (const CityShape& city : shape.cities) {
    for (const WallShape& each : city.walls) {
      for (const Point p : each.line) {
        if (const double d = distance(p, probe); d < least) {
          least = d;
          wall = p;
        }
      }
    }
  }
  constexpr double kRadius = 17;
  const double length = std::max(1.0, distance(start, wall));
  const Point towards{(wall.x - start.x) / length, (wall.y - start.y) / length};
  const Point middle = along(wall, towards, -(kRadius - 5));
  shape.pool = Pool{middle, kRadius};
  water.arms.push_back(
      {start, along(start, kInward[side], 12), along(middle, towards, -12), middle});
}

void end_inside(const TileType& type, int side, TileShape& shape, WaterShape& water) {
  const Point start = kMiddles[side];
  const Point inward = kInward[side];
  if (parts_fields(type, side)) {
    const auto road = std::find_if(type.segments.begin(), type.segments.end(), is_through_road);
    if (road != type.segments.end()) {
      end_at_road(*road, side, shape, water);
      return;
    }
    if (!shape.cities.empty()) {
      end_at_wall(side, shape, water);
      return;
    }
  }
  const bool crowded =
      type.crossroads.has_value() ||
      std::any_of(type.segments.begin(), type.segments.end(),
                  [](const Segment& segment) { return segment.kind != SegmentKind::field; });
  if (type.water_end != WaterEnd::lake) {
    shape.pool = Pool{kCentre, 12};
    water.arms.push_back({start, along(start, inward, 20), along(kCentre, inward, -22), kCentre});
    return;
  }
  const bool shared = shape.monastery.has_value() || shape.volcano.has_value();
  shape.pool = shared ? Pool{turned_offset({-8, 6}, side), 21}
                      : Pool{turned_offset({2, 0}, side), crowded ? 15.0 : 26.0};
  water.arms.push_back(
      {start, along(start, inward, 12), along(shape.pool->at, inward, -12), shape.pool->at});
}

Passage river_passage(const TileType& type, const TileShape& shape, int from) {
  Passage how;
  how.swing = 7;
  how.corner = 25;
  if (shape.monastery) {
    // Round the back of a monastery: away from the road that leads to it.
    how.swing = -13;
    how.bow = from == 1 || from == 3 ? 0 : 3;
    for (const Segment& segment : type.segments) {
      if (segment.kind == SegmentKind::road && segment.inner_end == InnerEnd::monastery) {
        how.bow = (first_of(segment.sides) + 2) & 3;
      }
    }
  }
  return how;
}

void flow_through(const TileType& type, SideMask sides, ScatterSequence& scatter,
                  const TileShape& shape, WaterShape& water) {
  std::vector<int> left;
  for (int side = 0; side < 4; ++side) {
    if (has_side(sides, side)) {
      left.push_back(side);
    }
  }
  const auto join = [&](int a, int b) {
    water.arms.push_back(passage(a, b, river_passage(type, shape, a), scatter));
    std::erase(left, a);
    std::erase(left, b);
  };
  if (left.size() == 2) {
    join(left[0], left[1]);
    return;
  }
  for (int side = 0; side < 2; ++side) {
    if (has_side(sides, side) && has_side(sides, side + 2)) {
      join(side, side + 2);
    }
  }
  for (const int side : left) {
    const Point start = kMiddles[side];
    water.arms.push_back(
        {start, along(start, kInward[side], 20), along(kCentre, kInward[side], -18), kCentre});
  }
}

// The offset, for a road or river from the west, of what stands free beside it.
constexpr Point kBeside{16, -16};

Point monastery_place(const TileType& type, const TileShape& shape) {
  const Segment* way = nullptr;
  for (const Segment& segment : type.segments) {
    if (segment.kind == SegmentKind::road &&
        (way == nullptr || segment.inner_end == InnerEnd::monastery)) {
      way = &segment;
    }
  }
  const auto through = std::find_if(type.waters.begin(), type.waters.end(),
                                    [](SideMask water) { return count_of(water) >= 2; });
  if (!type.waters.empty()) {
    if (way != nullptr) {
      return along(kCentre, kInward[first_of(way->sides)], -6);
    }
    if (through == type.waters.end()) {
      return turned_offset(kBeside, first_of(type.waters.front()));
    }
    if (*through == 0b0101) {
      return {58, 50};
    }
    if (count_of(*through) == 2 && *through != 0b1010) {
      // Away from the corner the river goes round.
      Point away{0, 0};
      for (int side = 0; side < 4; ++side) {
        away = has_side(*through, side) ? along(away, kInward[side], 10) : away;
      }
      return along(kCentre, away);
    }
    return {50, 58};
  }
  Point place = way != nullptr ? Point{50, 49} : Point{50, 48};
  for (const CityShape& city : shape.cities) {
    for (int side = 0; side < 4; ++side) {
      place = has_side(city.sides, side) ? along(place, kInward[side], 10) : place;
    }
  }
  if (way != nullptr && way->inner_end != InnerEnd::monastery) {
    // Roads only pass: stand back from them.
    Point back{0, 0};
    for (int side = 0; side < 4; ++side) {
      if (has_side(way->sides, side)) {
        back = along(back, kInward[side], 14);
      }
    }
    place = back == Point{0, 0} ? along(place, kInward[(first_of(way->sides) + 3) & 3], 24)
                                : along(place, back);
  }
  return place;
}

}  // namespace

void shape_centre(const TileType& type, bool volcano, TileShape& shape) {
  if (type.crossroads) {
    shape.crossroads = kCentre;
  }
  if (type.monastery) {
    shape.monastery = monastery_place(type, shape);
  }
  const bool ends_inside = std::any_of(type.waters.begin(), type.waters.end(),
                                       [](SideMask water) { return count_of(water) == 1; });
  if (volcano && ends_inside && !type.monastery) {
    for (const SideMask water : type.waters) {
      if (count_of(water) == 1) {
        shape.volcano = turned_offset(kBeside, first_of(water));
      }
    }
  }
}

void shape_waters(const TileType& type, ScatterSequence& scatter, TileShape& shape) {
  for (const SideMask sides : type.waters) {
    if (sides == 0) {
      continue;
    }
    WaterShape water;
    water.sides = sides;
    if (count_of(sides) == 1) {
      end_inside(type, first_of(sides), shape, water);
    } else {
      flow_through(type, sides, scatter, shape, water);
    }
    for (const Curve& arm : water.arms) {
      water.lines.push_back(flattened(arm));
    }
    shape.waters.push_back(std::move(water));
  }
}

}  // namespace tollkeeper::art
