// Base game: the questions an implementer must answer (QB-1 to QB-18).
#include <gtest/gtest.h>

#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

TEST(BaseQuestions, QB_1_a_tile_that_fits_only_badly_may_not_be_refused) {
  // C fits only into red's city, which blue would rather not help.
  Table table({.start = {{"base/E", {0, 0}, 1}}});
  table.place("base/F", 1, 0).meeple("city").draw("base/C");
  EXPECT_EQ(table.choices(), (Texts{"put (2, 0) turned 0", "put (2, 0) turned 1",
                                    "put (2, 0) turned 2", "put (2, 0) turned 3"}));
  EXPECT_EQ(table.why_not(Action::pass()).rule, "B-9");
}

TEST(BaseQuestions, QB_2_a_place_may_leave_a_hole_that_no_tile_can_fill) {
  // Round (1, 1): road, city, road, city in turn. No tile of the base game has such edges.
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/A", 1, 0, 0);  // road S, towards the hole
  table.place("base/B", 2, 0);
  table.place("base/E", 0, 1, 1);  // city E, towards the hole
  table.place("base/B", 0, 2);
  table.place("base/A", 1, 2, 2);  // road N, towards the hole
  table.place("base/B", 2, 2).draw("base/E");
  EXPECT_TRUE(table.may_put(2, 1, 3));  // city W, towards the hole
  table.put(2, 1, 3);
  for (KindId kind = 0; kind < table.game().kinds.size(); ++kind) {
    EXPECT_EQ(legal_rotations(table.state(), kind, {1, 1}), 0) << table.game().kinds[kind].type->id;
  }
}

TEST(BaseQuestions, QB_3_a_road_of_mine_and_yours_joined_takes_no_further_meeple) {
  Table table({.start = {{"base/B", {0, 1}, 0}}});
  table.place("base/B", 1, 1).place("base/B", 2, 1).place("base/E", 3, 1, 2);
  table.place("base/E", 4, 1, 2);
  table.turn_of(kRed).place("base/U", 0, 0).meeple("road");
  table.turn_of(kRed).place("base/U", 2, 0).meeple("road");
  table.turn_of(kBlue).place("base/U", 4, 0).meeple("road");
  table.turn_of(kRed).place("base/U", 1, 0);
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
  table.turn_of(kRed).place("base/U", 3, 0);
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
}

TEST(BaseQuestions, QB_4_two_segments_of_one_feature_are_two_spots_with_the_same_effect) {
  for (const char* spot : {"city N", "city W"}) {
    Table table({.start = {{"base/N", {0, 0}, 2}}});
    table.place("base/N", 1, 0, 3).place("base/N", 0, 1, 1).place("base/I", 1, 1, 0);
    EXPECT_EQ(table.choices("meeple city"), (Texts{"meeple city 1", "meeple city 2"}));
    const Seat seat = table.seat();
    table.meeple(spot).finish();
    EXPECT_EQ(table.points(seat), 8);  // 4 tiles, 2 each
  }
}

TEST(BaseQuestions, QB_5_a_road_with_a_tollhouse_takes_a_meeple) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/A", 1, 0, 1)
      .meeple("road")
      .finish();  // completed, and red's tollhouse at its end
  EXPECT_EQ(table.points(kBlue), 2);
}

TEST(BaseQuestions, QB_6_a_knight_that_comes_home_waits_for_the_next_turn) {
  Table table({.options = {{"meeples_per_player", "1"}}, .start = {{"base/E", {0, 0}, 1}}});
  table.place("base/F", 1, 0).meeple("city");
  table.turn_of(kRed).place("base/E", 2, 0, 3);
  EXPECT_TRUE(table.choices().empty());  // phase 2 is over before the knight is home
  table.finish();
  EXPECT_EQ(table.supply(kRed), 1);
}

TEST(BaseQuestions, QB_7_a_ring_road_is_complete_and_counts_each_tile_once) {
  Table table({.start = {{"base/V", {0, 0}, 3}}});
  table.place("base/V", 1, 0, 0).meeple("road").place("base/V", 0, 1, 2);
  table.place("base/V", 1, 1, 1).finish();
  EXPECT_EQ(table.scores(), "red road 4 = 4 tile x 1 (B-31)");
}

TEST(BaseQuestions, QB_8_a_road_that_passes_a_tile_twice_counts_it_once) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/E has two curves, N-W and E-S. Three bends lead from its north to its east, so both curves
  // are one road: ic/E, three bends, two monasteries.
  Table table({.expansions = "inns_and_cathedrals", .start = {{"ic/E", {0, 0}, 0}}});
  table.place("base/V", 0, -1, 3).meeple("road").place("base/V", 1, -1, 0);
  table.place("base/V", 1, 0, 1).place("base/A", -1, 0, 3).place("base/A", 0, 1, 2).finish();
  EXPECT_EQ(table.scores(), "red road 6 = 6 tile x 1 (B-31)");
}

