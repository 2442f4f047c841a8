// BotSpec: how a computer player is named on the command line and in forms: `name[:key=value,...]`,
// such as `greedy` or `mcts:time_ms=1000,threads=1`. One table says which names and keys there are;
// help texts are made from it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "players/player.hpp"

namespace tollkeeper {

struct BotSpec {
  std::string name;
  // As given, in the order given; every key is known to the bot.
  std::vector<std::pair<std::string, std::string>> values;

  // `name:key=value,...` again.
  std::string text() const;
  friend bool operator==(const BotSpec&, const BotSpec&) = default;
};

struct BotRow {
  std::string_view name;
  std::string_view help;
};
// The bots there are, weakest first; then the levels for people (players/level.hpp).
const std::vector<BotRow>& known_bots();

// Whether `exec:COMMAND[,key=value...]` may name a program of one's own, and `weights=` a file.
// Where the text comes from somebody else (a page, a message), it may not: it would start any
// program and read any file there is.
enum class Programs : bool { refused, allowed };

// Errors name the bots or keys that are known.
Result<BotSpec> read_bot(std::string_view text, Programs programs = Programs::refused);

// A list `greedy,mcts:time_ms=5,threads=1,random`: what has an equals sign but no colon belongs to
// the bot before it. Commas in quotes or after a backslash do not separate.
Result<std::vector<BotSpec>> read_bots(std::string_view text,
                                       Programs programs = Programs::refused);

// Whether the bot has a setting of that name.
bool bot_takes(const BotSpec& spec, std::string_view key);

// The bot on so many threads, where it goes by the clock and does not say itself on how many (a
// level becomes the bot it stands for). One that counts iterations stays on one thread: there the
// same seed plays the same game.
BotSpec on_threads(BotSpec bot, int threads);

std::unique_ptr<Player> make_player(const BotSpec& spec);

}  // namespace tollkeeper
