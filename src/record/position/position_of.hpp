// PositionOf: the table of a game that was played, as a Position: what a record or .jcz shows after
// so many turns.
#pragma once

#include <optional>

#include "record/playthrough.hpp"
#include "record/position/position.hpp"

namespace tollkeeper {

// As it stands. In the middle of a turn the tile that was just placed is marked.
Position position_of(const Playthrough& playthrough);

// After that many turns (0: before the first); refused when the game has fewer.
Result<Position> position_after(const Playthrough& playthrough, int turns);

}  // namespace tollkeeper
