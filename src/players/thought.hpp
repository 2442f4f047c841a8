// Thought: why a computer player chose as it did, in numbers a page or a log can show. Made with
// the choice; every figure is the player's expectation, not a promise. Points are those of the
// game.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/action.hpp"

namespace tollkeeper {

// What each seat is expected to have at the end from one kind of thing: "scored" (on the track
// already), "road", "city", "monastery", "garden", "field", "figures" (the worth of those still in
// the supply) and "expansions".
struct ExpectedPoints {
  std::string_view word;
  std::array<float, kMaxSeats> points{};
};

// One action that was looked at.
struct Candidate {
  Action action;
  double lead = 0;          // expected points ahead (Evaluation::lead)
  std::int64_t visits = 0;  // how often the search went that way
};

struct Thought {
  std::vector<Action> line;  // the chosen action, then the rest of the turn as it is meant now
  double value = 0;          // -1 (lost) to 1 (won), as the search counts
  double lead = 0;           // expected points ahead at the end, likewise
  std::vector<ExpectedPoints> expected;  // after the line
  std::vector<Candidate> candidates;     // best first, the chosen one among them
  std::int64_t iterations = 0;
  std::int64_t nodes = 0;  // of the search tree, all threads
  double milliseconds = 0;
  bool exact = false;  // every line to the end was counted
};

}  // namespace tollkeeper
