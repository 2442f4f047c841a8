#include "oracle/tollhouse.hpp"

#include <gtest/gtest.h>

#include "oracle/oracle_testing.hpp"
#include "oracle/scoring.hpp"

namespace tollkeeper::oracle {
namespace {

void raise(Table& table, int x, int y, Spot spot) {
  raise_tolls(table, feature_at(table.board, {cell_at(x, y), spot}));
}

// Seat 0 has the tollhouse at the left end, seat 1 the highwayman.
Table road_of_example_1() {
  Table table = lay(
      {{"tk/03.1", 0, 0, 0}, {"tk/05.1", 1, 0, 1}, {"base/U.7", 2, 0, 0}, {"base/W.1", 3, 0, 0}});
  set_tollhouse(table, 0, cell_at(0, 0));
  put(table, 1, "meeple", 1, 0, 0);
  return table;
}

TEST(OracleTollhouse, X_1_two_groups_of_travellers_and_a_farmhouse) {
  Table table = road_of_example_1();
  raise(table, 1, 0, 0);
  score_feature(table, feature_at(table.board, {cell_at(1, 0), 0}));
  EXPECT_EQ(table.seats[0].points, 7);
  EXPECT_EQ(table.seats[1].points, 4);
  EXPECT_EQ(text_of(table.scores[0]),
            "seat 0 scored 7 for toll: 1 x 1 farmhouse, 2 x 3 travellers at (0,0) (1,0) (2,0) "
            "(3,0)");
  EXPECT_EQ(table.seats[0].tollhouse->value, 1);
  turn_tollhouses_over(table, 1);
  EXPECT_EQ(table.seats[0].tollhouse->value, 2);
  turn_tollhouses_over(table, 0);
  EXPECT_EQ(table.seats[0].tollhouse->value, 2);
}

TEST(OracleTollhouse, X_2_two_highwaymen_and_a_shed_at_the_large_toll) {
  Table table = lay({{"base/W.1", 0, 0, 0},
                     {"base/U.5", 1, 0, 0},
                     {"base/U.6", 2, 0, 0},
                     {"base/U.8", 3, 0, 0},
                     {"base/W.2", 4, 0, 0}});
  table.seats[0].tollhouse = Tollhouse{cell_at(0, 0), 2};
  raise(table, 1, 0, 0);
  EXPECT_EQ(table.seats[0].points, 6);
  turn_tollhouses_over(table, 0);
  EXPECT_EQ(table.seats[0].tollhouse->value, 2);
}

TEST(OracleTollhouse, TK_9_moving_keeps_the_value) {
  Table table = lay({{"base/W.1", 0, 0, 0}, {"base/W.2", 1, 0, 0}});
  set_tollhouse(table, 0, cell_at(0, 0));
  EXPECT_EQ(table.seats[0].tollhouse->value, 1);
  table.seats[0].tollhouse->value = 2;
  set_tollhouse(table, 0, cell_at(1, 0));
  EXPECT_EQ(*table.seats[0].tollhouse, (Tollhouse{cell_at(1, 0), 2}));
}

TEST(OracleTollhouse, TK_5_TK_7_Q_9_only_free_crossroads) {
  Table table = lay({{"base/W.1", 0, 0, 0},
                     {"base/U.1", 1, 0, 0},
                     {"base/W.2", 2, 0, 0},
                     {"ic/D.1", 3, 0, 0},
                     {"base/W.3", 4, 0, 0}});
  EXPECT_EQ(tollhouse_actions(table, cell_at(1, 0)).size(), 3U);
  set_tollhouse(table, 0, cell_at(0, 0));
  set_tollhouse(table, 1, cell_at(2, 0));
  EXPECT_EQ(tollhouse_actions(table, cell_at(1, 0)).size(), 1U);
}

TEST(OracleTollhouse, D_1_new_tile_allowed_or_forbidden) {
  Table table = lay({{"base/W.1", 0, 0, 0}, {"base/W.2", 1, 0, 0}});
  EXPECT_EQ(tollhouse_actions(table, cell_at(1, 0)).size(), 2U);
  table.rules.tollhouse_on_new_tile = false;
  EXPECT_EQ(tollhouse_actions(table, cell_at(1, 0)).size(), 1U);
}

TEST(OracleTollhouse, D_2_Q_29_Q_30_trees_are_no_village) {
  Table table = lay({{"ic/C.1", 0, 0, 0}, {"ic/I.1", 1, 0, 0}});
  EXPECT_EQ(tollhouse_actions(table, cell_at(9, 9)).size(), 2U);
  table.rules.village_only = true;
  EXPECT_EQ(tollhouse_actions(table, cell_at(9, 9)).size(), 1U);
}

TEST(OracleTollhouse, D_3_flip_at_the_end_of_the_owners_turn) {
  Table table = road_of_example_1();
  table.rules.flip_at_end_of_owner_turn = true;
  raise(table, 1, 0, 0);
  turn_tollhouses_over(table, 1);
  EXPECT_EQ(table.seats[0].tollhouse->value, 1);
  turn_tollhouses_over(table, 0);
  EXPECT_EQ(table.seats[0].tollhouse->value, 2);
}

// A ring from the east to the south road of one village, with a farmhouse.
TEST(OracleTollhouse, Q_1_a_road_back_to_its_own_crossroads_pays_once) {
  Table table = lay(
      {{"base/W.1", 0, 0, 0}, {"base/V.1", 1, 0, 0}, {"base/V.7", 1, 1, 1}, {"base/V.2", 0, 1, 2}});
  set_tollhouse(table, 0, cell_at(0, 0));
  raise(table, 0, 0, 0);
  EXPECT_EQ(table.seats[0].points, 1);
  EXPECT_EQ(table.scores.size(), 1U);
}

TEST(OracleTollhouse, Q_2_both_ends_raise_their_own_toll) {
  Table table = road_of_example_1();
  table.seats[1].tollhouse = Tollhouse{cell_at(3, 0), 2};
  raise(table, 1, 0, 0);
  EXPECT_EQ(table.seats[0].points, 7);
  EXPECT_EQ(table.seats[1].points, 14);
  turn_tollhouses_over(table, 0);
  EXPECT_EQ(table.seats[0].tollhouse->value, 2);
  EXPECT_EQ(table.seats[1].tollhouse->value, 1);
}

TEST(OracleTollhouse, Q_15_C_10_an_inn_does_not_double_the_toll) {
  Table table = lay({{"base/W.1", 0, 0, 0}, {"ic/B.1", 1, 0, 0}, {"base/W.2", 2, 0, 0}});
  table.seats[0].tollhouse = Tollhouse{cell_at(0, 0), 2};
  put(table, 1, "meeple", 1, 0, 0);
  raise(table, 1, 0, 0);
  score_feature(table, feature_at(table.board, {cell_at(1, 0), 0}));
  EXPECT_EQ(table.seats[0].points, 2);  // the garden of ic/B
  EXPECT_EQ(table.seats[1].points, 6);
}

TEST(OracleTollhouse, Q_16_a_symbol_beside_two_segments_of_one_road_counts_once) {
  Table table = lay({{"ic/E.1", 0, 0, 0},
                     {"base/V.1", 0, -1, 3},
                     {"base/V.2", 1, -1, 0},
                     {"base/V.3", 1, 0, 1},
                     {"base/W.1", -1, 0, 0},
                     {"base/W.2", 0, 1, 2}});
  table.seats[0].tollhouse = Tollhouse{cell_at(-1, 0), 1};
  raise(table, 0, 0, 0);
  EXPECT_EQ(table.seats[0].points, 1);
}

TEST(OracleTollhouse, Q_17_Q_19_a_symbol_beside_two_roads_counts_for_each) {
  Table table = lay(
      {{"ic/C.1", 0, 0, 0}, {"base/W.1", -1, 0, 0}, {"base/W.2", 0, 1, 1}, {"base/W.3", 1, 0, 0}});
  set_tollhouse(table, 0, cell_at(0, 0));
  raise(table, 0, 0, 0);  // east: no pigsty
  EXPECT_EQ(table.seats[0].points, 0);
  EXPECT_TRUE(table.scores.empty());  // TK-15
  raise(table, 0, 0, 1);
  raise(table, 0, 0, 2);
  EXPECT_EQ(table.seats[0].points, 2);
}

TEST(OracleTollhouse, TK_14_water_towers_are_not_tolled) {
  // base/P.3 has a water tower beside no road; base/P.2 highwaymen beside it.
  Table table = lay({{"base/W.1", 0, 0, 0}, {"base/P.3", -1, 0, 0}});
  set_tollhouse(table, 0, cell_at(0, 0));
  raise(table, 0, 0, 2);
  EXPECT_EQ(table.seats[0].points, 0);
}

TEST(OracleTollhouse, TK_23_at_the_end_one_a_symbol_whatever_it_shows) {
  Table table = lay({{"tk/03.1", 0, 0, 0}, {"tk/05.1", 1, 0, 1}, {"base/U.7", 2, 0, 0}});
  table.seats[0].tollhouse = Tollhouse{cell_at(0, 0), 2};
  raise(table, 1, 0, 0);
  EXPECT_EQ(table.seats[0].points, 3);
  EXPECT_TRUE(table.scores[0].at_end);
  turn_tollhouses_over(table, 0);
  EXPECT_EQ(table.seats[0].tollhouse->value, 2);
}

}  // namespace
}  // namespace tollkeeper::oracle
