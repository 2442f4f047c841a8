#include "record/art/symbol_place.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tollkeeper::art {
namespace {

double size_of(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::travellers: return 32;
    case SymbolKind::water_tower: return 20;
    case SymbolKind::inn: return 27;
    case SymbolKind::cathedral: return 44;
    case SymbolKind::volcano: return 40;
    case SymbolKind::pig_herd: return 30;
    default: return 26.5;
  }
}

double to_border(Point p) {
  return std::min(std::min(p.x, p.y), std::min(kTileSize - p.x, kTileSize - p.y));
}

struct Taken {
  Point at;
  double size;
};

class SymbolPlacer {
 public:
  explicit SymbolPlacer(const TileShape& shape) : shape_(shape) {}

  std::vector<PlacedSymbol> place(const std::vector<PrintedSymbol>& printed) {
    for (const bool inns : {true, false}) {
      for (std::size_t i = 0; i < printed.size(); ++i) {
        if (printed[i].kind != SymbolKind::cathedral &&
            (printed[i].kind == SymbolKind::inn) == inns) {
          add(printed[i], static_cast<int>(i));
        }
      }
    }
    for (const CityShape& city : shape_.cities) {
      add_cathedrals(printed, city);
      for (int i = 0; i < std::min(city.coats, 3); ++i) {
        PlacedSymbol coat;
        coat.part = "coat_of_arms";
        coat.city = city.segment;
        coat.width = 18;
        coat.height = 20;
        placed_.push_back(coat);
      }
    }
    for (PlacedSymbol& symbol : placed_) {
      if (!symbol.at) {
        symbol.at = symbol.city >= 0 ? in_city(symbol) : on_grass(symbol);
      }
      if (symbol.at) {
        taken_.push_back({*symbol.at, symbol.width});
      }
    }
    return std::move(placed_);
  }

 private:
  void add(const PrintedSymbol& printed, int index) {
    PlacedSymbol symbol;
    symbol.part = row_of(printed.kind).word;
    symbol.printed = index;
    symbol.width = symbol.height = size_of(printed.kind);
    symbol.field = printed.field;
    for (const RoadShape& road : shape_.roads) {
      symbol.roads |= static_cast<SegmentMask>(printed.beside & (1U << road.segment));
    }
    if (printed.kind == SymbolKind::volcano && shape_.volcano) {
      symbol.at = shape_.volcano;
    }
    if (printed.kind == SymbolKind::water_tower || shape_.fields.empty()) {
      symbol.city = city_for(printed);
    }
    placed_.push_back(symbol);
  }

  void add_cathedrals(const std::vector<PrintedSymbol>& printed, const CityShape& city) {
    for (std::size_t i = 0; i < printed.size(); ++i) {
      if (printed[i].kind != SymbolKind::cathedral || city_for(printed[i]) != city.segment) {
        continue;
      }
      PlacedSymbol symbol;
      symbol.part = row_of(SymbolKind::cathedral).word;
      symbol.printed = static_cast<int>(i);
      symbol.city = city.segment;
      symbol.width = symbol.height = size_of(SymbolKind::cathedral);
      if (city.walls.empty()) {
        symbol.at = Point{50, 46};
      } else {
        symbol.width = symbol.height = 32;
      }
      placed_.push_back(symbol);
    }
  }

  // The city named, else the one with the longest border; -1 without cities.
  int city_for(const PrintedSymbol& printed) const {
    int best = -1;
    std::size_t longest = 0;
    for (const CityShape& city : shape_.cities) {
      if (((printed.beside >> city.segment) & 1) != 0) {
        return city.segment;
      }
      std::size_t points = 0;
      for (const Polyline& region : city.regions) {
        points += region.size();
      }
      if (points > longest) {
        longest = points;
        best = city.segment;
      }
    }
    return best;
  }

