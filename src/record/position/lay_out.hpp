// LayOut: a Position becomes a State of the engine, with the sets it needs. What has no meaning is
// refused (edges that do not match, a meeple where none can stand); what could not have come about
// by play is said in warnings and laid out all the same.
//
// The game has all six seats, so that a seat is a colour.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "record/position/position.hpp"
#include "rules/state.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

struct PositionWarning {
  // box_has_fewer, plain_tile, apart, two_on_tile
  std::string code;
  int line = 0;
  Cell cell;
  std::string text;  // a sentence
  friend bool operator==(const PositionWarning&, const PositionWarning&) = default;
};

struct LaidPosition {
  Position position;  // tiles by their copies, spots as records name them, sets complete
  std::shared_ptr<const Game> game;
  State state;
  std::vector<std::string> names;  // by seat; the colour where no name was given
  std::uint8_t seats = 0;          // bit n: colour n has a line or a piece
  std::vector<PositionWarning> warnings;
};

// A table that needs more than `most_boxes` of a set is refused: it costs memory and time by them.
inline constexpr int kMostBoxes = 100;
Result<LaidPosition> lay_out(const Position& position, std::shared_ptr<const Catalogue> catalogue,
                             int most_boxes = kMostBoxes);

}  // namespace tollkeeper
