// Notation: what people read about a game: places, actions, events and scores as English sentences.
// The one place where the program's playing sentences are made, so that other languages can stand
// beside it. Nothing here is read back; files use the names of spot_name.hpp and copy_names.hpp.
#pragma once

#include <string>
#include <vector>

#include "rules/journal.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// The player's name, or "Player 2" where there is none.
std::string name_of_seat(const std::vector<std::string>& names, Seat seat);

std::string cell_text(Cell cell);                        // "(1, -2)"
std::string cells_text(const std::vector<Cell>& cells);  // "(1, -2) (0, 3)"

// A place on a tile as it lies: "the road to the north and east", "the field in the south-west
// corner", "the monastery".
std::string spot_phrase(const Kind& kind, Rotation rotation, Spot spot);

// What the action of the player to move would do: "places the tile at (1, 0), turned right",
// "puts a meeple on the road to the east", "passes".
std::string action_phrase(const State& state, const Action& action);

// "2 groups of travellers x 3 + 1 farmhouse x 1"
std::string parts_text(const std::vector<ScorePart>& parts);

// What a score is for: "a road", "an unfinished city", "toll".
std::string score_subject(const Event& event);

// A whole sentence for any event: "Anna scores 7 for toll: 2 groups of travellers x 3 + 1 farmhouse
// x 1 (TK-12)". `state` is any position in which the event's tile lies on the table; in one before
// that, places are named by their cell alone.
std::string event_sentence(const State& state, const std::vector<std::string>& names,
                           const Event& event);

// "Anna 35, Ben 28"
std::string points_text(const State& state, const std::vector<std::string>& names);

}  // namespace tollkeeper
