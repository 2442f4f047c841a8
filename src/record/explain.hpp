// Explain: every score of a game with what it is made of, as JSON for programs; the command line
// makes the text for people from the same. Made from the journal's score events and from nothing
// else; the parts add up to the points.
#pragma once

#include <string>
#include <vector>

#include "record/playthrough.hpp"

namespace tollkeeper {

struct ToldScore {
  const Event* event;  // of the playthrough
  int turn = 0;        // from 1; 0: final scoring
  Seat seat = 0;       // whose turn it was
};

// In the order of the journal.
std::vector<ToldScore> told_scores(const Playthrough& playthrough);

// One object: "players", "scores", "over" and "events". An event has "turn" (0: final scoring),
// "seat" (from 1), "player", "for", "points", "at_end", "rule", "cells" ([x, y]), "parts" ("count",
// "worth", "what", "points", "rule") and the sentence as "text".
std::string explain_json(const Playthrough& playthrough);

}  // namespace tollkeeper
