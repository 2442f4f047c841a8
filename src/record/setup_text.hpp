// The "setup" member of a record (docs/record-format.md): from JSON and to it. Options that stand
// at their default are left out of the Setup, so that equal setups compare equal.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string_view>

#include "record/json_cursor.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"

namespace tollkeeper {

Setup read_setup(const JsonCursor& cursor);

// Every option of the game stands there, with its value.
boost::json::object setup_json(const Game& game);

// "C1", "C2", "C3"
std::optional<Edition> edition_named(std::string_view name);

// A text, a number or true/false, as the text that options take ("on" and "off" for true and
// false).
std::string option_text(const JsonCursor& cursor);

// Drops the settings that say what holds anyway in a game with these sets.
void drop_defaults(Setup& setup);

}  // namespace tollkeeper
