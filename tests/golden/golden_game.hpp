// Golden games: one whole game of each set as text, a few short lines a turn, to be read in a diff
// when a change to the rules changes play. The player is made for this alone: of a few places tried
// at random it takes the one worth most to it, so that much is completed.
#pragma once

#include <string>

#include "rules/setup.hpp"

namespace tollkeeper::testing {

// The game's text, every line ending in a newline.
std::string golden_game(const Setup& setup, std::uint64_t seed);

}  // namespace tollkeeper::testing
