// Journal: what happened, for logs, previews, statistics and the answer to "why?". The rules write
// into one when they are given one; search and playouts give none and pay one test of a pointer.
//
// Every point is explained: a score event's points are the sum of its parts, always.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/action.hpp"
#include "rules/cell.hpp"
#include "rules/feature.hpp"

namespace tollkeeper {

// `what` is a stable word ("tile", "coat_of_arms", "travellers"); `one` and `many` are how the
// sentence says it. Views point to tables that live as long as the program.
struct ScorePart {
  int count = 0;
  int worth = 0;
  std::string_view what;
  std::string_view one;
  std::string_view many;
  std::string_view rule;

  friend bool operator==(const ScorePart&, const ScorePart&) = default;
};

enum class EventKind : std::uint8_t {
  tile_drawn,      // tile
  tile_discarded,  // tile; it fits nowhere (B-14)
  tile_placed,     // tile, cells = its cell, number = rotation
  figure_placed,   // figure, cells, spot
  figure_returned, // figure, cells = where it stood, spot
  token_placed,    // word, cells, number = value shown
  token_moved,     // word, cells = from, to; number = value shown
  token_turned,    // word, cells, number = value now shown
  score,           // points, parts
  turn_ended,
  game_ended,
};

struct Event {
  EventKind kind = EventKind::turn_ended;
  Seat seat = kNoSeat;         // whose tile, figure, token or points
  std::uint16_t tile = 0;      // KindId of the tile
  std::uint8_t figure = 0;     // index of the figure row
  Spot spot = 0;
  int number = 0;
  std::string_view word;       // score: "road", "city" or an expansion's word; tokens: theirs
  bool at_end = false;         // score: final scoring, or a feature not complete
  int points = 0;
  std::string_view rule;
  std::vector<Cell> cells;     // of the feature, in reading order
  std::vector<ScorePart> parts;

  friend bool operator==(const Event&, const Event&) = default;
};

using Journal = std::vector<Event>;

inline int sum_of_parts(const std::vector<ScorePart>& parts) {
  int sum = 0;
  for (const auto& part : parts) {
    sum += part.count * part.worth;
  }
  return sum;
}

}  // namespace tollkeeper
