#include "players/random_player.hpp"

#include "rules/legal.hpp"
#include "rules/playout.hpp"

namespace tollkeeper {

Action RandomPlayer::choose(const State& state, Random& random) {
  if (state.phase() == Phase::place) {
    const PlacementPicker picker(state, state.hand());
    return picker.pick(random.below(picker.count()));
  }
  ActionList acts;
  list_acts(state, acts);
  const std::uint32_t n = random.below(static_cast<std::uint32_t>(acts.size()) + 1);
  return n == acts.size() ? Action::pass() : acts[n];
}

}  // namespace tollkeeper
