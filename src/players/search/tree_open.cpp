// The part of TreeSearch that opens nodes: lists the actions of a position with what each promises
// at first sight, and the kinds that chance may draw.
#include <algorithm>

#include "players/search/arithmetic.hpp"
#include "players/search/scratch_state.hpp"
#include "players/search/tree_search.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
bool TreeSearch::open_chance(std::uint32_t at, const State& s) {
  SmallList<std::uint16_t, 64> copies;
  copies.enlarge(game_.kinds.size());
  std::fill(copies.begin(), copies.end(), std::uint16_t{0});
  std::size_t kinds = 0;
  for (std::size_t n = s.head().bag_floor; n < s.head().bag; ++n) {
    kinds += copies[s.bag()[n]]++ == 0 ? 1 : 0;
  }
  if (!pool_.has_room(kinds)) {
    return false;
  }
  const auto all = static_cast<float>(drawable_count(s));
  const std::uint32_t first = pool_.add(kinds);
  std::uint32_t n = first;
  for (std::size_t kind = 0; kind < copies.size(); ++kind) {
    if (copies[kind] != 0) {
      Node& child = pool_[n++];
      child.action = Node::draw_of(static_cast<KindId>(kind));
      child.prior = static_cast<float>(copies[kind]) / all;
      child.mover = s.seat();
    }
  }
  Node& node = pool_[at];
  node.first = first;
  node.children = static_cast<std::uint16_t>(kinds);
  node.kind = NodeKind::chance;
  return true;
}

bool TreeSearch::open_choice(std::uint32_t at, State& s, bool closely, Results& results) {
  prospects_.clear();
  const Seat seat = s.seat();
  evaluation_.begin_siblings(s);
  if (s.phase() == Phase::place) {
    list_places(s, closely);
  } else {
    list_acts_of(s, nullptr, true);
  }
  evaluation_.end_siblings();
  // A stable order: equal ones as they were listed.
  std::stable_sort(prospects_.begin(), prospects_.end(),
                   [](const Prospect& a, const Prospect& b) { return a.lead > b.lead; });
  const std::size_t count =
      closely ? prospects_.size() : std::min(prospects_.size(), settings_.most_children);
  results = results_of(prospects_.front().points);
  if (!pool_.has_room(count)) {
    return false;
  }
  const std::uint32_t first = pool_.add(count);
  float sum = 0;
  for (std::size_t n = 0; n < count; ++n) {
    Node& child = pool_[first + static_cast<std::uint32_t>(n)];
    child.action = prospects_[n].action;
    child.mover = seat;
    child.prior = exp_of((prospects_[n].lead - prospects_.front().lead) / settings_.prior_points);
    sum += child.prior;
  }
  for (std::size_t n = 0; n < count; ++n) {
    pool_[first + static_cast<std::uint32_t>(n)].prior /= sum;
  }
  Node& node = pool_[at];
  node.first = first;
  node.children = static_cast<std::uint16_t>(count);
  node.kind = NodeKind::choice;
  return true;
}

void TreeSearch::list_places(State& s, bool closely) {
  const PlacementPicker picker(s, s.hand());
  for (std::uint32_t n = 0; n < picker.count(); ++n) {
    const Action place = picker.pick(n);
    State& placed = copy_into(placed_, s);
    place_from_hand(placed, place.cell, place.spot, nullptr);
    list_acts_of(placed, &place, closely);
  }
}

// Prospects of the acts open in `placed`, or of the best of them when `place` led here. Unless
// looked at closely, a placement counts by what figures can make of it; special actions depend
// little on where the tile lies, and cost a whole evaluation each.
void TreeSearch::list_acts_of(State& placed, const Action* place, bool closely) {
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

// After the turn that looks best at first sight, whoever draws next plays each kind as looks best.
void TreeSearch::measure_luck() {
  luck_.assign(game_.kinds.size(), 0.0F);
  if (settings_.luck <= 0) {
    return;
  }
  State after(*root_state_);
  const Action first = begin()->action;
  const Action then = first_then_;
  apply(after, first);
  if (after.phase() == Phase::act) {
    apply(after, then);
  }
  if (after.phase() == Phase::act) {
    apply(after, Action::pass());
  }
  if (after.phase() != Phase::draw) {
    return;
  }
  Results before;
  judge(after, before);
  const auto kinds = drawable(after);
  for (const Drawable& one : kinds) {
    State drawn(after);
    draw_tile(drawn, one.kind, nullptr);
    const Seat seat = after.seat();
    float value = 0;
    if (drawn.phase() == Phase::place) {
      prospects_.clear();
      evaluation_.begin_siblings(drawn);
      list_places(drawn, false);
      evaluation_.end_siblings();
      value = results_of(
          std::max_element(prospects_.begin(), prospects_.end(),
                           [](const Prospect& a, const Prospect& b) { return a.lead < b.lead; })
              ->points)[seat];
    } else {
      Results results;
      judge(drawn, results);
      value = results[seat];
    }
    luck_[one.kind] = value;
  }
  for (const Drawable& one : kinds) {
    luck_[one.kind] = settings_.luck * (luck_[one.kind] - before[after.seat()]);
  }
}

}  // namespace tollkeeper
