// Published examples with numbers: the base game's (E-1 to E-13, E-16, E-17) and those of the
// Tollkeepers (X-1 to X-3). Boards are ours, the numbers are the sources'.
#include <gtest/gtest.h>

#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

class TollExamples : public NeedsExpansions {
 protected:
  TollExamples() : NeedsExpansions({"tollkeepers"}) {}
};

TEST(Examples, E_1_a_city_of_three_tiles_with_a_coat_is_8) {
  Table table({.start = {{"base/E", {0, 0}, 1}}});
  table.place("base/F", 1, 0).meeple("city").place("base/E", 2, 0, 3).finish();
  EXPECT_EQ(table.points(kRed), 8);
}

TEST(Examples, E_2_two_knights_against_one_in_a_city_of_four_tiles_with_a_coat) {
  // Three single city edges round (0, 0), filled by Q with its coat.
  Table table({.start = {{"base/B", {0, 1}, 0}}});
  table.place("base/B", -1, 1).place("base/B", 1, 1).place("base/E", -2, 1, 2);
  table.turn_of(kRed).place("base/E", -1, 0, 1).meeple("city");
  table.turn_of(kRed).place("base/E", 1, 0, 3).meeple("city");
  table.place("base/B", -1, -1);
  table.turn_of(kBlue).place("base/E", 0, -1, 2).meeple("city");
  table.turn_of(kBlue).place("base/Q", 0, 0).finish();
  EXPECT_EQ(table.points(kRed), 10);
  EXPECT_EQ(table.points(kBlue), 0);
  EXPECT_EQ(table.supply(kRed), 7);
  EXPECT_EQ(table.supply(kBlue), 7);
}

