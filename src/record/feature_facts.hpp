// FeatureFacts: how large a feature is, who stands there and what it is worth, as numbers: now, if
// the game ended, and completed as it is. Read from a position alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/journal.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

struct FeatureFacts {
  FeatureKind kind = FeatureKind::road;
  std::uint16_t root = 0;  // of roads, cities and fields
  std::vector<Cell> cells;
  int tiles = 0;
  int open_ends = 0;
  bool complete = false;
  std::uint16_t figures = 0;  // 1 + any figure that stands there, or 0
  std::uint8_t occupied = 0;  // bit n: seat n
  std::uint8_t owners = 0;    // those with the majority
  int worth_now = 0;          // to each owner
  int worth_complete = 0;
};

// The feature of that place on that tile.
FeatureFacts facts_of_spot(const State& state, std::size_t tile, const SpotRow& spot);

// The roads of the crossroads where the special action would put its token, and what it would be
// paid for them.
FeatureFacts facts_of_crossroads(const State& state, const Action& action);

// What scoring the road or city would bring if its open ends were closed just as it is: tokens
// first, then its owners.
Journal scores_if_completed(const State& state, FeatureKind kind, std::uint16_t root);

}  // namespace tollkeeper
