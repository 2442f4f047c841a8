// PositionFile: any file that shows a table: a position, a record or a .jcz, told apart by what
// stands in it.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "record/position/position.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

// `turns`: after how many turns of a game; nothing: as the file leaves it. Refused for positions.
Result<Position> read_position_file(std::string_view text,
                                    std::shared_ptr<const Catalogue> catalogue,
                                    std::optional<int> turns = std::nullopt);

}  // namespace tollkeeper
