#include <algorithm>
#include <array>
#include <cmath>
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

// Turned space is what the eye sees; tile space is where the shape lies.
class TopPainter {
 public:
  TopPainter(const TileType& type, const TileShape& shape, Rotation rotation,
             const std::vector<PlacedSymbol>& reserved)
      : shape_(shape),
        rotation_(rotation),
        back_(static_cast<Rotation>((4 - rotation) & 3)),
        reserved_(reserved),
        scatter_(type.id + "top") {}

  std::string houses(bool square) {
    for (const CityShape& city : shape_.cities) {
      append_ellipse(square_, along(turned_point(city.spot, rotation_), {0, 1}), 7.4, 5.6);
      fill_with_houses(city);
    }
    std::string out;
    if (square) {
      add_path(out, "h5", square_);
    }
    add_path(out, "h0", fronts_);
    add_path(out, "h1", sides_);
    add_path(out, "h2", roofs_[0]);
    add_path(out, "h3", roofs_[1]);
    add_path(out, "h4", roofs_[2]);
    return out;
  }

  // Trees, tufts of grass and flowers, clear of symbols and figure spots.
  std::string plants() {
    constexpr int kTries = 90;
    constexpr std::size_t kMost = 8;
    for (int i = 0; i < kTries && spots_.size() < kMost; ++i) {
      const double x = 5 + scatter_.next() * 90;
      const double y = 5 + scatter_.next() * 90;
      const double kind = scatter_.next();
      const double size = scatter_.next();
      const bool tree = kind < .5 && spots_.size() < 5;
      const double need = tree ? 5.5 : 3;
      if (!free_for_plant({x, y}, need)) {
        continue;
      }
      spots_.push_back({x, y});
      if (tree) {
        add_trees(x, y, size);
      } else if (kind < .82) {
        for (const std::string_view blade : {"l-1.4-2.8", "v-3.6", "l1.4-2.8"}) {
          append(tufts_, 'M', Point{x, y}, blade);
        }
      } else {
        append(flowers_, 'M', Point{x, y}, "h.1m2.6-1.6h.1m1 2.8h.1");
      }
    }
    std::string out;
    add_path(out, "d0", tufts_);
    add_path(out, "d1", flowers_);
    add_path(out, "d2", trunks_);
    add_path(out, "d3", trees_);
    add_path(out, "d4", lights_);
    return out;
  }

 private:
  bool is_reserved(Point p, double gap) const {
    return std::any_of(reserved_.begin(), reserved_.end(), [&](const PlacedSymbol& symbol) {
      return symbol.at && distance(p, *symbol.at) < symbol.width / 2 + gap;
    });
  }

