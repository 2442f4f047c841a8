// The River: the answers QR-1 to QR-7, the files of E-18, and what went wrong in other programs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/turn.hpp"
#include "rules_cited/river_course.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class RiverQuestions : public NeedsExpansions {
 protected:
  RiverQuestions() : NeedsExpansions({"river"}) {}
};

class RiverBugs : public NeedsExpansions {
 protected:
  RiverBugs() : NeedsExpansions({"river"}) {}
};

TEST_F(RiverQuestions, QR_1_the_lake_takes_a_farmer) {
  Table table(river());
  lay_river_1(table);
  table.place("river/L", 9, 2);
  EXPECT_THAT(table.choices("meeple"), ElementsAre("meeple field 1"));
}

TEST_F(RiverQuestions, QR_2_any_open_end_may_be_continued) {
  Table table(river({{"river", "river_2"}}));
  lay_fork(table);
  table.place("r2/D", 1, -1, 0).draw("r2/J");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, -2) turned 1", "put (1, -2) turned 3",
                                           "put (1, 1) turned 1", "put (1, 1) turned 3"));
}

TEST_F(RiverQuestions, QR_3_the_arm_of_the_fork_that_turns_off_is_a_bend) {
  // The fork runs on east and turns off north, a bend to the left.
  Table table(river({{"river", "river_2"}}));
  table.place("r2/I", 1, 0, 0).draw("r2/B");
  EXPECT_EQ(table.why_not_put(1, -1, 0).rule, "R-6");  // left again, to the west
  EXPECT_TRUE(table.may_put(1, -1, 3));                // right, to the east
  EXPECT_TRUE(table.may_put(2, 0, 0));                 // after the arm that runs on, right ...
  EXPECT_TRUE(table.may_put(2, 0, 1));                 // ... and left
}

TEST_F(RiverQuestions, QR_3_the_spring_is_no_bend) {
  Table table(river());
  table.draw("river/G");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 0) turned 0", "put (1, 0) turned 1"));
}

TEST_F(RiverQuestions, QR_4_other_edges_may_touch_a_tile_when_they_match) {
  Table table(river());
  table.place("river/E", 1, 0, 1).place("river/C", 1, 1, 1).place("river/G", 1, 2, 1);
  table.place("river/D", 0, 2).place("river/J", -1, 2, 2).place("river/H", -1, 1, 1);
  table.place("river/F", -1, 0, 1);  // field beside the spring's field
  EXPECT_EQ(table.state().head().tiles, 8);
}

TEST_F(RiverQuestions, QR_5_each_lake_closes_an_end_and_the_volcano_is_last) {
  Table table(river({{"river", "river_2"}}));
  lay_river_2(table);
  table.place("r2/K", 1, -4, 3).finish();
  EXPECT_THAT(next_types(table), ElementsAre("r2/L"));
  table.draw("r2/L");
  EXPECT_THAT(table.choices(), ElementsAre("put (3, 4) turned 1"));
}

TEST_F(RiverQuestions, QR_5_jcz_draws_the_lake_at_a_city_among_the_pieces) {
  Table table(river({{"river", "river_2"}, {"river_bends", "jcz"}}));
  lay_fork(table);
  table.finish();
  EXPECT_EQ(next_types(table).count("r2/K"), 1U);
  EXPECT_EQ(next_types(table).count("r2/L"), 0U);
}

TEST_F(RiverQuestions, QR_6_a_monastery_by_the_river_counts_as_usual) {
  Table table(river());
  table.place("river/H", 1, 0).meeple("monastery").place("river/D", 2, 0).end();
  EXPECT_EQ(table.points(kRed), 3);  // itself, the spring and river/D
}

TEST_F(RiverQuestions, QR_7_tollhouses_work_during_the_river) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "river,tollkeepers",
               .edition = Edition::c2,
               .start = {{"river/A", {0, 0}, 0}, {"base/W", {0, -1}, 2}}});
  table.place("river/D", 1, 0);
  EXPECT_THAT(table.choices("tollhouse"), ElementsAre("tollhouse (0, -1)"));
}

TEST_F(RiverQuestions, QR_7_river_tiles_have_no_crossroads_themselves) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "river,tollkeepers", .edition = Edition::c2});
  lay_river_1(table);
  table.place("river/L", 9, 2);
  EXPECT_THAT(table.choices("tollhouse"), IsEmpty());
}

TEST_F(RiverQuestions, E_18_after_the_fork_one_place_and_rotation_is_open) {
  Table table(river({{"river", "river_2"}, {"river_bends", "jcz"}}, Edition::c1));
  table.place("r2/I", 1, 0, 2).draw("r2/G");
  EXPECT_THAT(table.choices(), ElementsAre("put (2, 0) turned 1"));
}

TEST_F(RiverQuestions, E_18_later_on_two_places) {
  Table table(river({{"river", "river_2"}, {"river_bends", "jcz"}}, Edition::c1));
  table.place("r2/I", 1, 0, 2).place("r2/G", 2, 0, 1).place("r2/B", 2, -1, 3);
  table.place("r2/H", 1, 1, 1).draw("r2/C");
  EXPECT_THAT(table.choices(),
              ElementsAre("put (3, -1) turned 2", "put (1, 2) turned 2", "put (1, 2) turned 3"));
}

TEST_F(RiverBugs, bug_15_census_of_coats_of_arms) {
  const Table table(river({{"river", "river_2"}}));
  int base = 0;
  int river_2 = 0;
  for (const GameCopy& copy : table.game().copies) {
    const TileType& type = *table.game().kinds[copy.kind].type;
    for (const Segment& segment : type.segments) {
      (type.id.rfind("r2/", 0) == 0 ? river_2 : base) += segment.coats;
    }
  }
  EXPECT_EQ(base, 10);
  EXPECT_EQ(river_2, 1);
}

// Bug log 32: every place and rotation of every river tile, judged anew by what the rule says.
TEST_F(RiverBugs, bug_32_no_river_tile_is_thrown_away_that_fits) {
  Table table(river());
  lay_river_that_cannot_go_on(table);
  table.finish();
  const State& s = table.state();
  for (const Drawable& one : drawable(s)) {
    const Kind& kind = table.game().kinds[one.kind];
    // The only open end is (1, -1): water from the east, a city to the south.
    for (const TurnedKind& turned : kind.turned) {
      EXPECT_FALSE(turned.edges[1] == Edge::water && turned.edges[2] == Edge::city)
          << kind.type->id;
    }
  }
}

TEST_F(RiverBugs, bug_33_no_ordinary_tile_lies_beside_open_water) {
  Table table(river());
  lay_river_that_cannot_go_on(table);
  table.draw_in_vain("river/F").draw_in_vain("river/H").draw_in_vain("river/K");
  table.draw_in_vain("river/L").draw("base/E");
  for (int rotation = 0; rotation < 4; ++rotation) {
    EXPECT_EQ(table.why_not_put(1, -1, rotation).rule, "B-12");
  }
}

TEST_F(RiverBugs, bug_34_two_corners_in_a_row_turn_different_ways) {
  Table table(river());
  table.place("river/E", 1, 0, 1).draw("river/J");
  EXPECT_THAT(table.choices(), ElementsAre("put (1, 1) turned 2"));
}

}  // namespace
}  // namespace tollkeeper::testing
