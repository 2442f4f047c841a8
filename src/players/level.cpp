#include "players/level.hpp"

#include <algorithm>

namespace tollkeeper {

const std::vector<LevelRow>& levels() {
  static const std::vector<LevelRow> rows{
      {"traveller", "Traveller",
       "is passing through: plays what looks good, forgets the fields and errs often",
       "mcts:iterations=1,fields=off,slip=0.9", 20},
      {"farmhand", "Farmhand", "knows the fields, thinks of this turn alone and often errs",
       "mcts:iterations=1,slip=0.75", 20},
      {"carter", "Carter", "plays a fair turn and now and then misses the better place",
       "mcts:iterations=1,slip=0.4", 20},
      {"innkeeper", "Innkeeper", "plays a careful turn and does not look at what comes after it",
       "mcts:iterations=1", 50},
      {"steward", "Steward", "looks a few turns ahead before it moves", "mcts:iterations=1000", 250},
      {"bailiff", "Bailiff", "looks ahead closely and seldom takes the worse of two good turns",
       "mcts:iterations=4000", 1000},
      {"toll_master", "Toll master", "plays as well as this program can in two seconds",
       "mcts:time_ms=2000", 2100},
  };
  return rows;
}

const LevelRow* find_level(std::string_view name) {
  const auto& rows = levels();
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [name](const LevelRow& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace tollkeeper
