// The Tollkeepers: the questions an implementer must answer.
#include <gtest/gtest.h>

#include "rules_cited/toll_village.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

class TollQuestions : public NeedsExpansions {
 protected:
  TollQuestions() : NeedsExpansions({"tollkeepers"}) {}
};

TEST_F(TollQuestions, Q_1_a_road_back_to_the_same_crossroads_pays_once) {
  Table table = village();
  table.turn_of(kBlue).place("tk/06", 1, 0, 0).meeple("road");  // travellers on the first bend
  table.place("base/V.7", 1, 1, 1).place("base/V", 0, 1, 2).finish();
  // Travellers 3 and a farmhouse 1, once; the road's four tiles 4.
  EXPECT_EQ(table.scores(),
            "red toll 4 = 1 farmhouse x 1 + 1 travellers x 3 (TK-12)\n"
            "blue road 4 = 4 tile x 1 (B-31)");
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

TEST_F(TollQuestions, Q_2_two_tollhouses_at_the_two_ends_each_raise_the_full_toll) {
  Table table = village();
  table.place("tk/03", -1, 0, 0).finish();  // travellers in the west: red 3, shows 2
  ASSERT_EQ(table.toll_shown(kRed), 2);
  table.place("tk/05", 1, 0, 1).finish();
  table.turn_of(kBlue).place("base/W", 2, 0, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(table.points(kRed), 3 + 6);  // at 2
  EXPECT_EQ(table.points(kBlue), 3);     // at 1
  EXPECT_EQ(table.toll_shown(kRed), 1);  // each turns by itself
  EXPECT_EQ(table.toll_shown(kBlue), 2);
}

TEST_F(TollQuestions, Q_3_a_road_without_a_meeple_pays_toll_all_the_same) {
  Table table = village();
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
}

TEST_F(TollQuestions, Q_4_several_roads_in_one_turn_pay_at_one_value_and_turn_it_once) {
  Table table = village();
  table.place("tk/05", 1, 0, 1).place("base/V", 2, 0, 0);
  table.place("tk/06", 0, 1, 2).place("base/U", 1, 1, 0).place("base/W", 2, 1, 1).finish();
  EXPECT_EQ(table.points(kRed), 3 + 3);
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

// Red completes a road with travellers in the first part of a double turn and another in the
// second.
Table double_turn(const char* flip) {
  Table table = village({.options = {{"builder_flip", flip}}});
  table.place("tk/05", 1, 0, 1);
  table.turn_of(kRed).place("base/A", 2, 0, 1).in_two_parts().finish();
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.seat(), kRed);
  table.place("tk/03", -1, 0, 0).finish();
  EXPECT_EQ(table.seat(), kBlue);
  return table;
}

TEST_F(TollQuestions, Q_5_a_double_turn_is_one_turn_in_two_parts) {
  const Table whole = double_turn("after_double_turn");
  EXPECT_EQ(whole.points(kRed), 3 + 3);
  EXPECT_EQ(whole.toll_shown(kRed), 2);
  const Table parts = double_turn("after_each_part");
  EXPECT_EQ(parts.points(kRed), 3 + 6);
  EXPECT_EQ(parts.toll_shown(kRed), 1);
  // Each part has a phase 2 of its own.
  Table table = village();
  table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0).in_two_parts();
  table.place("base/B", 0, -2).tollhouse(0, 0).finish();
  EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
}

// Red has an abbot on the monastery at (0, -1), no tollhouse yet, and has placed a tile.
Table abbot_and_village(const std::vector<OptionSetting>& options) {
  Table table(
      {.expansions = "tollkeepers,abbot", .options = options, .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).figure("abbot", "monastery");
  table.turn_of(kRed).place("base/B", 0, -2);
  return table;
}

TEST_F(TollQuestions, Q_6_abbot_and_tollhouse_exclude_each_other) {
  TOLLKEEPER_TEST_NEEDS("abbot")
  Table home = abbot_and_village({});
  home.return_abbot(0, -1);
  EXPECT_FALSE(home.may_tollhouse(0, 0));
  Table in = abbot_and_village({});
  in.tollhouse(0, 0);
  EXPECT_FALSE(in.may_special("return_abbot", 0, -1));
}

TEST_F(TollQuestions, Q_7_no_meeple_by_choice_or_for_want_of_one_or_of_a_spot) {
  // By choice.
  Table choice({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  choice.place("base/B", 0, -1).tollhouse(0, 0);
  // None left.
  Table none({.expansions = "tollkeepers",
              .options = {{"meeples_per_player", "0"}},
              .start = {{"base/W", {0, 0}, 0}}});
  none.place("base/B", 0, -1);
  EXPECT_EQ(none.choices(), (Texts{"tollhouse (0, 0)", "pass"}));
  // No legal spot: C has one city, which is blue's.
  Table spot({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  spot.turn_of(kBlue).place("base/E", 0, -1).meeple("city");
  spot.turn_of(kRed).place("base/C", 0, -2);
  EXPECT_EQ(spot.choices(), (Texts{"tollhouse (0, 0)", "pass"}));
}

TEST_F(TollQuestions, Q_7_tollhouse_needs_no_meeple_only_goes_with_an_abbot_that_may_as_well) {
  TOLLKEEPER_TEST_NEEDS("abbot")
  Table both = abbot_and_village(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}});
  both.return_abbot(0, -1).tollhouse(0, 0);
  EXPECT_EQ(both.tollhouse_place(kRed), "(0, 0)");
  Table other_way = abbot_and_village(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}});
  other_way.tollhouse(0, 0).return_abbot(0, -1);
  EXPECT_FALSE(other_way.may_tollhouse(0, 0));
  EXPECT_NE(other_way.why_not_meeple("monastery").message, "legal");
  // Where one of the two wants no other action, they exclude each other.
  for (const char* option : {"tollhouse_needs", "abbot_return_excludes"}) {
    Table one = abbot_and_village({{option, "no_meeple_only"}});
    one.return_abbot(0, -1);
    EXPECT_FALSE(one.may_tollhouse(0, 0)) << option;
  }
}

TEST_F(TollQuestions, Q_8_phase_two_may_be_skipped) {
  Table table = village();
  table.turn_of(kRed).place("base/W", 1, 0).pass();
  EXPECT_EQ(table.state().phase(), Phase::score);
}

TEST_F(TollQuestions, Q_9_moving_to_where_it_stands_is_not_offered) {
  Table table = village();
  table.turn_of(kRed).place("base/W", 1, 0);
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (1, 0)"}));
  EXPECT_EQ(table.why_not_tollhouse(0, 0).rule, "Q-9");
}

TEST_F(TollQuestions, Q_10_every_owner_at_an_end_is_paid_whoever_completes) {
  Table table = village({.seats = 3});
  table.place("base/U.5", 1, 0).finish();
  table.turn_of(kBlue).place("base/W", -1, 0, 0).tollhouse(-1, 0).finish();
  table.turn_of(kGreen).place("base/W", 2, 0, 0).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
  // Both ends.
  Table ends = village({.seats = 3});
  ends.turn_of(kBlue).place("base/B", 1, -1).finish();
  ends.turn_of(kBlue).place("base/E", 2, -1).finish();
  ends.turn_of(kBlue).place("base/W", 2, 0, 0).tollhouse(2, 0).finish();
  ends.turn_of(kGreen).place("base/U.5", 1, 0).finish();
  EXPECT_EQ(ends.points(kRed), 1);
  EXPECT_EQ(ends.points(kBlue), 1);
  EXPECT_EQ(ends.points(kGreen), 0);
}

TEST_F(TollQuestions, Q_11_placed_or_moved_in_the_turn_that_completes_the_road_it_scores_there) {
  // Placed on the village of the very tile that completes the road.
  Table placed({.expansions = "tollkeepers", .start = {{"base/A", {0, 0}, 3}}});
  placed.place("base/U.5", 1, 0);
  placed.turn_of(kRed).place("base/W", 2, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(placed.points(kRed), 1);
  // Moved away from the end of the road: nothing there, but the new crossroads pays.
  Table away = village();
  away.place("base/U.5", 1, 0);
  away.turn_of(kRed).place("base/W", 2, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(away.points(kRed), 1);  // the same road, at its other end
  Table gone = village();
  gone.place("base/U.5", 1, 0).place("base/W", -1, 0);
  gone.turn_of(kRed).place("base/A", 2, 0, 1).tollhouse(-1, 0).finish();
  EXPECT_EQ(gone.points(kRed), 0);
  // With `forbidden` it still works from other tiles.
  Table forbidden({.expansions = "tollkeepers",
                   .options = {{"tollhouse_on_new_tile", "forbidden"}},
                   .start = {{"base/W", {0, 0}, 0}}});
  forbidden.place("base/U.5", 1, 0);
  forbidden.turn_of(kRed).place("base/W", 2, 0);
  EXPECT_FALSE(forbidden.may_tollhouse(2, 0));
  forbidden.tollhouse(0, 0).finish();
  EXPECT_EQ(forbidden.points(kRed), 1);
}

TEST_F(TollQuestions, Q_12_a_road_completed_before_it_came_pays_no_toll_later) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0).end();
  EXPECT_EQ(table.points(kRed), 0);
}

TEST_F(TollQuestions, Q_13_it_may_stand_where_all_roads_are_complete) {
  Table table({.expansions = "tollkeepers", .start = {{"tk/01", {0, 0}, 0}}});
  table.place("base/A", 0, 1, 2).place("base/W", -1, 0, 0);
  EXPECT_TRUE(table.may_tollhouse(0, 0));
  table.tollhouse(0, 0);
}

TEST_F(TollQuestions, Q_14_crossroads_with_two_roads) {
  for (const char* tile : {"tk/01", "tk/03"}) {
    Table table({.expansions = "tollkeepers", .start = {{tile, {0, 0}, 0}}});
    table.place("base/U", -1, 0).tollhouse(0, 0);
    EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
  }
}

TEST_F(TollQuestions, Q_15_an_inn_doubles_the_road_and_not_the_toll) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  for (const char* unfinished : {"zero", "ignore"}) {
    Table table = village({.expansions = "inns_and_cathedrals",
                           .options = {{"unfinished_inn_cathedral", unfinished}}});
    // ic/B: inn and garden beside the road, then highwaymen.
    table.turn_of(kBlue).place("ic/B", 1, 0, 0).meeple("road").place("base/U.5", 2, 0);
    Table complete = table;
    complete.place("base/A", 3, 0, 1).finish();
    EXPECT_EQ(complete.points(kBlue), 8);  // 4 tiles x 2
    EXPECT_EQ(complete.points(kRed), 2);
    table.end();
    // 3 tiles incomplete: nothing, or 1 a tile; the tollhouse 1 a symbol in any case.
    EXPECT_EQ(table.points(kBlue), std::string_view(unfinished) == "zero" ? 0 : 3);
    EXPECT_EQ(table.points(kRed), 2);
  }
}

TEST_F(TollQuestions, Q_16_a_symbol_beside_two_segments_of_one_road_counts_once) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/C's pigsty lies beside its west and its south road; three bends join the two.
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/C", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/V", -1, 0, 3).place("base/V", -1, 1, 2).place("base/V", 0, 1, 1).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 pigsty x 1 (TK-12)");
  // ic/E's farmhouse lies between its two curves, which three bends make one road.
  Table curves({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/E", {0, 0}, 0}}});
  curves.place("base/V", 0, -1, 3).place("base/V", 1, -1, 0).place("base/V", 1, 0, 1);
  curves.turn_of(kRed).place("base/W", -1, 0, 0).tollhouse(-1, 0);
  curves.place("base/A", 0, 1, 2).finish();
  EXPECT_EQ(curves.scores(), "red toll 1 = 1 farmhouse x 1 (TK-12)");
}

TEST_F(TollQuestions, Q_17_a_symbol_beside_two_roads_counts_for_each) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/C's west and south roads, completed by one village at (-1, 1).
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/C", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/V", -1, 0, 3).place("base/V", 0, 1, 1).place("base/W", -1, 1, 2).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 pigsty x 1 (TK-12)\nred toll 1 = 1 pigsty x 1 (TK-12)");
}

