#include "rules/module.hpp"

#include "rules/state.hpp"

namespace tollkeeper {

std::uint32_t Module::count_actions(const State& state) const {
  ActionList list;
  list_actions(state, list);
  return static_cast<std::uint32_t>(list.size());
}

void Module::do_nth_action(State& state, std::uint32_t n) const {
  ActionList list;
  list_actions(state, list);
  act(state, list[n], nullptr);
}

}  // namespace tollkeeper
