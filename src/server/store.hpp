// Store: where games are kept. A game is a begin (what was chosen, the order of the tiles), a list
// of moves and a list of what happened at its seats; both lists only ever grow, and everything else
// is replayed from them. Bodies are JSON texts that the store does not read.
//
// append() returns when its entries would survive the end of the program at that very moment, so a
// move may be announced after it and not before. Calls may come from several threads. Errors are
// sentences for whoever runs the server; nothing has changed then.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

struct StoredGame {
  std::string id;
  std::string begin;
  std::vector<std::string> moves;
  std::vector<std::string> seat_entries;
  std::int64_t moved = 0;  // time of the newest entry, seconds since 1970
  std::string watch_link = {};  // secret.hpp; empty: the game has none yet
};

// What one step of a game adds, stored as a whole or not at all.
struct StoredStep {
  std::vector<std::string> moves;
  std::vector<std::string> seat_entries;
};

class Store {
 public:
  virtual ~Store() = default;

  // `game.id` must be new.
  virtual Status create(const StoredGame& game) = 0;
  // Nothing where there is no such game.
  virtual Result<std::optional<StoredGame>> load(std::string_view id) = 0;
  // Refused when the game has other numbers of entries than these: somebody else wrote.
  virtual Status append(std::string_view id, std::size_t moves_before,
                        std::size_t seat_entries_before, const StoredStep& step) = 0;

  // Gives a game its link for those who only look; a game keeps its first one.
  virtual Status add_watch_link(std::string_view id, std::string_view link) = 0;
  // The id of the game with that link, or nothing.
  virtual Result<std::optional<std::string>> game_of_watch_link(std::string_view link) = 0;
  // Reads every game's key: for the start of a server, not for each request.
  virtual Result<std::size_t> count_games() = 0;
};

}  // namespace tollkeeper
