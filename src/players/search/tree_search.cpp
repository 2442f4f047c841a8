#include "players/search/tree_search.hpp"

#include <algorithm>
#include <cmath>

#include "players/search/arithmetic.hpp"
#include "players/search/bag_order.hpp"
#include "players/search/scratch_state.hpp"
#include "players/search/step.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
TreeSearch::TreeSearch(const Game& game, const SearchSettings& settings)
    : game_(game),
      settings_(settings),
      first_sight_(game, settings.weights, settings.sight),
      pool_(settings.most_nodes) {}

void TreeSearch::start(const State& root, std::uint64_t seed) {
  head_start_.assign(game_.kinds.size(), 0.0F);
  if (seed != 0) {
    Random random(seed);
    for (float& lead : head_start_) {
      lead = static_cast<float>(random.below(1024)) / 1024;
    }
  }
  copy_into(root_state_, root);
  sort_bag(*root_state_);
  pool_.clear();
  root_ = pool_.add(1);
  luck_.clear();
  open_root();
}

void TreeSearch::open_root() {
  pool_[root_].mover = root_state_->seat();
  if (pool_[root_].kind == NodeKind::fresh) {
    Results results;
    open_choice(root_, copy_into(state_, *root_state_), true, results);
  }
}

bool TreeSearch::follow(const Action& action) {
  const auto* found =
      std::find_if(begin(), end(), [&action](const Node& node) { return node.action == action; });
  if (found == end()) {
    return false;
  }
  State& next = copy_into(state_, *root_state_);
  step(next, action);
  if (next.phase() != Phase::act) {
    return false;
  }
  root_ = static_cast<std::uint32_t>(pool_[root_].first + (found - begin()));
  copy_into(root_state_, next);
  first_then_ = Action::pass();
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
      } else {
        if (!open_choice(at, s, false, results)) {
          judge(s, results);
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
      step(s, pool_[at].action);
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
      if (luck_.empty()) {
        measure_luck();
      }
      const float luck = luck_[path_[n].drawn];
      for (std::size_t seat = 0; seat < seats; ++seat) {
        left[seat] -= seat == node.mover ? luck : -luck / static_cast<float>(seats - 1);
      }
    }
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
    const float behind =
        pool_[n].prior * turn - static_cast<float>(pool_[n].visits) + head_start_[pool_[n].drawn()];
    if (behind > most) {
      most = behind;
      best = n;
    }
  }
  return best;
}

// The phase is `draw` or `over`, or a choice whose actions are not listed yet.
void TreeSearch::judge(State& s, Results& results) {
  if (s.phase() == Phase::over) {
    results = final_results(s);
    return;
  }
  first_sight_.evaluation().look(s);
  results = results_of(first_sight_.evaluation().points());
}

TreeSearch::Results TreeSearch::results_of(const Evaluation::Points& points) const {
  Results results{};
  for (Seat seat = 0; seat < game_.seats; ++seat) {
    results[seat] =
        tanh_of(first_sight_.evaluation().lead_of(points, seat) / settings_.margin_scale);
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

std::vector<TreeSearch::TurnSeen> TreeSearch::turns() const {
  std::vector<TurnSeen> turns;
  const auto add = [&](const Node* place, const Node& last) {
    if (last.visits != 0) {
      TurnSeen& turn = turns.emplace_back();
      if (place != nullptr) {
        turn.line.push_back(place->action);
      }
      append_line(last, turn.line);
      turn.visits = last.visits;
      turn.sum = last.sum;
    }
  };
  for (const Node& node : *this) {
    if (node.kind != NodeKind::choice || pool_[node.first].mover != root().mover) {
      add(nullptr, node);
      continue;
    }
    for (std::uint32_t n = node.first; n < node.first + node.children; ++n) {
      add(&node, pool_[n]);
    }
  }
  return turns;
}

std::vector<ExpectedPoints> TreeSearch::expected_after(const std::vector<Action>& line) {
  State& s = copy_into(state_, *root_state_);
  for (const Action& action : line) {
    if (s.phase() == Phase::place || s.phase() == Phase::act) {
      step(s, action);
    }
  }
  if (s.phase() == Phase::act) {
    step(s, Action::pass());
  }
  first_sight_.evaluation().look(s);
  return first_sight_.evaluation().by_kind();
}

double TreeSearch::lead_of_value(double value) const {
  const double inside = std::clamp(value, -0.999, 0.999);
  return atanh_of(inside) * static_cast<double>(settings_.margin_scale);
}

}  // namespace tollkeeper
