#include "players/uct_player.hpp"

#include <algorithm>
#include <cmath>

#include "players/search/arithmetic.hpp"
#include "players/search/bag_order.hpp"
#include "players/thinking_clock.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

float lead_of(const State& over, Seat seat) {
  int best = 0;
  bool some = false;
  for (Seat other = 0; other < over.game().seats; ++other) {
    if (other != seat && (!some || over.points(other) > best)) {
      best = over.points(other);
      some = true;
    }
  }
  return static_cast<float>(over.points(seat) - best);
}

void finish_if_due(State& s) {
  if (s.phase() == Phase::score) {
    finish_turn(s, nullptr);
  }
}

// 1 / sqrt(visits) of a child: for most the table answers, as exactly as the division.
float inverse_root(std::uint32_t visits) {
  static const std::array<float, 1024> table = [] {
    std::array<float, 1024> roots{};
    for (std::size_t n = 1; n < roots.size(); ++n) {
      roots[n] = 1 / std::sqrt(static_cast<float>(n));
    }
    return roots;
  }();
  return visits < table.size() ? table[visits] : 1 / std::sqrt(static_cast<float>(visits));
}

}  // namespace

UctPlayer::UctPlayer(const UctSettings& settings)
    : settings_(settings), time_(settings.time), pool_(settings.most_nodes) {
  pool_.reserve_all();
}

Action UctPlayer::choose(const State& state, Random& random) {
  if (!follow(state)) {
    pool_.clear();
    root_ = pool_.add(1);
    pool_[root_].mover = state.seat();
    State root(state);
    sort_bag(root);
    open(root_, root, random);
    const int ms = turn_budget_ms(time_, 1 + state.tiles_left() / state.game().seats);
    const ThinkingClock clock(time_.cpu_time);
    std::int64_t n = 0;
    while (pool_[root_].children > 1 && !is_stopped() &&
           (time_.iterations == 0 || n < time_.iterations) &&
           (ms == 0 || n % 16 != 0 || clock.milliseconds() < ms)) {
      if (ms == 0 && time_.iterations == 0 && n >= 1000) {
        break;  // no bound was set at all
      }
      iterate(root, random);
      ++n;
    }
    thought_.iterations = n;
    thought_.milliseconds = clock.milliseconds();
  }
  last_ = decide();
  expected_.emplace(state);
  apply_action(*expected_, last_, nullptr);
  if (expected_->phase() != Phase::act) {
    expected_.reset();
  }
  return last_;
}

bool UctPlayer::follow(const State& state) {
  if (!expected_ || &expected_->game() != &state.game() || !(*expected_ == state)) {
    return false;
  }
  const Node& root = pool_[root_];
  for (std::uint32_t n = root.first; n < root.first + root.children; ++n) {
    if (pool_[n].action == last_ && pool_[n].kind == NodeKind::choice) {
      root_ = n;
      return true;
    }
  }
  return false;
}

Action UctPlayer::decide() {
  const Node& root = pool_[root_];
  const auto* first = &pool_[root.first];
  const auto* best =
      std::max_element(first, first + root.children,
                       [](const Node& a, const Node& b) { return a.visits < b.visits; });
  thought_.line = {best->action};
  thought_.value = best->mean();
  thought_.lead = atanh_of(std::clamp(best->mean(), -0.999, 0.999)) *
                  static_cast<double>(settings_.margin_scale);
  thought_.nodes = static_cast<std::int64_t>(pool_.size());
  return best->action;
}

