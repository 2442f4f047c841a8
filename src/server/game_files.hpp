// GameFiles: what can be downloaded of a game, and its line on the start page. A game that is not
// over is given away without seed and without the order of the tiles to come.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "server/answer.hpp"
#include "server/room.hpp"

namespace tollkeeper {

// `what`: record, jcz, picture.svg, explain.json; 404 for anything else.
Answer game_file_of(const Room& room, std::string_view what);

// The protocol's GameCard for whoever holds these tokens.
boost::json::object game_card(const Room& room, const std::vector<std::string>& tokens);

}  // namespace tollkeeper
