#include <algorithm>
#include <cstddef>

#include "record/art/draw_tile.hpp"
#include "record/art/path_text.hpp"
#include "record/art/scatter_sequence.hpp"

namespace tollkeeper::art {
namespace {

void add_path(std::string& out, std::string_view style, std::string_view path) {
  if (!path.empty()) {
    append(out, "<path class=\"", style, "\" d=\"", path, "\"/>");
  }
}

std::string light_patches(const TileType& type, const TileShape& shape) {
  std::string path;
  ScatterSequence scatter(type.id + "m");
  for (int i = 0; i < 7; ++i) {
    const double x = 14 + scatter.next() * 72;
    const double y = 14 + scatter.next() * 72;
    const double a = 5 + scatter.next() * 6;
    const double b = a * (.72 + scatter.next() * .2);
    const int cell = static_cast<int>(y) * kGrid + static_cast<int>(x);
    if (!shape.fields.empty() && shape.barrier[static_cast<std::size_t>(cell)] == 0) {
      append_ellipse(path, {x, y}, a, b);
    }
  }
  return path;
}

std::string fields(const TileShape& shape, const std::map<int, std::string>* tints) {
  std::string out;
  for (std::size_t i = 0; i < shape.fields.size(); ++i) {
    const std::string& outline = shape.fields[i].outline;
    if (tints == nullptr) {
      append(out, "<path class=\"f\" style=\"fill:var(--f", i, ",none)\" d=\"", outline, "\"/>");
    } else if (const auto tint = tints->find(static_cast<int>(i)); tint != tints->end()) {
      append(out, "<path fill=\"", tint->second, "\" d=\"", outline, "\"/>");
    }
  }
  return out;
}

std::string waters(const TileShape& shape) {
  std::string out;
  std::string path;
  std::string light;
  for (const WaterShape& water : shape.waters) {
    for (const Curve& arm : water.arms) {
      path += curve_path(arm);
      Curve raised = arm;
      for (Point& p : raised) {
        p.y -= 2.4;
      }
      light += curve_path(raised);
    }
  }
  add_path(out, "w0", path);
  add_path(out, "w1", path);
  if (shape.pool) {
    const Point at = shape.pool->at;
    const double a = shape.pool->radius - 1;
    std::string pool;
    append(pool, 'M', at.x - a, ' ', at.y, 'a', a, ' ', a * .8, " 0 1 0 ", 2 * a, " 0a", a, ' ',
           a * .8, " 0 1 0 -", 2 * a, " 0z");
    add_path(out, "w3", pool);
  }
  add_path(out, "w2", path);
  add_path(out, "w4", light);
  return out;
}

void add_roads(std::string& out, std::string_view path) {
  add_path(out, "r0", path);
  add_path(out, "r1", path);
  add_path(out, "r2", path);
}

std::string railings(const BridgeShape& bridge) {
  const Point across{-bridge.direction.y, bridge.direction.x};
  const auto at = [&](double length, double offset) {
    return along(along(bridge.at, bridge.direction, length * bridge.half_length), across, offset);
  };
  std::string path;
  append(path, 'M', at(-1, 5.6), 'L', at(1, 5.6), 'M', at(-1, -5.6), 'L', at(1, -5.6));
  return path;
}

std::string roads(const TileShape& shape) {
  std::string upper;
  std::string lower;
  for (std::size_t i = 0; i < shape.roads.size(); ++i) {
    const bool over =
        std::any_of(shape.bridges.begin(), shape.bridges.end(), [&](const BridgeShape& bridge) {
          return bridge.over_road && bridge.road == static_cast<int>(i);
        });
    for (const Curve& arm : shape.roads[i].arms) {
      (over ? upper : lower) += curve_path(arm);
    }
  }
  for (const Polyline& stub : shape.stubs) {
    append(lower, 'M', stub[0], 'L', stub[1]);
  }
  std::string out;
  add_roads(out, lower);
  for (const bool over_road : {false, true}) {
    if (over_road) {
      add_roads(out, upper);
    }
    for (const BridgeShape& bridge : shape.bridges) {
      if (bridge.over_road == over_road) {
        const std::string path = railings(bridge);
        add_path(out, "b0", path);
        add_path(out, "b1", path);
      }
    }
  }
  return out;
}

// The deck on which a city crosses a river, with a wall on either side.
std::string city_decks(const TileShape& shape) {
  std::string ground;
  std::string walls;
  for (const CityBridge& bridge : shape.city_bridges) {
    const double length = std::max(1.0, distance(bridge.from, bridge.to));
    const Point across{-(bridge.to.y - bridge.from.y) / length,
                       (bridge.to.x - bridge.from.x) / length};
    append(ground, 'M', along(bridge.from, across, 10), 'L', along(bridge.to, across, 10), 'L',
           along(bridge.to, across, -10), 'L', along(bridge.from, across, -10), 'z');
    for (const double side : {10.0, -10.0}) {
      append(walls, 'M', along(bridge.from, across, side), 'L', along(bridge.to, across, side));
    }
  }
  std::string out;
  add_path(out, "c", ground);
  add_path(out, "k0", walls);
  add_path(out, "k1", walls);
  add_path(out, "k2", walls);
  return out;
}

// Two towers beside each gate and each end of a bridge, else one in the middle of the wall.
class Towers {
 public:
  explicit Towers(const TileShape& shape) {
    for (const CityShape& city : shape.cities) {
      for (const WallShape& wall : city.walls) {
        bool gated = false;
        for (const Point gate : city.gates) {
          if (distance(gate, wall.line) < 1.5) {
            gated = true;
            flank(gate, wall.line);
          }
        }
        for (const CityBridge& bridge : shape.city_bridges) {
          for (const Point end : {bridge.from, bridge.to}) {
            if (distance(end, wall.line) < 6) {
              gated = true;
              flank_bridge(end, bridge);
            }
          }
        }
        if (!gated) {
          add(wall.line[wall.line.size() / 2], 4.4);
        }
      }
      for (const Point gate : city.gates) {
        append_circle(gateways_, gate, 4.6);
      }
    }
  }

