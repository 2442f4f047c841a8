// What the arena's commands share: bots with a common thinking time, and files of matches.
#pragma once

#include <string>

#include "arena/match_file.hpp"
#include "base/result.hpp"

namespace tollkeeper {

// The bot with this time a turn, if it thinks by time and has none of its own; `time_ms` may be
// empty.
Result<BotSpec> with_time(BotSpec bot, const std::string& time_ms);

Result<MatchFile> read_match_file(const std::string& path, const std::string& tiles_file);

}  // namespace tollkeeper
