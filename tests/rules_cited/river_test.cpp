// The River by its rules. Most games are laid with the C2 spring,
// whose water runs east and whose one field goes all round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rules/score.hpp"
#include "rules/turn.hpp"
#include "rules_cited/river_course.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class RiverRules : public NeedsExpansions {
 protected:
  RiverRules() : NeedsExpansions({"river"}) {}
};

int copies_of_set(const Table& table, std::string_view set) {
  int count = 0;
  for (const GameCopy& copy : table.game().copies) {
    count += table.game().catalogue->sets()[copy.ref.set].id == set ? 1 : 0;
  }
  return count;
}

int copies_of_type(const Table& table, std::string_view type) {
  int count = 0;
  for (const GameCopy& copy : table.game().copies) {
    count += table.game().kinds[copy.kind].type->id == type ? 1 : 0;
  }
  return count;
}

TEST_F(RiverRules, R_1_each_river_has_12_tiles) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    EXPECT_EQ(copies_of_set(Table(river({}, edition)), "river_1"), 12);
    EXPECT_EQ(copies_of_set(Table(river({{"river", "river_1"}}, edition)), "river_2"), 0);
    const Table second(river({{"river", "river_2"}}, edition));
    EXPECT_EQ(copies_of_set(second, "river_2"), 12);
    EXPECT_EQ(copies_of_set(second, "river_1"), 0);
  }
}

TEST_F(RiverRules, R_2_the_spring_starts_and_the_lake_is_drawn_last) {
  Table table(river());
  EXPECT_EQ(table.state().kind_of(table.state().tiles()[0]).type->id, "river/A");
  EXPECT_EQ(table.state().tiles()[0].cell, (Cell{0, 0}));
  EXPECT_THAT(next_types(table),
              UnorderedElementsAre("river/B", "river/C", "river/D", "river/E", "river/F", "river/G",
                                   "river/H", "river/I", "river/J", "river/K"));
  lay_river_1(table);
  table.finish();
  EXPECT_THAT(next_types(table), ElementsAre("river/L"));
  EXPECT_THROW(table.place("base/U", 0, -1), IllegalStep);
}

TEST_F(RiverRules, R_3_the_base_start_tile_is_shuffled_in) {
  const Table table(river({{"river_start_tile", "shuffled_in"}}));
  EXPECT_EQ(copies_of_type(table, "base/D"), 4);
  EXPECT_EQ(table.state().tiles_left(), 72 + 11);  // the spring lies on the table
}

TEST_F(RiverRules, R_3_the_base_start_tile_is_left_out) {
  const Table table(river({{"river_start_tile", "left_out"}}));
  EXPECT_EQ(copies_of_type(table, "base/D"), 3);
  EXPECT_EQ(table.state().tiles_left(), 71 + 11);
}

TEST_F(RiverRules, R_4_all_river_tiles_come_first_with_turns_as_usual) {
  Table table(river());
  EXPECT_THROW(table.draw("base/U"), IllegalStep);
  EXPECT_EQ(table.seat(), kRed);
  table.place("river/D", 1, 0).meeple("field EL").finish();
  EXPECT_EQ(table.seat(), kBlue);
  EXPECT_EQ(table.supply(kRed), 6);
  Table whole(river());
  lay_river_1(whole);
  whole.place("river/L", 9, 2).finish();
  EXPECT_EQ(next_types(whole).size(), 24U);  // the base game's types
  // Scoring as usual: the city between river/C and a cap, two tiles, 4 points.
  whole.turn_of(kBlue).place("base/E", 3, -1, 2).meeple("city").finish();
  EXPECT_EQ(whole.scores(), "blue city 4 = 2 tile x 2 (B-33)");
}

TEST_F(RiverRules, R_5_a_river_tile_continues_the_river) {
  Table table(river());
  table.draw("river/D");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 0) turned 0", "put (1, 0) turned 2"));
  EXPECT_EQ(table.why_not_put(0, 1).rule, "R-5");  // its north field would fit
  EXPECT_EQ(table.why_not_put(1, 0, 1).rule, "B-12");
}

TEST_F(RiverRules, R_5_all_other_edges_match_too) {
  // The river comes back beside the spring: at (-1, 0) a field lies to the east.
  Table table(river());
  table.place("river/E", 1, 0, 1).place("river/C", 1, 1, 1).place("river/G", 1, 2, 1);
  table.place("river/D", 0, 2).place("river/J", -1, 2, 2).place("river/H", -1, 1, 1);
  table.draw_in_vain("river/K");  // its road would meet the spring's field
  table.draw_in_vain("river/B");  // so would its road or its city
  table.draw("river/F");
  EXPECT_THAT(table.choices(), ElementsAre("put (-1, 0) turned 1", "put (-1, 0) turned 3"));
}

