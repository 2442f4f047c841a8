// Base game: material, set-up, turn, placing tiles and meeples (B-1 to B-25).
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "rules/deck.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

TEST(BaseRules, B_1_there_are_72_tiles_of_24_types_in_every_edition) {
  const std::map<std::string, int> published{
      {"A", 2}, {"B", 4}, {"C", 1}, {"D", 4}, {"E", 5}, {"F", 2}, {"G", 1}, {"H", 3},
      {"I", 2}, {"J", 3}, {"K", 3}, {"L", 3}, {"M", 2}, {"N", 3}, {"O", 2}, {"P", 3},
      {"Q", 1}, {"R", 3}, {"S", 2}, {"T", 1}, {"U", 8}, {"V", 9}, {"W", 4}, {"X", 1}};
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    const Table table({.edition = edition});
    std::map<std::string, int> counted;
    for (std::uint16_t n = 0; n < table.game().copies.size(); ++n) {
      ++counted[table.game().kinds[table.game().copies[n].kind].type->id.substr(5)];
    }
    EXPECT_EQ(counted, published) << name_of(edition);
    EXPECT_EQ(table.game().copies.size(), 72U);
  }
}

TEST(BaseRules, B_2_each_player_has_seven_meeples_or_as_many_as_the_option_says) {
  EXPECT_EQ(Table().supply(kRed), 7);
  for (const char* number : {"0", "1", "12", "100"}) {
    const Table table({.options = {{"meeples_per_player", number}}});
    EXPECT_EQ(table.supply(kRed), std::stoi(number));
    EXPECT_EQ(table.supply(kBlue), std::stoi(number));
  }
  for (const char* number : {"-1", "101", "seven", "", "7x"}) {
    EXPECT_THROW(Table({.options = {{"meeples_per_player", number}}}), IllegalStep) << number;
  }
}

TEST(BaseRules, B_3_one_to_six_players) {
  for (int seats = 1; seats <= 6; ++seats) {
    const Table table({.seats = seats});
    EXPECT_EQ(table.supply(static_cast<Seat>(seats - 1)), 7);
  }
  for (const int seats : {0, 7, -1}) {
    const auto made = game_of({.seats = seats});
    ASSERT_FALSE(made) << seats;
    EXPECT_EQ(made.error().rule, "B-3");
  }
}

TEST(BaseRules, B_4_abbots_and_the_river_come_only_when_they_are_chosen) {
  const Table table;
  ASSERT_EQ(table.game().figures.size(), 1U);
  EXPECT_EQ(table.game().figures[0].word, "meeple");
  EXPECT_TRUE(table.game().modules.empty());
}

TEST(BaseRules, B_5_the_start_tile_is_D_at_the_middle_unturned_and_71_are_left) {
  const Table table;
  ASSERT_EQ(table.state().head().tiles, 1);
  EXPECT_EQ(table.state().kind_of(table.state().last_tile()).type->id, "base/D");
  EXPECT_EQ(table.state().last_tile().cell, (Cell{0, 0}));
  EXPECT_EQ(table.state().last_tile().rotation, 0);
  EXPECT_EQ(table.state().tiles_left(), 71);
  // The rest is shuffled: other seeds, other orders; the same seed, the same order.
  Random one(1);
  Random again(1);
  Random two(2);
  const Deck deck(table.game(), one);
  EXPECT_EQ(deck.left(), 71U);
  EXPECT_EQ(deck.order(), Deck(table.game(), again).order());
  EXPECT_NE(deck.order(), Deck(table.game(), two).order());
  const std::set<std::uint16_t> different(deck.order().begin(), deck.order().end());
  EXPECT_EQ(different.size(), 71U);
}

TEST(BaseRules, B_6_drawings_have_no_effect_in_the_base_game) {
  // J.1 shows highwaymen, J.2 a farmhouse, J.3 a cowshed: one kind as far as rules go.
  const Table table;
  EXPECT_EQ(table.game().kinds.size(), 24U);
  for (const Kind& kind : table.game().kinds) {
    EXPECT_TRUE(kind.symbols.empty()) << kind.type->id;
  }
}

