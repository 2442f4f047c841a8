#include "server/choice.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "record/action_words.hpp"
#include "record/feature_facts.hpp"
#include "record/json_words.hpp"
#include "record/spot_name.hpp"
#include "server/view.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

// The draft's own tile is not among the placed copies of the table yet.
CopyRef copy_of_tile(const Table& table, std::size_t tile) {
  const auto& placed = table.play.placed_copies();
  if (tile < placed.size()) {
    return table.copy_ref(placed[tile]);
  }
  return table.copy_ref(table.play.copy_in_hand().value_or(placed.back()));
}

json::object about_object(const FeatureFacts& facts) {
  json::array occupied;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (((facts.occupied >> seat) & 1) != 0) {
      occupied.push_back(seat + 1);
    }
  }
  return {{"tiles", facts.tiles},
          {"open_ends", facts.open_ends},
          {"occupied_by", std::move(occupied)},
          {"worth_now", facts.worth_now},
          {"worth_complete", facts.worth_complete}};
}

void add_figure(const Table& table, const State& state, const Action& action,
                json::object& choice) {
  const PlacedTile* tile = state.tile_at(action.cell);
  if (tile == nullptr) {
    return;
  }
  const auto index = static_cast<std::size_t>(tile - state.tiles());
  const Kind& kind = state.kind_of(*tile);
  choice["figure"] = word(table.game().figures[action.what].word);
  choice["on"] = spot_name(kind, action.spot);
  if (const SpotRow* row = spot_row(kind, action.spot)) {
    choice["feature"] = word(word_of(row->kind));
    choice["lies"] = row->kind == FeatureKind::field;
    if (table.helps.feature_worth) {
      choice["about"] = about_object(facts_of_spot(state, index, *row));
    }
  }
  if (const auto place =
          table.art->figure_place(copy_of_tile(table, index), action.spot, tile->rotation)) {
    choice["at"] = point_array(*place);
  }
}

void add_special(const Table& table, const State& state, const Action& action,
                 json::object& choice) {
  const Module& module = *table.game().modules[action.module];
  const PlacedTile* tile = state.tile_at(action.cell);
  if (module.token_words().empty()) {
    return;
  }
  const std::string_view token = module.token_words().front();
  choice["token"] = word(token);
  int shows = 1;
  std::vector<TokenOnTable> tokens;
  module.tokens(state, tokens);
  for (const TokenOnTable& one : tokens) {
    shows = one.seat == state.seat() && one.word == token ? one.value : shows;
  }
  choice["shows"] = shows;
  if (tile == nullptr) {
    return;
  }
  const auto index = static_cast<std::size_t>(tile - state.tiles());
  if (const auto place = table.art->token_place(copy_of_tile(table, index), tile->rotation)) {
    choice["at"] = point_array(*place);
  }
  if (table.helps.feature_worth) {
    choice["about"] = about_object(facts_of_crossroads(state, action));
  }
}

}  // namespace

json::object choice_object(const Table& table, const State& state, const Action& action) {
  json::object choice{{"action", action_object(state, action)}};
  switch (action.kind) {
    case ActionKind::place_figure:
      choice["kind"] = "figure";
      add_figure(table, state, action, choice);
      break;
    case ActionKind::special:
      choice["kind"] = "special";
      add_special(table, state, action, choice);
      break;
    default: choice["kind"] = "pass"; return choice;
  }
  choice["x"] = action.cell.x;
  choice["y"] = action.cell.y;
  choice["seat"] = state.seat() + 1;
  return choice;
}

}  // namespace tollkeeper
