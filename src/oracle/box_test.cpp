#include "oracle/box.hpp"

#include <gtest/gtest.h>

#include <map>

#include "oracle/oracle_testing.hpp"

namespace tollkeeper::oracle {
namespace {

Box opened(const Setup& setup) {
  const Result<RulesInForce> rules = rules_in_force(setup);
  EXPECT_TRUE(rules);
  const Result<Box> box = open_box(all_tiles(), setup, rules.value());
  EXPECT_TRUE(box);
  return box.value();
}

std::size_t size_of(const Box& box, DrawGroup group) {
  return box.groups[static_cast<std::size_t>(group)].size();
}

TEST(OracleBox, B_5_base_game_start_tile_and_71_others) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    tollkeeper::Setup setup;
    setup.edition = edition;
    const Box box = opened(setup);
    EXPECT_EQ(size_of(box, DrawGroup::ordinary), 71U);
    EXPECT_EQ(box.start.at(cell_at(0, 0)).tile.type->id, "base/D");
  }
}

TEST(OracleBox, TK_3_ten_tiles_are_shuffled_in) {
  EXPECT_EQ(size_of(opened(setup_of({{"tollkeepers", 1}})), DrawGroup::ordinary), 81U);
  EXPECT_EQ(size_of(opened(setup_of({{"tollkeepers", 2}, {"base", 2}})), DrawGroup::ordinary),
            163U);
}

TEST(OracleBox, TK_24_C1_plays_with_the_C2_tollkeepers) {
  tollkeeper::Setup setup = setup_of({{"tollkeepers", 1}});
  setup.edition = Edition::c1;
  EXPECT_EQ(size_of(opened(setup), DrawGroup::ordinary), 81U);
}

TEST(OracleBox, R_2_R_3_one_river) {
  const Box box = opened(setup_of({{"river", 1}}));
  EXPECT_EQ(box.start.at(cell_at(0, 0)).tile.type->id, "river/A3");
  EXPECT_EQ(size_of(box, DrawGroup::river), 10U);
  EXPECT_EQ(size_of(box, DrawGroup::lake), 1U);
  EXPECT_EQ(size_of(box, DrawGroup::ordinary), 72U);
  EXPECT_EQ(size_of(opened(setup_of({{"river", 1}}, {{"river_start_tile", "left_out"}})),
                    DrawGroup::ordinary),
            71U);
}

TEST(OracleBox, R_10_the_fork_first_the_volcano_last) {
  const Box box = opened(setup_of({{"river", 1}}, {{"river", "river_2"}}));
  EXPECT_EQ(size_of(box, DrawGroup::fork), 1U);
  EXPECT_EQ(size_of(box, DrawGroup::river), 8U);
  EXPECT_EQ(size_of(box, DrawGroup::lake), 1U);
  EXPECT_EQ(size_of(box, DrawGroup::volcano_lake), 1U);
}

TEST(OracleBox, R_14_both_rivers_one_spring_two_lakes) {
  const Box box = opened(setup_of({{"river", 1}}, {{"river", "both"}}));
  EXPECT_EQ(box.start.at(cell_at(0, 0)).tile.type->id, "river/A3");
  EXPECT_EQ(size_of(box, DrawGroup::fork), 1U);
  EXPECT_EQ(size_of(box, DrawGroup::river), 18U);
  ASSERT_EQ(size_of(box, DrawGroup::lake), 1U);
  EXPECT_EQ(box.groups[static_cast<std::size_t>(DrawGroup::lake)][0].type->id, "r2/K");
  EXPECT_EQ(size_of(box, DrawGroup::volcano_lake), 1U);
}

TEST(OracleBox, R_14_one_lake_more_for_each_fork) {
  const Box box = opened(setup_of({{"river", 3}}, {{"river", "both"}}));
  EXPECT_EQ(size_of(box, DrawGroup::fork), 3U);
  EXPECT_EQ(size_of(box, DrawGroup::river), 54U);
  EXPECT_EQ(size_of(box, DrawGroup::lake), 3U);
  EXPECT_EQ(size_of(box, DrawGroup::volcano_lake), 1U);
}

TEST(OracleBox, start_tiles_of_the_setup_lie_on_the_table) {
  tollkeeper::Setup setup;
  setup.start = {{"base/W", cell_at(3, 3), 1}, {"base/U.7", cell_at(3, 4), 1}};
  const Box box = opened(setup);
  EXPECT_EQ(box.start.size(), 2U);
  EXPECT_EQ(size_of(box, DrawGroup::ordinary), 70U);
}

TEST(OracleBox, a_start_tile_that_does_not_fit_or_exist_is_refused) {
  tollkeeper::Setup setup;
  setup.start = {{"base/W", cell_at(3, 3), 0}, {"base/E", cell_at(3, 4), 0}};
  EXPECT_FALSE(open_box(all_tiles(), setup, RulesInForce{}));
  setup.start = {{"tk/01", cell_at(0, 0), 0}};
  EXPECT_FALSE(open_box(all_tiles(), setup, RulesInForce{}));
  setup.start.clear();
  setup.sets = {{"dragons", 1}};
  EXPECT_FALSE(open_box(all_tiles(), setup, RulesInForce{}));
}

TEST(OracleBox, unknown_options_and_values_are_refused) {
  EXPECT_FALSE(rules_in_force(setup_of({}, {{"weather", "rain"}})));
  EXPECT_FALSE(rules_in_force(setup_of({}, {{"fields", "maybe"}})));
  EXPECT_FALSE(rules_in_force(setup_of({}, {{"meeples_per_player", "101"}})));
  EXPECT_TRUE(rules_in_force(setup_of({}, {{"meeples_per_player", "100"}})));
}

}  // namespace
}  // namespace tollkeeper::oracle
