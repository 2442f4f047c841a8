// Perft by the oracle: the numbers of players/perft.hpp, counted by the second implementation of
// the rules. Slow; used to make the tables the engine is held to.
#pragma once

#include <cstdint>
#include <vector>

#include "oracle/oracle.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper::testing {

// The oracle after the same draws, actions and ends of turns, or why it refuses one.
Result<oracle::Oracle> oracle_after(const Playthrough& play);

// Lines of 1 to `depth` actions. Physical tiles that differ in nothing a rule in force looks at
// open one branch together.
std::vector<std::uint64_t> oracle_perft(const oracle::Oracle& oracle, const Catalogue& catalogue,
                                        const Setup& setup, int depth);

}  // namespace tollkeeper::testing
