#include "players/search/tree_search.hpp"

#include <algorithm>
#include <cmath>

#include "players/search/arithmetic.hpp"
#include "players/search/bag_order.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

State& copy_into(std::optional<State>& scratch, const State& state) {
  if (scratch) {
    *scratch = state;
  } else {
    scratch.emplace(state);
  }
  return *scratch;
}

}  // namespace

TreeSearch::TreeSearch(const Game& game, const SearchSettings& settings)
    : game_(game),
      settings_(settings),
      evaluation_(game, settings.weights, settings.sight),
      pool_(settings.most_nodes) {}

void TreeSearch::start(const State& root, std::uint64_t seed) {
  random_ = Random(seed);
  copy_into(root_state_, root);
  sort_bag(*root_state_);
  pool_.clear();
  root_ = pool_.add(1);
  open_root();
  measure_luck();
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
  float mean = 0;
  const auto kinds = drawable(after);
  const auto all = static_cast<float>(drawable_count(after));
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
      value = results_of(std::max_element(prospects_.begin(), prospects_.end(),
                                          [](const Prospect& a, const Prospect& b) {
                                            return a.lead < b.lead;
                                          })
                             ->points)[seat];
    } else {
      Results results;
      judge(drawn, results);
      value = results[seat];
    }
    luck_[one.kind] = value;
    mean += value * static_cast<float>(one.copies) / all;
  }
  for (const Drawable& one : kinds) {
    luck_[one.kind] = settings_.luck * (luck_[one.kind] - mean);
  }
}

void TreeSearch::open_root() {
  pool_[root_].mover = root_state_->seat();
  if (pool_[root_].kind == NodeKind::fresh) {
    Results results;
    open_choice(root_, copy_into(state_, *root_state_), true, results);
    first_then_ = prospects_.front().then;
  }
}

bool TreeSearch::follow(const Action& action) {
  const auto* found = std::find_if(begin(), end(),
                                   [&action](const Node& node) { return node.action == action; });
  if (found == end()) {
    return false;
  }
  State& next = copy_into(state_, *root_state_);
  apply(next, action);
  if (next.phase() != Phase::act) {
    return false;
  }
  root_ = static_cast<std::uint32_t>(pool_[root_].first + (found - begin()));
  copy_into(root_state_, next);
  open_root();
  return true;
}

void TreeSearch::iterate() {
  State& s = copy_into(state_, *root_state_);
  path_.clear();
  std::uint32_t at = root_;
  KindId drawn = kNoKind;
  Results results{};
  for (;;) {
    path_.push_back({at, drawn});
    drawn = kNoKind;
    if (s.phase() == Phase::over) {
      results = final_results(s);
      break;
    }
    if (pool_[at].kind == NodeKind::fresh) {
      const bool choice = s.phase() != Phase::draw;
      if (!choice) {
        if (!open_chance(at, s)) {
          judge(s, results);
          break;
        }
      } else if (pool_[at].visits + 1 < static_cast<std::uint32_t>(settings_.open_at) ||
                 !open_choice(at, s, false, results)) {
        judge(s, results);
        break;
      } else {
        if (settings_.playout_turns > 0) {
          const Prospect best = prospects_.front();
          apply(s, best.action);
          if (s.phase() == Phase::act) {
            apply(s, best.then);
          }
          if (s.phase() == Phase::act) {
            apply(s, Action::pass());
          }
          play_on(s);
          Results played;
          judge(s, played);
          const float share = settings_.playout_share;
          for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            results[seat] = share * played[seat] + (1 - share) * results[seat];
          }
        }
        break;
      }
    }
    const Node& node = pool_[at];
    if (node.kind == NodeKind::chance) {
      at = pick_chance(node);
      drawn = pool_[at].drawn();
      draw_tile(s, drawn, nullptr);
    } else {
      at = select(node);
      apply(s, pool_[at].action);
    }
  }
  pass_up(results);
}

