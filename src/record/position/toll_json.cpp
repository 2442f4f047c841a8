#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "record/json_words.hpp"
#include "record/notation.hpp"
#include "record/position/toll_json.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

// The protocol's Entry; all of a position belong to turn 0.
json::object entry_of(const LaidPosition& laid, const Event& event) {
  const bool score = event.kind == EventKind::score;
  json::object entry{{"kind", score ? "score" : "token_turned"},
                     {"turn", 0},
                     {"text", event_sentence(laid.state, laid.names, event)},
                     {"seat", event.seat + 1},
                     {"word", word(event.word)},
                     {"rule", word(event.rule)},
                     {"cells", cells_array(event.cells)}};
  if (score) {
    entry["points"] = event.points;
    entry["at_end"] = event.at_end;
    entry["parts"] = parts_array(event);
  }
  if (event.number != 0) {
    entry["number"] = event.number;
  }
  return entry;
}

json::array entries_of(const LaidPosition& laid, const Journal& events) {
  json::array list;
  for (const Event& event : events) {
    list.push_back(entry_of(laid, event));
  }
  return list;
}

json::object feature_object(const LaidPosition& laid, const PaidFeature& feature) {
  const FeatureFacts& facts = feature.facts;
  return {{"kind", word(word_of(facts.kind))},
          {"cells", cells_array(facts.cells)},
          {"tiles", facts.tiles},
          {"open_ends", facts.open_ends},
          {"complete", facts.complete},
          {"due", feature.due},
          {"occupied_by", seats_array(facts.occupied)},
          {"owners", seats_array(facts.owners)},
          {"worth_now", facts.worth_now},
          {"worth_complete", facts.worth_complete},
          {"when_complete", entries_of(laid, feature.when_complete)},
          {"at_end", entries_of(laid, feature.at_end)}};
}

json::object crossroads_object(const LaidPosition& laid, const CrossroadsToll& place) {
  json::array values;
  for (std::size_t value = 0; value < place.roads.size(); ++value) {
    if (place.roads[value].empty()) {
      continue;
    }
    json::array roads;
    for (const RoadToll& toll : place.roads[value]) {
      json::array sides;
      for (const Side side : kSides) {
        if ((toll.sides & mask_of(side)) != 0) {
          sides.push_back(word(name_of(side)));
        }
      }
      roads.push_back({{"feature", toll.feature},
                       {"sides", std::move(sides)},
                       {"when_complete", entries_of(laid, toll.when_complete)},
                       {"at_end", entries_of(laid, toll.at_end)}});
    }
    values.push_back({{"shows", value + 1}, {"roads", std::move(roads)}});
  }
  json::object object{{"cell", {place.cell.x, place.cell.y}}, {"values", std::move(values)}};
  if (place.token) {
    object["token"] = word(place.token->word);
    object["seat"] = place.token->seat + 1;
    object["shows"] = place.token->value;
  }
  return object;
}

json::object position_object(const Position& position, const Catalogue& catalogue) {
  json::array sets;
  for (const SetChoice& set : position.sets) {
    sets.push_back({{"name", set.name}, {"copies", set.copies}});
  }
  json::array options;
  for (const OptionSetting& option : position.options) {
    options.push_back({{"name", option.name}, {"value", option.value}});
  }
  json::array players;
  for (const PositionPlayer& player : position.players) {
    players.push_back(
        {{"seat", player.seat + 1}, {"points", player.points}, {"name", player.name}});
  }
  json::array tiles;
  for (const PositionTile& tile : position.tiles) {
    const auto copy = catalogue.find_copy(tile.tile);
    tiles.push_back({{"copy", tile.tile},
                     {"type", copy ? catalogue.type_of(*copy).id : tile.tile},
                     {"x", tile.cell.x},
                     {"y", tile.cell.y},
                     {"rotation", tile.rotation}});
  }
  json::array pieces;
  for (const PositionPiece& piece : position.pieces) {
    json::object object{
        {"word", piece.word}, {"seat", piece.seat + 1}, {"x", piece.cell.x}, {"y", piece.cell.y}};
    if (piece.spot.empty()) {
      object["shows"] = piece.value;
    } else {
      object["on"] = piece.spot;
    }
    pieces.push_back(std::move(object));
  }
  json::object object{{"edition", word(name_of(position.edition))},
                      {"sets", std::move(sets)},
                      {"options", std::move(options)},
                      {"players", std::move(players)},
                      {"tiles", std::move(tiles)},
                      {"pieces", std::move(pieces)}};
  if (position.placed) {
    object["placed"] = {position.placed->x, position.placed->y};
    if (position.placed_by) {
      object["placed_by"] = *position.placed_by + 1;
    }
  }
  return object;
}

}  // namespace

json::object toll_json(const LaidPosition& laid, const TollReport& report) {
  json::array seats;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (((laid.seats >> seat) & 1) != 0) {
      const SeatPoints& points = report.seats[seat];
      seats.push_back({{"seat", seat + 1},
                       {"colour", word(kSeatColours[seat])},
                       {"name", laid.names[seat]},
                       {"points", points.before},
                       {"due", points.due},
                       {"end", points.end},
                       {"total", points.total()}});
    }
  }
  json::array features;
  for (const PaidFeature& feature : report.features) {
    features.push_back(feature_object(laid, feature));
  }
  json::array crossroads;
  for (const CrossroadsToll& place : report.crossroads) {
    crossroads.push_back(crossroads_object(laid, place));
  }
  json::array warnings;
  for (const PositionWarning& warning : laid.warnings) {
    warnings.push_back({{"code", warning.code},
                        {"line", warning.line},
                        {"cell", {warning.cell.x, warning.cell.y}},
                        {"text", warning.text}});
  }
  return {{"position", position_object(laid.position, *laid.game->catalogue)},
          {"text", write_position(laid.position)},
          {"warnings", std::move(warnings)},
          {"seats", std::move(seats)},
          {"due", entries_of(laid, report.due)},
          {"features", std::move(features)},
          {"crossroads", std::move(crossroads)}};
}

}  // namespace tollkeeper
