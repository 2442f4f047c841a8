// A figure that is placed and taken back leaves the position as it was, wherever it stood; also on
// fields, from which no rule of the sets we have takes one.
#include <gtest/gtest.h>

#include "rules/legal.hpp"
#include "rules/place.hpp"
#include "rules/turn.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

TEST(Figures, B_29_that_come_home_leave_no_trace) {
  const auto game = must_make(setup_of({}, 2, {}, Edition::c3));
  Random random(5);
  State s(*game, 0);
  int returned = 0;
  int on_fields = 0;
  while (s.phase() != Phase::over) {
    take_in_hand(s, take_from_bag(s, random.below(drawable_count(s))), nullptr);
    if (s.phase() != Phase::place) {
      continue;
    }
    const ActionList places = legal_actions(s);
    apply_action(s, places[random.below(static_cast<std::uint32_t>(places.size()))], nullptr);
    ActionList acts;
    list_acts(s, acts);
    const State before(s);
    for (const Action& act : acts) {
      const auto tile = static_cast<std::uint16_t>(s.head().tiles - 1);
      const std::uint16_t id = place_figure(s, s.seat(), act.what, tile, act.spot);
      EXPECT_FALSE(s == before);
      return_figure(s, id);
      s.head().due = before.head().due;
      EXPECT_TRUE(s == before) << "seat " << int{s.seat()} << ", tile " << tile << ", spot "
                               << int{act.spot};
      ++returned;
      const Kind& kind = s.kind_of(s.last_tile());
      on_fields += act.spot >= kind.first_field_segment && act.spot < kMonasterySpot ? 1 : 0;
    }
    if (!acts.empty() && s.phase() == Phase::act) {
      apply_action(s, acts[random.below(static_cast<std::uint32_t>(acts.size()))], nullptr);
    }
    if (s.phase() == Phase::act) {
      apply_action(s, Action::pass(), nullptr);
    }
    finish_turn(s, nullptr);
  }
  EXPECT_GT(returned, 30);
  EXPECT_GT(on_fields, 10);
}

}  // namespace
}  // namespace tollkeeper::testing
