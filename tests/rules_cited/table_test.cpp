// The test helper itself: it plays, refuses with a sentence, and names what it sees.
#include "support/table.hpp"
#include "support/needs_expansions.hpp"

#include <gtest/gtest.h>

namespace tollkeeper::testing {
namespace {

TEST(Table, plays_a_turn_and_explains_its_points) {
  Table table;
  // The start tile's road runs W to E; crossroads at both ends close it: 3 tiles.
  table.place("base/W", 1, 0, 1).meeple("road W");
  table.place("base/W", -1, 0, 3).finish();
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.scores(), "red road 3 = 3 tile x 1 (B-31)");
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST(Table, throws_with_the_sentence_when_a_step_is_illegal) {
  Table table;
  table.draw("base/U");
  EXPECT_EQ(table.why_not_put(0, 0).rule, "B-11");
  EXPECT_THROW(table.put(0, 0), IllegalStep);
  EXPECT_THROW(table.draw("base/U"), IllegalStep);
}

TEST(Table, names_spots_by_number_side_and_half_edge) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "tollkeepers"});
  table.place("base/V", 1, 0, 1);  // S W turned once: its road joins W and N
  EXPECT_EQ(table.choices(), (std::vector<std::string>{"meeple road 1", "meeple field 1",
                                                       "meeple field 2", "pass"}));
  EXPECT_TRUE(table.may_meeple("road N"));
  EXPECT_TRUE(table.may_meeple("field NL"));
  table.meeple("field NL");
  table.place("base/J.2", 2, 0);
  EXPECT_THROW(table.place("base/J", 3, 0), IllegalStep) << "no copy of J is plain";
}

}  // namespace
}  // namespace tollkeeper::testing
