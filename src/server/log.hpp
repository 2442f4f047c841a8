// Log: what the server says about itself on standard error, with time and weight. Never tokens,
// names of people or ids of games: whoever reads a log must not be able to sit down anywhere.
#pragma once

#include <string>

namespace tollkeeper {

void log_info(const std::string& text);
void log_error(const std::string& text);

}  // namespace tollkeeper
