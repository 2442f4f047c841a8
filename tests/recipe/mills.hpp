// The Mills: a made-up expansion, built from docs/adding-an-expansion.md alone and known to nothing
// but its own test. It uses every way an expansion can come in, so that the recipe stays true.
//
//   M-1  Five tiles with a mill (drawn as a water tower) beside the road. Mill B is drawn first.
//   M-2  A completed road with a mill is worth 3 a tile.
//   M-3  No mill may lie side by side with another.
//   M-4  Each player has a miller, who stands on roads and fields and counts three.
//   M-5  In phase 2, instead of anything else, the millstone may be laid on the mill just placed;
//   the
//        turn then has a second part. It stays there. Not in a second part (no chain).
//   M-6  At the end a millstone scores 2.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rules/game_draft.hpp"

namespace tollkeeper::testing {

const Expansion& mills_expansion();

// The shipped expansions and the mills.
std::span<const Expansion* const> expansions_with_mills();
std::shared_ptr<const Catalogue> catalogue_with_mills();

// A game with the mills, whatever else the setup names.
Result<std::shared_ptr<const Game>> make_game_with_mills(Setup setup);

}  // namespace tollkeeper::testing