TEST(Examples, E_3_village_straight_village_is_3) {
  Table table({.start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U", 1, 0).meeple("road").place("base/W", 2, 0, 0).finish();
  EXPECT_EQ(table.points(kRed), 3);
}

TEST(Examples, E_4_the_arms_of_the_village_that_do_not_join_the_road_are_free) {
  Table table({.start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U", 1, 0).meeple("road").place("base/W", 2, 0, 0);
  EXPECT_EQ(table.why_not_meeple("road W").rule, "B-18");
  EXPECT_TRUE(table.may_meeple("road E"));
  EXPECT_TRUE(table.may_meeple("road S"));
  EXPECT_EQ(table.choices("meeple road").size(), 2U);
}

TEST(Examples, E_5_two_highwaymen_joined_on_a_road_of_five_tiles_get_5_each) {
  Table table({.start = {{"base/B", {0, 1}, 0}}});
  table.place("base/B", 1, 1).place("base/B", 2, 1);
  table.turn_of(kRed).place("base/U", 0, 0).meeple("road");
  table.turn_of(kBlue).place("base/U", 2, 0).meeple("road");
  table.place("base/U", 1, 0).place("base/A", -1, 0, 3).place("base/A", 3, 0, 1).finish();
  EXPECT_EQ(table.points(kRed), 5);
  EXPECT_EQ(table.points(kBlue), 5);
}

TEST(Examples, E_6_a_surrounded_monastery_is_9) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/E", 1, 0).place("base/B", 2, 0).place("base/E", 0, 1, 3);
  table.turn_of(kRed).place("base/B", 1, 1).meeple("monastery");
  table.place("base/E", 2, 1, 1).place("base/B", 0, 2).place("base/E", 1, 2, 2);
  table.place("base/E", 2, 2, 1).finish();
  EXPECT_EQ(table.points(kRed), 9);
}

TEST(Examples, E_7_at_the_end_a_city_of_two_tiles_with_a_coat_is_3) {
  Table table({.start = {{"base/E", {0, 0}, 1}}});
  table.place("base/F", 1, 0).meeple("city").end();
  EXPECT_EQ(table.points(kRed), 3);
}

TEST(Examples, E_8_at_the_end_a_monastery_with_three_neighbours_is_4) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/B", 1, 0).meeple("monastery");
  table.place("base/B", 2, 0).place("base/E", 1, 1, 2).end();
  EXPECT_EQ(table.points(kRed), 4);
}

// Two completed cities, E F E at y = 0 and E G E at y = 2. Between them a tile at (0, 1) joins F's
// south field and G's north field to the small field; yellow and red have a farmer each beside the
// western E.
Table two_cities(const char* between, int rotation) {
  Table table({.seats = 4, .start = {{"base/F", {0, 0}, 0}}});
  table.turn_of(kYellow).place("base/E", -1, 0, 1).meeple("field");
  table.place("base/E", 1, 0, 3);
  table.turn_of(kYellow).place(between, 0, 1, rotation).meeple("field NL");
  table.place("base/G", 0, 2);
  table.turn_of(kRed).place("base/E", -1, 2, 1).meeple("field");
  table.place("base/E", 1, 2, 3);
  return table;
}

TEST(Examples, E_9_a_small_field_alone_and_a_large_one_tied) {
  // H turned, with cities to the east and west, keeps the small field apart. Three monasteries in
  // the west join the fields of the two E to the large one.
  Table table = two_cities("base/H", 1);
  table.place("base/B", -2, 0).place("base/B", -2, 1).place("base/B", -2, 2).end();
  EXPECT_EQ(table.points(kYellow), 12);  // 2 x 3 alone, 2 x 3 tied
  EXPECT_EQ(table.points(kRed), 6);
}

TEST(Examples, E_10_both_fields_joined_belong_to_the_majority) {
  Table table = two_cities("base/B", 0);
  table.place("base/B", -1, 1).end();
  EXPECT_EQ(table.points(kYellow), 6);
  EXPECT_EQ(table.points(kRed), 0);
}

TEST(Examples, E_11_one_farmer_between_two_completed_cities_by_the_three_rules) {
  for (const auto& [rule, points] :
       {std::pair{"per_field_3", 6}, std::pair{"per_player_3", 6}, std::pair{"per_city_4", 8}}) {
    Table table({.options = {{"field_scoring", rule}}, .start = {{"base/E", {0, -1}, 2}}});
    table.turn_of(kRed).place("base/H", 0, 0).meeple("field");
    table.place("base/E", 0, 1).end();
    EXPECT_EQ(table.points(kRed), points) << rule;
  }
}

TEST(Examples, E_12_one_farmer_in_each_of_two_fields_at_one_city_by_the_three_rules) {
  for (const auto& [rule, points] :
       {std::pair{"per_field_3", 6}, std::pair{"per_player_3", 3}, std::pair{"per_city_4", 4}}) {
    Table table({.options = {{"field_scoring", rule}}, .start = {{"base/E", {-1, 0}, 1}}});
    table.turn_of(kRed).place("base/F", 0, 0).meeple("field NL");
    table.turn_of(kRed).place("base/E", 1, 0, 3).meeple("field").end();
    EXPECT_EQ(table.points(kRed), points) << rule;
  }
}

TEST(Examples, E_13_the_second_field_holds_two_farmers_of_another_player) {
  struct Row {
    const char* rule;
    int red;
    int blue;
  };
  for (const Row row :
       {Row{"per_field_3", 3, 3}, Row{"per_player_3", 3, 3}, Row{"per_city_4", 0, 4}}) {
    Table table({.options = {{"field_scoring", row.rule}}, .start = {{"base/E", {-1, 0}, 1}}});
    table.turn_of(kRed).place("base/F", 0, 0).meeple("field NL");
    table.turn_of(kBlue).place("base/E", 1, 0, 3).meeple("field");
    // South of F and round to below the eastern E, then the gap between is filled.
    table.place("base/B", 0, 1).place("base/B", 0, 2);
    table.turn_of(kBlue).place("base/B", 1, 2).meeple("field");
    table.place("base/B", 1, 1).end();
    EXPECT_EQ(table.points(kRed), row.red) << row.rule;
    EXPECT_EQ(table.points(kBlue), row.blue) << row.rule;
  }
}

TEST(Examples, E_16_a_two_tile_city_in_three_rules) {
  constexpr std::string_view kCoat = R"(
set coat "A coat"
tile coat/A CFFF
  city N coat
  field EL ER SL SR WL WR touches city N
  copies 1 C1 C2 C3
)";
  const auto points = [&](const char* option, const char* tile) {
    Table table({.expansions = "coat",
                 .options = {{"two_tile_city", option}},
                 .start = {{"base/E", {0, 0}, 0}},
                 .own_tiles = kCoat});
    table.place(tile, 0, -1, 2).meeple("city").finish();
    return table.points(kRed);
  };
  EXPECT_EQ(points("4", "base/E"), 4);
  EXPECT_EQ(points("2", "base/E"), 2);
  EXPECT_EQ(points("2", "coat/A"), 3);
}

// The boards of the conformance files of the base game, step by step (C1 tiles). The replay of the
// files themselves is a test of the records.
TEST(Examples, E_17_city_and_road_scoring) {
  Table table({.edition = Edition::c1});
  table.turn_of(kRed).place("base/I", 0, 1, 3);
  table.turn_of(kBlue).place("base/N", -1, 1, 2).meeple("city");
  table.place("base/N", -1, 2, 1).place("base/N", 0, 2, 0).finish();
  EXPECT_EQ(table.scores(), "blue city 8 = 4 tile x 2 (B-33)");
  table.forget_events();
  table.turn_of(kRed).place("base/W", -1, 0, 2).meeple("road E");
  table.place("base/X", 1, 0).finish();
  EXPECT_EQ(table.scores(), "red road 3 = 3 tile x 1 (B-31)");
  table.forget_events();
  table.turn_of(kRed).place("base/V", 1, 1, 2).meeple("road");
  table.place("base/V", 2, 0, 0).place("base/V", 2, 1, 1).finish();
  EXPECT_EQ(table.scores(), "red road 4 = 4 tile x 1 (B-31)");
  table.turn_of(kBlue).place("base/F", 0, -1, 1).meeple("city");
  table.place("base/E", 0, -2, 2).finish();
  EXPECT_EQ(table.points(kRed), 7);
  EXPECT_EQ(table.points(kBlue), 16);  // 8, and 3 x 2 + 2 for the city with a coat
}

TEST(Examples, E_17_field_scoring) {
  Table table({.edition = Edition::c1});
  table.turn_of(kRed).place("base/E", 0, -1, 2).meeple("field");
  table.place("base/H", 0, -2, 1);
  table.turn_of(kRed).place("base/E", 1, -2, 3).meeple("field").end();
  EXPECT_EQ(table.scores(),
            "red field 6 at the end = 2 completed_city x 3 (B-39)\n"
            "red field 3 at the end = 1 completed_city x 3 (B-39)");
  EXPECT_EQ(table.points(kRed), 9);
}

TEST(Examples, E_17_monastery_scoring) {
  Table table({.edition = Edition::c1});
  table.turn_of(kRed).place("base/B", 0, 1).meeple("monastery");
  table.place("base/V", 1, 0, 0).place("base/W", 1, 1, 3).place("base/V", 1, 2, 1);
  table.place("base/W", 0, 2, 0);
  table.turn_of(kBlue).place("base/A", 0, 3, 2).meeple("monastery");
  table.place("base/V", -1, 2, 2).place("base/U", -1, 1, 1).place("base/J", -1, 0, 0).finish();
  EXPECT_EQ(table.points(kRed), 9);
  table.end();
  EXPECT_EQ(table.points(kBlue), 4);  // itself and three neighbours
}

// X-1: a road with two groups of travellers and a farmhouse, worth 4. From red's village past a
// bend and a straight road to the far village, where blue (who completes it) has a meeple.
TEST_F(TollExamples, X_1_travellers_and_a_farmhouse_pay_7_and_the_tollhouse_turns) {
  Table table({.expansions = "tollkeepers", .seats = 3, .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.turn_of(kGreen).place("tk/05", 1, 0, 1).meeple("road");  // travellers
  table.turn_of(kBlue).place("base/U.7", 2, 0);                  // farmhouse
  // tk/03's road with travellers ends in its village: turned so that it meets the west.
  table.turn_of(kGreen).place("tk/03", 3, 0, 2).finish();
  EXPECT_EQ(table.points(kRed), 7);    // 2 x 3 + 1
  EXPECT_EQ(table.points(kGreen), 4);  // 4 tiles
  EXPECT_EQ(table.points(kBlue), 0);
  EXPECT_EQ(table.toll_shown(kRed), 2);
  EXPECT_EQ(table.scores(),
            "red toll 7 = 1 farmhouse x 1 + 2 travellers x 3 (TK-12)\n"
            "green road 4 = 4 tile x 1 (B-31)");
}

TEST_F(TollExamples, X_2_the_same_tollhouse_takes_6_of_two_highwaymen_and_a_shed_and_stays_2) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("tk/05", 1, 0, 1).place("base/A", 2, 0, 1).finish();
  ASSERT_EQ(table.points(kRed), 3);
  ASSERT_EQ(table.toll_shown(kRed), 2);
  // To the west: highwaymen, highwaymen, a pigsty, a village.
  table.place("base/U.5", -1, 0).place("base/U.6", -2, 0).place("base/U.8", -3, 0);
  table.place("base/W", -4, 0).finish();
  EXPECT_EQ(table.points(kRed), 3 + 6);  // 2 x 2 + 1 x 2
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

TEST_F(TollExamples, X_3_a_tollhouse_goes_to_a_crossroads_elsewhere_and_moves_later) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/W", 1, 0, 0).finish();
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  EXPECT_EQ(table.toll_shown(kRed), 1);
  table.turn_of(kRed).place("base/B", 0, -2).tollhouse(1, 0);
  EXPECT_EQ(table.toll_shown(kRed), 1);
  EXPECT_EQ(table.tollhouse_place(kRed), "(1, 0)");
}

}  // namespace
}  // namespace tollkeeper::testing
