// Toll: "how much toll is that?" over HTTP: the tiles a position can be made of, and the answer to
// a position, record or .jcz. No game is touched; safe from several threads.
#pragma once

#include <memory>
#include <string>

#include "server/answer.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

// The protocol's TollForm.
Answer toll_form(const Catalogue& catalogue);

// `body` is the protocol's TollRequest. 400 for what is no request, 422 for a table that has no
// meaning, with its line.
Answer toll_answer(const std::string& body, std::shared_ptr<const Catalogue> catalogue);

}  // namespace tollkeeper
