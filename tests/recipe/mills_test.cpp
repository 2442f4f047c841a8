// A made-up expansion does what its rules say, alone and with the shipped ones, and the kit holds
// for it. The double turn stands for the builder's here (C-20 to C-22).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "recipe/mills.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/kit.hpp"
#include "support/kit_setup.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Table mill_table(const std::vector<std::string>& expansions,
                 std::vector<OptionSetting> options = {}) {
  return Table(make_game_with_mills(setup_of(expansions, 2, std::move(options))).value());
}

// The first mill, drawn before all others, far from the roads of the tests: south of the start
// tile, which has a field there.
void lay_first_mill(Table& table) { table.turn_of(kBlue).place("mills/B.1", 0, 1).finish(); }

TEST(MadeUpExpansion, M_1_its_tiles_are_in_the_game_and_one_is_drawn_first) {
  Table table = mill_table({});
  EXPECT_EQ(table.game().copies.size(), 72U + 5U);
  ASSERT_EQ(drawable(table.state()).size(), 1U);
  EXPECT_EQ(table.game().kinds[drawable(table.state())[0].kind].type->id, "mills/B");
  lay_first_mill(table);
  EXPECT_EQ(drawable(table.state()).size(), 24U + 2U);
}

TEST(MadeUpExpansion, M_2_a_road_with_a_mill_is_worth_3_a_tile) {
  Table table = mill_table({});
  lay_first_mill(table);
  table.turn_of(kRed).place("base/W", -1, 0).meeple("road E");
  table.place("mills/A.1", 1, 0).place("base/W", 2, 0).finish();
  EXPECT_EQ(table.scores(), "red road 12 = 4 tile x 3 (M-2)");
}

TEST(MadeUpExpansion, M_3_no_mill_beside_another) {
  Table table = mill_table({});
  lay_first_mill(table);
  table.place("mills/A.1", 1, 0).draw("mills/A.2");
  EXPECT_EQ(table.why_not_put(2, 0).rule, "M-3");
  EXPECT_TRUE(table.may_put(-1, 0));
}

TEST(MadeUpExpansion, M_4_a_figure_of_weight_three) {
  Table table = mill_table({}, {{"millers", "2"}});
  EXPECT_EQ(table.supply(kRed, "miller"), 2);
  lay_first_mill(table);
  table.turn_of(kRed).place("base/A", 1, 1, 3);
  EXPECT_THAT(table.choices("miller"), ElementsAre("miller road 1", "miller field 1"));
  EXPECT_EQ(table.why_not_figure("miller", "monastery").rule, "M-4");
}

TEST(MadeUpExpansion, M_5_a_second_part_without_a_third) {
  Table table = mill_table({});
  lay_first_mill(table);
  table.turn_of(kRed).place("mills/A.1", 1, 0);
  EXPECT_EQ(table.tokens_in_supply(kRed, "millstone"), 1);
  table.special("millstone", 1, 0);
  EXPECT_THAT(table.choices(), IsEmpty());
  EXPECT_EQ(table.tokens_in_supply(kRed, "millstone"), 0);
  table.finish();
  EXPECT_EQ(table.seat(), kRed);
  table.place("mills/A.2", -1, 0);
  EXPECT_THAT(table.choices("millstone"), IsEmpty());
  EXPECT_EQ(table.why_not_special("millstone", -1, 0).rule, "M-5");
  table.finish();
  EXPECT_EQ(table.seat(), kBlue);
}

TEST(MadeUpExpansion, M_6_a_millstone_scores_at_the_end) {
  Table table = mill_table({});
  lay_first_mill(table);
  table.turn_of(kRed).place("mills/A.1", 1, 0).special("millstone", 1, 0).end();
  EXPECT_EQ(table.scores(), "red millstone 2 at the end = 1 millstone x 2 (M-6)");
}

TEST(MadeUpExpansion, its_options_are_checked_like_all_others) {
  EXPECT_FALSE(make_game_with_mills(setup_of({}, 2, {{"millers", "3"}})));
  EXPECT_FALSE(make_game_with_mills(setup_of({}, 2, {{"millstones", "maybe"}})));
  Table table = mill_table({}, {{"millstones", "off"}});
  lay_first_mill(table);
  table.place("mills/A.1", 1, 0);
  EXPECT_THAT(table.choices("millstone"), IsEmpty());
}

