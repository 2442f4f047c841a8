#include "players/level.hpp"

#include <algorithm>

namespace tollkeeper {

const std::vector<LevelRow>& levels() {
  static const std::vector<LevelRow> rows{
      {"traveller", "Traveller", "passes through for the first time and plays by lot", "random",
       5},
      {"farmhand", "Farmhand", "takes what scores most at once", "greedy", 5},
      {"carter", "Carter", "takes what scores most at once", "greedy", 5},
      {"innkeeper", "Innkeeper", "takes what scores most at once", "greedy", 5},
      {"steward", "Steward", "takes what scores most at once", "greedy", 5},
      {"toll_master", "Toll master", "plays as well as this program can", "greedy", 5},
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
