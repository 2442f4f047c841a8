// Figures: where they may be placed, who has the majority, how they come home (B-16 to B-29, A-1 to
// A-7, I-8).
#pragma once

#include <vector>

#include "oracle/features.hpp"
#include "oracle/table.hpp"
#include "oracle/words.hpp"

namespace tollkeeper::oracle {

// What each seat begins with.
std::map<std::string, int> first_supply(const RulesInForce& rules);

std::vector<Figure> figures_on(const Table& table, const Feature& feature);

// The seats with most figures there, large meeples counting twice; empty when there is none (B-27).
std::vector<Seat> majority(const std::vector<Figure>& figures);

// All placings on the tile in the cell, which must be the one just placed (B-16).
std::vector<OracleAction> figure_actions(const Table& table, Seat seat, Cell new_tile);
void place_figure(Table& table, Seat seat, const OracleAction& action);

// Taking one's abbot home; the points are given by take_abbot_home in scoring.hpp.
std::vector<OracleAction> abbot_actions(const Table& table, Seat seat);

void take_home(Table& table, const Figure& figure);
void take_all_home(Table& table, const Feature& feature);

}  // namespace tollkeeper::oracle