TEST_F(RiverRules, R_6_no_immediate_u_turn) {
  Table table(river());
  table.place("river/E", 1, 0, 1);  // from the west it bends to the right, to the south
  table.draw("river/G");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 1) turned 2"));  // left, to the east
  EXPECT_EQ(table.why_not_put(1, 1, 1).rule, "R-6");                 // right, to the west
}

TEST_F(RiverRules, R_6_with_a_straight_tile_between_both_bends_are_legal) {
  Table table(river({{"river_bends", "no_immediate_u_turn"}}));
  table.place("river/E", 1, 0, 1).place("river/D", 1, 1, 1).draw("river/G");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 2) turned 1", "put (1, 2) turned 2"));
}

TEST_F(RiverRules, R_7_an_open_end_needs_a_free_next_place) {
  // The northern arm bends east and leads to (2, -1); from the other arm none may lead there.
  Table table(river({{"river", "river_2"}}));
  table.place("r2/I", 1, 0, 0).place("r2/B", 1, -1, 3).draw("r2/F");
  EXPECT_EQ(table.why_not_put(2, 0, 0).rule, "R-7");
  EXPECT_TRUE(table.may_put(2, 0, 3));  // to the south
}

TEST_F(RiverRules, R_7_jcz_keeps_the_sides_of_the_way_ahead_free) {
  // South, then west: (0, 1) would be the next place, and the spring lies at its side.
  Table table(river({{"river_bends", "jcz"}}));
  table.place("river/E", 1, 0, 1).draw("river/G");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 1) turned 2"));
  EXPECT_EQ(table.why_not_put(1, 1, 1).rule, "R-7");
}

TEST_F(RiverRules, R_7_jcz_looks_along_the_whole_line_ahead) {
  // The river has gone 3 east, 3 south and 1 or 2 west. North again from (1, 3) leads to (1, 0),
  // where a tile lies three places on; only `jcz` minds.
  for (const std::string bends : {"jcz", "no_immediate_u_turn"}) {
    Table table(river({{"river_bends", bends}}));
    table.place("river/D", 1, 0).place("river/F", 2, 0).place("river/E", 3, 0, 1);
    table.place("river/B", 3, 1, 1).place("river/C", 3, 2, 1).place("river/G", 3, 3, 1);
    table.draw("river/J");
    EXPECT_FALSE(table.may_put(2, 3, 2)) << "an immediate turn back";
    Table straight(river({{"river_bends", bends}}));
    straight.place("river/D", 1, 0).place("river/F", 2, 0).place("river/E", 3, 0, 1);
    straight.place("river/B", 3, 1, 1).place("river/C", 3, 2, 1).place("river/G", 3, 3, 1);
    straight.place("river/H", 2, 3).draw("river/J");
    EXPECT_EQ(straight.may_put(1, 3, 2), bends != "jcz");
    EXPECT_TRUE(straight.may_put(1, 3, 3)) << "to the south nothing lies";
  }
}

TEST_F(RiverRules, R_7_jcz_allows_no_two_ends_side_by_side) {
  // From the fork one end runs north at (1, -1). The other, turned north one place further east,
  // would run beside it.
  for (const std::string bends : {"jcz", "no_immediate_u_turn"}) {
    Table table(river({{"river", "river_2"}, {"river_bends", bends}}));
    table.place("r2/I", 1, 0, 0).draw("r2/F");
    EXPECT_EQ(table.may_put(2, 0, 0), bends != "jcz") << bends;
  }
}

TEST_F(RiverRules, R_8_figures_stand_on_everything_but_the_water) {
  Table table(river());
  table.place("river/H", 1, 0);
  EXPECT_THAT(table.choices("meeple"),
              ElementsAre("meeple road 1", "meeple field 1", "meeple field 2", "meeple field 3",
                          "meeple monastery"));
  table.place("river/E", 2, 0, 1);
  EXPECT_THAT(table.choices("meeple"),
              ElementsAre("meeple city 1", "meeple field 1", "meeple field 2"));
  table.place("river/G", 2, 1, 2).end();
  EXPECT_EQ(table.scores(), "");  // the river itself is never scored
}

