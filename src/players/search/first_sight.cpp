#include "players/search/first_sight.hpp"

#include <algorithm>

#include "players/search/scratch_state.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

FirstSight::FirstSight(const Game& game, const EvaluationWeights& weights, const Sight& sight)
    : evaluation_(game, weights, sight) {}

std::vector<Prospect>& FirstSight::list(State& s, bool closely) {
  prospects_.clear();
  evaluation_.begin_siblings(s);
  if (s.phase() == Phase::place) {
    const PlacementPicker picker(s, s.hand());
    for (std::uint32_t n = 0; n < picker.count(); ++n) {
      const Action place = picker.pick(n);
      State& placed = copy_into(placed_, s);
      place_from_hand(placed, place.cell, place.spot, nullptr);
      list_acts_of(placed, &place, closely);
    }
  } else {
    list_acts_of(s, nullptr, true);
  }
  evaluation_.end_siblings();
  return prospects_;
}

const Prospect& FirstSight::best(State& s, bool closely) {
  list(s, closely);
  return *std::max_element(prospects_.begin(), prospects_.end(),
                           [](const Prospect& a, const Prospect& b) { return a.lead < b.lead; });
}

// Prospects of the acts open in `placed`, or of the best of them when `place` led here.
void FirstSight::list_acts_of(State& placed, const Action* place, bool closely) {
  ActionList acts;
  if (!placed.kind_of(placed.last_tile()).no_act) {
    list_acts(placed, acts);
  }
  const Seat seat = placed.seat();
  const Kind& kind = placed.kind_of(placed.last_tile());
  // The position itself is used up unless special actions start from it again.
  State& passed = place != nullptr && !closely ? placed : copy_into(finished_, placed);
  passed.head().phase = Phase::score;
  finish_turn(passed, nullptr);
  evaluation_.look(passed, true);
  Prospect best;
  bool some = false;
  const auto offer = [&](const Action& act, const Evaluation::Points& points) {
    Prospect one;
    one.action = place != nullptr ? *place : act;
    one.then = place != nullptr ? act : Action::pass();
    one.points = points;
    one.lead = evaluation_.lead_of(points, seat);
    if (place == nullptr) {
      prospects_.push_back(one);
    } else if (!some || one.lead > best.lead) {
      best = one;
      some = true;
    }
  };
  offer(Action::pass(), evaluation_.points());
  for (const Action& act : acts) {
    if (act.kind != ActionKind::place_figure) {
      continue;
    }
    Evaluation::Points points = evaluation_.points();
    for (std::size_t n = 0; n < kind.spot_count; ++n) {
      if (kind.spots[n].spot == act.spot) {
        points[seat] += evaluation_.gain_of(passed, seat, kind.spots[n]);
        break;
      }
    }
    offer(act, points);
  }
  if (closely) {
    for (const Action& act : acts) {
      if (act.kind == ActionKind::special) {
        State& acted = copy_into(acted_, placed);
        do_act(acted, act, nullptr);
        acted.head().phase = Phase::score;
        finish_turn(acted, nullptr);
        evaluation_.look(acted);
        offer(act, evaluation_.points());
      }
    }
  }
  if (place != nullptr) {
    prospects_.push_back(best);
  }
}

}  // namespace tollkeeper