TEST_F(TollQuestions, Q_18_a_symbol_near_one_road_of_a_crossroads_belongs_to_that_road) {
  // The village of tk/04x itself holds the tollhouse; travellers stand at its east road alone.
  for (const Side side : kSides) {
    Table table({.expansions = "tollkeepers", .start = {{"tk/04x", {0, 0}, 0}}});
    const Cell west = neighbour({0, 0}, Side::west);
    table.turn_of(kRed).place("base/U", west.x, west.y).tollhouse(0, 0);
    if (side == Side::west) {
      continue;
    }
    const Cell cell = neighbour({0, 0}, side);
    // A's road leaves to the south; turned so that it meets the village.
    table.place("base/A", cell.x, cell.y, index_of(side)).finish();
    EXPECT_EQ(table.points(kRed), side == Side::east ? 3 : 0) << name_of(side);
  }
}

TEST_F(TollQuestions, Q_19_the_pigsty_of_ic_C_lies_beside_the_west_and_the_south_road) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  const auto toll = [](int x, int y, int rotation) {
    Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/C", {0, 0}, 0}}});
    table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
    table.place("base/A", x, y, rotation).finish();
    return table.points(kRed);
  };
  EXPECT_EQ(toll(-1, 0, 3), 1);
  EXPECT_EQ(toll(0, 1, 2), 1);
  EXPECT_EQ(toll(1, 0, 1), 0);
}

}  // namespace
}  // namespace tollkeeper::testing