TEST_F(RiverRules, R_8_an_abbot_stands_in_a_garden_by_the_river) {
  TOLLKEEPER_TEST_NEEDS("abbot")
  Table table({.expansions = "river,abbot", .edition = Edition::c2});
  table.place("river/E", 1, 0, 1).place("river/J.1", 1, 1, 2);
  EXPECT_THAT(table.choices("abbot"), ElementsAre("abbot garden"));
}

TEST_F(RiverRules, R_9_the_river_cuts_fields) {
  // The C3 spring's field is cut, so the banks stay apart.
  Table table(river({}, Edition::c3));
  table.place("river/D", 0, 1, 1).meeple("field NR");  // the east bank
  table.place("river/F", 0, 2, 1);
  EXPECT_FALSE(table.may_meeple("field NR"));
  EXPECT_TRUE(table.may_meeple("field NL"));
}

TEST_F(RiverRules, R_9_the_field_goes_round_the_spring) {
  Table table(river());
  table.place("river/D", 1, 0).meeple("field EL");  // the north bank
  table.place("river/F", 2, 0);
  EXPECT_FALSE(table.may_meeple("field EL"));
  EXPECT_FALSE(table.may_meeple("field ER"));
}

TEST_F(RiverRules, R_9_the_field_goes_round_the_lake) {
  // C3: the banks of the river meet nowhere but at the lake.
  Table table(river({}, Edition::c3));
  lay_river_1(table, 1);
  table.place("river/L3", -2, 9, 1);
  const State& s = table.state();
  const PlacedTile& lake = s.last_tile();
  EXPECT_EQ(s.kind_of(lake).fields, 1);
  table.meeple("field");
  // Both halves of the edge by which the river comes in are that one field.
  const TurnedKind& turned = s.kind_of(lake).turned[lake.rotation];
  EXPECT_EQ(turned.left[0], turned.right[0]);
}

TEST_F(RiverRules, R_9_no_field_passes_under_a_road_bridge) {
  Table table(river({}, Edition::c3));
  table.place("river/K", 0, 1, 0);
  EXPECT_EQ(table.choices("meeple field").size(), 4U);
  table.meeple("field NL");         // west bank, north of the road
  table.place("river/D", 0, 2, 1);  // south of the road
  EXPECT_TRUE(table.may_meeple("field NL"));
  EXPECT_TRUE(table.may_meeple("field NR"));
}

TEST_F(RiverRules, R_10_the_fork_comes_first_and_the_lakes_last) {
  Table table(river({{"river", "river_2"}}));
  EXPECT_THAT(next_types(table), ElementsAre("r2/I"));
  EXPECT_EQ(table.seat(), kRed);  // the first player
  lay_fork(table);
  table.finish();
  EXPECT_THAT(next_types(table),
              UnorderedElementsAre("r2/B", "r2/C", "r2/D", "r2/E", "r2/F", "r2/G", "r2/H", "r2/J"));
  lay_river_2_after_fork(table);
  table.finish();
  EXPECT_THAT(next_types(table), ElementsAre("r2/K"));
  table.draw("r2/K");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, -4) turned 3", "put (3, 4) turned 1"));
}

TEST_F(RiverRules, R_11_the_volcano_lake_takes_no_figure_and_gives_another_turn) {
  Table table(river({{"river", "river_2"}, {"river_volcano", "on"}}));
  lay_river_2(table);
  table.place("r2/K", 1, -4, 3).finish();
  const Seat volcano = table.seat();
  table.place("r2/L", 3, 4, 1);
  EXPECT_THAT(table.choices(), IsEmpty());
  EXPECT_EQ(table.why_not_meeple("field").rule, "B-9");
  table.finish();
  EXPECT_EQ(table.seat(), volcano);
  // With an ordinary tile, which ends the turn as ever.
  table.place("base/V", -1, 0, 0).meeple("road").finish();
  EXPECT_NE(table.seat(), volcano);
}

TEST_F(RiverRules, R_12_where_the_volcano_is_off_it_is_an_ordinary_lake) {
  Table table(river({{"river", "river_2"}, {"river_volcano", "off"}}));
  lay_river_2(table);
  table.place("r2/K", 1, -4, 3).finish();
  const Seat volcano = table.seat();
  table.place("r2/L", 3, 4, 1).meeple("field").finish();
  EXPECT_NE(table.seat(), volcano);
}

TEST_F(RiverRules, R_12_the_inn_and_the_pig_herd_do_nothing_without_their_expansions) {
  Table table(river({{"river", "river_2"}}));
  lay_fork(table);
  table.place("r2/D", 1, -1, 0);
  EXPECT_THAT(table.state().kind_of(table.state().last_tile()).symbols, IsEmpty());
  table.place("r2/F", 1, 1, 1);
  EXPECT_THAT(table.state().kind_of(table.state().last_tile()).symbols, IsEmpty());
}

