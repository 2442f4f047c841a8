// The "setup" member of a .jcz file: reading it as a game of ours, and writing it.
//
// A file is played in JCloisterZone's readings where those differ from our defaults. Whatever set,
// element or add-on we do not have is refused, all of it named in one sentence. Errors go to the
// cursor's problem.
#pragma once

#include <boost/json/object.hpp>
#include <memory>

#include "base/result.hpp"
#include "record/json_cursor.hpp"
#include "rules/game.hpp"

namespace tollkeeper {

// The setup of the file `root` for so many seats; nullptr after a problem.
std::shared_ptr<const Game> read_jcz_setup(const JsonCursor& root, int seats,
                                           std::shared_ptr<const Catalogue> catalogue);

// Members of a whole .jcz file that say what is played: "setup", "addons" inside it, and
// "tollkeeper" where the format has no word for something. Refused for tile sets that are not ours
// to name.
Result<boost::json::object> write_jcz_setup(const Game& game);

}  // namespace tollkeeper
