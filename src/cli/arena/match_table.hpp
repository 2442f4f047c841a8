// What `tollkeeper match` prints: the sums of a match with their errors, for people.
#pragma once

#include "arena/match_file.hpp"

namespace tollkeeper {

void print_match(const MatchFile& match);

}  // namespace tollkeeper