TEST_F(RiverRules, R_13_the_city_over_the_river_is_one_and_parts_no_field) {
  Table table(river({{"river", "river_2"}}));
  lay_fork(table);
  table.place("r2/E", 1, -1, 0);
  EXPECT_THAT(table.choices("meeple"),
              ElementsAre("meeple city 1", "meeple field 1", "meeple field 2"));
  table.meeple("field NR");  // the east bank, north and south of the bridge
  table.place("r2/J", 1, -2, 1);
  EXPECT_FALSE(table.may_meeple("field SL"));  // goes on through under the bridge
}

TEST_F(RiverRules, R_14_of_several_rivers_one_spring_stays_and_a_lake_for_each_end) {
  const Table both(river({{"river", "both"}}));
  EXPECT_EQ(copies_of_type(both, "river/A"), 1);
  EXPECT_EQ(copies_of_type(both, "r2/A"), 0);
  // One lake for the spring and one for the fork; the volcano always stays.
  EXPECT_EQ(copies_of_type(both, "river/L"), 0);
  EXPECT_EQ(copies_of_type(both, "r2/K"), 1);
  EXPECT_EQ(copies_of_type(both, "r2/L"), 1);
  EXPECT_EQ(copies_of_set(both, "river_1") + copies_of_set(both, "river_2"), 22);
  const Table twice({.expansions = "river*2", .edition = Edition::c2});
  EXPECT_EQ(copies_of_type(twice, "river/A"), 1);
  EXPECT_EQ(copies_of_type(twice, "river/L"), 1);
  EXPECT_EQ(copies_of_set(twice, "river_1"), 22);
  const Table four_ends(
      {.expansions = "river*2", .options = {{"river", "both"}}, .edition = Edition::c2});
  EXPECT_EQ(copies_of_type(four_ends, "r2/I"), 2);  // two forks make three ends
  EXPECT_EQ(copies_of_type(four_ends, "river/L") + copies_of_type(four_ends, "r2/K") +
                copies_of_type(four_ends, "r2/L"),
            3);
}

TEST_F(RiverRules, R_15_the_road_of_the_c3_spring_is_an_ordinary_road) {
  Table table(river({}, Edition::c3));
  EXPECT_EQ(table.state().kind_of(table.state().tiles()[0]).type->id, "river/A3");
  EXPECT_EQ(table.state().kind_of(table.state().tiles()[0]).fields, 3);
  lay_river_1(table, 1);
  table.place("river/L3", -2, 9, 1);
  EXPECT_TRUE(table.may_meeple("monastery"));
  table.place("base/U", 1, 0, 0).meeple("road");
  table.place("base/U", 0, -1, 1);
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
  // Three tiles, open at both ends (B-38).
  table.end();
  EXPECT_EQ(table.scores(), std::string(colour_of(table.state().tiles()[12].seat)) +
                                " road 3 at the end = 3 tile x 1 (B-38)");
}

TEST_F(RiverRules, R_16_a_river_tile_that_fits_nowhere_is_set_aside) {
  Table table(river());
  lay_river_that_cannot_go_on(table);
  table.finish();
  const Seat seat = table.seat();
  table.draw_in_vain("river/F").draw_in_vain("river/H");
  EXPECT_EQ(table.seat(), seat);
  EXPECT_EQ(table.state().head().discarded, 2);
}

TEST_F(RiverRules, R_16_if_none_fits_they_all_go_and_the_ordinary_tiles_begin) {
  Table table(river());
  lay_river_that_cannot_go_on(table);
  table.draw_in_vain("river/F").draw_in_vain("river/H").draw_in_vain("river/K");
  table.draw_in_vain("river/L");
  EXPECT_EQ(next_types(table).size(), 24U);
  table.draw("base/U");
  // Beside the open water only a river tile could lie (bug log 33).
  EXPECT_FALSE(table.may_put(1, -1, 0) || table.may_put(1, -1, 1));
}

TEST_F(RiverRules, R_17_no_u_turn_ever) {
  Table table(river({{"river_bends", "no_u_turn_ever"}}));
  table.place("river/E", 1, 0, 1).place("river/D", 1, 1, 1).draw("river/G");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 2) turned 2"));
  EXPECT_EQ(table.why_not_put(1, 2, 1).rule, "R-6");
}

}  // namespace
}  // namespace tollkeeper::testing
