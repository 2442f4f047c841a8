#include "server/view.hpp"

#include <algorithm>
#include <boost/json/value.hpp>
#include <cmath>
#include <map>
#include <set>

#include "record/json_words.hpp"
#include "record/prospect.hpp"
#include "record/spot_name.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "server/entries.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

std::string_view phase_word(Phase phase) {
  switch (phase) {
    case Phase::place: return "place";
    case Phase::act: return "act";
    case Phase::over: return "over";
    default: return "score";
  }
}

// Turn in which each tile on the table was laid; 0 for those that lay there.
std::vector<int> turns_of_tiles(const Table& table) {
  std::vector<int> turns(table.game().start.size(), 0);
  int turn = 1;
  bool between = false;
  for (const Event& event : table.play.events()) {
    if (event.kind == EventKind::turn_ended) {
      between = true;
    } else if (event.kind <= EventKind::tile_placed) {
      turn += between ? 1 : 0;
      between = false;
      if (event.kind == EventKind::tile_placed) {
        turns.push_back(turn);
      }
    }
  }
  return turns;
}

json::array tiles_array(const Table& table) {
  const State& state = table.state();
  const std::vector<int> turns = turns_of_tiles(table);
  json::array tiles;
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const PlacedTile& tile = state.tiles()[n];
    json::object object{{"x", tile.cell.x},
                        {"y", tile.cell.y},
                        {"rotation", tile.rotation},
                        {"type", state.kind_of(tile).type->id},
                        {"copy", table.copy_names.of(table.play.placed_copies()[n])},
                        {"symbols", symbols_array(table, table.placed(n), tile.rotation)},
                        {"turn", turns[n]}};
    if (tile.seat != kNoSeat) {
      object["seat"] = tile.seat + 1;
    }
    tiles.push_back(std::move(object));
  }
  return tiles;
}

json::array figures_array(const Table& table) {
  const State& state = table.state();
  const Game& game = table.game();
  json::array figures;
  for (std::size_t id = 0; id < game.figure_seat.size(); ++id) {
    const Figure& figure = state.figures()[id];
    if (figure.tile == kInSupply) {
      continue;
    }
    const PlacedTile& tile = state.tiles()[figure.tile];
    const Kind& kind = state.kind_of(tile);
    const SpotRow* row = spot_row(kind, figure.spot);
    const auto place =
        table.art->figure_place(table.placed(figure.tile), figure.spot, tile.rotation);
    if (row == nullptr) {
      continue;
    }
    figures.push_back({{"x", tile.cell.x},
                       {"y", tile.cell.y},
                       {"seat", game.figure_seat[id] + 1},
                       {"figure", word(game.figures[game.figure_row[id]].word)},
                       {"on", spot_name(kind, figure.spot)},
                       {"kind", word(word_of(row->kind))},
                       {"lies", row->kind == FeatureKind::field},
                       {"at", point_array(place.value_or(art::kCentre))}});
  }
  return figures;
}

std::vector<TokenOnTable> tokens_of(const State& state) {
  std::vector<TokenOnTable> tokens;
  for (const auto& module : state.game().modules) {
    module->tokens(state, tokens);
  }
  return tokens;
}

json::array tokens_array(const Table& table) {
  const State& state = table.state();
  json::array tokens;
  for (const TokenOnTable& token : tokens_of(state)) {
    const PlacedTile* tile = state.tile_at(token.cell);
    if (tile == nullptr) {
      continue;
    }
    const auto place = table.art->token_place(
        table.placed(static_cast<std::size_t>(tile - state.tiles())), tile->rotation);
    tokens.push_back({{"x", token.cell.x},
                      {"y", token.cell.y},
                      {"seat", token.seat + 1},
                      {"token", word(token.word)},
                      {"shows", token.value},
                      {"at", point_array(place.value_or(art::kCentre))}});
  }
  return tokens;
}

json::array seat_tokens(const State& state, Seat seat) {
  json::array list;
  const auto on_table = tokens_of(state);
  for (const auto& module : state.game().modules) {
    for (const std::string_view token_word : module->token_words()) {
      const auto placed = std::find_if(on_table.begin(), on_table.end(), [&](const auto& token) {
        return token.seat == seat && token.word == token_word;
      });
      // A token in the supply has not been turned over yet.
      const bool in_play = placed != on_table.end();
      list.push_back({{"token", word(token_word)},
                      {"in_play", in_play},
                      {"shows", in_play ? placed->value : 1}});
    }
  }
  return list;
}

