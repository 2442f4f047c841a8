// Fields at the end of the game, in the three readings of B-39 and B-40.
#pragma once

#include "oracle/table.hpp"

namespace tollkeeper::oracle {

void score_fields(Table& table);

}  // namespace tollkeeper::oracle
