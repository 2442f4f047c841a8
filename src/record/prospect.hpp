// Prospect: what an action of phase 2 is worth beside doing nothing: the points it brings in this
// turn, and what it would add if the game ended right after. Made from the journal's score events
// alone.
#pragma once

#include <vector>

#include "rules/journal.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

struct Prospect {
  int now = 0;                      // points of the acting seat in this turn
  int later = 0;                    // points it would get besides if the game ended then
  std::vector<Event> now_events;    // scores there are only with the action, of any seat
  std::vector<Event> later_events;  // of the acting seat
  // For a token: what it would be paid at the end where it goes.
  bool is_token = false;
  std::vector<Event> token_events;
};

// The phase must be `act`; the action legal there.
Prospect prospect_of(const State& state, const Action& action);

// What is scored when the turn ends without (more) actions; the phase is `act` or `score`.
std::vector<Event> scores_of_turn(const State& state);
// The same after placing the tile in hand like this.
std::vector<Event> scores_of_place(const State& state, const Action& place);

// Points of the seat in these events.
int sum_of(const std::vector<Event>& events, Seat seat);

// Final scoring as it would be now.
std::vector<Event> scores_if_ended(const State& state);

}  // namespace tollkeeper
