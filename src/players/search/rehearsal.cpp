#include "players/search/rehearsal.hpp"

#include "players/search/scratch_state.hpp"
#include "players/search/step.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

const Evaluation::Points& Rehearsal::play(const State& from, const std::vector<std::uint32_t>& lots,
                                          int turns, int looks) {
  State& s = copy_into(state_, from);
  points_.fill(0);
  ++turns_;
  int left = looks;
  std::size_t draw = 0;
  for (int turn = 1; turn <= turns && s.phase() != Phase::over;) {
    if (s.phase() == Phase::draw) {
      const std::uint64_t lot = lots[draw++ % lots.size()];
      const auto position = static_cast<std::uint32_t>(lot * drawable_count(s) >> 32);
      take_in_hand(s, take_from_bag(s, position), nullptr);
      continue;
    }
    play_turn(s);
    ++turns_;
    if (turn > turns - looks) {
      add_look(s, 1);
      --left;
    }
    ++turn;
  }
  if (left > 0) {
    add_look(s, static_cast<float>(left));  // the end counts for the turns that were not to be
  }
  for (float& points : points_) {
    points /= static_cast<float>(looks);
  }
  return points_;
}

void Rehearsal::add_look(State& s, float weight) {
  Evaluation& evaluation = first_sight_.evaluation();
  evaluation.look(s);
  for (std::size_t seat = 0; seat < points_.size(); ++seat) {
    points_[seat] += weight * evaluation.points()[seat];
  }
}

void Rehearsal::play_turn(State& s) {
  const Seat seat = s.seat();
  if (s.phase() == Phase::place) {
    const Prospect best = first_sight_.best(s, false);
    step(s, best.action);
    // Special actions were not looked at with the placement.
    if (s.phase() == Phase::act && s.game().subscribers(Hook::list_actions).empty()) {
      step(s, best.then);
    }
  }
  while (s.phase() == Phase::act && s.seat() == seat) {
    step(s, Action(first_sight_.best(s, true).action));
  }
}

}  // namespace tollkeeper
