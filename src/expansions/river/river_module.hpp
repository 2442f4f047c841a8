// RiverModule: where a tile with water may lie besides fitting (R-5 to R-7, option river_bends).
// It keeps no state: the course of the river is read from the table.
#pragma once

#include "rules/game_draft.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class RiverModule final : public Module {
 public:
  Status prepare(GameDraft& draft);

  bool may_place(const State& state, KindId kind, Cell cell, Rotation rotation) const override;
  Error why_not_placed(const State& state, KindId kind, Cell cell,
                       Rotation rotation) const override;

 private:
  enum class Bends : std::uint8_t { no_immediate_u_turn, jcz, no_u_turn_ever };

  Bends bends_ = Bends::no_immediate_u_turn;
};

}  // namespace tollkeeper