json::array seats_array(const Table& table) {
  const State& state = table.state();
  const Game& game = table.game();
  const std::vector<Event> ended =
      table.helps.projected ? scores_if_ended(state) : std::vector<Event>{};
  const int turn = turn_of(table);
  json::array seats;
  for (Seat seat = 0; seat < game.seats; ++seat) {
    json::array supply;
    for (std::size_t row = 0; row < game.figures.size(); ++row) {
      if (game.figures[row].per_seat != 0) {
        supply.push_back({{"figure", word(game.figures[row].word)},
                          {"left", state.supply(seat, static_cast<std::uint8_t>(row))},
                          {"of", game.figures[row].per_seat}});
      }
    }
    json::object object{{"seat", seat + 1},
                        {"points", state.points(seat)},
                        {"supply", std::move(supply)},
                        {"tokens", seat_tokens(state, seat)}};
    if (table.helps.projected) {
      json::array parts;
      for (const Event& event : ended) {
        if (event.seat == seat) {
          parts.push_back(entry_object(table, state, event, turn));
        }
      }
      object["projected"] = sum_of(ended, seat);
      object["projected_parts"] = std::move(parts);
    }
    seats.push_back(std::move(object));
  }
  return seats;
}

json::array rotations_of_mask(RotationMask mask) {
  json::array rotations;
  for (int rotation = 0; rotation < 4; ++rotation) {
    if (((mask >> rotation) & 1) != 0) {
      rotations.push_back(rotation);
    }
  }
  return rotations;
}

// Where this help is off every free place beside a tile is offered; the rules judge what is played.
json::array places_array(const Table& table) {
  const State& state = table.state();
  std::map<Cell, RotationMask> places;
  if (state.phase() == Phase::place && table.helps.legal_places) {
    const Kind& kind = table.game().kinds[state.hand()];
    for (const Action& action : legal_actions(state)) {
      if (((kind.distinct_rotations >> action.spot) & 1) != 0) {
        places[action.cell] = static_cast<RotationMask>(places[action.cell] | (1U << action.spot));
      }
    }
  } else if (state.phase() == Phase::place) {
    for (std::size_t n = 0; n < state.head().tiles; ++n) {
      for (const Side side : kSides) {
        const Cell cell = neighbour(state.tiles()[n].cell, side);
        if (!state.has_tile(cell)) {
          places[cell] = 0xF;
        }
      }
    }
  }
  json::array list;
  for (const auto& [cell, mask] : places) {
    list.push_back({{"x", cell.x}, {"y", cell.y}, {"rotations", rotations_of_mask(mask)}});
  }
  return list;
}

// Tiles to come, in the order of their copies: that of the deck stays hidden.
std::vector<std::uint16_t> copies_to_come(const Playthrough& play) {
  const auto& order = play.deck().order();
  std::vector<std::uint16_t> copies(order.end() - static_cast<std::ptrdiff_t>(play.deck().left()),
                                    order.end());
  std::sort(copies.begin(), copies.end());
  return copies;
}

json::array remaining_array(const Table& table) {
  struct Row {
    std::uint16_t copy;
    int left;
  };
  std::vector<Row> rows;
  const Catalogue& catalogue = *table.game().catalogue;
  for (const std::uint16_t copy : copies_to_come(table.play)) {
    const TileCopy& facts = table.game().copy(copy);
    const auto same = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
      const CopyRef ref = table.copy_ref(row.copy);
      return ref.set == table.copy_ref(copy).set && catalogue.copy(ref).type == facts.type &&
             catalogue.copy(ref).symbols == facts.symbols;
    });
    if (same != rows.end()) {
      ++same->left;
    } else {
      rows.push_back({copy, 1});
    }
  }
  json::array list;
  for (const Row& row : rows) {
    list.push_back({{"type", catalogue.type_of(table.copy_ref(row.copy)).id},
                    {"copy", table.copy_names.of(row.copy)},
                    {"left", row.left},
                    {"symbols", symbols_array(table, table.copy_ref(row.copy), 0)}});
  }
  return list;
}

