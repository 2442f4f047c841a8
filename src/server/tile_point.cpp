#include "server/tile_point.hpp"

#include <algorithm>

#include "record/art/path_text.hpp"
#include "record/spot_name.hpp"

namespace tollkeeper {
namespace {

// How far from their middle things are meant, in tile units: a road is 11 wide with its edges.
constexpr double kSiteRadius = 19;
constexpr double kGardenRadius = 14;
constexpr double kRoadReach = 7;

std::optional<art::Point> garden_of(TableArt& table_art, CopyRef copy) {
  for (const art::PlacedSymbol& symbol : table_art.symbols(copy)) {
    if (symbol.part == "garden") {
      return symbol.at;
    }
  }
  return std::nullopt;
}

}  // namespace

art::Point unturned_point(art::Point point, Rotation rotation) {
  return art::turned_point(point, static_cast<Rotation>((4 - rotation) & 3));
}

const SpotRow* spot_under(TableArt& table_art, CopyRef copy, const Kind& kind, art::Point point) {
  const art::TileShape& shape = table_art.shape(kind.ref);
  if (shape.monastery && art::distance(point, *shape.monastery) < kSiteRadius) {
    if (const SpotRow* row = spot_row(kind, kMonasterySpot)) {
      return row;
    }
  }
  if (const auto garden = garden_of(table_art, copy);
      garden && art::distance(point, *garden) < kGardenRadius) {
    if (const SpotRow* row = spot_row(kind, kGardenSpot)) {
      return row;
    }
  }
  const auto nearest =
      std::min_element(shape.roads.begin(), shape.roads.end(), [&](const auto& a, const auto& b) {
        return art::distance(point, a) < art::distance(point, b);
      });
  const bool has_road = nearest != shape.roads.end();
  if (has_road && art::distance(point, *nearest) < kRoadReach) {
    return spot_row(kind, static_cast<Spot>(nearest->segment));
  }
  for (const art::CityShape& city : shape.cities) {
    if (art::inside(point, city)) {
      return spot_row(kind, static_cast<Spot>(city.segment));
    }
  }
  if (const art::FieldShape* field = shape.field_at(point)) {
    return spot_row(kind, static_cast<Spot>(field->segment));
  }
  // On a wall or in the water: the nearest field's middle, or whatever there is.
  const art::FieldShape* closest = nullptr;
  for (const art::FieldShape& field : shape.fields) {
    if (closest == nullptr ||
        art::distance(point, field.spot) < art::distance(point, closest->spot)) {
      closest = &field;
    }
  }
  if (closest != nullptr) {
    return spot_row(kind, static_cast<Spot>(closest->segment));
  }
  return kind.spot_count == 0 ? nullptr : &kind.spots[0];
}

std::string outline_of(TableArt& table_art, CopyRef copy, TypeRef type, Spot spot) {
  const art::TileShape& shape = table_art.shape(type);
  std::string path;
  if (spot == kMonasterySpot) {
    art::append_circle(path, shape.monastery.value_or(art::kCentre), kSiteRadius);
    return path;
  }
  if (spot == kGardenSpot) {
    art::append_circle(path, garden_of(table_art, copy).value_or(art::kCentre), kGardenRadius);
    return path;
  }
  for (const art::FieldShape& field : shape.fields) {
    if (field.segment == spot) {
      return field.outline;
    }
  }
  for (const art::CityShape& city : shape.cities) {
    if (city.segment == spot) {
      return city.outline;
    }
  }
  for (const art::RoadShape& road : shape.roads) {
    if (road.segment == spot) {
      for (const art::Curve& arm : road.arms) {
        path += art::curve_path(arm);
      }
    }
  }
  return path;
}

}  // namespace tollkeeper
