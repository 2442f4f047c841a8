// tollkeeper perft: lines of play from the position at the end of a file.
#include "players/perft.hpp"

#include <fmt/format.h>

#include <chrono>

#include "cli/commands.hpp"
#include "cli/files.hpp"

namespace tollkeeper {

int run_perft(const PerftArguments& arguments) {
  const auto depth = read_whole("--depth", arguments.depth, 1, 12);
  if (!depth) {
    return complain(depth.error());
  }
  const auto game = read_game_file(arguments.file, arguments.tiles_file);
  if (!game) {
    return complain(game.error());
  }
  const auto began = std::chrono::steady_clock::now();
  const auto counts = perft(game->state(), static_cast<int>(*depth));
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  if (arguments.json) {
    std::string list;
    for (const std::uint64_t count : counts) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ", count);
    }
    fmt::print("{{\"depth\": {}, \"counts\": [{}], \"seconds\": {:.6f}}}\n", *depth, list, seconds);
    return kDone;
  }
  fmt::print("depth  lines of play\n");
  for (std::size_t n = 0; n < counts.size(); ++n) {
    fmt::print("{:>5}  {}\n", n + 1, counts[n]);
  }
  fmt::print("{:.2f} s\n", seconds);
  return kDone;
}

}  // namespace tollkeeper
