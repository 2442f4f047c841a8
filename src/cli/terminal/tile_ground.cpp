#include "cli/terminal/tile_ground.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <deque>

namespace tollkeeper {
namespace {

constexpr std::array<std::array<int, 2>, 4> kStep{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

bool has(SideMask sides, Side side) { return (sides & mask_of(side)) != 0; }

// How far a point lies towards the side, 1 on it, and how far to the side of that line.
struct Towards {
  double depth;
  double aside;
};
Towards towards(Side side, double u, double v) {
  switch (side) {
    case Side::north: return {-v, std::abs(u)};
    case Side::east: return {u, std::abs(v)};
    case Side::south: return {v, std::abs(u)};
    case Side::west: break;
  }
  return {-u, std::abs(v)};
}

// Whether a city that reaches these sides covers the point. Caps keep off the corners, so that two
// cities on neighbouring sides do not seem to touch.
bool covers(SideMask sides, double u, double v) {
  const int count = std::popcount(sides);
  if (count == 4) {
    return true;
  }
  if (count == 1) {
    for (const Side side : kSides) {
      const Towards t = towards(side, u, v);
      if (has(sides, side)) {
        return t.depth > 0.4 && t.aside <= 0.67 * t.depth;
      }
    }
  }
  if (count == 3) {
    for (const Side side : kSides) {
      const Towards t = towards(side, u, v);
      if (!has(sides, side)) {
        return !(t.depth > 0.4 && t.aside <= 0.8 * t.depth);
      }
    }
  }
  if (has(sides, Side::north) && has(sides, Side::south)) {
    return std::abs(u) <= 0.67;
  }
  if (has(sides, Side::east) && has(sides, Side::west)) {
    return std::abs(v) <= 0.67;
  }
  const double east = has(sides, Side::east) ? u : -u;
  const double south = has(sides, Side::south) ? v : -v;
  return east + south > 0.1;
}

}  // namespace

TileGround::TileGround(const TileType& type, PictureSize size)
    : type_(type),
      size_(size),
      middle_{size.columns / 2, size.rows / 2},
      squares_(static_cast<std::size_t>(size.columns * size.rows)) {
  lay_cities();
  lay_water();
  lay_roads();
  lay_middle();
  lay_fields();
}

bool TileGround::is_inside(Place place) const {
  return place.column >= 0 && place.row >= 0 && place.column < size_.columns &&
         place.row < size_.rows;
}

double TileGround::across(Place place) const {
  return (place.column - middle_.column) / static_cast<double>(middle_.column);
}

double TileGround::down(Place place) const {
  return (place.row - middle_.row) / static_cast<double>(middle_.row);
}

void TileGround::lay_cities() {
  for (std::size_t n = 0; n < type_.segments.size(); ++n) {
    if (type_.segments[n].kind != SegmentKind::city) {
      continue;
    }
    for (Place at{0, 0}; at.row < size_.rows; ++at.row) {
      for (at.column = 0; at.column < size_.columns; ++at.column) {
        if (covers(type_.segments[n].sides, across(at), down(at))) {
          ground_at(at) = {Ground::city, static_cast<signed char>(n), 0};
        }
      }
    }
  }
}

std::vector<TileGround::Place> TileGround::way_in(Side side) const {
  const auto& step = kStep[static_cast<std::size_t>(index_of(side))];
  std::vector<Place> way;
  for (int n = std::max(middle_.column, middle_.row); n > 0; --n) {
    const Place at{middle_.column + n * step[0], middle_.row + n * step[1]};
    if (is_inside(at)) {
      way.push_back(at);
    }
  }
  return way;
}

// Joins neighbouring places of the path by lines; a path that begins at the tile's side goes on
// beyond.
void TileGround::lay_line(const std::vector<Place>& path, Ground ground, int segment) {
  for (std::size_t n = 0; n < path.size(); ++n) {
    Square& here = ground_at(path[n]);
    if (here.ground != ground || here.segment != segment) {
      here = {ground, static_cast<signed char>(segment), 0};
    }
    for (const Side side : kSides) {
      const auto& step = kStep[static_cast<std::size_t>(index_of(side))];
      const Place next{path[n].column + step[0], path[n].row + step[1]};
      const auto leads_to = [&](std::size_t m) {
        return m < path.size() && path[m].column == next.column && path[m].row == next.row;
      };
      const bool leaves = !is_inside(next) && (n == 0 || n + 1 == path.size()) &&
                          (next.column == middle_.column || next.row == middle_.row);
      if (leads_to(n + 1) || (n > 0 && leads_to(n - 1)) || leaves) {
        here.lines = static_cast<unsigned char>(here.lines | mask_of(side));
      }
    }
  }
}

void TileGround::lay_water() {
  for (const SideMask sides : type_.waters) {
    for (const Side side : kSides) {
      if (has(sides, side)) {
        std::vector<Place> way = way_in(side);
        way.push_back(middle_);
        lay_line(way, Ground::water, -1);
      }
    }
  }
}

void TileGround::lay_roads() {
  // A road over a bridge is laid last, so that it lies on top.
  for (const bool bridges : {false, true}) {
    for (std::size_t n = 0; n < type_.segments.size(); ++n) {
      if (type_.segments[n].kind == SegmentKind::road &&
          (((type_.bridges >> n) & 1) != 0) == bridges) {
        lay_road(static_cast<int>(n));
      }
    }
  }
}

// Something else is in the middle: the bend keeps one square off it.
std::vector<TileGround::Place> TileGround::bend_aside(const Segment& road) const {
  const int dx = has(road.sides, Side::east) ? 1 : -1;
  const int dy = has(road.sides, Side::south) ? 1 : -1;
  const int corner = middle_.column + 2 * dx;
  std::vector<Place> path;
  for (int row = dy < 0 ? 0 : size_.rows - 1; row != middle_.row; row -= dy) {
    path.push_back({middle_.column, row});
  }
  const int turn = path.back().row;
  for (int column = middle_.column + dx; column != corner + dx; column += dx) {
    path.push_back({column, turn});
  }
  for (int column = corner; column >= 0 && column < size_.columns; column += dx) {
    path.push_back({column, middle_.row});
  }
  return path;
}

std::vector<TileGround::Place> TileGround::road_path(const Segment& road) const {
  std::vector<std::vector<Place>> ways;
  for (const Side side : kSides) {
    if (has(road.sides, side)) {
      ways.push_back(way_in(side));
    }
  }
  if (ways.empty()) {
    return {};
  }
  std::vector<Place> path = ways.front();
  if (ways.size() == 2) {
    int roads = 0;
    for (const Segment& segment : type_.segments) {
      roads += segment.kind == SegmentKind::road ? 1 : 0;
    }
    const bool straight = has(road.sides, Side::north) == has(road.sides, Side::south);
    if (!straight && (roads > 1 || type_.monastery || !type_.waters.empty())) {
      return bend_aside(road);
    }
    path.push_back(middle_);
    path.insert(path.end(), ways[1].rbegin(), ways[1].rend());
    return path;
  }
  if (road.inner_end != InnerEnd::crossroads && road.inner_end != InnerEnd::monastery) {
    path.push_back(middle_);
  }
  if (road.inner_end == InnerEnd::city) {
    for (const Side side : kSides) {
      if (has(type_.segments[road.inner_city].sides, side)) {
        const auto way = way_in(side);
        path.insert(path.end(), way.rbegin(), way.rend());
        break;
      }
    }
  }
  return path;
}

void TileGround::lay_road(int number) {
  const Segment& road = type_.segments[static_cast<std::size_t>(number)];
  const bool on_bridge = ((type_.bridges >> number) & 1) != 0;
  const bool goes_through = std::popcount(road.sides) > 1;
  std::vector<Place> path = road_path(road);
  for (std::size_t n = 0; n < path.size(); ++n) {
    const Ground ground = square(path[n]).ground;
    if ((ground == Ground::city && !on_bridge) || (ground == Ground::water && !goes_through)) {
      path.resize(n);
    } else if (on_bridge) {
      ground_at(path[n]) = {};
    }
  }
  lay_line(path, Ground::road, number);
}

void TileGround::lay_middle() {
  bool cottage = false;
  for (const Segment& segment : type_.segments) {
    cottage = cottage || segment.inner_end == InnerEnd::cottage;
  }
  if (type_.monastery || type_.crossroads) {
    ground_at(middle_) = {Ground::middle, -1, 0};
  }
  if (type_.monastery) {
    for (const int aside : {-1, 1}) {
      ground_at({middle_.column + aside, middle_.row}) = {Ground::middle, -1, 0};
    }
  } else if (cottage) {
    ground_at(middle_) = {Ground::middle, -1, 0};
  }
}

// Fields spread from the half edges they reach until something stops them.
void TileGround::lay_fields() {
  std::deque<Place> fresh;
  const auto take = [&](Place at, int segment) {
    if (is_inside(at) && square(at).ground == Ground::field && square(at).segment < 0) {
      ground_at(at).segment = static_cast<signed char>(segment);
      fresh.push_back(at);
    }
  };
  const int right = size_.columns - 1;
  const int bottom = size_.rows - 1;
  for (std::size_t n = 0; n < type_.segments.size(); ++n) {
    const Segment& field = type_.segments[n];
    for (int half = 0; half < 8 && field.kind == SegmentKind::field; ++half) {
      if (((field.halves >> half) & 1) == 0) {
        continue;
      }
      // Half edges run clockwise from the west end of the north side.
      const bool second = (half & 1) != 0;
      const int across_to = second ? middle_.column + 1 : 1;
      const int down_to = second ? middle_.row + 1 : 0;
      for (int step = 0; step < (half / 2 % 2 == 0 ? middle_.column - 1 : middle_.row); ++step) {
        switch (half / 2) {
          case 0: take({across_to + step, 0}, static_cast<int>(n)); break;
          case 1: take({right, down_to + step}, static_cast<int>(n)); break;
          case 2: take({right - across_to - step, bottom}, static_cast<int>(n)); break;
          default: take({0, bottom - down_to - step}, static_cast<int>(n));
        }
      }
    }
  }
  while (!fresh.empty()) {
    const Place at = fresh.front();
    fresh.pop_front();
    for (const auto& step : kStep) {
      take({at.column + step[0], at.row + step[1]}, square(at).segment);
    }
  }
}

TileGround::Place TileGround::heart_of(int segment) const {
  double columns = 0;
  double rows = 0;
  int count = 0;
  for (Place at{0, 0}; at.row < size_.rows; ++at.row) {
    for (at.column = 0; at.column < size_.columns; ++at.column) {
      if (square(at).segment == segment) {
        columns += at.column;
        rows += at.row;
        ++count;
      }
    }
  }
  if (count == 0) {
    return middle_;
  }
  return {static_cast<int>(std::lround(columns / count)),
          static_cast<int>(std::lround(rows / count))};
}

}  // namespace tollkeeper
