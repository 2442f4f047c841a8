// Log: what the server says about itself and its games on standard error, with time and weight.
// Never tokens, names of people or ids of games: whoever reads a log must not be able to sit down
// anywhere. A game is named by its mark, which says no more than which lines belong together.
#pragma once

#include <string>
#include <string_view>

namespace tollkeeper {

void log_info(const std::string& text);
void log_error(const std::string& text);

// "game 1a2b3c4d"
std::string mark_of_game(std::string_view game_id);
// That, a colon and what happened to it.
void log_game(std::string_view game_id, std::string_view what);
void log_game_error(std::string_view game_id, std::string_view what);
// The same for what anybody can cause as often as they like: lines beyond ten a second are counted
// and the number said later.
void log_game_refusal(std::string_view game_id, std::string_view code);

}  // namespace tollkeeper