// Open cells that none of the tiles to come, nor the one in hand, fits.
json::array dead_array(const Table& table) {
  const State& state = table.state();
  std::set<KindId> kinds;
  for (const std::uint16_t copy : copies_to_come(table.play)) {
    kinds.insert(table.game().copies[copy].kind);
  }
  if (state.phase() == Phase::place) {
    kinds.insert(state.hand());
  }
  std::set<Cell> dead;
  for (std::size_t n = 0; n < state.head().tiles && !table.is_over(); ++n) {
    for (const Side side : kSides) {
      const Cell cell = neighbour(state.tiles()[n].cell, side);
      const std::uint16_t slot = state.slot_at(cell);
      if (slot == kNoSlot) {
        continue;
      }
      const std::uint8_t pattern = state.patterns()[slot];
      if (std::none_of(kinds.begin(), kinds.end(),
                       [&](KindId kind) { return table.game().fits[kind].fits(pattern) != 0; })) {
        dead.insert(cell);
      }
    }
  }
  json::array list;
  for (const Cell& cell : dead) {
    list.push_back({cell.x, cell.y});
  }
  return list;
}

// Tiles laid since the last turn of the seat to move, newest first.
json::array last_array(const Table& table) {
  const State& state = table.state();
  const std::size_t own = state.phase() == Phase::act || state.phase() == Phase::score ? 1 : 0;
  json::array last;
  for (std::size_t age = 0; age < state.head().tiles; ++age) {
    const PlacedTile& tile = state.tiles()[state.head().tiles - 1 - age];
    const bool before = age >= own && tile.seat == state.seat() && !table.is_over();
    if (tile.seat == kNoSeat || before ||
        age >= own + static_cast<std::size_t>(table.game().seats)) {
      break;
    }
    last.push_back({{"x", tile.cell.x}, {"y", tile.cell.y}, {"seat", tile.seat + 1}, {"age", age}});
  }
  return last;
}

json::object hand_object(const Table& table, std::uint16_t copy) {
  json::array symbols;
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    symbols.push_back(symbols_array(table, table.copy_ref(copy), rotation));
  }
  return {{"type", table.game().catalogue->type_of(table.copy_ref(copy)).id},
          {"copy", table.copy_names.of(copy)},
          {"symbols", std::move(symbols)}};
}

}  // namespace

json::array point_array(art::Point point) {
  const auto rounded = [](double value) { return std::round(value * 100) / 100; };
  return {rounded(point.x), rounded(point.y)};
}

json::array symbols_array(const Table& table, CopyRef copy, Rotation rotation) {
  json::array list;
  for (const art::PlacedSymbol& symbol : table.art->symbols(copy)) {
    list.push_back({{"part", word(symbol.part)},
                    {"at", point_array(art::turned_point(*symbol.at, rotation))},
                    {"size", point_array({symbol.width, symbol.height})}});
  }
  return list;
}

json::object result_object(const Table& table) {
  struct Place {
    Seat seat;
    bool resigned;
    int points;
    bool before(const Place& other) const {
      return resigned != other.resigned ? other.resigned : points > other.points;
    }
  };
  std::vector<Place> places;
  for (Seat seat = 0; seat < table.game().seats; ++seat) {
    places.push_back({seat, table.resigned[seat], table.state().points(seat)});
  }
  std::stable_sort(places.begin(), places.end(),
                   [](const Place& a, const Place& b) { return a.before(b); });
  json::array ranking;
  int rank = 1;
  for (std::size_t n = 0; n < places.size(); ++n) {
    if (n > 0 && places[n - 1].before(places[n])) {
      rank = static_cast<int>(n) + 1;
    }
    ranking.push_back({{"seat", places[n].seat + 1},
                       {"rank", rank},
                       {"points", places[n].points},
                       {"resigned", places[n].resigned}});
  }
  return {{"reason", word(table.ended_by)}, {"ranking", std::move(ranking)}};
}

json::object view_object(const Table& table, std::size_t seq) {
  const State& state = table.state();
  json::object view{{"seq", seq},
                    {"phase", word(phase_word(state.phase()))},
                    {"turn", turn_of(table)},
                    {"seat", state.seat() + 1},
                    {"tiles", tiles_array(table)},
                    {"figures", figures_array(table)},
                    {"tokens", tokens_array(table)},
                    {"seats", seats_array(table)},
                    {"left", table.is_over() ? 0 : table.play.deck().left()},
                    {"places", places_array(table)},
                    {"last", last_array(table)}};
  if (const auto copy = table.play.copy_in_hand()) {
    view["hand"] = hand_object(table, *copy);
  }
  if (table.helps.remaining) {
    view["remaining"] = table.is_over() ? json::array() : remaining_array(table);
  }
  if (table.helps.dead_places) {
    view["dead"] = dead_array(table);
  }
  if (table.is_over()) {
    view["result"] = result_object(table);
  }
  return view;
}

}  // namespace tollkeeper
