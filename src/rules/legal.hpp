// What the player to move may do. Two independent answers that must agree (a fuzzer compares them):
// legal_actions() lists, check_action() judges one action and says which rule forbids it.
#pragma once

#include "base/result.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// Every legal action, sorted, without doubles; empty unless the phase is `place` or `act`. All
// rotations that fit are listed, also those that look alike.
ActionList legal_actions(const State& state);

// ok() exactly for the actions in legal_actions(); otherwise a sentence and the rule.
Status check_action(const State& state, const Action& action);

// Rotations in which the kind may lie on the cell; 0 for cells that are not open.
RotationMask legal_rotations(const State& state, KindId kind, Cell cell);
// The same for the open cell in that slot (State::open()), looking at the rotations `among` alone.
RotationMask rotations_in_slot(const State& state, KindId kind, std::size_t slot,
                               RotationMask among);

// Whether the kind fits anywhere at all (B-14).
bool fits_somewhere(const State& state, KindId kind);

// The parts legal_actions() is made of, unsorted, for search and playouts.
void list_placements(const State& state, KindId kind, ActionList& list);
void list_acts(const State& state, ActionList& list);  // figures and special actions, without pass

// All such spots of the last tile; bit n is spots[n] of its kind.
SpotMask free_spots(const State& state);

// Whether a figure may be put on this spot of the last tile as far as others are concerned (B-18).
bool is_free(const State& state, const SpotRow& spot);

}  // namespace tollkeeper
