// Explanation: every score of a game with what it is made of, for people; explain_json of the
// record says the same to programs.
#pragma once

#include <string>

#include "cli/text/wording.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

// One line a score, under a line for each turn that has any; the points at the end.
std::string explanation(const Playthrough& play, const Wording& wording);

}  // namespace tollkeeper
