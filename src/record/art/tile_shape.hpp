// TileShape: where the segments of one tile type lie, in tile units, rotation 0. Made from the
// facts of the type alone; drawing, hit areas and figure spots are all read off it.
//
// The fields are found by flooding the tile between roads, walls and water, so the shape also
// proves that picture and facts agree: every difference is a sentence in `disagreements`. A type
// that cannot be drawn truly (a strange tile of a player's own) still gets a whole shape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/art/point.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper::art {

// Half of what a road covers without its edge, and half of the water without the bank.
inline constexpr double kRoadBarrier = 2.5;
inline constexpr double kWaterBarrier = 5;
// Barrier and label grids are kGrid x kGrid cells of one unit, row by row.
inline constexpr int kGrid = 100;

struct WallShape {
  int first_side = 0;  // of the run of sides it closes, clockwise
  int sides = 0;
  Curve curve;
  Polyline line;
};

struct CityShape {
  int segment = 0;
  SideMask sides = 0;
  int coats = 0;
  std::string outline;            // path text
  std::vector<Polyline> regions;  // more than one where the city has a bridge
  std::vector<WallShape> walls;
  std::vector<Point> gates;
  Point spot = kCentre;
};

struct RoadShape {
  int segment = 0;
  bool ends_inside = false;
  std::vector<Curve> arms;  // one, or one for each side of a branching road
  std::vector<Polyline> lines;
  Point spot = kCentre;
};

struct WaterShape {
  SideMask sides = 0;
  std::vector<Curve> arms;
  std::vector<Polyline> lines;
};

struct Pool {
  Point at;
  double radius = 0;
};

// A bridge of the road `road` (index into TileShape::roads) over water or over another road.
struct BridgeShape {
  Point at;
  Point direction;
  double half_length = 0;
  bool over_road = false;
  int road = 0;
};

// Where a city passes over a river or a road.
struct CityBridge {
  Point from;
  Point to;
};

struct FieldShape {
  int segment = 0;
  std::vector<int> labels;  // parts of the label grid
  std::string outline;      // path text, 3 units under roads, walls and water
  Point spot = kCentre;
};

struct TileShape {
  std::vector<CityShape> cities;
  std::vector<RoadShape> roads;
  std::vector<WaterShape> waters;
  std::vector<FieldShape> fields;
  std::vector<BridgeShape> bridges;
  std::vector<CityBridge> city_bridges;
  std::vector<Polyline> stubs;  // short ways from a crossroads to city gates; no segments
  std::optional<Point> crossroads;
  std::optional<Point> monastery;
  std::optional<Point> cottage;
  std::optional<Point> volcano;  // its place at a lake
  std::optional<Pool> pool;
  std::vector<std::uint8_t> barrier;  // grid: 0 where grass lies open
  std::vector<std::int16_t> labels;   // grid: part of the grass, -1 under a barrier
  std::vector<std::string> disagreements;

  const FieldShape* field_at(Point p) const;
};

// `volcano`: some copy shows one, so a lake leaves room for it.
TileShape shape_of(const TileType& type, bool volcano = false);

// Distance to the nearest drawn thing or the tile's border; the border counts `border_bonus` units
// farther. Negative inside things.
double clearance(const TileShape& shape, Point p, double border_bonus = 0);

double distance(Point p, const RoadShape& road);
bool inside(Point p, const CityShape& city);

}  // namespace tollkeeper::art
