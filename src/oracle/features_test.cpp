#include "oracle/features.hpp"

#include <gtest/gtest.h>

#include "oracle/oracle_testing.hpp"

namespace tollkeeper::oracle {
namespace {

Feature at(const Table& table, int x, int y, Spot spot) {
  return feature_at(table.board, {cell_at(x, y), spot});
}

int tiles_in(const Feature& feature) { return static_cast<int>(cells_of(feature).size()); }

TEST(OracleFeatures, QB_7_four_bends_make_a_complete_ring) {
  const Table table = lay(
      {{"base/V.1", 0, 0, 3}, {"base/V.2", 1, 0, 0}, {"base/V.3", 0, 1, 2}, {"base/V.4", 1, 1, 1}});
  const Feature ring = at(table, 0, 0, 0);
  EXPECT_EQ(tiles_in(ring), 4);
  EXPECT_TRUE(is_complete(table.board, ring));
}

TEST(OracleFeatures, B_31_a_road_with_an_open_side_is_not_complete) {
  const Table table = lay({{"base/W.1", 0, 0, 0}, {"base/U.1", 1, 0, 0}});
  EXPECT_FALSE(is_complete(table.board, at(table, 0, 0, 0)));
  EXPECT_EQ(tiles_in(at(table, 0, 0, 0)), 2);
  EXPECT_EQ(tiles_in(at(table, 0, 0, 1)), 1);
}

TEST(OracleFeatures, B_33_a_city_closed_by_its_caps) {
  const Table table = lay({{"base/E.1", 0, 0, 1}, {"base/G.1", 1, 0, 0}, {"base/E.2", 2, 0, 3}});
  EXPECT_TRUE(is_complete(table.board, at(table, 1, 0, 0)));
  EXPECT_EQ(tiles_in(at(table, 1, 0, 0)), 3);
}

TEST(OracleFeatures, B_35_a_monastery_is_complete_with_eight_neighbours) {
  Table table = lay({{"base/B.1", 1, 1, 0},
                     {"base/E.1", 0, 0, 0},
                     {"base/E.2", 1, 0, 0},
                     {"base/E.3", 2, 0, 0},
                     {"base/E.1", 0, 2, 2},
                     {"base/E.2", 1, 2, 2},
                     {"base/E.3", 2, 2, 2},
                     {"base/B.2", 0, 1, 0}});
  EXPECT_FALSE(is_complete(table.board, at(table, 1, 1, kMonasterySpot)));
  table.board[cell_at(2, 1)] = {tile_named("base/B.3"), 0};
  EXPECT_TRUE(is_complete(table.board, at(table, 1, 1, kMonasterySpot)));
}

TEST(OracleFeatures, B_41_a_field_ends_at_roads_and_goes_round_a_monastery) {
  const Table table = lay({{"base/A.1", 0, 0, 1}, {"base/U.1", -1, 0, 0}});
  // The road of base/A ends at the monastery: one field joins both banks of base/U.
  EXPECT_EQ(at(table, -1, 0, 1), at(table, -1, 0, 2));
  EXPECT_EQ(tiles_in(at(table, -1, 0, 1)), 2);
}

TEST(OracleFeatures, I_11_the_two_curves_of_ic_E_never_meet) {
  const Table table = lay({{"ic/E.1", 0, 0, 0}});
  EXPECT_FALSE(at(table, 0, 0, 0) == at(table, 0, 0, 1));
  EXPECT_EQ(all_features(table.board).size(), 5U);
}

TEST(OracleFeatures, R_9_a_road_bridge_over_the_river_leaves_four_fields) {
  const Table table = lay({{"river/K.1", 0, 0, 0}});
  EXPECT_EQ(all_features(table.board).size(), 5U);
}

TEST(OracleFeatures, R_9_the_field_goes_round_the_spring) {
  const Table table = lay({{"river/A.1", 0, 0, 0}, {"river/D.1", 1, 0, 0}});
  EXPECT_EQ(at(table, 1, 0, 0), at(table, 1, 0, 1));
}

TEST(OracleFeatures, A_14_a_garden_is_a_place_of_its_own_copy) {
  EXPECT_EQ(spots_of(tile_named("base/E.3")).back(), kGardenSpot);
  EXPECT_NE(spots_of(tile_named("base/E.1")).back(), kGardenSpot);
}

}  // namespace
}  // namespace tollkeeper::oracle
