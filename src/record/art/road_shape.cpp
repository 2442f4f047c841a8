#include <algorithm>
#include <cmath>
#include <cstddef>

#include "record/art/shape_steps.hpp"

namespace tollkeeper::art {

Curve passage(int from, int to, const Passage& how, ScatterSequence& scatter) {
  const Point a = kMiddles[from];
  const Point b = kMiddles[to];
  const Point into_a = kInward[from];
  const Point into_b = kInward[to];
  if (((from + 2) & 3) != to) {
    return {a, along(a, into_a, how.corner), along(b, into_b, how.corner), b};
  }
  const double sign = scatter.next() < .5 ? 1 : -1;
  if (how.bow >= 0) {
    const Point middle = along(kCentre, kInward[how.bow], how.swing);
    return {a,      along(a, into_a, 22),       along(middle, into_a, -22),
            middle, along(middle, into_b, -22), along(b, into_b, 22),
            b};
  }
  const Point across{std::abs(into_a.y), std::abs(into_a.x)};
  return {a,
          along(a, into_a, 24),
          along(along(kCentre, into_a, -16), across, sign * how.swing),
          along(kCentre, across, sign * how.swing * .25),
          along(along(kCentre, into_b, -16), across, -sign * how.swing * .5),
          along(b, into_b, 24),
          b};
}

namespace {

struct Gate {
  Point at;
  Point outward;
};

// The gate of a city for a road from a side: the wall's place nearest to the way straight in.
Gate gate_for(const CityShape& city, int side) {
  const Point probe = along(kMiddles[side], kInward[side], 30);
  Gate gate{kCentre, reversed(kInward[side])};
  double least = 1e9;
  for (const WallShape& wall : city.walls) {
    const Polyline& line = wall.line;
    for (std::size_t i = 2; i + 2 < line.size(); ++i) {
      const double d = distance(line[i], probe);
      if (d >= least) {
        continue;
      }
      least = d;
      const Point tangent{line[i + 1].x - line[i - 1].x, line[i + 1].y - line[i - 1].y};
      const double length = length_of(tangent.x, tangent.y);
      Point normal{tangent.y / length, -tangent.x / length};
      if (inside(along(line[i], normal, 3), city)) {
        normal = reversed(normal);
      }
      gate = {line[i], normal};
    }
  }
  return gate;
}

Curve straight_in(int side, Point end, double reach = 18) {
  const Point start = kMiddles[side];
  return {start, along(start, kInward[side], reach), along(end, kInward[side], -reach), end};
}

// The nearest water to the middle of the way in; a pond in the centre where the tile shows none.
Point quay_for(int side, TileShape& shape) {
  const Point probe = along(kMiddles[side], kInward[side], 30);
  if (shape.pool) {
    const Point to{probe.x - shape.pool->at.x, probe.y - shape.pool->at.y};
    const double length = std::max(1.0, length_of(to.x, to.y));
    return along(shape.pool->at, to, (shape.pool->radius - 3) / length);
  }
  Point quay = kCentre;
  double least = 1e9;
  for (const WaterShape& water : shape.waters) {
    for (const Polyline& line : water.lines) {
      for (const Point p : line) {
        if (const double d = distance(p, probe); d < least) {
          least = d;
          quay = p;
        }
      }
    }
  }
  if (shape.waters.empty()) {
    constexpr double kPond = 15;
    shape.pool = Pool{kCentre, kPond};
    return along(kCentre, kInward[side], -(kPond - 3));
  }
  return along(quay, kInward[side], -4.5);  // at the bank, not in the middle of the river
}

// Several roads to one group of cottages meet at it; a single road ends off the centre only where
// something else stands there, or on the far side of a road it must cross to part the fields.
Point cottage_for(int side, const TileShape& shape, const TileType& type) {
  const bool taken = shape.crossroads.has_value() || shape.monastery.has_value() ||
                     shape.pool.has_value() || !shape.waters.empty() ||
                     std::any_of(type.segments.begin(), type.segments.end(), [](const Segment& s) {
                       return s.kind == SegmentKind::road && s.inner_end != InnerEnd::cottage;
                     });
  if (!taken) {
    return kCentre;
  }
  const bool crosses =
      field_of_half(type, left_half(side)) != field_of_half(type, right_half(side));
  const Point across{kInward[side].y, kInward[side].x};
  return along(along(kMiddles[side], kInward[side], crosses ? 80 : 27), across, crosses ? 8 : 0);
}

Curve way_in(const TileType& type, const Segment& segment, int side, TileShape& shape) {
  switch (segment.inner_end) {
    case InnerEnd::city: {
      const auto city =
          std::find_if(shape.cities.begin(), shape.cities.end(),
                       [&](const CityShape& each) { return each.segment == segment.inner_city; });
      if (city == shape.cities.end()) {
        return straight_in(side, kCentre);
      }
      const Gate gate = gate_for(*city, side);
      city->gates.push_back(gate.at);
      const double length = distance(gate.at, kMiddles[side]);
      return {kMiddles[side], along(kMiddles[side], kInward[side], length * .5),
              along(gate.at, gate.outward, length * .45), gate.at};
    }
    case InnerEnd::monastery: return straight_in(side, shape.monastery.value_or(kCentre));
    case InnerEnd::cottage: {
      const Point end = cottage_for(side, shape, type);
      shape.cottage = end;
      return straight_in(side, end, end == kCentre ? 18 : 9);
    }
    case InnerEnd::water: return straight_in(side, quay_for(side, shape), 9);
    case InnerEnd::crossroads:
    case InnerEnd::none: break;
  }
  return straight_in(side, kCentre);
}

void add_arms(const TileType& type, const Segment& segment, ScatterSequence& scatter,
              TileShape& shape, RoadShape& road) {
  std::vector<int> sides;
  for (int side = 0; side < 4; ++side) {
    if (has_side(segment.sides, side)) {
      sides.push_back(side);
    }
  }
  if (sides.size() == 1) {
    road.arms.push_back(way_in(type, segment, sides[0], shape));
    return;
  }
  if (sides.size() == 2) {
    int lone_cities = 0;
    int lone_side = 0;
    bool wide_city = false;
    for (const CityShape& city : shape.cities) {
      lone_cities += count_of(city.sides) == 1 ? 1 : 0;
      lone_side = count_of(city.sides) == 1 ? first_of(city.sides) : lone_side;
      wide_city = wide_city || count_of(city.sides) == 2;
    }
    Passage how;
    how.bow = lone_cities == 1 && (lone_side + sides[0]) % 2 != 0 ? lone_side : -1;
    how.swing = type.waters.empty() ? 5 : 2;
    how.corner = wide_city ? 27 : 32;
    road.arms.push_back(passage(sides[0], sides[1], how, scatter));
  } else {
    for (const int side : sides) {
      road.arms.push_back(straight_in(side, kCentre));
    }
  }
  if (segment.inner_end == InnerEnd::water && !sides.empty()) {
    const Point quay = quay_for(sides[0], shape);
    road.arms.push_back({kCentre, between(kCentre, quay, .3), between(kCentre, quay, .7), quay});
  }
}

// A crossroads with a gate behind it: the fields on both sides of the way to the gate differ, and
// no road says so (Inns & Cathedrals, tile I).
void add_stubs(const TileType& type, TileShape& shape) {
  if (!type.crossroads) {
    return;
  }
  for (CityShape& city : shape.cities) {
    if (count_of(city.sides) != 1 || city.walls.empty() || !city.gates.empty()) {
      continue;
    }
    const int side = first_of(city.sides);
    const int before = field_of_half(type, right_half(side + 3));
    const int after = field_of_half(type, left_half(side + 1));
    if (before < 0 || after < 0 || before == after) {
      continue;
    }
    const Polyline& wall = city.walls.front().line;
    const Point gate = wall[wall.size() / 2];
    shape.stubs.push_back({kCentre, gate});
    city.gates.push_back(gate);
  }
}

// Roads that meet where they end do not cross.
bool crosses_at(const RoadShape& road, Point p) {
  return !road.ends_inside || distance(road.arms[0].back(), p) > 12;
}

struct Crossing {
  Point at;
  Point direction;
};

std::optional<Crossing> crossing(const Curve& upper, const Curve& lower) {
  constexpr int kFine = 40;
  const Polyline a = flattened(upper, kFine);
  const Polyline b = flattened(lower, kFine);
  double least = 1e9;
  std::size_t nearest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (const Point q : b) {
      if (const double d = distance(a[i], q); d < least) {
        least = d;
        nearest = i;
      }
    }
  }
  if (least > 5 || a.size() < 3) {
    return std::nullopt;
  }
  const Point at = a[nearest];
  nearest = std::max<std::size_t>(1, std::min(a.size() - 2, nearest));
  const Point step{a[nearest + 1].x - a[nearest - 1].x, a[nearest + 1].y - a[nearest - 1].y};
  const double length = length_of(step.x, step.y);
  return Crossing{at, {step.x / length, step.y / length}};
}

}  // namespace

