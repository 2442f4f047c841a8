#include "server/features.hpp"

#include <algorithm>
#include <bit>
#include <boost/json/value.hpp>
#include <set>

#include "record/art/path_text.hpp"
#include "record/feature_facts.hpp"
#include "record/json_words.hpp"
#include "record/notation.hpp"
#include "record/prospect.hpp"
#include "record/spot_name.hpp"
#include "rules/field_score.hpp"
#include "rules/score.hpp"
#include "server/entries.hpp"
#include "server/tile_point.hpp"
#include "server/view.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

json::array entries_array(const Table& table, const Journal& events) {
  json::array list;
  const int turn = turn_of(table);
  for (const Event& event : events) {
    list.push_back(entry_object(table, table.state(), event, turn));
  }
  return list;
}

json::array occupants_array(const State& state, const FeatureFacts& facts) {
  json::array list;
  if (facts.figures == 0) {
    return list;
  }
  // Only roads, cities and fields can hold more than one.
  const bool is_site = facts.kind > FeatureKind::field;
  const auto start = static_cast<std::uint16_t>(facts.figures - 1);
  std::uint16_t id = start;
  do {
    const Figure& figure = state.figures()[id];
    const Cell cell = state.tiles()[figure.tile].cell;
    list.push_back({{"seat", state.game().figure_seat[id] + 1},
                    {"figure", word(state.game().figures[state.game().figure_row[id]].word)},
                    {"x", cell.x},
                    {"y", cell.y}});
    id = figure.next;
  } while (id != start && !is_site);
  return list;
}

// Whether the spot of that tile belongs to the feature.
bool belongs(const State& state, const PlacedTile& tile, const SpotRow& spot,
             const FeatureFacts& facts) {
  if (spot.kind != facts.kind) {
    return false;
  }
  if (spot.kind == FeatureKind::field) {
    return state.field_root(static_cast<std::uint16_t>(tile.first_field + spot.number)) ==
           facts.root;
  }
  if (spot.kind == FeatureKind::monastery || spot.kind == FeatureKind::garden) {
    return tile.cell == facts.cells.front();
  }
  return state.feature_root(static_cast<std::uint16_t>(tile.first_feature + spot.number)) ==
         facts.root;
}

json::array shapes_of(const Table& table, const FeatureFacts& facts) {
  const State& state = table.state();
  json::array shapes;
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const PlacedTile& tile = state.tiles()[n];
    const Kind& kind = state.kind_of(tile);
    for (std::size_t spot = 0; spot < kind.spot_count; ++spot) {
      if (belongs(state, tile, kind.spots[spot], facts)) {
        const std::string path =
            outline_of(*table.art, table.placed(n), kind.ref, kind.spots[spot].spot);
        shapes.push_back(
            {{"x", tile.cell.x}, {"y", tile.cell.y}, {"rotation", tile.rotation}, {"path", path}});
      }
    }
  }
  return shapes;
}

