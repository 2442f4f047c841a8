#include "oracle/scoring.hpp"

#include <gtest/gtest.h>

#include "oracle/oracle_testing.hpp"

namespace tollkeeper::oracle {
namespace {

// Scores the feature at the spot; the points of both seats.
std::pair<int, int> scored(Table& table, int x, int y, Spot spot) {
  score_feature(table, feature_at(table.board, {cell_at(x, y), spot}));
  return {table.seats[0].points, table.seats[1].points};
}

using Points = std::pair<int, int>;

TEST(OracleScoring, E_1_city_of_three_tiles_with_a_coat_of_arms_is_8) {
  Table table = lay({{"base/E.1", 0, 0, 1}, {"base/F.1", 1, 0, 0}, {"base/E.2", 2, 0, 3}});
  put(table, 0, "meeple", 1, 0, 0);
  EXPECT_EQ(scored(table, 0, 0, 0), Points(8, 0));
  ASSERT_EQ(table.scores.size(), 1U);
  EXPECT_EQ(text_of(table.scores[0]),
            "seat 0 scored 8 for city: 3 x 2 tile, 1 x 2 coat_of_arms at (0,0) (1,0) (2,0)");
}

TEST(OracleScoring, E_2_B_27_the_majority_gets_all_and_all_go_home) {
  Table table = lay(
      {{"base/E.1", 0, 0, 1}, {"base/F.1", 1, 0, 0}, {"base/G.1", 2, 0, 0}, {"base/E.2", 3, 0, 3}});
  put(table, 0, "meeple", 0, 0, 0);
  put(table, 0, "meeple", 1, 0, 0);
  put(table, 1, "meeple", 3, 0, 0);
  EXPECT_EQ(scored(table, 0, 0, 0), Points(10, 0));
  take_all_home(table, feature_at(table.board, {cell_at(0, 0), 0}));
  EXPECT_TRUE(table.figures.empty());
  EXPECT_EQ(table.seats[0].supply["meeple"], 7);
  EXPECT_EQ(table.seats[1].supply["meeple"], 7);
}

TEST(OracleScoring, E_3_road_from_village_to_village_is_3) {
  Table table = lay({{"base/W.1", 0, 0, 0}, {"base/U.1", 1, 0, 0}, {"base/W.2", 2, 0, 0}});
  put(table, 0, "meeple", 1, 0, 0);
  EXPECT_EQ(scored(table, 1, 0, 0), Points(3, 0));
}

TEST(OracleScoring, E_5_tied_highwaymen_get_5_each) {
  Table table = lay({{"base/W.1", 0, 0, 0},
                     {"base/U.1", 1, 0, 0},
                     {"base/U.2", 2, 0, 0},
                     {"base/U.3", 3, 0, 0},
                     {"base/W.2", 4, 0, 0}});
  put(table, 0, "meeple", 1, 0, 0);
  put(table, 1, "meeple", 3, 0, 0);
  EXPECT_EQ(scored(table, 2, 0, 0), Points(5, 5));
}

Table with_monastery_in_the_middle(int neighbours) {
  Table table = lay({{"base/B.1", 1, 1, 0}});
  const std::vector<std::pair<Cell, Laid>> around{
      {cell_at(0, 0), {"base/E.1", 0, 0, 0}}, {cell_at(1, 0), {"base/E.2", 0, 0, 0}},
      {cell_at(2, 0), {"base/E.3", 0, 0, 0}}, {cell_at(0, 1), {"base/B.2", 0, 0, 0}},
      {cell_at(2, 1), {"base/B.3", 0, 0, 0}}, {cell_at(0, 2), {"base/E.1", 0, 0, 2}},
      {cell_at(1, 2), {"base/E.2", 0, 0, 2}}, {cell_at(2, 2), {"base/E.3", 0, 0, 2}}};
  for (std::size_t n = 0; n < static_cast<std::size_t>(neighbours); ++n) {
    table.board[around[n].first] = {tile_named(around[n].second.copy),
                                    static_cast<Rotation>(around[n].second.rotation)};
  }
  return table;
}

TEST(OracleScoring, E_6_monastery_with_eight_neighbours_is_9) {
  Table table = with_monastery_in_the_middle(8);
  put(table, 1, "meeple", 1, 1, kMonasterySpot);
  EXPECT_EQ(scored(table, 1, 1, kMonasterySpot), Points(0, 9));
  EXPECT_FALSE(table.scores[0].at_end);
}

TEST(OracleScoring, E_8_monastery_with_three_neighbours_is_4) {
  Table table = with_monastery_in_the_middle(3);
  put(table, 1, "meeple", 1, 1, kMonasterySpot);
  EXPECT_EQ(scored(table, 1, 1, kMonasterySpot), Points(0, 4));
  EXPECT_TRUE(table.scores[0].at_end);
}

TEST(OracleScoring, E_7_incomplete_city_of_two_tiles_with_a_coat_is_3) {
  Table table = lay({{"base/E.1", 0, 0, 1}, {"base/F.1", 1, 0, 0}});
  put(table, 0, "meeple", 1, 0, 0);
  EXPECT_EQ(scored(table, 1, 0, 0), Points(3, 0));
}

TEST(OracleScoring, E_14_abbot_taken_home_from_a_garden_with_five_neighbours_is_6) {
  Table table = with_monastery_in_the_middle(5);
  table.board[cell_at(1, 1)] = {tile_named("base/E.3"), 2};
  put(table, 0, "abbot", 1, 1, kGardenSpot);
  ASSERT_EQ(abbot_actions(table, 0).size(), 1U);
  take_abbot_home(table, 0, cell_at(1, 1));
  EXPECT_EQ(table.seats[0].points, 6);
  EXPECT_EQ(table.seats[0].supply["abbot"], 1);
  EXPECT_EQ(table.scores[0].word, "garden");
}

TEST(OracleScoring, A_7_the_abbot_stays_on_a_completed_monastery) {
  Table table = with_monastery_in_the_middle(8);
  put(table, 0, "abbot", 1, 1, kMonasterySpot);
  EXPECT_TRUE(abbot_actions(table, 0).empty());
}

TEST(OracleScoring, E_15_road_of_five_tiles_with_an_inn_is_10) {
  Table table = lay({{"base/W.1", 0, 0, 0},
                     {"base/U.1", 1, 0, 0},
                     {"ic/B.1", 2, 0, 0},
                     {"base/U.3", 3, 0, 0},
                     {"base/W.2", 4, 0, 0}});
  put(table, 0, "meeple", 1, 0, 0);
  EXPECT_EQ(scored(table, 2, 0, 0), Points(10, 0));
}

TEST(OracleScoring, I_6_unfinished_inn_road_is_0_or_as_if_there_were_no_inn) {
  Table table = lay({{"base/U.1", 1, 0, 0}, {"ic/B.1", 2, 0, 0}});
  put(table, 0, "meeple", 1, 0, 0);
  EXPECT_EQ(scored(table, 2, 0, 0), Points(0, 0));
  ASSERT_EQ(table.scores.size(), 1U);  // I-9
  table.rules.unfinished_is_zero = false;
  EXPECT_EQ(scored(table, 2, 0, 0), Points(2, 0));
}

TEST(OracleScoring, I_4_an_inn_acts_on_the_road_beside_it_alone) {
  Table table = lay({{"ic/C.1", 0, 0, 0}, {"base/W.1", 1, 0, 0}, {"base/W.2", -1, 0, 0}});
  put(table, 0, "meeple", 0, 0, 0);
  put(table, 1, "meeple", 0, 0, 1);
  EXPECT_EQ(scored(table, 0, 0, 0), Points(4, 0));
  EXPECT_EQ(scored(table, 0, 0, 1), Points(4, 2));
}

TEST(OracleScoring, I_5_cathedral_city_is_15_complete_and_0_or_2_unfinished) {
  Table table = lay({{"ic/K.1", 0, 0, 0}, {"base/E.1", 0, -1, 2}});
  put(table, 0, "meeple", 0, 0, 0);
  EXPECT_EQ(scored(table, 0, 0, 0), Points(0, 0));
  table.rules.unfinished_is_zero = false;
  EXPECT_EQ(scored(table, 0, 0, 0), Points(2, 0));
  table.board[cell_at(1, 0)] = {tile_named("base/E.2"), 3};
  table.board[cell_at(0, 1)] = {tile_named("base/E.3"), 0};
  table.board[cell_at(-1, 0)] = {tile_named("base/E.4"), 1};
  EXPECT_EQ(scored(table, 0, 0, 0), Points(17, 0));
}

TEST(OracleScoring, E_16_B_34_two_tile_city) {
  Table table = lay({{"base/E.1", 0, 0, 0}, {"base/E.2", 0, -1, 2}});
  put(table, 0, "meeple", 0, 0, 0);
  EXPECT_EQ(scored(table, 0, 0, 0), Points(4, 0));
  table.rules.old_two_tile_city = true;
  EXPECT_EQ(scored(table, 0, 0, 0), Points(6, 0));
  Table larger = lay({{"base/E.1", 0, 0, 1}, {"base/F.1", 1, 0, 0}, {"base/E.2", 2, 0, 3}});
  put(larger, 0, "meeple", 1, 0, 0);
  larger.rules.old_two_tile_city = true;
  EXPECT_EQ(scored(larger, 0, 0, 0), Points(8, 0));
}

TEST(OracleScoring, QI_5_large_and_ordinary_against_the_same_is_a_tie) {
  Table table = lay({{"base/W.1", 0, 0, 0},
                     {"base/U.1", 1, 0, 0},
                     {"base/U.2", 2, 0, 0},
                     {"base/U.3", 3, 0, 0},
                     {"base/W.2", 4, 0, 0}});
  put(table, 0, "large_meeple", 0, 0, 0);
  put(table, 1, "meeple", 1, 0, 0);
  EXPECT_EQ(scored(table, 1, 0, 0), Points(5, 0));
  put(table, 1, "large_meeple", 2, 0, 0);
  put(table, 0, "meeple", 3, 0, 0);
  EXPECT_EQ(scored(table, 1, 0, 0), Points(10, 5));
}

TEST(OracleScoring, B_32_QB_8_a_tile_the_road_passes_twice_counts_once) {
  Table table = lay(
      {{"ic/E.1", 0, 0, 0}, {"base/V.1", 0, -1, 3}, {"base/V.2", 1, -1, 0}, {"base/V.3", 1, 0, 1}});
  put(table, 0, "meeple", 0, 0, 0);
  EXPECT_EQ(scored(table, 0, 0, 1), Points(4, 0));
}

}  // namespace
}  // namespace tollkeeper::oracle
