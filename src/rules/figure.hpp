// Figures: everything a player sets on a feature. One row per kind; expansions add rows. Rows are
// data: what a figure may stand on and how much it counts for the majority needs no code.
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/feature.hpp"

namespace tollkeeper {

struct FigureRow {
  std::string_view word;  // in records and commands: "meeple"
  std::string_view one;   // in sentences
  std::string_view many;
  FeatureKindMask stands_on = 0;
  std::uint8_t weight = 1;    // in majorities (B-27)
  std::uint8_t per_seat = 0;  // in the supply at the start
  std::string_view jcz_type;   // "small" in JCloisterZone's figure ids
  std::string_view jcz_class;  // "SmallFollower" in its option lists
  std::string_view rule;
};

inline constexpr int kMaxFigureRows = 8;

// The base game's figure is always row 0.
inline constexpr std::uint8_t kMeeple = 0;

}  // namespace tollkeeper
