// Explain: every score of a game with what it is made of, as text for people and as JSON for
// programs. Made from the journal's score events and from nothing else; the parts add up to the
// points.
#pragma once

#include <string>

#include "record/playthrough.hpp"

namespace tollkeeper {

// One line a score, under a line for each turn that has any; the points at the end.
std::string explain_text(const Playthrough& playthrough);

// One object: "players", "scores", "over" and "events". An event has "turn" (0: final scoring),
// "seat" (from 1), "player", "for", "points", "at_end", "rule", "cells" ([x, y]), "parts" ("count",
// "worth", "what", "points", "rule") and the sentence as "text".
std::string explain_json(const Playthrough& playthrough);

}  // namespace tollkeeper
