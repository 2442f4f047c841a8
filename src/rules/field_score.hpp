// Field scoring at the end of the game (B-39 to B-42), in the three rules that have been printed.
#pragma once

#include "rules/state.hpp"

namespace tollkeeper {

void score_fields(State& state, Journal* journal);

// Roots of the completed cities that touch the field, each once, for views and explanations.
std::vector<std::uint16_t> completed_cities_of(const State& state, std::uint16_t field_root);

}  // namespace tollkeeper
