#include "oracle/river.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/oracle_testing.hpp"

namespace tollkeeper::oracle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Setup river_2(const char* bends) {
  tollkeeper::Setup setup =
      setup_of({{"river", 1}}, {{"river", "river_2"}, {"river_bends", bends}});
  setup.edition = Edition::c2;
  return setup;
}

// The position of the conformance file river-II-curve-placement.
TEST(OracleRiver, E_18_after_the_fork_one_place_and_rotation_in_the_strict_reading) {
  Script script(river_2("jcz"));
  script.turn("r2/I.1", 1, 0, 2);
  script.draw("r2/G.1");
  EXPECT_THAT(script.legal("place_tile"), ElementsAre("place_tile at (2,0) turned 1"));
}

TEST(OracleRiver, E_18_two_places_at_the_fork_in_the_strict_reading) {
  Script script(river_2("jcz"));
  script.turn("r2/I.1", 1, 0, 2);
  script.turn("r2/G.1", 2, 0, 1);
  script.turn("r2/B.1", 2, -1, 3);
  script.turn("r2/H.1", 1, 1, 1);
  script.draw("r2/C.1");
  EXPECT_THAT(script.legal("place_tile"),
              ElementsAre("place_tile at (3,-1) turned 2", "place_tile at (1,2) turned 2",
                          "place_tile at (1,2) turned 3"));
}

TEST(OracleRiver, R_6_QR_3_the_turning_arm_of_the_fork_is_a_bend) {
  Script script(river_2("no_immediate_u_turn"));
  script.turn("r2/I.1", 1, 0, 2);  // arms to the east and, turning right, to the south
  script.draw("r2/G.1");
  EXPECT_THAT(script.legal("place_tile"),
              ElementsAre("place_tile at (2,0) turned 0", "place_tile at (2,0) turned 1",
                          "place_tile at (1,1) turned 2"));
}

TEST(OracleRiver, R_5_a_river_tile_must_continue_the_river) {
  Script script(river_2("no_immediate_u_turn"));
  script.draw("r2/I.1");
  EXPECT_THAT(script.legal("place_tile"),
              ElementsAre("place_tile at (1,0) turned 0", "place_tile at (1,0) turned 2",
                          "place_tile at (1,0) turned 3"));
}

// Bend to the right, straight on, bend to the right again.
Script two_bends_with_a_straight_between(const char* bends) {
  tollkeeper::Setup setup = setup_of({{"river", 1}}, {{"river_bends", bends}});
  setup.edition = Edition::c2;
  Script script(setup);
  script.turn("river/G.1", 1, 0, 0);
  script.turn("river/D.1", 1, 1, 1);
  script.draw("river/J.1");
  return script;
}

TEST(OracleRiver, R_6_with_a_straight_between_both_bends_are_legal) {
  EXPECT_THAT(two_bends_with_a_straight_between("no_immediate_u_turn").legal("place_tile"),
              ElementsAre("place_tile at (1,2) turned 1", "place_tile at (1,2) turned 2"));
  EXPECT_THAT(two_bends_with_a_straight_between("jcz").legal("place_tile"),
              ElementsAre("place_tile at (1,2) turned 1", "place_tile at (1,2) turned 2"));
}

TEST(OracleRiver, R_17_no_u_turn_ever) {
  EXPECT_THAT(two_bends_with_a_straight_between("no_u_turn_ever").legal("place_tile"),
              ElementsAre("place_tile at (1,2) turned 2"));
}

TEST(OracleRiver, R_6_two_bends_in_a_row_only_the_other_way) {
  tollkeeper::Setup setup = setup_of({{"river", 1}});
  setup.edition = Edition::c2;
  Script script(setup);
  script.turn("river/G.1", 1, 0, 0);
  script.draw("river/J.1");
  EXPECT_THAT(script.legal("place_tile"), ElementsAre("place_tile at (1,1) turned 2"));
}

TEST(OracleRiver, R_15_the_C3_spring_begins_to_the_south) {
  Script script(setup_of({{"river", 1}}));
  script.draw("river/D.1");
  EXPECT_THAT(script.legal("place_tile"),
              ElementsAre("place_tile at (0,1) turned 1", "place_tile at (0,1) turned 3"));
}

TEST(OracleRiver, R_8_no_figure_on_the_water) {
  tollkeeper::Setup setup = setup_of({{"river", 1}});
  setup.edition = Edition::c2;
  Script script(setup);
  script.draw("river/D.1");
  script.place(1, 0, 0);
  EXPECT_THAT(script.legal("place_figure"), ElementsAre("place_figure meeple at (1,0) spot 0",
                                                        "place_figure meeple at (1,0) spot 1"));
}

TEST(OracleRiver, B_12_an_ordinary_tile_never_lies_at_an_open_end) {
  const Table table = lay({{"river/A.1", 0, 0, 0}});
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    EXPECT_FALSE(fits(table.board, tile_named("base/B.1"), cell_at(1, 0), rotation));
    EXPECT_TRUE(fits(table.board, tile_named("base/B.1"), cell_at(0, 1), rotation));
  }
}

}  // namespace
}  // namespace tollkeeper::oracle
