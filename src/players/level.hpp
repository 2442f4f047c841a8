// Levels: opponents for people, from a first game to the strongest play there is. A level is a
// name, words for a form and a computer player with its settings; a bot spec of the level's name
// plays it. Weaker levels see less and err, they never wait.
#pragma once

#include <string_view>
#include <vector>

namespace tollkeeper {

struct LevelRow {
  std::string_view name;   // "carter": a bot of this name plays the level
  std::string_view title;  // "Carter"
  std::string_view help;   // one sentence on how it plays
  std::string_view bot;    // what it stands for, as read_bot() reads it
  int ms = 0;              // most time a turn takes it
};

// Weakest first.
const std::vector<LevelRow>& levels();

// The level of that name, or nullptr.
const LevelRow* find_level(std::string_view name);

}  // namespace tollkeeper