TEST(BaseRules, B_7_scores_start_at_0_and_go_on_past_the_50_fields_of_the_track) {
  Table table({.expansions = "base*8", .start = {{"base/A", {0, 0}, 3}}});
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.points(kBlue), 0);
  // A road of 53 tiles between two monasteries: 53 points at once.
  table.place("base/U", 1, 0).meeple("road");
  for (int x = 2; x <= 51; ++x) {
    table.place("base/U", x, 0);
  }
  table.place("base/A", 52, 0, 1).finish();
  EXPECT_EQ(table.points(kRed), 53);
}

TEST(BaseRules, B_9_clockwise_and_first_the_tile_then_the_meeple_then_the_scoring) {
  Table table({.seats = 3, .start = {{"base/A", {0, 0}, 3}}});
  table.draw("base/A");
  EXPECT_EQ(table.why_not(Action::place_figure(kMeeple, {0, 0}, 0)).rule, "B-9");
  table.put(1, 0, 1);
  EXPECT_EQ(table.why_not_put(2, 0).rule, "B-9");
  table.meeple("road");
  EXPECT_EQ(table.why_not_meeple("monastery").rule, "B-9");
  table.finish();
  EXPECT_EQ(table.happened(),
            (Texts{"drew base/A", "placed base/A (1, 0)", "set red meeple (1, 0)",
                   "score red road 2", "home red meeple (1, 0)", "end of turn red"}));
  EXPECT_EQ(table.seat(), kBlue);
  table.place("base/B", 0, 1).finish();
  EXPECT_EQ(table.seat(), kGreen);
  table.place("base/B", 0, 2).finish();
  EXPECT_EQ(table.seat(), kRed);
}

TEST(BaseRules, B_10_a_tile_that_fits_anywhere_must_be_placed) {
  Table table;
  table.draw("base/C");  // fits only at the start tile's city
  EXPECT_EQ(table.choices(), (Texts{"put (0, -1) turned 0", "put (0, -1) turned 1",
                                    "put (0, -1) turned 2", "put (0, -1) turned 3"}));
  EXPECT_EQ(table.why_not(Action::pass()).rule, "B-9");
}

TEST(BaseRules, B_11_it_must_touch_a_tile_with_a_whole_edge) {
  Table table;
  table.draw("base/B");
  EXPECT_EQ(table.why_not_put(1, 1).rule, "B-11");  // a corner is no contact
  EXPECT_EQ(table.why_not_put(0, 2).rule, "B-11");
  EXPECT_EQ(table.why_not_put(0, 0).rule, "B-11");  // taken
  EXPECT_TRUE(table.may_put(0, 1));
}

TEST(BaseRules, B_12_every_edge_must_continue_its_neighbour) {
  Table table;
  table.draw("base/U");
  EXPECT_TRUE(table.may_put(1, 0));                     // road to road
  EXPECT_EQ(table.why_not_put(1, 0, 1).rule, "B-12");   // field to road
  EXPECT_EQ(table.why_not_put(0, -1).rule, "B-12");     // field to city
  EXPECT_EQ(table.why_not_put(0, -1, 1).rule, "B-12");  // road to city
  EXPECT_EQ(table.why_not_put(0, 1, 1).rule, "B-12");   // road to field
  EXPECT_TRUE(table.may_put(0, 1));                     // field to field
  table.put(1, 0).place("base/B", 0, 1);
  // (1, 1) has field to the north and to the west: V (roads S and W) meets the north only.
  table.draw("base/V");
  EXPECT_EQ(table.why_not_put(1, 1).rule, "B-12");
  EXPECT_TRUE(table.may_put(1, 1, 3));  // roads E and S
  table.put(1, 1, 3).place("base/E", 0, -1, 2).finish();
  EXPECT_EQ(table.state().head().tiles, 5);  // city to city
}

// Eight tiles round an empty cell at (1, 1), fields towards it.
Table hole_of_fields() {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/E", 1, 0).place("base/B", 2, 0).place("base/E", 0, 1, 3);
  table.place("base/E", 2, 1, 1).place("base/B", 0, 2).place("base/E", 1, 2, 2);
  table.place("base/E", 2, 2, 1);
  return table;
}

