// Boards wider than the cell table: the tiles go as far as they can one way, then the other way, so
// that cells fall on each other's places in the table after it was long enough for all.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/flood.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

// How far the cell lies in the direction of the side.
int reach(Cell cell, Side side) {
  constexpr std::array kX{0, 1, 0, -1};
  constexpr std::array kY{-1, 0, 1, 0};
  const auto n = static_cast<std::size_t>(index_of(side));
  return cell.x * kX[n] + cell.y * kY[n];
}

// The widest span of tiles of a game played towards `first` and, from the middle on, the other way.
int play_wide_game(const Game& game, Side first, std::uint64_t seed) {
  Random random(seed);
  State s(game, 0);
  const int half = s.tiles_left() / 2;
  while (s.phase() != Phase::over) {
    const Side heading = s.tiles_left() > half ? first : opposite(first);
    take_in_hand(s, take_from_bag(s, random.below(drawable_count(s))), nullptr);
    if (s.phase() != Phase::place) {
      continue;
    }
    const ActionList list = legal_actions(s);
    const Action* farthest =
        std::max_element(list.begin(), list.end(), [heading](const Action& a, const Action& b) {
          return reach(a.cell, heading) < reach(b.cell, heading);
        });
    apply_action(s, *farthest, nullptr);
    if (s.phase() == Phase::act) {
      apply_action(s, Action::pass(), nullptr);
    }
    const std::string fault = difference_to_flood(s);
    EXPECT_EQ(fault, "") << "seed " << seed << ", tile " << s.head().tiles;
    if (!fault.empty()) {
      return 0;
    }
    finish_turn(s, nullptr);
  }
  int nearest = 0;
  int farthest = 0;
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    nearest = std::min(nearest, reach(s.tiles()[n].cell, first));
    farthest = std::max(farthest, reach(s.tiles()[n].cell, first));
  }
  return farthest - nearest + 1;
}

TEST(WideBoard, cells_that_share_a_place_in_the_table_are_told_apart) {
  const auto game = must_make(setup_of({}, 2, {}, Edition::c3));
  for (const Side side : kSides) {
    int widest = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      widest = std::max(widest, play_wide_game(*game, side, seed));
    }
    EXPECT_GT(widest, 32) << "no board was wider than the cell table";
  }
}

}  // namespace
}  // namespace tollkeeper::testing
