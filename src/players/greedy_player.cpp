#include "players/greedy_player.hpp"

#include <cstring>

#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// Copies into the scratch state of the last call where there is one: no allocation.
State& copy_into(std::optional<State>& scratch, const State& state) {
  if (scratch) {
    *scratch = state;
  } else {
    scratch.emplace(state);
  }
  return *scratch;
}

int figures_in_supply(const State& state, Seat seat) {
  int sum = 0;
  for (std::uint8_t row = 0; row < state.game().figures.size(); ++row) {
    sum += state.supply(seat, row);
  }
  return sum;
}

template <class Item>
bool same_items(const Item* a, const Item* b, std::size_t count) {
  return std::memcmp(a, b, count * sizeof(Item)) == 0;
}

// Whether all that final scoring of figures looks at is the same, byte for byte.
bool has_same_features(const State& a, const State& b) {
  const State::Head& head = a.head();
  return head.tiles == b.head().tiles && head.features == b.head().features &&
         head.fields == b.head().fields && head.watches == b.head().watches &&
         same_items(a.figures(), b.figures(), a.game().layout.figure_count) &&
         same_items(a.watches(), b.watches(), head.watches) &&
         same_items(a.features(), b.features(), head.features) &&
         same_items(a.tallies(), b.tallies(), head.features) &&
         same_items(a.touched(), b.touched(), head.features) &&
         same_items(a.fields(), b.fields(), head.fields);
}

int margin_of(const State& over, Seat seat) {
  int margin = 0;
  for (Seat other = 0; other < over.game().seats; ++other) {
    margin += other == seat ? over.points(other) : -over.points(other);
  }
  return margin;
}

}  // namespace

Action GreedyPlayer::choose(const State& state, Random& random) {
  found_ = false;
  if (state.phase() == Phase::act) {
    consider_acts(state, Action::pass(), random);
    return choice_;
  }
  const Kind& kind = state.game().kinds[state.hand()];
  ActionList places;
  list_placements(state, state.hand(), places);
  for (const Action& place : places) {
    if (((kind.distinct_rotations >> place.spot) & 1) == 0) {
      continue;
    }
    State& placed = copy_into(placed_, state);
    place_from_hand(placed, place.cell, place.spot, nullptr);
    consider_acts(placed, place, random);
  }
  return choice_;
}

// `place` is what leads to `placed`; in phase 2 nothing does, and the action itself is the choice.
void GreedyPlayer::consider_acts(const State& placed, const Action& place, Random& random) {
  const Seat seat = placed.seat();
  const bool placing = place.kind == ActionKind::place_tile;
  // The pass comes first: the others are compared with it.
  ActionList acts;
  acts.push_back(Action::pass());
  if (!placed.kind_of(placed.last_tile()).no_act) {
    list_acts(placed, acts);
  }
  for (const Action& act : acts) {
    State& turn = copy_into(acted_, placed);
    const bool passes = act.kind == ActionKind::pass;
    if (!passes) {
      do_act(turn, act, nullptr);
    }
    consider(turn, seat, placing ? place : act, passes, random);
  }
}

void GreedyPlayer::consider(State& turn, Seat seat, const Action& first, bool passes,
                            Random& random) {
  turn.head().phase = Phase::score;
  finish_turn(turn, nullptr);
  const int in_supply = figures_in_supply(turn, seat);
  if (turn.phase() != Phase::over) {
    add_final_scores(turn, passes);
  }
  const Worth worth{margin_of(turn, seat), in_supply, static_cast<std::uint32_t>(random.next())};
  if (!found_ || worth > best_) {
    best_ = worth;
    choice_ = first;
    found_ = true;
  }
}

// As end_game() does.
void GreedyPlayer::add_final_scores(State& turn, bool passes) {
  for (const Module* module : turn.game().subscribers(Hook::game_ending)) {
    module->game_ending(turn, nullptr);
  }
  auto& points = turn.head().points;
  if (passes) {
    copy_into(passed_, turn);
    score_end(turn, nullptr);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      final_points_[seat] = points[seat] - passed_->head().points[seat];
    }
  } else if (has_same_features(turn, *passed_)) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      points[seat] += final_points_[seat];
    }
  } else {
    score_end(turn, nullptr);
  }
}

}  // namespace tollkeeper