void UctPlayer::iterate(const State& root, Random& random) {
  if (scratch_) {
    *scratch_ = root;
  } else {
    scratch_.emplace(root);
  }
  State& s = *scratch_;
  path_.clear();
  std::uint32_t at = root_;
  for (;;) {
    path_.push_back(at);
    // A position is opened when it is met again.
    if (s.phase() == Phase::over || (pool_[at].visits == 0 && at != root_)) {
      break;
    }
    if (s.phase() == Phase::draw) {
      const std::uint32_t next = draw(at, s, random);
      if (next == at) {
        break;  // no room
      }
      at = next;
      continue;
    }
    if (pool_[at].kind == NodeKind::fresh && !open(at, s, random)) {
      break;
    }
    at = select(pool_[at]);
    const Action& action = pool_[at].action;
    if (action.kind == ActionKind::place_tile) {
      place_from_hand(s, action.cell, action.spot, nullptr);
      if (!s.kind_of(s.last_tile()).no_act) {
        ActionList acts;
        list_acts(s, acts);
        s.head().phase = acts.empty() ? Phase::score : Phase::act;
      }
    } else {
      apply_action(s, action, nullptr);
    }
    finish_if_due(s);
  }
  play_random_game(s, random);
  std::array<float, kMaxSeats> results{};
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    results[seat] = tanh_of(lead_of(s, seat) / settings_.margin_scale);
  }
  for (const std::uint32_t n : path_) {
    ++pool_[n].visits;
    pool_[n].sum += static_cast<double>(results[pool_[n].mover]);
  }
}

// Lists the actions, in an order by lot, since they are first tried in that order.
bool UctPlayer::open(std::uint32_t at, const State& s, Random& random) {
  ActionList actions;
  if (s.phase() == Phase::place) {
    const PlacementPicker picker(s, s.hand());
    for (std::uint32_t n = 0; n < picker.count(); ++n) {
      actions.push_back(picker.pick(n));
    }
  } else {
    list_acts(s, actions);
    actions.push_back(Action::pass());
  }
  if (!pool_.has_room(actions.size())) {
    return false;
  }
  random.shuffle(actions);
  const std::uint32_t first = pool_.add(actions.size());
  for (std::uint32_t n = 0; n < actions.size(); ++n) {
    pool_[first + n].action = actions[n];
    pool_[first + n].mover = s.seat();
  }
  Node& node = pool_[at];
  node.first = first;
  node.children = static_cast<std::uint16_t>(actions.size());
  node.kind = NodeKind::choice;
  return true;
}

std::uint32_t UctPlayer::select(const Node& node) const {
  std::uint32_t best = node.first;
  float best_score = -1e9F;
  const float bonus = settings_.explore *
                      std::sqrt(static_cast<float>(log_of(static_cast<double>(node.visits + 1))));
  for (std::uint32_t n = node.first; n < node.first + node.children; ++n) {
    const Node& child = pool_[n];
    if (child.visits == 0) {
      return n;
    }
    const float inverse = inverse_root(child.visits);
    const float score = (static_cast<float>(child.sum) * inverse + bonus) * inverse;
    if (score > best_score) {
      best_score = score;
      best = n;
    }
  }
  return best;
}

// Draws by lot and gives the node of that kind; `at` itself when there is no room for it.
std::uint32_t UctPlayer::draw(std::uint32_t at, State& s, Random& random) {
  if (pool_[at].kind == NodeKind::fresh) {
    // One child for each kind that is left, in the order of kinds.
    std::size_t kinds = 0;
    SmallList<std::uint8_t, 128> left;
    left.enlarge(s.game().kinds.size());
    std::fill(left.begin(), left.end(), std::uint8_t{0});
    for (std::size_t n = s.head().bag_floor; n < s.head().bag; ++n) {
      kinds += left[s.bag()[n]] == 0 ? 1 : 0;
      left[s.bag()[n]] = 1;
    }
    if (!pool_.has_room(kinds)) {
      return at;
    }
    const std::uint32_t first = pool_.add(kinds);
    std::uint32_t n = first;
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
      if (left[kind] != 0) {
        pool_[n].action = Node::draw_of(static_cast<KindId>(kind));
        pool_[n++].mover = s.seat();
      }
    }
    pool_[at].first = first;
    pool_[at].children = static_cast<std::uint16_t>(kinds);
    pool_[at].kind = NodeKind::chance;
  }
  const KindId kind = take_from_bag(s, random.below(drawable_count(s)));
  take_in_hand(s, kind, nullptr);
  // In the order of kinds, so a kind stands at its own number or, where others are used up, before.
  const Node& node = pool_[at];
  std::uint32_t n = node.first + std::min<std::uint32_t>(kind, node.children - 1U);
  while (pool_[n].drawn() != kind) {
    --n;
  }
  return n;
}

}  // namespace tollkeeper
