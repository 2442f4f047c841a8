#include "players/search/step.hpp"

#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

void step(State& s, const Action& action) {
  switch (action.kind) {
    case ActionKind::place_tile: {
      place_from_hand(s, action.cell, action.spot, nullptr);
      if (s.kind_of(s.last_tile()).no_act) {
        break;
      }
      ActionList acts;
      list_acts(s, acts);
      s.head().phase = acts.empty() ? Phase::score : Phase::act;
      break;
    }
    case ActionKind::pass: s.head().phase = Phase::score; break;
    case ActionKind::place_figure:
    case ActionKind::special: {
      do_act(s, action, nullptr);
      ActionList acts;
      if (!s.game().subscribers(Hook::list_actions).empty()) {
        list_acts(s, acts);
      }
      s.head().phase = acts.empty() ? Phase::score : Phase::act;
      break;
    }
  }
  if (s.phase() == Phase::score) {
    finish_turn(s, nullptr);
  }
}

}  // namespace tollkeeper
