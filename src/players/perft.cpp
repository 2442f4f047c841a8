#include "players/perft.hpp"

#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// counts[n]: lines with n + 1 actions.
void count_lines(const State& state, std::size_t done, std::vector<std::uint64_t>& counts) {
  switch (state.phase()) {
    case Phase::over: return;
    case Phase::score: {
      State next(state);
      finish_turn(next, nullptr);
      count_lines(next, done, counts);
      return;
    }
    case Phase::draw:
      for (const Drawable& one : drawable(state)) {
        State next(state);
        draw_tile(next, one.kind, nullptr);
        count_lines(next, done, counts);
      }
      return;
    case Phase::place:
    case Phase::act: break;
  }
  const ActionList actions = legal_actions(state);
  counts[done] += actions.size();
  if (done + 1 == counts.size()) {
    return;
  }
  for (const Action& action : actions) {
    State next(state);
    apply_action(next, action, nullptr);
    count_lines(next, done + 1, counts);
  }
}

}  // namespace

std::vector<std::uint64_t> perft(const State& state, int depth) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth > 0 ? depth : 0));
  if (!counts.empty()) {
    count_lines(state, 0, counts);
  }
  return counts;
}

}  // namespace tollkeeper
