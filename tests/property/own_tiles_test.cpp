// A player's own tiles with what no tile we ship has: more fields than the hot path looks at in one
// step (kSegmentsAtOnce), two sites.
#include <gtest/gtest.h>

#include <bit>

#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/kit.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

constexpr std::string_view kStrips = R"(
set strips "Strips"
tile strips/eight FFFF
  field NL
  field NR
  field EL
  field ER
  field SL
  field SR
  field WL
  field WR
  copies 6 C1 C2 C3
tile strips/road FRFR
  road E W
  field NL
  field NR
  field EL
  field ER
  field SL SR
  field WL
  field WR
  copies 6 C1 C2 C3
tile strips/abbey FFFF
  monastery
  field NL NR EL ER SL SR WL WR
  copy strips/abbey.1 C1 C2 C3: garden in field NL
)";

std::shared_ptr<const Game> strips() {
  const auto game = game_of({.expansions = "strips", .own_tiles = kStrips});
  EXPECT_TRUE(game) << game.error().message;
  return *game;
}

TEST(OwnTiles, every_one_of_many_fields_is_a_place_and_taken_once) {
  Table table({.expansions = "strips", .own_tiles = kStrips});
  table.place("strips/eight", 0, 1);
  EXPECT_EQ(std::popcount(free_spots(table.state())), 8);
  table.meeple("field WR").finish();
  // The same tile below it: its northern fields are those above, of which nobody stands on any.
  table.place("strips/eight", 0, 2);
  EXPECT_EQ(std::popcount(free_spots(table.state())), 8);
  table.meeple("field SL").finish();
  table.place("strips/eight", -1, 1);  // beside the first: its fields EL and ER meet WR and WL
  EXPECT_EQ(std::popcount(free_spots(table.state())), 7);
}

TEST(OwnTiles, A_2_a_monastery_and_a_garden_of_one_tile_are_two_places) {
  TOLLKEEPER_TEST_NEEDS("abbot");
  Table table({.expansions = "strips,abbot", .own_tiles = kStrips});
  table.place("strips/abbey", 0, 1);
  EXPECT_EQ(std::popcount(free_spots(table.state())), 3);
  EXPECT_EQ(table.why_not_meeple("garden").rule, "B-17");
  table.figure("abbot", "garden").finish();
  EXPECT_EQ(table.state().head().watches, 1);
}

TEST(OwnTiles, games_with_them_keep_every_promise) {
  const auto game = strips();
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(compare_playout(*game, seed), "");
  }
  expect_kit_game(game, 1);
}

}  // namespace
}  // namespace tollkeeper::testing
