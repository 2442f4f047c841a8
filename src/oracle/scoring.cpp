#include "oracle/scoring.hpp"

#include <utility>

#include "oracle/figures.hpp"

namespace tollkeeper::oracle {
namespace {

bool has_symbol_beside(const Board& board, const Feature& feature, SymbolKind kind) {
  for (const Place place : feature.places) {
    if (has_symbol_beside(board.at(place.cell).tile, kind, place.spot)) {
      return true;
    }
  }
  return false;
}

int coats_of_arms(const Board& board, const Feature& city) {
  int coats = 0;
  for (const Place place : city.places) {
    coats += board.at(place.cell).tile.type->segments[place.spot].coats;
  }
  return coats;
}

// B-31, B-38, I-3, I-4, I-6.
std::vector<ScorePart> worth_of_road(const Table& table, const Feature& road) {
  const int tiles = static_cast<int>(cells_of(road).size());
  const bool inn = table.rules.inns && has_symbol_beside(table.board, road, SymbolKind::inn);
  int worth = 1;
  if (is_complete(table.board, road)) {
    worth = inn ? 2 : 1;
  } else if (inn && table.rules.unfinished_is_zero) {
    worth = 0;
  }
  return {part(tiles, worth, "tile")};
}

// B-33, B-34, B-38, I-5, I-6.
std::vector<ScorePart> worth_of_city(const Table& table, const Feature& city) {
  const int tiles = static_cast<int>(cells_of(city).size());
  const bool cathedral =
      table.rules.cathedrals && has_symbol_beside(table.board, city, SymbolKind::cathedral);
  int worth = 1;
  if (is_complete(table.board, city)) {
    worth = cathedral ? 3 : 2;
    if (table.rules.old_two_tile_city && tiles == 2) {
      worth = 1;
    }
  } else if (cathedral && table.rules.unfinished_is_zero) {
    worth = 0;
  }
  return {part(tiles, worth, "tile"),
          part(coats_of_arms(table.board, city), worth, "coat_of_arms")};
}

}  // namespace

ScorePart part(int count, int worth, std::string_view what) {
  ScorePart made;
  made.count = count;
  made.worth = worth;
  made.what = what;
  return made;
}

void give_points(Table& table, Seat seat, std::string_view word, bool at_end,
                 std::vector<Cell> cells, std::vector<ScorePart> parts) {
  OracleScore score;
  score.seat = seat;
  score.word = word;
  score.at_end = at_end;
  score.cells = std::move(cells);
  for (const ScorePart& one : parts) {
    if (one.count != 0) {
      score.parts.push_back(one);
    }
  }
  if (score.parts.empty()) {
    score.parts = {parts.front()};
  }
  score.points = sum_of_parts(score.parts);
  table.seats[seat].points += score.points;
  table.scores.push_back(score);
}

std::vector<ScorePart> worth_of(const Table& table, const Feature& feature) {
  switch (feature.kind) {
    case FeatureKind::road: return worth_of_road(table, feature);
    case FeatureKind::city: return worth_of_city(table, feature);
    default: break;
  }
  const int neighbours = neighbours_present(table.board, feature.places.begin()->cell);
  return {part(1, 1, word_of(feature.kind)), part(neighbours, 1, "neighbour")};
}

void score_feature(Table& table, const Feature& feature) {
  const bool at_end = !is_complete(table.board, feature);
  for (const Seat seat : majority(figures_on(table, feature))) {
    give_points(table, seat, word_of(feature.kind), at_end, cells_of(feature),
                worth_of(table, feature));
  }
}

void take_abbot_home(Table& table, Seat seat, Cell cell) {
  for (const Figure& figure : table.figures) {
    if (figure.seat == seat && figure.word == "abbot" && figure.place.cell == cell) {
      const Feature feature = feature_at(table.board, figure.place);
      give_points(table, seat, word_of(feature.kind), true, {cell}, worth_of(table, feature));
      take_home(table, Figure(figure));
      return;
    }
  }
}

}  // namespace tollkeeper::oracle
