// The turn as a machine of phases (B-9):
//
//   draw --draw_tile--> place --apply_action--> act --apply_action--> score --finish_turn--> draw
//
// `act` is left out when nothing can be done in it; a tile that fits nowhere leaves the phase at
// `draw`; when nothing is left to draw the phase is `over` and final scoring is done. Every
// function writes what happened into the journal when it is given one.
#pragma once

#include "rules/state.hpp"

namespace tollkeeper {

// Kinds that can be drawn now and how many copies of each are left to draw, by kind id. Chance
// draws each with its share of copies.
struct Drawable {
  KindId kind = kNoKind;
  int copies = 0;
};
std::vector<Drawable> drawable(const State& state);

// Chance moves. The phase must be `draw` and the kind drawable.
void draw_tile(State& state, KindId kind, Journal* journal);

// As draw_tile, by position among the drawable tiles (0 to drawable_count - 1).
inline std::uint32_t drawable_count(const State& state) {
  return static_cast<std::uint32_t>(state.head().bag - state.head().bag_floor);
}
KindId take_from_bag(State& state, std::uint32_t position);

// Plays a legal action (see check_action; an illegal one is a broken contract).
void apply_action(State& state, const Action& action, Journal* journal);

// Scores what was completed and passes the turn on. The phase must be `score`.
void finish_turn(State& state, Journal* journal);

// Ends the game now, whatever is left to draw: final scoring, phase `over` (B-37).
void end_game(State& state, Journal* journal);

// Steps used by the above and by playouts.
void settle_draw_group(State& state);
void take_in_hand(State& state, KindId kind, Journal* journal);
void place_from_hand(State& state, Cell cell, Rotation rotation, Journal* journal);
void do_act(State& state, const Action& action, Journal* journal);

}  // namespace tollkeeper
