#include "oracle/figures.hpp"

#include <algorithm>

namespace tollkeeper::oracle {
namespace {

// B-17, A-2, A-3, I-8.
bool may_stand_on(const RulesInForce& rules, const std::string& figure, FeatureKind kind) {
  if (kind == FeatureKind::garden) {
    return figure == "abbot" && rules.gardens;
  }
  if (kind == FeatureKind::monastery) {
    return true;
  }
  if (kind == FeatureKind::field && !rules.fields) {
    return false;
  }
  return figure != "abbot";
}

}  // namespace

std::map<std::string, int> first_supply(const RulesInForce& rules) {
  std::map<std::string, int> supply{{"meeple", rules.meeples}};
  if (rules.large_meeples) {
    supply["large_meeple"] = 1;
  }
  if (rules.abbots) {
    supply["abbot"] = 1;
  }
  return supply;
}

std::vector<Figure> figures_on(const Table& table, const Feature& feature) {
  std::vector<Figure> there;
  for (const Figure& figure : table.figures) {
    if (feature.places.count(figure.place) != 0) {
      there.push_back(figure);
    }
  }
  return there;
}

std::vector<Seat> majority(const std::vector<Figure>& figures) {
  std::map<Seat, int> strength;
  int most = 0;
  for (const Figure& figure : figures) {
    strength[figure.seat] += figure.word == "large_meeple" ? 2 : 1;
    most = std::max(most, strength[figure.seat]);
  }
  std::vector<Seat> winners;
  for (const auto& [seat, own] : strength) {
    if (own == most) {
      winners.push_back(seat);
    }
  }
  return winners;
}

std::vector<OracleAction> figure_actions(const Table& table, Seat seat, Cell new_tile) {
  std::vector<OracleAction> actions;
  for (const auto& [figure, left] : table.seats[seat].supply) {
    if (left == 0) {
      continue;
    }
    for (const Spot spot : spots_of(table.board.at(new_tile).tile)) {
      const Feature feature = feature_at(table.board, {new_tile, spot});
      if (may_stand_on(table.rules, figure, feature.kind) && figures_on(table, feature).empty()) {
        actions.push_back({"place_figure", new_tile, 0, figure, spot});
      }
    }
  }
  return actions;
}

void place_figure(Table& table, Seat seat, const OracleAction& action) {
  --table.seats[seat].supply[action.figure];
  table.figures.push_back({seat, action.figure, {action.cell, action.spot}});
}

std::vector<OracleAction> abbot_actions(const Table& table, Seat seat) {
  std::vector<OracleAction> actions;
  for (const Figure& figure : table.figures) {
    if (figure.seat == seat && figure.word == "abbot" &&
        !is_complete(table.board, feature_at(table.board, figure.place))) {
      actions.push_back({"return_abbot", figure.place.cell, 0, "", 0});
    }
  }
  return actions;
}

void take_home(Table& table, const Figure& figure) {
  ++table.seats[figure.seat].supply[figure.word];
  table.figures.erase(std::find(table.figures.begin(), table.figures.end(), figure));
}

void take_all_home(Table& table, const Feature& feature) {
  for (const Figure& figure : figures_on(table, feature)) {
    take_home(table, figure);
  }
}

}  // namespace tollkeeper::oracle
