#include "record/position/position_file.hpp"

#include "record/position/position_of.hpp"
#include "record/replay.hpp"

namespace tollkeeper {

Result<Position> read_position_file(std::string_view text,
                                    std::shared_ptr<const Catalogue> catalogue,
                                    std::optional<int> turns) {
  // Games are JSON objects. Anything else is read as a position, so that the error speaks of that.
  const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first == std::string_view::npos || text[first] != '{') {
    if (turns) {
      return Error{"Turns can be counted in a record or a .jcz, not in a position.", ""};
    }
    return read_position(text);
  }
  const auto game = read_game(text, std::move(catalogue));
  if (!game) {
    return game.error();
  }
  return turns ? position_after(*game, *turns) : position_of(*game);
}

}  // namespace tollkeeper
