#include "record/art/tile_shape.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

#include "record/art/scatter_sequence.hpp"
#include "record/art/shape_steps.hpp"

namespace tollkeeper::art {

int count_of(SideMask sides) { return std::popcount(sides); }
int first_of(SideMask sides) { return sides == 0 ? 0 : std::countr_zero(sides); }

namespace {

// The four cottages or trees of a crossroads stand on its diagonals.
constexpr Point kCottageOffsets[4] = {{-13, -13}, {13, -13}, {-13, 12}, {13, 12}};

double to_border(Point p) {
  return std::min(std::min(p.x, p.y), std::min(kTileSize - p.x, kTileSize - p.y));
}

int grid_cell(Point p) { return static_cast<int>(p.y) * kGrid + static_cast<int>(p.x); }

Point field_spot(const TileShape& shape, const FieldShape& field) {
  double best = -1e9;
  Point spot = kCentre;
  for (double y = 4; y < 97; y += 1.5) {
    for (double x = 4; x < 97; x += 1.5) {
      const Point p{x, y};
      const int label = shape.labels[static_cast<std::size_t>(grid_cell(p))];
      if (std::find(field.labels.begin(), field.labels.end(), label) == field.labels.end()) {
        continue;
      }
      const double worth = std::min(clearance(shape, p, 2), 17.0) - distance(p, kCentre) * .02;
      if (worth > best) {
        best = worth;
        spot = p;
      }
    }
  }
  return spot;
}

Point city_spot(const CityShape& city) {
  double best = -1e9;
  Point spot = kCentre;
  const Point wish = city.coats > 0 ? Point{44, 60} : kCentre;
  for (double y = 4; y < 97; y += 2) {
    for (double x = 4; x < 97; x += 2) {
      const Point p{x, y};
      if (!inside(p, city)) {
        continue;
      }
      double room = std::min(to_border(p) * .85 + 2, 22.0);
      for (const WallShape& wall : city.walls) {
        room = std::min(room, distance(p, wall.line) - 3);
      }
      for (const Point gate : city.gates) {
        room = std::min(room, distance(p, gate) - 4);
      }
      room -= distance(p, wish) * .03;
      if (room > best) {
        best = room;
        spot = p;
      }
    }
  }
  return spot;
}

Point road_spot(const TileShape& shape, const RoadShape& road) {
  if (road.lines.empty() || road.lines[0].empty()) {
    return kCentre;
  }
  const Polyline& line = road.lines[0];
  const auto at = [&](double share) {
    return line[static_cast<std::size_t>(
        std::floor(static_cast<double>(line.size() - 1) * share + .5))];
  };
  Point spot = road.ends_inside ? at(shape.crossroads ? .38 : .5) : line[line.size() / 2];
  if (road.lines.size() > 2) {
    spot = at(.5);
  }
  if (std::any_of(shape.bridges.begin(), shape.bridges.end(),
                  [&](const BridgeShape& bridge) { return distance(bridge.at, spot) < 9; })) {
    spot = at(.25);
  }
  return spot;
}

}  // namespace

const FieldShape* TileShape::field_at(Point p) const {
  if (!(p.x >= 0 && p.y >= 0 && p.x < kGrid && p.y < kGrid)) {
    return nullptr;
  }
  const int label = labels[static_cast<std::size_t>(grid_cell(p))];
  for (const FieldShape& field : fields) {
    if (label >= 0 &&
        std::find(field.labels.begin(), field.labels.end(), label) != field.labels.end()) {
      return &field;
    }
  }
  return nullptr;
}

double distance(Point p, const RoadShape& road) {
  double least = 1e9;
  for (const Polyline& line : road.lines) {
    least = std::min(least, distance(p, line));
  }
  return least;
}

double clearance(const TileShape& shape, Point p, double border_bonus) {
  double room = to_border(p) + border_bonus;
  for (const RoadShape& road : shape.roads) {
    room = std::min(room, distance(p, road) - 5.5);
  }
  for (const WaterShape& water : shape.waters) {
    for (const Polyline& line : water.lines) {
      room = std::min(room, distance(p, line) - 8);
    }
  }
  for (const CityShape& city : shape.cities) {
    for (const WallShape& wall : city.walls) {
      room = std::min(room, distance(p, wall.line) - 4);
    }
  }
  for (const CityBridge& bridge : shape.city_bridges) {
    room = std::min(room, distance_to_segment(p, bridge.from, bridge.to) - 12);
  }
  if (shape.pool) {
    room = std::min(room, distance(p, shape.pool->at) - shape.pool->radius);
  }
  if (shape.crossroads) {
    room = std::min(room, distance(p, *shape.crossroads) - 12);
    for (const Point offset : kCottageOffsets) {
      room = std::min(room, distance(p, along(*shape.crossroads, offset)) - 6.5);
    }
  }
  if (shape.monastery) {
    room = std::min(room, distance(p, *shape.monastery) - 18);
  }
  if (shape.cottage) {
    room = std::min(room, distance(p, *shape.cottage) - 10);
  }
  return room;
}

void choose_spots(TileShape& shape) {
  for (FieldShape& field : shape.fields) {
    field.spot = field_spot(shape, field);
  }
  for (CityShape& city : shape.cities) {
    city.spot = city_spot(city);
  }
  for (RoadShape& road : shape.roads) {
    road.spot = road_spot(shape, road);
  }
}

TileShape shape_of(const TileType& type, bool volcano) {
  TileShape shape;
  ScatterSequence scatter(type.id);
  shape_cities(type, shape);
  shape_centre(type, volcano, shape);
  shape_waters(type, scatter, shape);
  shape_roads(type, scatter, shape);
  shape_bridges(type, shape);

  // A monastery parts the fields where several ways meet at it. On a strange tile the other
  // reading may be the true one.
  const bool parts =
      type.monastery && (shape.roads.size() > 1 || (!shape.roads.empty() && !shape.waters.empty()));
  shape_fields(type, parts, shape);
  if (type.monastery && !shape.disagreements.empty()) {
    TileShape other = shape;
    shape_fields(type, !parts, other);
    if (other.disagreements.size() < shape.disagreements.size()) {
      shape = std::move(other);
    }
  }
  choose_spots(shape);
  return shape;
}

}  // namespace tollkeeper::art