  std::string drawn() const {
    std::string out;
    add_path(out, "r1f", gateways_);
    add_path(out, "t0", walls_);
    add_path(out, "t1", roofs_);
    return out;
  }

 private:
  void flank(Point gate, const Polyline& line) {
    std::size_t nearest = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (distance(line[i], gate) < distance(line[nearest], gate)) {
        nearest = i;
      }
    }
    nearest = std::max<std::size_t>(1, std::min(line.size() - 2, nearest));
    const Point step{line[nearest + 1].x - line[nearest - 1].x,
                     line[nearest + 1].y - line[nearest - 1].y};
    const double length = length_of(step.x, step.y);
    for (const double offset : {7.6, -7.6}) {
      add(along(gate, step, offset / length), 4.2);
    }
  }
  void flank_bridge(Point end, const CityBridge& bridge) {
    const Point across{bridge.from.y - bridge.to.y, bridge.to.x - bridge.from.x};
    const double length = std::max(1.0, distance(bridge.from, bridge.to));
    for (const double offset : {10.0, -10.0}) {
      add(along(end, across, offset / length), 4.2);
    }
  }
  void add(Point at, double radius) {
    append_circle(walls_, at, radius);
    append_circle(roofs_, at, radius - 1.7);
  }

  std::string walls_;
  std::string roofs_;
  std::string gateways_;
};

}  // namespace

std::string draw_base(const TileType& type, const TileShape& shape,
                      const std::map<int, std::string>* tints) {
  std::string out = "<path class=\"g\" d=\"M-.2-.2h100.4v100.4h-100.4z\"/>";
  add_path(out, "g2", light_patches(type, shape));
  out += fields(shape, tints);
  out += waters(shape);
  std::string ground;
  std::string walls;
  for (const CityShape& city : shape.cities) {
    ground += city.outline;
    for (const WallShape& wall : city.walls) {
      walls += curve_path(wall.curve);
    }
  }
  add_path(out, "c", ground);
  out += roads(shape);
  add_path(out, "k0", walls);
  add_path(out, "k1", walls);
  add_path(out, "k2", walls);
  out += city_decks(shape);
  out += Towers(shape).drawn();
  out += "<path class=\"e\" d=\"M.3.3h99.4v99.4H.3z\"/>";
  return out;
}

}  // namespace tollkeeper::art