TEST(BaseRules, B_13_any_rotation_and_no_place_excluded_not_even_a_hole) {
  Table table = hole_of_fields();
  table.draw("base/B");
  EXPECT_EQ(table.choices("put (1, 1)"), (Texts{"put (1, 1) turned 0", "put (1, 1) turned 1",
                                                "put (1, 1) turned 2", "put (1, 1) turned 3"}));
  EXPECT_EQ(table.why_not_put(1, 1, 4).rule, "B-13");
  table.put(1, 1);
}

TEST(BaseRules, B_14_a_tile_that_fits_nowhere_goes_and_another_is_drawn) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.draw_in_vain("base/C");  // no city on the table
  EXPECT_EQ(table.seat(), kRed);
  EXPECT_EQ(table.state().phase(), Phase::draw);
  EXPECT_EQ(table.happened(), (Texts{"drew base/C", "set aside base/C"}));
  EXPECT_EQ(table.state().tiles_left(), 70);
  EXPECT_THROW(table.draw("base/C"), IllegalStep) << "it is out of the game";
  table.place("base/B", 1, 0).meeple("monastery").finish();
  EXPECT_EQ(table.seat(), kBlue);
  EXPECT_EQ(table.state().head().turn, 2);
}

TEST(BaseRules, B_15_monasteries_may_lie_side_by_side_and_connect_to_nothing) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/B", 1, 0).meeple("monastery");
  table.place("base/B", 2, 0).meeple("monastery").end();
  // Each with the neighbours it has: 1 + 2 and 1 + 1.
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.points(kBlue), 2);
}

TEST(BaseRules, B_16_a_meeple_goes_on_the_tile_just_placed_only) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/B", 1, 0);
  EXPECT_EQ(table.why_not(Action::place_figure(kMeeple, {0, 0}, kMonasterySpot)).rule, "B-16");
  EXPECT_TRUE(table.may_meeple("monastery"));
}

TEST(BaseRules, B_17_road_city_monastery_and_field_take_a_meeple) {
  Table table;
  table.place("base/A", 0, 1, 0);
  EXPECT_EQ(table.choices(),
            (Texts{"meeple road 1", "meeple field 1", "meeple monastery", "pass"}));
  EXPECT_EQ(table.why_not_meeple("garden").rule, "B-17");
  table.place("base/L", 0, -1, 2);  // its city closes that of the start tile
  EXPECT_EQ(table.choices(),
            (Texts{"meeple city 1", "meeple road 1", "meeple road 2", "meeple road 3",
                   "meeple field 1", "meeple field 2", "meeple field 3", "pass"}));
}

TEST(BaseRules, B_18_a_feature_with_a_meeple_takes_no_other) {
  Table table({.start = {{"base/U", {0, 0}, 0}}});
  table.place("base/U", 1, 0).meeple("road");
  table.place("base/U", 2, 0);  // blue's turn, red's road
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
  table.meeple("field NL");
  table.place("base/U", 3, 0);  // red's turn, red's own road
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
  EXPECT_EQ(table.why_not_meeple("field NL").rule, "B-18");
  EXPECT_EQ(table.choices(), (Texts{"meeple field 2", "pass"}));
  table.place("base/U", -1, 0);  // far from the meeple, the same road
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
}

TEST(BaseRules, B_19_a_tile_may_join_occupied_features) {
  // Two roads over a bed of fields, joined by the tile between them.
  Table table({.start = {{"base/B", {0, 1}, 0}}});
  table.place("base/B", 1, 1).place("base/B", 2, 1);
  table.turn_of(kRed).place("base/U", 0, 0).meeple("road");
  table.turn_of(kBlue).place("base/U", 2, 0).meeple("road");
  table.turn_of(kRed).place("base/U", 1, 0);
  EXPECT_EQ(table.why_not_meeple("road").rule, "B-18");
  table.end();
  // Both share the road of three tiles.
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.points(kBlue), 3);
}

