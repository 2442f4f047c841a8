// A state that is written over and over: the first copy makes room, later ones allocate nothing.
#pragma once

#include <optional>

#include "rules/state.hpp"

namespace tollkeeper {

inline State& copy_into(std::optional<State>& scratch, const State& state) {
  if (scratch) {
    *scratch = state;
  } else {
    scratch.emplace(state);
  }
  return *scratch;
}

}  // namespace tollkeeper
