// The River I and II: tiles that are drawn first and placed along the water (rules.md in this
// folder; R- ids). Changes the start tile, the order of drawing and where its tiles may lie.
#pragma once

#include "rules/game_draft.hpp"

namespace tollkeeper {

const Expansion& river_expansion();

}  // namespace tollkeeper