// Adds the results to every node on the way; above each draw without its luck.
void TreeSearch::pass_up(const Results& results) {
  Results left = results;
  const auto seats = static_cast<std::size_t>(game_.seats);
  for (std::size_t n = path_.size(); n-- > 0;) {
    Node& node = pool_[path_[n].node];
    ++node.visits;
    node.sum += static_cast<double>(left[node.mover]);
    if (path_[n].drawn != kNoKind) {
      const float luck = luck_[path_[n].drawn];
      for (std::size_t seat = 0; seat < seats; ++seat) {
        left[seat] -= seat == node.mover ? luck : -luck / static_cast<float>(seats - 1);
      }
    }
  }
}

void TreeSearch::apply(State& s, const Action& action) {
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
      if (!game_.subscribers(Hook::list_actions).empty()) {
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

std::uint32_t TreeSearch::select(const Node& node) const {
  const float bonus = settings_.explore * std::sqrt(static_cast<float>(node.visits + 1));
  // Untried actions count alike but for their priors, so the first of them is the best of them.
  const double untried = node.mean() - static_cast<double>(settings_.first_play);
  std::uint32_t best = node.first;
  double best_score = -1e9;
  for (std::uint32_t n = node.first; n < node.first + node.children; ++n) {
    const Node& child = pool_[n];
    const double value = child.visits == 0 ? untried : child.mean();
    const double score =
        value + static_cast<double>(bonus * child.prior / static_cast<float>(1 + child.visits));
    if (score > best_score) {
      best_score = score;
      best = n;
    }
    if (child.visits == 0) {
      break;
    }
  }
  return best;
}

// The kind that is most behind its share.
std::uint32_t TreeSearch::pick_chance(const Node& node) const {
  const auto turn = static_cast<float>(node.visits + 1);
  std::uint32_t best = node.first;
  float most = -1e9F;
  for (std::uint32_t n = node.first; n < node.first + node.children; ++n) {
    const float behind = pool_[n].prior * turn - static_cast<float>(pool_[n].visits);
    if (behind > most) {
      most = behind;
      best = n;
    }
  }
  return best;
}

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
    child.prior =
        exp_of((prospects_[n].lead - prospects_.front().lead) / settings_.prior_points);
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
    one.then = act;
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

void TreeSearch::play_on(State& s) {
  for (int n = 0; n < settings_.playout_turns && s.phase() != Phase::over; ++n) {
    play_random_turn(s, random_);
  }
}

// The phase is `draw` or `over`, or a choice whose actions are not listed yet.
void TreeSearch::judge(State& s, Results& results) {
  if (s.phase() == Phase::over) {
    results = final_results(s);
    return;
  }
  evaluation_.look(s);
  results = results_of(evaluation_.points());
}

TreeSearch::Results TreeSearch::results_of(const Evaluation::Points& points) const {
  Results results{};
  for (Seat seat = 0; seat < game_.seats; ++seat) {
    results[seat] = tanh_of(evaluation_.lead_of(points, seat) / settings_.margin_scale);
  }
  return results;
}

TreeSearch::Results TreeSearch::final_results(const State& s) const {
  Evaluation::Points points{};
  for (Seat seat = 0; seat < game_.seats; ++seat) {
    points[seat] = static_cast<float>(s.points(seat));
  }
  return results_of(points);
}

void TreeSearch::append_line(const Node& from, std::vector<Action>& line) const {
  const Node* node = &from;
  while (node != nullptr) {
    line.push_back(node->action);
    const Node* best = nullptr;
    if (node->kind == NodeKind::choice && pool_[node->first].mover == from.mover) {
      for (std::uint32_t n = node->first; n < node->first + node->children; ++n) {
        if (best == nullptr || pool_[n].visits > best->visits) {
          best = &pool_[n];
        }
      }
    }
    node = best;
  }
}

std::vector<ExpectedPoints> TreeSearch::expected_after(const std::vector<Action>& line) {
  State& s = copy_into(state_, *root_state_);
  for (const Action& action : line) {
    if (s.phase() == Phase::place || s.phase() == Phase::act) {
      apply(s, action);
    }
  }
  if (s.phase() == Phase::act) {
    apply(s, Action::pass());
  }
  evaluation_.look(s);
  return evaluation_.by_kind();
}

double TreeSearch::lead_of_value(double value) const {
  const double inside = std::clamp(value, -0.999, 0.999);
  return std::atanh(inside) * static_cast<double>(settings_.margin_scale);
}

}  // namespace tollkeeper
