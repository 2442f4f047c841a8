// The registry: the one list of all expansions the program has, and the catalogue of their tiles.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "rules/game_draft.hpp"

namespace tollkeeper {

// In the order in which their modules act when several use the same hook.
std::span<const Expansion* const> all_expansions();

// The base game's tiles and those of every expansion. The shipped data is proven by the tests, so
// this cannot fail.
std::shared_ptr<const Catalogue> shipped_catalogue();

// The shipped catalogue with the sets of a player's own file added; all errors of the file, one a
// line, when it is not in order.
Result<std::shared_ptr<const Catalogue>> catalogue_with(std::string_view text,
                                                        std::string_view file_name);

// Compiles a setup against the shipped catalogue (or the one given).
Result<std::shared_ptr<const Game>> make_game(const Setup& setup);
Result<std::shared_ptr<const Game>> make_game(std::shared_ptr<const Catalogue> catalogue,
                                              const Setup& setup);

}  // namespace tollkeeper
