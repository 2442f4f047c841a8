// Inns & Cathedrals: tiles, two kinds of worth and a large meeple (rules.md in this folder; I- ids).
// All of it is data; it needs no hook.
#pragma once

#include "rules/game_draft.hpp"

namespace tollkeeper {

const Expansion& inns_and_cathedrals_expansion();

}  // namespace tollkeeper
