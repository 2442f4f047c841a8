// Which river tiles are in play and in what order they are drawn.
#pragma once

#include "rules/game_draft.hpp"

namespace tollkeeper {

// Makes the spring the start tile, leaves out the springs and lakes that are too many, and puts the
// fork, the river, the lakes and the volcano lake into draw groups before the ordinary tiles.
Status arrange_river(GameDraft& draft);

}  // namespace tollkeeper
