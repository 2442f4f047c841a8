// The parts of the help that are put together: lists of names, computer players, languages.
#pragma once

#include <string>
#include <string_view>

#include "cli/text/texts.hpp"

namespace tollkeeper {

std::string expansion_names();
// "en, pl, ..." or with another sign between.
std::string language_codes(std::string_view between = ", ");

// A line for each computer player there is.
std::string bot_help(const BotTexts& say);
// What the texts say about it, or what the program calls it in English.
std::string_view bot_help_of(const BotTexts& say, std::string_view name);

// Players type play, replay, explain or toll, or no command yet; the help of all others is English.
bool is_for_players(int argc, const char* const* argv);

}  // namespace tollkeeper