std::string plural(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string sentence_of(const Table& table, const FeatureFacts& facts) {
  const std::string kind(word_of(facts.kind));
  std::string text = "A " + kind + " of " + plural(facts.tiles, "tile", "tiles");
  if (facts.complete) {
    text += ", complete";
  } else if (facts.kind == FeatureKind::road || facts.kind == FeatureKind::city) {
    text += ", " + plural(facts.open_ends, "open end", "open ends");
  }
  std::string owners;
  for (Seat seat = 0; seat < table.game().seats; ++seat) {
    if (((facts.owners >> seat) & 1) != 0) {
      owners += (owners.empty() ? "" : " and ") + name_of_seat(table.names, seat);
    }
  }
  if (owners.empty()) {
    return text + "; nobody stands there.";
  }
  return text + "; " + owners + ": " + plural(facts.worth_now, "point", "points") + " now.";
}

// Final scores that are about just this feature.
Journal scores_now(const State& state, const FeatureFacts& facts) {
  Journal ended = scores_if_ended(state);
  std::erase_if(ended, [&facts](const Event& event) {
    return event.cells != facts.cells ||
           (facts.kind != FeatureKind::road && event.word != word_of(facts.kind)) ||
           (facts.kind == FeatureKind::road && (event.word == word_of(FeatureKind::city) ||
                                                event.word == word_of(FeatureKind::field) ||
                                                event.word == word_of(FeatureKind::monastery) ||
                                                event.word == word_of(FeatureKind::garden)));
  });
  return ended;
}

json::object spot_object(const Table& table, std::size_t tile, const SpotRow& spot) {
  const State& state = table.state();
  const FeatureFacts facts = facts_of_spot(state, tile, spot);
  json::object object{{"kind", word(word_of(facts.kind))},
                      {"cells", cells_array(facts.cells)},
                      {"tiles", facts.tiles},
                      {"open_ends", facts.open_ends},
                      {"complete", facts.complete},
                      {"occupants", occupants_array(state, facts)},
                      {"owners", seats_array(facts.owners)},
                      {"now", entries_array(table, scores_now(state, facts))},
                      {"shapes", shapes_of(table, facts)},
                      {"text", sentence_of(table, facts)}};
  if ((facts.kind == FeatureKind::road || facts.kind == FeatureKind::city) && !facts.complete) {
    object["when_complete"] =
        entries_array(table, scores_if_completed(state, facts.kind, facts.root));
  }
  return object;
}

json::object crossroads_object(const Table& table, std::size_t index) {
  const State& state = table.state();
  const PlacedTile& tile = state.tiles()[index];
  std::vector<TokenOnTable> tokens;
  for (const auto& module : state.game().modules) {
    module->tokens(state, tokens);
  }
  json::array occupants;
  std::uint8_t owners = 0;
  std::string text = "A crossroads; nobody holds it.";
  for (const TokenOnTable& token : tokens) {
    if (token.cell == tile.cell) {
      owners = static_cast<std::uint8_t>(owners | (1U << token.seat));
      occupants.push_back({{"seat", token.seat + 1},
                           {"figure", word(token.word)},
                           {"x", token.cell.x},
                           {"y", token.cell.y}});
      text = "A crossroads with the " + std::string(token.word) + " of " +
             name_of_seat(table.names, token.seat) + ", showing " + std::to_string(token.value) +
             ".";
    }
  }
  // Final toll that its holder takes for the roads that start here.
  Journal ended = scores_if_ended(state);
  std::erase_if(ended, [&](const Event& event) {
    bool feature = false;
    for (int kind = 0; kind < kFeatureKinds; ++kind) {
      feature = feature || event.word == word_of(static_cast<FeatureKind>(kind));
    }
    return feature || ((owners >> event.seat) & 1) == 0;
  });
  int open_ends = 0;
  std::set<std::uint16_t> roots;
  const SegmentMask roads = state.kind_of(tile).type->crossroads->roads;
  for (std::uint16_t n = 0; n < kMaxSegments; ++n) {
    if (((roads >> n) & 1) != 0) {
      roots.insert(state.feature_root(static_cast<std::uint16_t>(tile.first_feature + n)));
    }
  }
  for (const std::uint16_t root : roots) {
    open_ends += tally_of(state, root).lane[kOpenLane];
  }
  std::string ring;
  const auto& place = table.art->shape(state.kind_of(tile).ref).crossroads;
  art::append_circle(ring, place.value_or(art::kCentre), kCrossroadsRadius);
  json::array shapes;
  shapes.push_back(
      {{"x", tile.cell.x}, {"y", tile.cell.y}, {"rotation", tile.rotation}, {"path", ring}});
  return {{"kind", "crossroads"},
          {"cells", cells_array({tile.cell})},
          {"tiles", 1},
          {"open_ends", open_ends},
          {"complete", open_ends == 0},
          {"occupants", std::move(occupants)},
          {"owners", seats_array(owners)},
          {"now", entries_array(table, ended)},
          {"shapes", std::move(shapes)},
          {"text", text}};
}

bool has_tokens(const Game& game) {
  return std::any_of(game.modules.begin(), game.modules.end(),
                     [](const auto& module) { return !module->token_words().empty(); });
}

// --- fields ------------------------------------------------------------------------------------

// A completed city that feeds a field, with a place for its tag: the square of its first tile.
json::object city_object(const Table& table, std::uint16_t root) {
  const State& state = table.state();
  const std::vector<Cell> cells = feature_cells(state, root);
  json::object at{{"x", cells.front().x}, {"y", cells.front().y}, {"at", {50, 50}}};
  const PlacedTile* tile = state.tile_at(cells.front());
  const auto index = static_cast<std::size_t>(tile - state.tiles());
  const Kind& kind = state.kind_of(*tile);
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    const SpotRow& spot = kind.spots[n];
    if (spot.kind == FeatureKind::city &&
        state.feature_root(static_cast<std::uint16_t>(tile->first_feature + spot.number)) == root) {
      if (const auto place =
              table.art->figure_place(table.placed(index), spot.spot, tile->rotation)) {
        at["at"] = point_array(*place);
      }
      break;
    }
  }
  return {{"cells", cells_array(cells)}, {"at", std::move(at)}};
}

