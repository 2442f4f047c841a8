// Scoring: completed features at the end of a turn (B-26 to B-36), everything else at the end of
// the game (B-37 to B-43). Order of the events: rules-base.md section 5; no total depends on it.
#pragma once

#include <array>
#include <vector>

#include "rules/state.hpp"

namespace tollkeeper {

// Phase 3 of the turn: whatever the last tile completed.
void score_turn(State& state, Journal* journal);

// Phase 3 for these completed roads and cities, whichever tile completed them, and for surrounded
// monasteries and gardens: for positions laid out by hand and for "what if it were complete?".
struct CompletedFeature {
  FeatureKind kind = FeatureKind::road;
  std::uint16_t root = 0;
};
void score_completed(State& state, const std::vector<CompletedFeature>& completed,
                     Journal* journal);

// Final scoring. Figures stay where they stand (B-43).
void score_end(State& state, Journal* journal);

// Points of each seat if the game ended now; the state is not changed.
std::array<int, kMaxSeats> points_if_ended(const State& state);

// --- for modules, previews and views -----------------------------------------------------------

// The sums of a feature with every tile and symbol counted once, however often the feature touches
// its tile (B-32, Q-16). `root` is a union-find root.
Tally tally_of(const State& state, std::uint16_t root);

inline bool is_complete(const State& state, std::uint16_t root) {
  return state.tallies()[root].lane[kOpenLane] == 0;
}

// What one tile and one coat of such a feature are worth, and why.
struct Worth {
  int per_tile = 0;
  int per_coat = 0;
  std::string_view rule;
};
Worth worth_of(const Game& game, FeatureKind kind, const Tally& tally, bool complete);

// Figures' weight of each seat on the ring that starts at figure `first` (id + 1; 0: nobody).
std::array<int, kMaxSeats> weights_of(const State& state, std::uint16_t first);
// Seats with the highest weight; bit n is seat n. 0 when nobody stands there (B-27).
std::uint8_t majority_of(const State& state, std::uint16_t first);

// Cells of a feature or field in reading order, each once.
std::vector<Cell> feature_cells(const State& state, std::uint16_t root);
std::vector<Cell> field_cells(const State& state, std::uint16_t root);

// Scores a monastery or garden for the seat as it stands: 1 for itself, 1 for each neighbour
// (B-35, B-38). `present` counts the cell itself.
void score_site(State& state, const Watch& watch, Seat seat, bool complete, std::string_view rule,
                Journal* journal);

// Adds points with their parts. The parts must add up to the points.
void award(State& state, Event event, Journal* journal);

}  // namespace tollkeeper
