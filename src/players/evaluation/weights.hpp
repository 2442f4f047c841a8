// EvaluationWeights: the numbers of the evaluation, all in points or chances, as `tollkeeper train`
// learned them. Where each comes from and what it is worth in play: docs/playing-strength.md.
#pragma once

#include <array>
#include <cstddef>

namespace tollkeeper {

struct EvaluationWeights {
  // Chance that a feature with 1, 2, 3, 4 or more open sides is completed if the cells at its ends
  // were easy to fill; index 0 is unused.
  std::array<float, 5> close_road{1, 0.73F, 0.585F, 0.4F, 0.3F};
  std::array<float, 5> close_city{1, 0.89F, 0.5F, 0.285F, 0.075F};
  // Chance that one tile left, which fits a cell, comes to lie there: a part that holds at any time
  // and one in proportion to its share of the tiles left.
  float fill = 0.02F;
  float fill_share = 0.53F;
  // Tiles an incomplete feature still gains at each open side when it is never completed.
  float growth = 0.38F;

  // Worth of figures in the supply: 0, 1, ... 8 of them; the rest count as 8.
  std::array<float, 9> supply{-13.8F, -5.2F, 0.1F, 1.9F, 2.9F, 3.9F, 4.7F, 5.3F, 6.3F};
  // Part of a figure on a feature that counts as in the supply, at a sure completion.
  float returning = 0.88F;
  // Besides, for each figure in the supply and each turn left: there is time to use it.
  float supply_turn = 0.058F;
  // Turns left below which a figure in the supply is worth less, in proportion.
  float supply_turns = 6.4F;
  // A neighbour cell of a monastery that lies beside no tile yet, against one that does.
  float far_cell = 0.38F;
  // Lost with a figure on a feature whose chance of completion is below `stuck_chance`.
  float stuck = 1.23F;
  float stuck_chance = 0.08F;
  // Lost with a farmer, besides the figure missing in the supply, while many turns are left.
  float farmer = 0.47F;
  // Part of a field's worth that counts while many turns are left; all of it at the end.
  float early_field = 0.95F;
  // For each turn left, to whoever has the majority of a field: cities that will be there.
  float field_turn = 0.024F;
  // For being the next to move.
  float tempo = 1.0F;
};

}  // namespace tollkeeper
