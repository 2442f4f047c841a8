// What goes into the oracle and comes out of it, as plain values and plain words, so that it can be
// compared with any other reading of the rules. Cells are places on the table (rules/cell.hpp),
// points are points of the game, seats count from 0.
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "rules/action.hpp"
#include "rules/cell.hpp"
#include "rules/journal.hpp"
#include "tiles/edge.hpp"

namespace tollkeeper::oracle {

// A spot of a tile on the table: a segment's number, kMonasterySpot or kGardenSpot.
struct Place {
  Cell cell;
  Spot spot = 0;
  friend bool operator==(const Place&, const Place&) = default;
  friend std::strong_ordering operator<=>(const Place&, const Place&) = default;
};

// A figure on the table. Words: "meeple", "large_meeple", "abbot".
struct Figure {
  Seat seat = 0;
  std::string word;
  Place place;
  friend bool operator==(const Figure&, const Figure&) = default;
  friend std::strong_ordering operator<=>(const Figure&, const Figure&) = default;
};

// A seat's tollhouse once it is in play; `value` is the toll it shows, 1 or 2 (TK-2).
struct Tollhouse {
  Cell cell;
  int value = 1;
  friend bool operator==(const Tollhouse&, const Tollhouse&) = default;
};

// kind            uses
// "place_tile"    cell, rotation; the tile is the one in hand
// "place_figure"  figure, cell, spot
// "tollhouse"     cell of the crossroads; brings it in or moves it
// "return_abbot"  cell of the abbot's tile
// "pass"          nothing
struct OracleAction {
  std::string kind;
  Cell cell;
  Rotation rotation = 0;
  std::string figure;
  Spot spot = 0;
  friend bool operator==(const OracleAction&, const OracleAction&) = default;
  friend std::strong_ordering operator<=>(const OracleAction&, const OracleAction&) = default;
};

// "place_figure abbot at (2,-1) spot 64": for messages.
std::string text_of(const OracleAction& action);

// One seat's points for one thing. Words: "road", "city", "field", "monastery", "garden", "toll".
// Of the parts only count, worth and what are filled.
struct OracleScore {
  Seat seat = 0;
  int points = 0;
  std::string word;
  bool at_end = false;      // the feature was not complete: final scoring, abbot taken home
  std::vector<Cell> cells;  // of the feature, in reading order
  std::vector<ScorePart> parts;
  friend bool operator==(const OracleScore&, const OracleScore&) = default;
};

// "seat 1 scored 8 for city: 3 x 2 tile, 1 x 2 coat_of_arms".
std::string text_of(const OracleScore& score);

}  // namespace tollkeeper::oracle
