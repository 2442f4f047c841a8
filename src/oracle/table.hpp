// Everything that lies on and beside the table during a game: tiles, figures, tollhouses, supplies
// and points. A plain value; copying it is how one looks ahead.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "oracle/board.hpp"
#include "oracle/rules_in_force.hpp"
#include "oracle/words.hpp"

namespace tollkeeper::oracle {

struct SeatThings {
  int points = 0;
  std::map<std::string, int> supply;            // figures by word, only those the game has
  std::optional<Tollhouse> tollhouse;           // once in play
  bool tollhouse_collected_travellers = false;  // and waits to be turned over (TK-20)
};

struct Table {
  RulesInForce rules;
  Board board;
  std::vector<Figure> figures;
  std::vector<SeatThings> seats;
  std::vector<OracleScore> scores;  // since the start, in the order they happened
};

}  // namespace tollkeeper::oracle
