// Contenders: the ways to play the turn at hand that a search finds nearly equal.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "players/search/tree_search.hpp"

namespace tollkeeper {

struct Contender {
  std::vector<Action> line;  // the rest of the turn
  double lead = 0;           // in points, as the search has it; after arbiter.hpp as that has it
  double error = 1;          // standard deviation of what the search has
};

// The turn that was looked at most comes first, then those not far behind it. `trees` have grown
// from the same position. The less can be rehearsed, `turns_to_come`, the fewer they are.
std::vector<Contender> contenders_of(const std::vector<std::unique_ptr<TreeSearch>>& trees,
                                     const SearchSettings& settings, std::int64_t turns_to_come);

}  // namespace tollkeeper