  std::optional<Point> in_city(const PlacedSymbol& symbol) const {
    const auto city = std::find_if(shape_.cities.begin(), shape_.cities.end(),
                                   [&](const CityShape& c) { return c.segment == symbol.city; });
    if (city == shape_.cities.end()) {
      return std::nullopt;
    }
    // Shields like the upper left, towers the right: the meeple's square lies between.
    const Point wish = symbol.part == "coat_of_arms" ? Point{20, 20} : Point{70, 40};
    const double half = symbol.width / 2;
    double best = -1e9;
    std::optional<Point> at;
    for (double y = 7; y < 94; y += 1.5) {
      for (double x = 7; x < 94; x += 1.5) {
        const Point p{x, y};
        if (!inside(p, *city)) {
          continue;
        }
        double room = std::min(11.0, (to_border(p) - half * .95) * 3);
        for (const WallShape& wall : city->walls) {
          room = std::min(room, distance(p, wall.line) - half * .8 - 2);
        }
        room = std::min(room, distance(p, city->spot) - 10 - half * .6);
        for (const Taken& other : taken_) {
          room = std::min(room, distance(other.at, p) - other.size / 2 - half);
        }
        room -= distance(p, wish) * .03;
        if (room > best) {
          best = room;
          at = p;
        }
      }
    }
    return at;
  }

  // `sum` of the wishes: room up to a limit, whole on the tile, close to its roads, far from
  // others.
  double worth_on_grass(const PlacedSymbol& symbol, Point p) const {
    const double half = symbol.width / 2;
    const double border = to_border(p) - half * (symbol.width > 26 ? .98 : .9);
    double room = clearance(shape_, p, 90) - half + (symbol.part == "garden" ? -.8 : .8);
    for (const Taken& other : taken_) {
      room = std::min(room, distance(other.at, p) - other.size / 2 - half + 1);
    }
    double worth = std::min(room, symbol.roads != 0 ? 1.0 : 5.0) * 2.2 + std::min(border, 0.0) * 9;
    for (const RoadShape& road : shape_.roads) {
      if (counts_for(symbol, road)) {
        worth -= std::abs(distance(p, road) - half - 4.2) * .55;
      }
    }
    for (const RoadShape& road : shape_.roads) {
      if (symbol.roads == 0) {
        worth += std::min(0.0, distance(p, road) - 28) * .4;
      } else if (!counts_for(symbol, road)) {
        worth -= std::max(0.0, half + 15 - distance(p, road)) * .5;
      }
    }
    return worth - distance(p, kCentre) * .01;
  }

  static bool counts_for(const PlacedSymbol& symbol, const RoadShape& road) {
    return ((symbol.roads >> road.segment) & 1) != 0;
  }

  std::optional<Point> on_grass(const PlacedSymbol& symbol) const {
    double best = -1e9;
    std::optional<Point> at;
    for (int y = 6; y < 95; ++y) {
      for (int x = 6; x < 95; ++x) {
        const Point p{x + .5, y + .5};
        const FieldShape* field = shape_.field_at(p);
        if (field == nullptr || (symbol.field >= 0 && field->segment != symbol.field)) {
          continue;
        }
        if (const double worth = worth_on_grass(symbol, p); worth > best) {
          best = worth;
          at = p;
        }
      }
    }
    return at;
  }

  const TileShape& shape_;
  std::vector<PlacedSymbol> placed_;
  std::vector<Taken> taken_;
};

}  // namespace

std::vector<PlacedSymbol> place_symbols(const TileShape& shape,
                                        const std::vector<PrintedSymbol>& printed) {
  return SymbolPlacer(shape).place(printed);
}

Point farmer_spot(const TileShape& shape, const FieldShape& field,
                  const std::vector<PlacedSymbol>& placed) {
  double best = -1e9;
  Point spot = field.spot;
  for (double y = 6; y < 95; y += 1.5) {
    for (double x = 6; x < 95; x += 1.5) {
      const Point p{x, y};
      if (shape.field_at(p) != &field) {
        continue;
      }
      double room = std::min(clearance(shape, p), 15.0);
      for (const PlacedSymbol& symbol : placed) {
        if (symbol.at && symbol.city < 0) {
          room = std::min(room, (distance(*symbol.at, p) - symbol.width / 2) * 1.1 + 1);
        }
      }
      room -= distance(p, kCentre) * .02;
      if (room > best) {
        best = room;
        spot = p;
      }
    }
  }
  return spot;
}

}  // namespace tollkeeper::art