TEST(MadeUpExpansion, the_kit_holds_for_it_alone_and_with_each_other_expansion) {
  expect_kit_game(make_game_with_mills(setup_of({}, 3)).value(), 1);
  int seats = 0;
  for (const Expansion* other : all_expansions()) {
    const auto setup = setup_of({std::string(other->name)}, 1 + seats++ % kMaxSeats);
    expect_kit_game(make_game_with_mills(setup).value(), 2, {2, 4, 20, 30});
  }
}

TEST(MadeUpExpansion, the_kit_holds_for_it_with_all_and_with_each_value_of_its_options) {
  std::vector<std::string> all;
  for (const Expansion* expansion : all_expansions()) {
    all.emplace_back(expansion->name);
  }
  for (const OptionRow& row : mills_expansion().options) {
    for (const std::string& value : values_of(row)) {
      const auto setup = setup_of(all, 2, {{std::string(row.name), value}}, Edition::c2);
      expect_kit_game(make_game_with_mills(setup).value(), 3, {4, 8, 40, 60});
    }
  }
}

TEST(MadeUpExpansion, playouts_know_double_turns) {
  const auto game = make_game_with_mills(setup_of({}, 2)).value();
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(compare_playout(*game, seed), "") << "seed " << seed;
  }
}

// --- with the Tollkeepers ------------------------------------------------------------------------

class DoubleTurn : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_expansions({"tollkeepers"})) {
      GTEST_SKIP() << "needs the Tollkeepers";
    }
  }

  // Red's tollhouse stands at (1, 0), shows 1. West of it lies a road with travellers that lacks
  // the tile at (-2, 0); a mill put there completes it.
  static Table before_the_turn(std::vector<OptionSetting> options) {
    Table table = mill_table({"tollkeepers"}, std::move(options));
    table.turn_of(kBlue).place("mills/B.1", 0, 1).finish();
    table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0);
    table.place("tk/05.1", -1, 0, 1).place("base/B", -1, -1).place("base/B", -2, -1);
    table.place("base/B", -3, -1).place("base/W", -3, 0).finish();
    table.forget_events();
    return table;
  }

  // The part that gives the second one: the mill completes the road, travellers pay 3.
  static void first_part(Table& table) {
    table.turn_of(kRed).place("mills/A.1", -2, 0).special("millstone", -2, 0).finish();
  }

  // East of the tollhouse another road with travellers is completed.
  static void second_part(Table& table) { table.place("tk/03.1", 2, 0, 2).finish(); }
};

TEST_F(DoubleTurn, C_20_both_parts_use_the_value_of_the_turns_start) {
  Table table = before_the_turn({{"builder_flip", "after_double_turn"}});
  first_part(table);
  EXPECT_EQ(table.seat(), kRed);
  EXPECT_EQ(table.toll_shown(kRed), 1);
  second_part(table);
  EXPECT_EQ(table.scores(),
            "red toll 3 = 1 travellers x 3 (TK-12)\n"
            "red toll 3 = 1 travellers x 3 (TK-12)");
  EXPECT_EQ(table.toll_shown(kRed), 2);
  EXPECT_EQ(table.seat(), kBlue);
}

TEST_F(DoubleTurn, C_20_option_after_each_part) {
  Table table = before_the_turn({{"builder_flip", "after_each_part"}});
  first_part(table);
  EXPECT_EQ(table.toll_shown(kRed), 2);
  second_part(table);
  EXPECT_EQ(table.scores(),
            "red toll 3 = 1 travellers x 3 (TK-12)\n"
            "red toll 6 = 1 travellers x 6 (TK-13)");
  EXPECT_EQ(table.toll_shown(kRed), 1);
}

TEST_F(DoubleTurn, C_21_each_part_has_its_own_phase_2) {
  Table table = before_the_turn({});
  first_part(table);
  table.place("base/X", 2, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(table.tollhouse_place(kRed), "(2, 0)");
}

TEST_F(DoubleTurn, C_22_what_gives_the_second_part_excludes_the_tollhouse_in_its_own) {
  Table table = before_the_turn({});
  table.turn_of(kRed).place("mills/A.1", -2, 0);
  EXPECT_THAT(table.choices(), Contains("tollhouse (-3, 0)"));
  table.special("millstone", -2, 0);
  EXPECT_THAT(table.choices(), IsEmpty());
}

}  // namespace
}  // namespace tollkeeper::testing
