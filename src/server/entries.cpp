#include "server/entries.hpp"

#include <array>
#include <boost/json/value.hpp>

#include "record/json_words.hpp"
#include "record/notation.hpp"
#include "record/spot_name.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 11> kKinds{
    "tile_drawn",      "tile_discarded", "tile_placed", "figure_placed",
    "figure_returned", "token_placed",   "token_moved", "token_turned",
    "score",           "turn_ended",     "game_ended"};

bool is_tile(EventKind kind) { return kind <= EventKind::tile_placed; }
bool is_figure(EventKind kind) {
  return kind == EventKind::figure_placed || kind == EventKind::figure_returned;
}
bool is_token(EventKind kind) {
  return kind >= EventKind::token_placed && kind <= EventKind::token_turned;
}

// The physical tiles of the journal's tile events, in order.
std::vector<std::uint16_t> copies_of(const Playthrough& play, Step::Kind kind) {
  std::vector<std::uint16_t> copies;
  for (const Step& step : play.steps()) {
    const bool placed = step.kind == Step::Kind::act && step.action.kind == ActionKind::place_tile;
    if (step.kind == kind && (kind != Step::Kind::act || placed)) {
      copies.push_back(step.copy);
    }
  }
  return copies;
}

}  // namespace

json::object entry_object(const Table& table, const State& state, const Event& event, int turn,
                          std::optional<std::uint16_t> copy) {
  const Game& game = table.game();
  json::object entry;
  entry["kind"] = word(kKinds[static_cast<std::size_t>(event.kind)]);
  entry["turn"] = turn;
  entry["text"] = event_sentence(state, table.names, event);
  if (event.seat != kNoSeat) {
    entry["seat"] = event.seat + 1;
  }
  if (is_tile(event.kind) && event.tile < game.kinds.size()) {
    entry["type"] = game.kinds[event.tile].type->id;
    if (copy) {
      entry["copy"] = table.copy_names.of(*copy);
    }
  }
  if (event.kind == EventKind::tile_placed) {
    entry["rotation"] = event.number & 3;
  }
  if (is_figure(event.kind)) {
    entry["figure"] = word(game.figures[event.figure].word);
    const PlacedTile* tile = event.cells.empty() ? nullptr : state.tile_at(event.cells.front());
    if (tile != nullptr) {
      entry["on"] = spot_name(state.kind_of(*tile), event.spot);
    }
  }
  if (is_token(event.kind)) {
    entry["word"] = word(event.word);
    entry["number"] = event.number;
  }
  if (event.kind == EventKind::score) {
    entry["word"] = word(event.word);
    entry["points"] = event.points;
    entry["at_end"] = event.at_end;
    entry["parts"] = parts_array(event);
    if (event.number != 0) {
      entry["number"] = event.number;
    }
  }
  if (!event.rule.empty()) {
    entry["rule"] = word(event.rule);
  }
  if (!event.cells.empty()) {
    entry["cells"] = cells_array(event.cells);
  }
  return entry;
}

json::array log_array(const Table& table, std::size_t first, std::optional<std::size_t> end) {
  const Journal& events = table.play.events();
  const auto drawn = copies_of(table.play, Step::Kind::draw);
  const auto aside = copies_of(table.play, Step::Kind::discard);
  const auto placed = copies_of(table.play, Step::Kind::act);
  std::size_t draws = 0;
  std::size_t asides = 0;
  std::size_t placings = 0;
  int turn = 1;
  json::array log;
  const auto take = [](const std::vector<std::uint16_t>& copies, std::size_t& next) {
    return next < copies.size() ? std::optional(copies[next++]) : std::nullopt;
  };
  bool between = false;  // the turn has ended and no other has begun
  for (std::size_t n = 0; n < end.value_or(events.size()); ++n) {
    const Event& event = events[n];
    std::optional<std::uint16_t> copy;
    if (is_tile(event.kind) && between) {
      ++turn;
      between = false;
    }
    switch (event.kind) {
      case EventKind::tile_drawn: {
        // A tile that is set aside was drawn too, but only the setting aside is a step.
        const bool kept = n + 1 >= events.size() || events[n + 1].kind != EventKind::tile_discarded;
        copy = kept ? take(drawn, draws)
                    : (asides < aside.size() ? std::optional(aside[asides]) : std::nullopt);
        break;
      }
      case EventKind::tile_discarded: copy = take(aside, asides); break;
      case EventKind::tile_placed: copy = take(placed, placings); break;
      case EventKind::turn_ended: between = true; break;
      default: break;
    }
    if (n >= first) {
      log.push_back(
          {{"index", n}, {"entry", entry_object(table, table.state(), event, turn, copy)}});
    }
  }
  return log;
}

int turn_of(const Table& table) {
  int turn = 1;
  bool between = false;
  for (const Event& event : table.play.events()) {
    turn += between && is_tile(event.kind) ? 1 : 0;
    between = event.kind == EventKind::turn_ended || (between && !is_tile(event.kind));
  }
  return turn;
}

Journal until_turn_end(const Journal& journal) {
  Journal turn;
  for (const Event& event : journal) {
    turn.push_back(event);
    if (event.kind == EventKind::turn_ended) {
      break;
    }
  }
  return turn;
}

}  // namespace tollkeeper
