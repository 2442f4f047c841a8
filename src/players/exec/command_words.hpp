// A command line cut into words as a shell does it: spaces separate, '...' and "..." keep together,
// a backslash takes the next character as it is. No shell is started: there are no variables, no
// patterns and no pipes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

// At least one word; an error says which quote is open.
Result<std::vector<std::string>> command_words(std::string_view text);

// Pieces of a list between its commas; commas in quotes or after a backslash do not separate.
std::vector<std::string_view> cut_list(std::string_view text);

}  // namespace tollkeeper
