// Symmetries of the rules, tried with rapidcheck on random setups: a game with the whole table
// turned is the same game, and so is one with the seats renamed round the table.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

Cell turned_cell(Cell cell, int quarters) {
  for (int n = 0; n < quarters; ++n) {
    cell = {static_cast<std::int16_t>(-cell.y), cell.x};
  }
  return cell;
}

Action turned_action(Action action, int quarters) {
  if (action.kind == ActionKind::pass) {
    return action;
  }
  action.cell = turned_cell(action.cell, quarters);
  if (action.kind == ActionKind::place_tile) {
    action.spot = static_cast<Spot>((action.spot + quarters) % 4);
  }
  return action;
}

// Plays both games side by side: the second with every choice of the first changed by `map`.
template <class Map>
void play_both(State& one, State& other, Random& random, const Map& map) {
  while (one.phase() != Phase::over) {
    RC_ASSERT(one.phase() == other.phase());
    if (one.phase() == Phase::draw) {
      const auto can = drawable(one);
      const KindId kind = can[random.below(static_cast<std::uint32_t>(can.size()))].kind;
      draw_tile(one, kind, nullptr);
      draw_tile(other, kind, nullptr);
      continue;
    }
    if (one.phase() == Phase::score) {
      finish_turn(one, nullptr);
      finish_turn(other, nullptr);
      continue;
    }
    const ActionList list = legal_actions(one);
    std::vector<Action> mapped;
    std::transform(list.begin(), list.end(), std::back_inserter(mapped), map);
    std::sort(mapped.begin(), mapped.end());
    const ActionList others = legal_actions(other);
    RC_ASSERT(std::equal(mapped.begin(), mapped.end(), others.begin(), others.end()));
    const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
    apply_action(one, action, nullptr);
    apply_action(other, map(action), nullptr);
  }
  RC_ASSERT(other.phase() == Phase::over);
}

// The start tiles of the setup, each named by its copy and turned with the table.
std::vector<StartTile> turned_start(const Game& game, int quarters) {
  std::vector<StartTile> start;
  for (const PlacedStart& placed : game.start) {
    start.push_back({game.copy(placed.copy).id, turned_cell(placed.cell, quarters),
                     static_cast<Rotation>((placed.rotation + quarters) % 4)});
  }
  return start;
}

TEST(Symmetry, turning_the_whole_table_changes_no_score) {
  EXPECT_TRUE(rc::check("turned by 1 to 3 quarters", [] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const int quarters = *rc::gen::inRange(1, 4);
    auto setup = random_setup(random);
    const auto plain = must_make(setup);
    setup.start = turned_start(*plain, 0);
    const auto upright = must_make(setup);
    setup.start = turned_start(*plain, quarters);
    const auto turned = must_make(setup);
    RC_ASSERT(upright->kinds.size() == turned->kinds.size());
    State one(*upright, 0);
    State other(*turned, 0);
    play_both(one, other, random,
              [quarters](const Action& action) { return turned_action(action, quarters); });
    RC_ASSERT(one.head().points == other.head().points);
  }));
}

TEST(Symmetry, renaming_the_seats_permutes_the_results) {
  EXPECT_TRUE(rc::check("seats moved round the table", [] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    auto setup = random_setup(random);
    setup.seats = *rc::gen::inRange(2, kMaxSeats + 1);
    const int shift = *rc::gen::inRange(1, setup.seats);
    const auto game = must_make(setup);
    State one(*game, 0);
    State other(*game, static_cast<Seat>(shift));
    play_both(one, other, random, [](const Action& action) { return action; });
    for (int seat = 0; seat < setup.seats; ++seat) {
      RC_ASSERT(one.points(static_cast<Seat>(seat)) ==
                other.points(static_cast<Seat>((seat + shift) % setup.seats)));
    }
  }));
}

}  // namespace
}  // namespace tollkeeper::testing
