// step(): an action played as a search wants it, on to the next phase in which something is chosen
// or drawn. Phases in which a player could but pass are left out, scoring is done.
#pragma once

#include "rules/state.hpp"

namespace tollkeeper {

// The action must be legal; afterwards the phase is `act`, `draw` or `over`.
void step(State& state, const Action& action);

}  // namespace tollkeeper