TEST(BaseRules, B_20_placing_a_meeple_is_optional_also_where_it_would_score) {
  Table table({.start = {{"base/A", {0, 0}, 3}}});
  table.place("base/A", 1, 0, 1);  // completes a free road of two tiles
  EXPECT_EQ(table.choices(),
            (Texts{"meeple road 1", "meeple field 1", "meeple monastery", "pass"}));
  Table farmer({.start = {{"base/A", {0, 0}, 3}}});
  farmer.place("base/A", 1, 0, 1).meeple("field").finish();
  EXPECT_EQ(farmer.points(kRed), 0);
  EXPECT_EQ(farmer.supply(kRed), 6);
  table.pass().finish();
  EXPECT_EQ(table.points(kRed), 0);
}

TEST(BaseRules, B_21_a_meeple_may_go_on_what_this_tile_completes_and_comes_home_at_once) {
  Table table({.start = {{"base/A", {0, 0}, 3}}});
  table.place("base/A", 1, 0, 1).meeple("road");
  EXPECT_EQ(table.supply(kRed), 6);
  table.finish();
  EXPECT_EQ(table.points(kRed), 2);
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST(BaseRules,
     B_22_a_completed_feature_is_never_entered_later_but_a_closed_field_is_no_exception) {
  Table table({.start = {{"base/E", {0, 0}, 0}}});
  table.place("base/E", 0, -1, 2).finish();  // closes the city
  table.place("base/B", 1, 0);               // beside the completed city
  EXPECT_EQ(table.choices(), (Texts{"meeple field 1", "meeple monastery", "pass"}));
  // A ring of four bends: the last one brings a segment of the enclosed field, which is entered
  // like any other.
  Table ring({.start = {{"base/V", {0, 0}, 3}}});
  ring.place("base/V", 1, 0, 0).place("base/V", 0, 1, 2).place("base/V", 1, 1, 1);
  EXPECT_TRUE(ring.may_meeple("field NL"));
  ring.meeple("field NL").finish();
  EXPECT_EQ(ring.supply(kRed), 6);
}

TEST(BaseRules, B_23_a_farmer_beside_a_monastery_leaves_it_free_but_out_of_reach) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/B", 1, 0).meeple("field").finish();
  table.place("base/B", 2, 0);
  EXPECT_EQ(table.why_not(Action::place_figure(kMeeple, {1, 0}, kMonasterySpot)).rule, "B-16");
  EXPECT_TRUE(table.may_meeple("monastery"));  // its own
  EXPECT_EQ(table.why_not_meeple("field").rule, "B-18");
}

TEST(BaseRules, B_24_without_a_meeple_in_the_supply_none_is_placed) {
  Table table({.options = {{"meeples_per_player", "1"}}, .start = {{"base/B", {0, 0}, 0}}});
  table.place("base/B", 1, 0).meeple("monastery");
  table.place("base/B", 2, 0).meeple("monastery");
  table.place("base/B", 3, 0);
  EXPECT_TRUE(table.choices().empty());
  EXPECT_EQ(table.state().phase(), Phase::score);  // nothing to choose: the turn goes on by itself
  table.finish();
  EXPECT_EQ(table.supply(kRed), 0);
  // The sentence, where the phase has another choice open.
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table toll({.expansions = "tollkeepers",
              .options = {{"meeples_per_player", "0"}},
              .start = {{"base/X", {0, 0}, 0}}});
  toll.place("base/U", 1, 0);
  EXPECT_EQ(toll.why_not_meeple("road").rule, "B-24");
}

TEST(BaseRules, B_25_a_meeple_that_comes_home_is_placed_from_the_next_turn_on) {
  Table table({.options = {{"meeples_per_player", "1"}}, .start = {{"base/A", {0, 0}, 3}}});
  table.place("base/U", 1, 0).meeple("road");
  table.turn_of(kRed).place("base/A", 2, 0, 1);
  EXPECT_TRUE(table.choices().empty());  // the meeple is still on the road
  table.finish();
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.supply(kRed), 1);
  table.turn_of(kRed).place("base/B", 1, 1).meeple("monastery");
}

}  // namespace
}  // namespace tollkeeper::testing
