// GamePicture: the board of a game as it stands, ready to be drawn (record/art): tiles as they lie
// with their own symbols, figures, tokens, the last tile marked.
#pragma once

#include "record/art/board_picture.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

// `field_owners` colours each field for the seat that would score it.
BoardPicture picture_of_game(const Playthrough& playthrough, bool field_owners = false);

}  // namespace tollkeeper