json::object field_object(const Table& table, std::uint16_t root, const Journal& ended) {
  const State& state = table.state();
  const std::uint8_t owners = majority_of(state, state.fields()[root].figure);
  json::array parts;
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const PlacedTile& tile = state.tiles()[n];
    const Kind& kind = state.kind_of(tile);
    for (std::uint16_t field = 0; field < kind.fields; ++field) {
      if (state.field_root(static_cast<std::uint16_t>(tile.first_field + field)) == root) {
        parts.push_back({{"x", tile.cell.x}, {"y", tile.cell.y}, {"field", field}});
      }
    }
  }
  json::array cities;
  for (const std::uint16_t city : completed_cities_of(state, root)) {
    cities.push_back(city_object(table, city));
  }
  int points = 0;
  const std::vector<Cell> cells = field_cells(state, root);
  for (const Event& event : ended) {
    if (event.word == word_of(FeatureKind::field) && event.cells == cells &&
        ((owners >> event.seat) & 1) != 0) {
      points = event.points;
    }
  }
  return {{"owners", seats_array(owners)},
          {"parts", std::move(parts)},
          {"cities", std::move(cities)},
          {"points", points}};
}

}  // namespace

std::optional<json::object> feature_object(const Table& table, Cell cell, art::Point at) {
  const State& state = table.state();
  const PlacedTile* tile = state.tile_at(cell);
  if (tile == nullptr) {
    return std::nullopt;
  }
  const auto index = static_cast<std::size_t>(tile - state.tiles());
  const Kind& kind = state.kind_of(*tile);
  const art::TileShape& shape = table.art->shape(kind.ref);
  const art::Point point = unturned_point(at, tile->rotation);
  if (has_tokens(table.game()) && kind.type->crossroads && shape.crossroads &&
      art::distance(point, *shape.crossroads) < kCrossroadsRadius) {
    return crossroads_object(table, index);
  }
  if (const SpotRow* spot = spot_under(*table.art, table.placed(index), kind, point)) {
    return spot_object(table, index, *spot);
  }
  return std::nullopt;
}

json::array fields_array(const Table& table) {
  const State& state = table.state();
  const Journal ended = scores_if_ended(state);
  std::set<std::uint16_t> roots;
  for (std::uint16_t id = 0; id < state.head().fields; ++id) {
    const std::uint16_t root = state.field_root(id);
    if (state.fields()[root].figure != 0) {
      roots.insert(root);
    }
  }
  json::array fields;
  for (const std::uint16_t root : roots) {
    fields.push_back(field_object(table, root, ended));
  }
  return fields;
}

}  // namespace tollkeeper
