// Names of people, as they come in messages: at most 24 characters, no control characters, no blank
// ends.
#pragma once

#include <string>

#include "record/json_cursor.hpp"

namespace tollkeeper {

// Whatever is wrong is said at the cursor. May be empty.
std::string read_name(const JsonCursor& cursor);

}  // namespace tollkeeper
