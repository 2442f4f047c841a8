// The box: which physical tiles take part in a game, which of them lie on the table at the start
// and in which groups the others are drawn (B-5, R-2 to ).
#pragma once

#include <array>
#include <vector>

#include "base/result.hpp"
#include "oracle/board.hpp"
#include "oracle/rules_in_force.hpp"
#include "rules/setup.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper::oracle {

// In the order they are drawn: a group begins when the one before is used up.
enum class DrawGroup { fork, river, lake, volcano_lake, ordinary };
inline constexpr std::size_t kDrawGroups = 5;

struct Box {
  Board start;
  std::array<std::vector<Tile>, kDrawGroups> groups;
};

// The river after R-14, however many copies of it there are:
// - one spring, of River I where River I is played; it is the start tile;
// - one lake, and one more for each fork. Kept first: one volcano lake, then the city lakes of
// River
//   II, then the lakes of River I, then more volcano lakes. The other springs and lakes stay out;
// - drawn are the forks, the ordinary river tiles, the lakes, the volcano lakes, then all the rest;
//   with river_bends=jcz the city lakes are among the ordinary river tiles.
// The base start tile lies at (0, 0) without the river; with it, it is one tile of the rest, or one
// start tile is left out.
//
// Tiles named in Setup::start lie on the table instead; a type id stands for its first copy.
Result<Box> open_box(const Catalogue& catalogue, const Setup& setup, const RulesInForce& rules);

// Removes one tile equal to this one from the group; false when there is none.
bool take_out(std::vector<Tile>& group, const Tile& tile);

}  // namespace tollkeeper::oracle