  bool free_for_house(const CityShape& city, int x, int y) const {
    const std::array<Point, 5> seen{{{x - .4, y - 5.2},
                                     {x + 9.8, y - 4.8},
                                     {x + 9.8, y + 4.2},
                                     {x - .4, y + 4.2},
                                     {x + 5.0, y + 0.0}}};
    std::array<Point, 5> box;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const Point p = seen[i];
      if (p.x < .8 || p.y < .8 || p.x > 99.2 || p.y > 99.2) {
        return false;
      }
      box[i] = turned_point(p, back_);
    }
    if (!std::all_of(box.begin(), box.end(), [&](Point p) { return inside(p, city); })) {
      return false;
    }
    for (const WallShape& wall : city.walls) {
      if (std::any_of(box.begin(), box.end(),
                      [&](Point p) { return distance(p, wall.line) < 3.5; })) {
        return false;
      }
    }
    const Point middle = turned_point({x + 5.0, y - 1.0}, back_);
    return distance(middle, city.spot) >= 10.8 &&
           std::none_of(city.gates.begin(), city.gates.end(),
                        [&](Point gate) { return distance(middle, gate) < 11.5; }) &&
           !is_reserved(middle, 5.5);
  }

  void fill_with_houses(const CityShape& city) {
    for (int y = 6; y < 97; ++y) {
      for (int x = 1 + scatter_.below(3); x < 90; x += 1 + scatter_.below(2)) {
        const double kind = scatter_.next();
        if (std::any_of(houses_.begin(), houses_.end(), [&](const House& other) {
              return std::abs(other.x - x) < 11 && std::abs(other.y - y) < 9;
            })) {
          continue;
        }
        if (!free_for_house(city, x, y)) {
          continue;
        }
        houses_.push_back({x, y});
        const int length = scatter_.next() < .45 ? 5 : 4 + scatter_.below(1.4);
        append(fronts_, 'M', x, ' ', y, "l2-5 2 5v4h-4z");
        append(sides_, 'M', x + 4, ' ', y, 'h', length, "v4h-", length, 'z');
        append(roofs_[kind < .62  ? 0
                      : kind < .9 ? 1
                                  : 2],
               'M', x + 2, ' ', y - 5, 'h', length, "l2 5h-", length, 'z');
      }
    }
  }

  bool free_for_plant(Point seen, double need) const {
    const Point p = turned_point(seen, back_);
    const FieldShape* field = shape_.field_at(p);
    return field != nullptr && clearance(shape_, p) >= need && distance(p, field->spot) >= 15 &&
           !is_reserved(p, need + 1) &&
           std::none_of(spots_.begin(), spots_.end(),
                        [&](Point other) { return distance(other, seen) < 11; });
  }

  void add_tree(double x, double y, double radius, double trunk_top, std::string_view trunk) {
    append(trunks_, 'M', x, ' ', y + trunk_top, trunk);
    append_circle(trees_, {x, y}, radius);
    append(lights_, 'M', x - radius * .35, ' ', y - radius * .35, "h.1");
  }

  void add_trees(double x, double y, double size) {
    const double radius = 3 + size * 1.4;
    add_tree(x, y, radius, radius - .8, "v2.6");
    if (size > .35) {
      const double smaller = radius * .72;
      add_tree(x + radius * 1.5, y + 1.6, smaller, smaller - .6, "v2");
    }
  }

  struct House {
    int x;
    int y;
  };

  const TileShape& shape_;
  Rotation rotation_;
  Rotation back_;
  const std::vector<PlacedSymbol>& reserved_;
  ScatterSequence scatter_;
  std::vector<House> houses_;
  std::vector<Point> spots_;
  std::string square_, fronts_, sides_, roofs_[3];
  std::string tufts_, flowers_, trunks_, trees_, lights_;
};

}  // namespace

std::string use_part(std::string_view part, Point at, double width, double height,
                     Rotation rotation) {
  const Point seen = turned_point(at, rotation);
  std::string out;
  append(out, "<use href=\"#p-", part, "\" x=\"", seen.x - width / 2, "\" y=\"",
         seen.y - height / 2, "\" width=\"", width, "\" height=\"", height, "\"/>");
  return out;
}

std::string draw_top(const TileType& type, const TileShape& shape, Rotation rotation,
                     const std::vector<PlacedSymbol>& reserved, bool cathedral) {
  TopPainter painter(type, shape, rotation, reserved);
  std::string out = painter.houses(!cathedral);
  out += painter.plants();
  if (shape.crossroads && type.crossroads) {
    const bool trees = type.crossroads->kind == CrossroadsKind::trees;
    out += use_part(trees ? "trees" : "village", *shape.crossroads, 48, 48, rotation);
  }
  if (shape.monastery) {
    // Its foot, not its middle, stands on the place.
    const Point seen = along(turned_point(*shape.monastery, rotation), {0, -3});
    out += use_part("monastery", seen, 37, 37, 0);
  }
  if (shape.cottage) {
    out += use_part("cottage", *shape.cottage, 20, 20, rotation);
  }
  return out;
}

std::string draw_symbols(const std::vector<PlacedSymbol>& placed, Rotation rotation) {
  std::string out;
  for (const PlacedSymbol& symbol : placed) {
    if (symbol.at) {
      out += use_part(symbol.part, *symbol.at, symbol.width, symbol.height, rotation);
    }
  }
  return out;
}

}  // namespace tollkeeper::art