void shape_roads(const TileType& type, ScatterSequence& scatter, TileShape& shape) {
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& segment = type.segments[i];
    if (segment.kind != SegmentKind::road) {
      continue;
    }
    RoadShape road;
    road.segment = static_cast<int>(i);
    road.ends_inside = count_of(segment.sides) < 2;
    add_arms(type, segment, scatter, shape, road);
    for (const Curve& arm : road.arms) {
      road.lines.push_back(flattened(arm));
    }
    shape.roads.push_back(std::move(road));
  }
  add_stubs(type, shape);
}

void shape_bridges(const TileType& type, TileShape& shape) {
  for (std::size_t i = 0; i < shape.roads.size(); ++i) {
    for (const Curve& arm : shape.roads[i].arms) {
      for (const WaterShape& water : shape.waters) {
        const bool ends_there =
            type.segments[static_cast<std::size_t>(shape.roads[i].segment)].inner_end ==
            InnerEnd::water;
        if (count_of(water.sides) < 2 || type.monastery || ends_there) {
          continue;
        }
        for (const Curve& flow : water.arms) {
          if (const auto found = crossing(arm, flow)) {
            shape.bridges.push_back({found->at, found->direction, 9, false, static_cast<int>(i)});
          }
        }
      }
    }
  }
  for (std::size_t i = 0; i < shape.roads.size(); ++i) {
    for (std::size_t j = i + 1; j < shape.roads.size(); ++j) {
      // The facts may say which one has the bridge.
      const bool second = ((type.bridges >> shape.roads[j].segment) & 1) != 0;
      const std::size_t over = second ? j : i;
      const RoadShape& upper = shape.roads[over];
      const RoadShape& lower = shape.roads[second ? i : j];
      if (upper.arms.size() != 1 || lower.arms.size() != 1) {
        continue;
      }
      const auto found = crossing(upper.arms[0], lower.arms[0]);
      if (found && crosses_at(upper, found->at) && crosses_at(lower, found->at)) {
        shape.bridges.push_back({found->at, found->direction, 8, true, static_cast<int>(over)});
      }
    }
  }
}

}  // namespace tollkeeper::art
