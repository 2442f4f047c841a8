// The Abbot: one figure more for each player, for monasteries and gardens only, that may be taken
// home for the points so far (rules.md in this folder; A- ids). The gardens are printed on tiles of
// other sets.
#pragma once

#include "rules/game_draft.hpp"

namespace tollkeeper {

const Expansion& abbot_expansion();

}  // namespace tollkeeper
