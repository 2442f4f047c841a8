// TurnLister: every way to play the turn at hand, one after the other, each with the position after
// its scoring. Placements that look alike count once. Scratch states are kept between calls, so
// listing allocates nothing once warm.
#pragma once

#include <deque>
#include <optional>

#include "base/small_list.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

// The actions of a turn in order, from the phase it was listed in.
using TurnActions = SmallList<Action, 4>;

class TurnLister {
 public:
  // visit(actions, after) for each turn; `after` is in phase `draw` or `over` and may be changed.
  // visit returns false to end the listing. `state` must not be one of this lister's own. Other
  // listers may be used inside visit.
  template <class Visit>
  void list(const State& state, Visit&& visit) {
    TurnActions actions;
    if (state.phase() == Phase::act) {
      list_acts_from(state, 0, actions, visit);
      return;
    }
    const PlacementPicker picker(state, state.hand());
    for (std::uint32_t n = 0; n < picker.count(); ++n) {
      const Action place = picker.pick(n);
      State& placed = scratch(0, state);
      place_from_hand(placed, place.cell, place.spot, nullptr);
      actions.clear();
      actions.push_back(place);
      if (!list_acts_from(placed, 1, actions, visit)) {
        return;
      }
    }
  }

 private:
  State& scratch(std::size_t depth, const State& from) {
    while (states_.size() <= depth) {
      states_.emplace_back();
    }
    if (states_[depth]) {
      *states_[depth] = from;
    } else {
      states_[depth].emplace(from);
    }
    return *states_[depth];
  }

  // Ends the turn here, or goes on with one more act. False when the listing was ended.
  template <class Visit>
  bool list_acts_from(const State& s, std::size_t depth, TurnActions& actions, Visit& visit) {
    ActionList acts;
    if (!s.kind_of(s.last_tile()).no_act) {
      list_acts(s, acts);
    }
    const std::size_t before = actions.size();
    if (!acts.empty()) {
      actions.push_back(Action::pass());
    }
    State& passed = scratch(depth, s);
    passed.head().phase = Phase::score;
    finish_turn(passed, nullptr);
    const bool go_on = visit(std::as_const(actions), passed);
    actions.resize(before);
    if (!go_on) {
      return false;
    }
    for (const Action& act : acts) {
      State& acted = scratch(depth, s);
      do_act(acted, act, nullptr);
      actions.push_back(act);
      const bool more = list_acts_from(acted, depth + 1, actions, visit);
      actions.resize(before);
      if (!more) {
        return false;
      }
    }
    return true;
  }

  std::deque<std::optional<State>> states_;
};

}  // namespace tollkeeper
