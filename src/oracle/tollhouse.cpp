#include "oracle/tollhouse.hpp"

#include <map>

#include "oracle/scoring.hpp"

namespace tollkeeper::oracle {
namespace {

// TK-5, D-2.
bool is_place_for_tollhouse(const Table& table, Cell cell) {
  const auto& crossroads = table.board.at(cell).tile.type->crossroads;
  return crossroads.has_value() &&
         (!table.rules.village_only || crossroads->kind == CrossroadsKind::village);
}

bool holds_tollhouse(const Table& table, Cell cell) {
  for (const SeatThings& things : table.seats) {
    if (things.tollhouse && things.tollhouse->cell == cell) {
      return true;
    }
  }
  return false;
}

// Whether a segment of the road starts at the crossroads of the tile in the cell.
bool touches_crossroads(const Board& board, const Feature& road, Cell cell) {
  const auto& crossroads = board.at(cell).tile.type->crossroads;
  for (const Place place : road.places) {
    if (place.cell == cell && crossroads && ((crossroads->roads >> place.spot) & 1) != 0) {
      return true;
    }
  }
  return false;
}

// TK-12, TK-14; water towers and the rest are no symbols of toll (C-8).
bool is_tolled(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::farmhouse:
    case SymbolKind::cowshed:
    case SymbolKind::pigsty:
    case SymbolKind::donkey_stable:
    case SymbolKind::garden:
    case SymbolKind::highwaymen:
    case SymbolKind::travellers: return true;
    default: return false;
  }
}

// Each symbol beside the road once, however many segments it lies beside (TK-17, Q-16).
std::map<SymbolKind, int> symbols_beside(const Board& board, const Feature& road) {
  std::map<SymbolKind, int> symbols;
  for (const Cell cell : cells_of(road)) {
    for (const PrintedSymbol& symbol : board.at(cell).tile.copy->symbols) {
      bool beside = false;
      for (const Place place : road.places) {
        beside = beside || (place.cell == cell && ((symbol.beside >> place.spot) & 1) != 0);
      }
      if (beside && is_tolled(symbol.kind)) {
        ++symbols[symbol.kind];
      }
    }
  }
  return symbols;
}

}  // namespace

std::vector<OracleAction> tollhouse_actions(const Table& table, Cell new_tile) {
  std::vector<OracleAction> actions;
  if (!table.rules.tollhouses) {
    return actions;
  }
  for (const auto& [cell, placed] : table.board) {
    const bool barred = cell == new_tile && !table.rules.tollhouse_on_new_tile;
    if (is_place_for_tollhouse(table, cell) && !holds_tollhouse(table, cell) && !barred) {
      actions.push_back({"tollhouse", cell, 0, "", 0});
    }
  }
  return actions;
}

void set_tollhouse(Table& table, Seat seat, Cell cell) {
  auto& tollhouse = table.seats[seat].tollhouse;
  const int value = tollhouse ? tollhouse->value : 1;  // TK-9
  tollhouse = Tollhouse{cell, value};
}

void raise_tolls(Table& table, const Feature& road) {
  const bool complete = is_complete(table.board, road);
  const std::map<SymbolKind, int> symbols = symbols_beside(table.board, road);
  if (symbols.empty()) {
    return;
  }
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    SeatThings& things = table.seats[seat];
    if (!things.tollhouse || !touches_crossroads(table.board, road, things.tollhouse->cell)) {
      continue;
    }
    std::vector<ScorePart> parts;
    for (const auto& [kind, count] : symbols) {
      const bool travellers = kind == SymbolKind::travellers;
      const int worth = complete ? things.tollhouse->value * (travellers ? 3 : 1) : 1;
      parts.push_back(part(count, worth, row_of(kind).word));
      if (complete && travellers) {
        things.tollhouse_collected_travellers = true;  // TK-20
      }
    }
    give_points(table, seat, "toll", !complete, cells_of(road), parts);
  }
}

void turn_tollhouses_over(Table& table, Seat active) {
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    SeatThings& things = table.seats[seat];
    const bool now = !table.rules.flip_at_end_of_owner_turn || seat == active;
    if (things.tollhouse_collected_travellers && now) {
      things.tollhouse->value = 3 - things.tollhouse->value;
      things.tollhouse_collected_travellers = false;
    }
  }
}

}  // namespace tollkeeper::oracle
