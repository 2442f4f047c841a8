// The part of TreeSearch that opens nodes: lists the actions of a position with what each promises
// at first sight, and the kinds that chance may draw.
#include <algorithm>

#include "players/search/arithmetic.hpp"
#include "players/search/step.hpp"
#include "players/search/tree_search.hpp"
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
  const Seat seat = s.seat();
  std::vector<Prospect>& prospects = first_sight_.list(s, closely);
  // A stable order: equal ones as they were listed.
  std::stable_sort(prospects.begin(), prospects.end(),
                   [](const Prospect& a, const Prospect& b) { return a.lead > b.lead; });
  const std::size_t count =
      closely ? prospects.size() : std::min(prospects.size(), settings_.most_children);
  results = results_of(prospects.front().points);
  if (closely) {
    first_then_ = prospects.front().then;
  }
  if (!pool_.has_room(count)) {
    return false;
  }
  const std::uint32_t first = pool_.add(count);
  float sum = 0;
  for (std::size_t n = 0; n < count; ++n) {
    Node& child = pool_[first + static_cast<std::uint32_t>(n)];
    child.action = prospects[n].action;
    child.mover = seat;
    child.prior = exp_of((prospects[n].lead - prospects.front().lead) / settings_.prior_points);
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

// After the turn that looks best at first sight, whoever draws next plays each kind as looks best.
void TreeSearch::measure_luck() {
  luck_.assign(game_.kinds.size(), 0.0F);
  if (settings_.luck <= 0) {
    return;
  }
  State after(*root_state_);
  const Action first = begin()->action;
  const Action then = first_then_;
  step(after, first);
  if (after.phase() == Phase::act) {
    step(after, then);
  }
  if (after.phase() == Phase::act) {
    step(after, Action::pass());
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
      value = results_of(first_sight_.best(drawn, false).points)[seat];
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