TEST(BaseQuestions, QB_9_each_of_two_coats_on_one_tile_counts) {
  Table table({.expansions = "coats", .start = {{"base/E", {0, 0}, 1}}, .own_tiles = R"(
set coats "Two coats"
tile coats/A FCFC
  city E W coats 2
  field NL NR touches city E
  field SL SR touches city E
  copies 1 C1 C2 C3
)"});
  table.place("coats/A", 1, 0).meeple("city").place("base/E", 2, 0, 3).finish();
  // 3 x 2 + 2 x 2.
  EXPECT_EQ(table.scores(), "red city 10 = 3 tile x 2 + 2 coat_of_arms x 2 (B-33)");
}

TEST(BaseQuestions, QB_10_the_start_tile_counts_like_others) {
  Table road;
  road.place("base/A", 1, 0, 1).meeple("road").place("base/A", -1, 0, 3).finish();
  EXPECT_EQ(road.points(kRed), 3);
  Table city;
  city.place("base/E", 0, -1, 2).meeple("city").finish();
  EXPECT_EQ(city.points(kRed), 4);
  Table monastery;
  monastery.place("base/B", 0, 1).meeple("monastery").end();
  EXPECT_EQ(monastery.points(kRed), 2);
}

TEST(BaseQuestions, QB_11_a_city_that_touches_a_field_twice_counts_once_for_it) {
  // E F E, and the fields of the left E and of F joined round the corner by two monasteries.
  Table table({.start = {{"base/E", {-1, 0}, 1}}});
  table.place("base/F", 0, 0).place("base/E", 1, 0, 3);
  table.turn_of(kRed).place("base/B", -1, -1).meeple("field").place("base/B", 0, -1).end();
  EXPECT_EQ(table.scores(), "red field 3 at the end = 1 completed_city x 3 (B-39)");
}

TEST(BaseQuestions, QB_12_two_fields_of_one_player_at_one_city_both_pay_today) {
  for (const auto& [rule, points] :
       {std::pair{"per_field_3", 6}, std::pair{"per_player_3", 3}, std::pair{"per_city_4", 4}}) {
    Table table({.options = {{"field_scoring", rule}}, .start = {{"base/E", {-1, 0}, 1}}});
    table.turn_of(kRed).place("base/F", 0, 0).meeple("field NL");
    table.turn_of(kRed).place("base/E", 1, 0, 3).meeple("field").end();
    EXPECT_EQ(table.points(kRed), points) << rule;
  }
}

TEST(BaseQuestions, QB_13_a_closed_field_is_scored_at_the_end_only) {
  Table table({.start = {{"base/V", {0, 0}, 3}}});
  table.place("base/V", 1, 0, 0).place("base/V", 0, 1, 2);
  table.turn_of(kRed).place("base/V", 1, 1, 1).meeple("field NL").finish();  // inside the ring
  EXPECT_EQ(table.supply(kRed), 6);
  EXPECT_EQ(table.scores(), "");
  table.end();
  EXPECT_EQ(table.scores(), "red field 0 at the end = 0 completed_city x 3 (B-39)");
}

TEST(BaseQuestions, QB_14_only_figures_are_counted_before_a_tie_is_a_tie) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // Red's large meeple counts two against blue's one, so there is no tie to break.
  Table table({.expansions = "inns_and_cathedrals", .start = {{"base/B", {0, 1}, 0}}});
  table.place("base/B", 1, 1).place("base/B", 2, 1);
  table.turn_of(kRed).place("base/U", 0, 0).figure("large_meeple", "road");
  table.turn_of(kBlue).place("base/U", 2, 0).meeple("road");
  table.place("base/U", 1, 0).end();
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.points(kBlue), 0);
}

TEST(BaseQuestions, QB_16_the_tiles_left_are_open_to_all) {
  const Table table;
  int left = 0;
  for (const Drawable& one : drawable(table.state())) {
    left += one.copies;
    if (table.game().kinds[one.kind].type->id == "base/D") {
      EXPECT_EQ(one.copies, 3);  // the fourth is the start tile
    }
  }
  EXPECT_EQ(left, 71);
  EXPECT_EQ(table.state().tiles_left(), 71);
}

TEST(BaseQuestions, QB_17_one_player_may_play_alone) {
  Table table({.seats = 1});
  table.place("base/E", 0, -1, 2).meeple("city").finish();
  EXPECT_EQ(table.seat(), kRed);
  EXPECT_EQ(table.points(kRed), 4);
}

TEST(BaseQuestions, QB_18_tied_farmers_at_a_city_each_get_4_by_the_first_rule) {
  Table table({.options = {{"field_scoring", "per_city_4"}}, .start = {{"base/E", {-1, 0}, 1}}});
  table.turn_of(kRed).place("base/F", 0, 0).meeple("field NL");
  table.turn_of(kBlue).place("base/E", 1, 0, 3).meeple("field").end();
  EXPECT_EQ(table.scores(),
            "red field 4 at the end = 1 completed_city x 4 (B-40)\n"
            "blue field 4 at the end = 1 completed_city x 4 (B-40)");
}

}  // namespace
}  // namespace tollkeeper::testing
