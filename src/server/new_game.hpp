// NewGame: from the body of POST /api/games to a game ready for the store, and the secrets its
// maker gets. Errors are sentences for the person who filled in the form.
#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "server/store.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

struct NewGame {
  StoredGame game;
  boost::json::object created;  // the protocol's Created
};

Result<NewGame> make_new_game(std::string_view body, std::shared_ptr<const Catalogue> catalogue);

}  // namespace tollkeeper
