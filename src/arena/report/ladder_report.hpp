// The report of a ladder: one HTML page that stands alone (no script, nothing loaded, light and
// dark), and the same figures as JSON.
#pragma once

#include <string>

#include "arena/ladder.hpp"

namespace tollkeeper {

// `played` is a line about the game, such as "The Tollkeepers; edition C3".
std::string ladder_html(const LadderPlan& plan, const LadderResults& results,
                        const std::string& played);

// Keys: docs/arena.md.
std::string ladder_json(const LadderPlan& plan, const LadderResults& results);

}  // namespace tollkeeper
