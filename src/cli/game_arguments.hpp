// GameArguments: the part of a command line that says what is played, the same for every command
// that starts a game, and what it stands for. Everything is kept as it was typed, so that one place
// turns it into values and says what is wrong in the same words.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/game.hpp"

namespace tollkeeper {

struct GameArguments {
  std::string players = "2";
  std::string expansions = "none";  // name or name*copies, by commas
  std::string edition = "C3";
  std::vector<std::string> options;  // name=value
  std::string tiles_file;
};

// A whole number in these bounds; the error names the option it was given for.
Result<std::int64_t> read_whole(std::string_view option, std::string_view text, std::int64_t low,
                                std::int64_t high);
// 0 to 2^64 - 1.
Result<std::uint64_t> read_seed(std::string_view text);

Result<Setup> read_setup_arguments(const GameArguments& arguments);
Result<std::shared_ptr<const Game>> make_game_of(const GameArguments& arguments);

// "The Tollkeepers, The River x 2; edition C3"
std::string describe_setup(const Game& game);

}  // namespace tollkeeper
