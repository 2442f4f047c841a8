#include "oracle/fields.hpp"

#include <set>
#include <utility>

#include "oracle/features.hpp"
#include "oracle/figures.hpp"
#include "oracle/scoring.hpp"

namespace tollkeeper::oracle {
namespace {

// The completed cities that touch the field, each named by its first place (B-42, QB-11).
std::set<Place> completed_cities_beside(const Board& board, const Feature& field) {
  std::set<Place> cities;
  for (const Place place : field.places) {
    const auto& segments = board.at(place.cell).tile.type->segments;
    for (std::size_t n = 0; n < segments.size(); ++n) {
      if (((segments[place.spot].cities >> n) & 1) != 0) {
        const Feature city = feature_at(board, {place.cell, static_cast<Spot>(n)});
        if (is_complete(board, city)) {
          cities.insert(*city.places.begin());
        }
      }
    }
  }
  return cities;
}

// B-39; with `once_per_player` B-40's second reading: a city pays a seat only for the first field.
void score_per_field(Table& table, bool once_per_player) {
  std::set<std::pair<Seat, Place>> paid;
  for (const Feature& field : all_features(table.board)) {
    if (field.kind != FeatureKind::field) {
      continue;
    }
    const std::set<Place> cities = completed_cities_beside(table.board, field);
    for (const Seat seat : majority(figures_on(table, field))) {
      int count = 0;
      for (const Place city : cities) {
        const bool first = paid.insert({seat, city}).second;
        count += first || !once_per_player ? 1 : 0;
      }
      give_points(table, seat, "field", true, cells_of(field), {part(count, 3, "completed_city")});
    }
  }
}

// B-40, the first reading: city by city, the farmers of all its fields together.
void score_per_city(Table& table) {
  const std::vector<Feature> features = all_features(table.board);
  for (const Feature& city : features) {
    if (city.kind != FeatureKind::city || !is_complete(table.board, city)) {
      continue;
    }
    std::vector<Figure> farmers;
    for (const Feature& field : features) {
      if (field.kind == FeatureKind::field &&
          completed_cities_beside(table.board, field).count(*city.places.begin()) != 0) {
        const std::vector<Figure> there = figures_on(table, field);
        farmers.insert(farmers.end(), there.begin(), there.end());
      }
    }
    for (const Seat seat : majority(farmers)) {
      give_points(table, seat, "field", true, cells_of(city), {part(1, 4, "completed_city")});
    }
  }
}

}  // namespace

void score_fields(Table& table) {
  switch (table.rules.field_scoring) {
    case FieldScoring::per_field_3: score_per_field(table, false); break;
    case FieldScoring::per_player_3: score_per_field(table, true); break;
    case FieldScoring::per_city_4: score_per_city(table); break;
  }
}

}  // namespace tollkeeper::oracle
