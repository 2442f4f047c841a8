#include "record/action_words.hpp"

#include <algorithm>
#include <boost/json/value.hpp>
#include <limits>
#include <string>

#include "record/spot_name.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr int kMostCells = std::numeric_limits<std::int16_t>::max();

json::value word(std::string_view text) { return json::value(std::string(text)); }

Cell cell_of(const JsonCursor& entry) {
  return Cell{static_cast<std::int16_t>(entry.at("x").whole(-kMostCells, kMostCells)),
              static_cast<std::int16_t>(entry.at("y").whole(-kMostCells, kMostCells))};
}

std::optional<Action> read_place_figure(const JsonCursor& entry, const State& state) {
  const Game& game = state.game();
  const std::string figure = entry.at("figure").text();
  const auto row = std::find_if(game.figures.begin(), game.figures.end(),
                                [&figure](const FigureRow& one) { return one.word == figure; });
  if (row == game.figures.end()) {
    entry.at("figure").fail("there is no figure \"" + figure + "\" in this game.");
    return std::nullopt;
  }
  const Cell cell = cell_of(entry);
  const JsonCursor on = entry.at("on");
  const PlacedTile* tile = state.tile_at(cell);
  if (tile == nullptr) {
    entry.fail("no tile lies at (" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ").",
               "B-16");
    return std::nullopt;
  }
  const auto spot = find_spot(state.kind_of(*tile), on.text());
  if (!spot) {
    on.fail("the tile has no " + on.shown() + ".", "B-17");
    return std::nullopt;
  }
  return Action::place_figure(static_cast<std::uint8_t>(row - game.figures.begin()), cell, *spot);
}

std::optional<Action> read_special(const JsonCursor& entry, const Game& game,
                                   const std::string& type) {
  if (const auto found = find_special(game, type)) {
    const auto spot = entry.find("spot");
    return Action{ActionKind::special, found->row.code,
                  spot ? static_cast<std::uint8_t>(spot->whole(0, 255)) : std::uint8_t{0},
                  found->module, found->row.has_cell ? cell_of(entry) : Cell{}};
  }
  entry.at("type").fail("there is no action \"" + type + "\" in this game.");
  return std::nullopt;
}

}  // namespace

json::object action_object(const State& state, const Action& action) {
  const Game& game = state.game();
  json::object object;
  const auto add_cell = [&object, &action] {
    object["x"] = action.cell.x;
    object["y"] = action.cell.y;
  };
  switch (action.kind) {
    case ActionKind::place_tile:
      object["type"] = "place_tile";
      add_cell();
      object["rotation"] = action.spot;
      break;
    case ActionKind::place_figure:
      object["type"] = "place_figure";
      object["figure"] = word(game.figures[action.what].word);
      object["on"] = spot_name(state.kind_of(*state.tile_at(action.cell)), action.spot);
      add_cell();
      break;
    case ActionKind::special:
      if (const SpecialRow* row = special_row(game, action)) {
        object["type"] = word(row->word);
        if (row->has_cell) {
          add_cell();
        }
        if (action.spot != 0) {
          object["spot"] = action.spot;
        }
      }
      break;
    case ActionKind::pass: object["type"] = "pass"; break;
  }
  return object;
}

std::optional<Action> read_action(const JsonCursor& entry, const State& state) {
  const std::string type = entry.at("type").text();
  if (type == "place_tile") {
    return Action::place_tile(cell_of(entry),
                              static_cast<Rotation>(entry.at("rotation").whole(0, 3)));
  }
  if (type == "place_figure") {
    return read_place_figure(entry, state);
  }
  if (type == "pass") {
    return Action::pass();
  }
  return read_special(entry, state.game(), type);
}

}  // namespace tollkeeper
