// MyGames: what a page asks about for its start page, read from the body of POST /api/mine. Errors
// are sentences; ids that cannot be any game's are left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

struct WantedGame {
  std::string game;
  std::vector<std::string> tokens;
};

Result<std::vector<WantedGame>> read_my_games(std::string_view body);

}  // namespace tollkeeper
