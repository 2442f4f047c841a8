// The Tollkeepers: the questions an implementer must answer (Q-1 to Q-39).
#include <gtest/gtest.h>

#include <map>

#include "base/random.hpp"
#include "expansions/registry.hpp"
#include "rules/playout.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

class TollQuestions : public NeedsExpansions {
 protected:
  TollQuestions() : NeedsExpansions({"tollkeepers"}) {}
};

// W at (0, 0) with red's tollhouse, showing 1; blue to move. See toll_rules_test.cpp.
Table village(const TableSetup& more = {}) {
  TableSetup setup = more;
  setup.expansions += setup.expansions.empty() ? "tollkeepers" : ",tollkeepers";
  setup.start = {{"base/W", {0, 0}, 0}};
  Table table(setup);
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0).finish();
  return table;
}

TEST_F(TollQuestions, Q_1_a_road_back_to_the_same_crossroads_pays_once) {
  Table table = village();
  table.turn_of(kBlue).place("tk/06", 1, 0, 0).meeple("road");  // travellers on the first bend
  table.place("base/V.7", 1, 1, 1).place("base/V", 0, 1, 2).finish();
  // Travellers 3 and a farmhouse 1, once; the road's four tiles 4.
  EXPECT_EQ(table.scores(),
            "red toll 4 = 1 farmhouse x 1 + 1 travellers x 3 (TK-12)\n"
            "blue road 4 = 4 tile x 1 (B-31)");
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

TEST_F(TollQuestions, Q_2_two_tollhouses_at_the_two_ends_each_raise_the_full_toll) {
  Table table = village();
  table.place("tk/03", -1, 0, 0).finish();  // travellers in the west: red 3, shows 2
  ASSERT_EQ(table.toll_shown(kRed), 2);
  table.place("tk/05", 1, 0, 1).finish();
  table.turn_of(kBlue).place("base/W", 2, 0, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(table.points(kRed), 3 + 6);  // at 2
  EXPECT_EQ(table.points(kBlue), 3);     // at 1
  EXPECT_EQ(table.toll_shown(kRed), 1);  // each turns by itself
  EXPECT_EQ(table.toll_shown(kBlue), 2);
}

TEST_F(TollQuestions, Q_3_a_road_without_a_meeple_pays_toll_all_the_same) {
  Table table = village();
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
}

TEST_F(TollQuestions, Q_4_several_roads_in_one_turn_pay_at_one_value_and_turn_it_once) {
  Table table = village();
  table.place("tk/05", 1, 0, 1).place("base/V", 2, 0, 0);
  table.place("tk/06", 0, 1, 2).place("base/U", 1, 1, 0).place("base/W", 2, 1, 1).finish();
  EXPECT_EQ(table.points(kRed), 3 + 3);
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

// Red completes a road with travellers in the first part of a double turn and another in the
// second.
Table double_turn(const char* flip) {
  Table table = village({.options = {{"builder_flip", flip}}});
  table.place("tk/05", 1, 0, 1);
  table.turn_of(kRed).place("base/A", 2, 0, 1).in_two_parts().finish();
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.seat(), kRed);
  table.place("tk/03", -1, 0, 0).finish();
  EXPECT_EQ(table.seat(), kBlue);
  return table;
}

TEST_F(TollQuestions, Q_5_a_double_turn_is_one_turn_in_two_parts) {
  const Table whole = double_turn("after_double_turn");
  EXPECT_EQ(whole.points(kRed), 3 + 3);
  EXPECT_EQ(whole.toll_shown(kRed), 2);
  const Table parts = double_turn("after_each_part");
  EXPECT_EQ(parts.points(kRed), 3 + 6);
  EXPECT_EQ(parts.toll_shown(kRed), 1);
  // Each part has a phase 2 of its own.
  Table table = village();
  table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0).in_two_parts();
  table.place("base/B", 0, -2).tollhouse(0, 0).finish();
  EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
}

// Red has an abbot on the monastery at (0, -1), no tollhouse yet, and has placed a tile.
Table abbot_and_village(const std::vector<OptionSetting>& options) {
  Table table(
      {.expansions = "tollkeepers,abbot", .options = options, .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).figure("abbot", "monastery");
  table.turn_of(kRed).place("base/B", 0, -2);
  return table;
}

TEST_F(TollQuestions, Q_6_abbot_and_tollhouse_exclude_each_other) {
  TOLLKEEPER_TEST_NEEDS("abbot")
  Table home = abbot_and_village({});
  home.return_abbot(0, -1);
  EXPECT_FALSE(home.may_tollhouse(0, 0));
  Table in = abbot_and_village({});
  in.tollhouse(0, 0);
  EXPECT_FALSE(in.may_special("return_abbot", 0, -1));
}

TEST_F(TollQuestions, Q_7_no_meeple_by_choice_or_for_want_of_one_or_of_a_spot) {
  // By choice.
  Table choice({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  choice.place("base/B", 0, -1).tollhouse(0, 0);
  // None left.
  Table none({.expansions = "tollkeepers",
              .options = {{"meeples_per_player", "0"}},
              .start = {{"base/W", {0, 0}, 0}}});
  none.place("base/B", 0, -1);
  EXPECT_EQ(none.choices(), (Texts{"tollhouse (0, 0)", "pass"}));
  // No legal spot: C has one city, which is blue's.
  Table spot({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  spot.turn_of(kBlue).place("base/E", 0, -1).meeple("city");
  spot.turn_of(kRed).place("base/C", 0, -2);
  EXPECT_EQ(spot.choices(), (Texts{"tollhouse (0, 0)", "pass"}));
}

TEST_F(TollQuestions, Q_7_tollhouse_needs_no_meeple_only_goes_with_an_abbot_that_may_as_well) {
  TOLLKEEPER_TEST_NEEDS("abbot")
  Table both = abbot_and_village(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}});
  both.return_abbot(0, -1).tollhouse(0, 0);
  EXPECT_EQ(both.tollhouse_place(kRed), "(0, 0)");
  Table other_way = abbot_and_village(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}});
  other_way.tollhouse(0, 0).return_abbot(0, -1);
  EXPECT_FALSE(other_way.may_tollhouse(0, 0));
  EXPECT_NE(other_way.why_not_meeple("monastery").message, "legal");
  // Where one of the two wants no other action, they exclude each other.
  for (const char* option : {"tollhouse_needs", "abbot_return_excludes"}) {
    Table one = abbot_and_village({{option, "no_meeple_only"}});
    one.return_abbot(0, -1);
    EXPECT_FALSE(one.may_tollhouse(0, 0)) << option;
  }
}

TEST_F(TollQuestions, Q_8_phase_two_may_be_skipped) {
  Table table = village();
  table.turn_of(kRed).place("base/W", 1, 0).pass();
  EXPECT_EQ(table.state().phase(), Phase::score);
}

TEST_F(TollQuestions, Q_9_moving_to_where_it_stands_is_not_offered) {
  Table table = village();
  table.turn_of(kRed).place("base/W", 1, 0);
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (1, 0)"}));
  EXPECT_EQ(table.why_not_tollhouse(0, 0).rule, "Q-9");
}

TEST_F(TollQuestions, Q_10_every_owner_at_an_end_is_paid_whoever_completes) {
  Table table = village({.seats = 3});
  table.place("base/U.5", 1, 0).finish();
  table.turn_of(kBlue).place("base/W", -1, 0, 0).tollhouse(-1, 0).finish();
  table.turn_of(kGreen).place("base/W", 2, 0, 0).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
  // Both ends.
  Table ends = village({.seats = 3});
  ends.turn_of(kBlue).place("base/B", 1, -1).finish();
  ends.turn_of(kBlue).place("base/E", 2, -1).finish();
  ends.turn_of(kBlue).place("base/W", 2, 0, 0).tollhouse(2, 0).finish();
  ends.turn_of(kGreen).place("base/U.5", 1, 0).finish();
  EXPECT_EQ(ends.points(kRed), 1);
  EXPECT_EQ(ends.points(kBlue), 1);
  EXPECT_EQ(ends.points(kGreen), 0);
}

TEST_F(TollQuestions, Q_11_placed_or_moved_in_the_turn_that_completes_the_road_it_scores_there) {
  // Placed on the village of the very tile that completes the road.
  Table placed({.expansions = "tollkeepers", .start = {{"base/A", {0, 0}, 3}}});
  placed.place("base/U.5", 1, 0);
  placed.turn_of(kRed).place("base/W", 2, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(placed.points(kRed), 1);
  // Moved away from the end of the road: nothing there, but the new crossroads pays.
  Table away = village();
  away.place("base/U.5", 1, 0);
  away.turn_of(kRed).place("base/W", 2, 0).tollhouse(2, 0).finish();
  EXPECT_EQ(away.points(kRed), 1);  // the same road, at its other end
  Table gone = village();
  gone.place("base/U.5", 1, 0).place("base/W", -1, 0);
  gone.turn_of(kRed).place("base/A", 2, 0, 1).tollhouse(-1, 0).finish();
  EXPECT_EQ(gone.points(kRed), 0);
  // With `forbidden` it still works from other tiles.
  Table forbidden({.expansions = "tollkeepers",
                   .options = {{"tollhouse_on_new_tile", "forbidden"}},
                   .start = {{"base/W", {0, 0}, 0}}});
  forbidden.place("base/U.5", 1, 0);
  forbidden.turn_of(kRed).place("base/W", 2, 0);
  EXPECT_FALSE(forbidden.may_tollhouse(2, 0));
  forbidden.tollhouse(0, 0).finish();
  EXPECT_EQ(forbidden.points(kRed), 1);
}

TEST_F(TollQuestions, Q_12_a_road_completed_before_it_came_pays_no_toll_later) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0).end();
  EXPECT_EQ(table.points(kRed), 0);
}

TEST_F(TollQuestions, Q_13_it_may_stand_where_all_roads_are_complete) {
  Table table({.expansions = "tollkeepers", .start = {{"tk/01", {0, 0}, 0}}});
  table.place("base/A", 0, 1, 2).place("base/W", -1, 0, 0);
  EXPECT_TRUE(table.may_tollhouse(0, 0));
  table.tollhouse(0, 0);
}

TEST_F(TollQuestions, Q_14_crossroads_with_two_roads) {
  for (const char* tile : {"tk/01", "tk/03"}) {
    Table table({.expansions = "tollkeepers", .start = {{tile, {0, 0}, 0}}});
    table.place("base/U", -1, 0).tollhouse(0, 0);
    EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
  }
}

TEST_F(TollQuestions, Q_15_an_inn_doubles_the_road_and_not_the_toll) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  for (const char* unfinished : {"zero", "ignore"}) {
    Table table = village({.expansions = "inns_and_cathedrals",
                           .options = {{"unfinished_inn_cathedral", unfinished}}});
    // ic/B: inn and garden beside the road, then highwaymen.
    table.turn_of(kBlue).place("ic/B", 1, 0, 0).meeple("road").place("base/U.5", 2, 0);
    Table complete = table;
    complete.place("base/A", 3, 0, 1).finish();
    EXPECT_EQ(complete.points(kBlue), 8);  // 4 tiles x 2
    EXPECT_EQ(complete.points(kRed), 2);
    table.end();
    // 3 tiles incomplete: nothing, or 1 a tile; the tollhouse 1 a symbol in any case.
    EXPECT_EQ(table.points(kBlue), std::string_view(unfinished) == "zero" ? 0 : 3);
    EXPECT_EQ(table.points(kRed), 2);
  }
}

TEST_F(TollQuestions, Q_16_a_symbol_beside_two_segments_of_one_road_counts_once) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/C's pigsty lies beside its west and its south road; three bends join the two.
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/C", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/V", -1, 0, 3).place("base/V", -1, 1, 2).place("base/V", 0, 1, 1).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 pigsty x 1 (TK-12)");
  // ic/E's farmhouse lies between its two curves, which three bends make one road.
  Table curves({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/E", {0, 0}, 0}}});
  curves.place("base/V", 0, -1, 3).place("base/V", 1, -1, 0).place("base/V", 1, 0, 1);
  curves.turn_of(kRed).place("base/W", -1, 0, 0).tollhouse(-1, 0);
  curves.place("base/A", 0, 1, 2).finish();
  EXPECT_EQ(curves.scores(), "red toll 1 = 1 farmhouse x 1 (TK-12)");
}

TEST_F(TollQuestions, Q_17_a_symbol_beside_two_roads_counts_for_each) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/C's west and south roads, completed by one village at (-1, 1).
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/C", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/V", -1, 0, 3).place("base/V", 0, 1, 1).place("base/W", -1, 1, 2).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 pigsty x 1 (TK-12)\nred toll 1 = 1 pigsty x 1 (TK-12)");
}

TEST_F(TollQuestions, Q_18_a_symbol_near_one_road_of_a_crossroads_belongs_to_that_road) {
  // The village of tk/04x itself holds the tollhouse; travellers stand at its east road alone.
  for (const Side side : kSides) {
    Table table({.expansions = "tollkeepers", .start = {{"tk/04x", {0, 0}, 0}}});
    const Cell west = neighbour({0, 0}, Side::west);
    table.turn_of(kRed).place("base/U", west.x, west.y).tollhouse(0, 0);
    if (side == Side::west) {
      continue;
    }
    const Cell cell = neighbour({0, 0}, side);
    // A's road leaves to the south; turned so that it meets the village.
    table.place("base/A", cell.x, cell.y, index_of(side)).finish();
    EXPECT_EQ(table.points(kRed), side == Side::east ? 3 : 0) << name_of(side);
  }
}

TEST_F(TollQuestions, Q_19_the_pigsty_of_ic_C_lies_beside_the_west_and_the_south_road) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  const auto toll = [](int x, int y, int rotation) {
    Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"ic/C", {0, 0}, 0}}});
    table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
    table.place("base/A", x, y, rotation).finish();
    return table.points(kRed);
  };
  EXPECT_EQ(toll(-1, 0, 3), 1);
  EXPECT_EQ(toll(0, 1, 2), 1);
  EXPECT_EQ(toll(1, 0, 1), 0);
}

TEST_F(TollQuestions, Q_21_roads_that_cross_on_a_printed_bridge_make_no_crossroads) {
  constexpr std::string_view kBridge = R"(
set cross "A printed bridge"
tile cross/A RRRR
  road N S
  road E W
  bridge road E
  field NL WR
  field NR EL
  field ER SL
  field SR WL
  copy cross/A.1 C1 C2 C3: farmhouse beside road N
)";
  Table table = village({.expansions = "cross", .own_tiles = kBridge});
  table.place("cross/A", 1, 0, 0);
  EXPECT_EQ(table.why_not_tollhouse(1, 0).rule, "TK-5");
  // The farmhouse is beside the road below: ours, on the bridge, does not see it.
  table.place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.points(kRed), 0);
}

TEST_F(TollQuestions, Q_22_at_the_end_every_incomplete_road_counts_completed_ones_do_not) {
  Table table({.expansions = "tollkeepers", .start = {{"base/X", {0, 0}, 0}}});
  table.turn_of(kRed).place("tk/05", 0, -1, 0).tollhouse(0, 0);     // north: travellers
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();  // east: completed, 1 point
  table.place("base/U.7", -1, 0).place("base/U.8", -2, 0).end();    // west: farmhouse, pigsty
  EXPECT_EQ(table.scores(),
            "red toll 1 = 1 highwaymen x 1 (TK-12)\n"
            "red toll 1 at the end = 1 travellers x 1 (TK-23)\n"
            "red toll 2 at the end = 1 farmhouse x 1 + 1 pigsty x 1 (TK-23)");
  EXPECT_EQ(table.toll_shown(kRed), 1);  // no turning over afterwards
}

TEST_F(TollQuestions, Q_23_no_incomplete_road_touches_two_crossroads_ends) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  const Table table({.expansions = "tollkeepers,inns_and_cathedrals"});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State state(table.game(), kRed);
    Random random(seed);
    while (state.phase() != Phase::over) {
      play_random_turn(state, random);
      std::map<std::uint16_t, int> ends;
      for (std::size_t n = 0; n < state.head().tiles; ++n) {
        const PlacedTile& tile = state.tiles()[n];
        const auto& crossroads = state.kind_of(tile).type->crossroads;
        for (std::uint16_t segment = 0; crossroads && segment < kMaxSegments; ++segment) {
          if (((crossroads->roads >> segment) & 1) != 0) {
            ++ends[state.feature_root(static_cast<std::uint16_t>(tile.first_feature + segment))];
          }
        }
      }
      for (const auto& [root, count] : ends) {
        ASSERT_TRUE(is_complete(state, root) || count == 1) << seed;
      }
    }
  }
}

TEST_F(TollQuestions, Q_24_at_the_end_the_tollhouse_comes_before_the_road) {
  Table table = village();
  table.turn_of(kBlue).place("base/U.5", 1, 0).meeple("road").end();
  EXPECT_EQ(table.scores(),
            "red toll 1 at the end = 1 highwaymen x 1 (TK-23)\n"
            "blue road 2 at the end = 2 tile x 1 (B-38)");
}

TEST_F(TollQuestions, Q_27_small_cottages_take_no_tollhouse) {
  Table table = village({.expansions = "cottage", .own_tiles = R"(
set cottage "A cottage"
tile cottage/A FRFR
  road E to cottage
  road W to cottage
  field NL NR EL WR
  field ER SL SR WL
  copies 1 C1 C2 C3
)"});
  table.place("cottage/A", 1, 0);
  EXPECT_EQ(table.why_not_tollhouse(1, 0).rule, "TK-5");
}

TEST_F(TollQuestions, Q_28_the_first_edition_CRRR_tile_is_a_crossroads) {
  Table table(
      {.expansions = "tollkeepers", .edition = Edition::c1, .start = {{"base/L", {0, 0}, 0}}});
  table.place("base/U", 1, 0).tollhouse(0, 0);
}

TEST_F(TollQuestions, Q_29_ic_C_is_a_crossroads_unless_villages_are_asked_for) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  for (const bool villages : {false, true}) {
    Table table({.expansions = "tollkeepers,inns_and_cathedrals",
                 .options = {{"crossroads_rule", villages ? "village_only" : "any_crossroads"}},
                 .start = {{"ic/C", {0, 0}, 0}}});
    table.place("base/U", 1, 0);
    EXPECT_EQ(table.may_tollhouse(0, 0), !villages);
  }
}

TEST_F(TollQuestions, Q_30_ic_I_is_a_crossroads_of_two_roads_and_its_stubs_are_none) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"base/U", {0, 0}, 0}}});
  table.place("ic/I", 1, 0);
  EXPECT_EQ(table.choices("meeple road"), (Texts{"meeple road 1", "meeple road 2"}));
  EXPECT_TRUE(table.may_tollhouse(1, 0));
}

TEST_F(TollQuestions, Q_31_no_river_tile_is_a_crossroads) {
  TOLLKEEPER_TEST_NEEDS("river")
  for (const TileSet& set : shipped_catalogue()->sets()) {
    if (set.id.rfind("river", 0) == 0) {
      for (const TileType& type : set.types) {
        EXPECT_FALSE(type.crossroads) << type.id;
      }
    }
  }
  const auto k = shipped_catalogue()->find_type("river/K");
  ASSERT_TRUE(k);
  int roads = 0;
  for (const Segment& segment : shipped_catalogue()->type(*k).segments) {
    if (segment.kind == SegmentKind::road) {
      ++roads;
      EXPECT_EQ(segment.sides, mask_of(Side::east) | mask_of(Side::west));
    }
  }
  EXPECT_EQ(roads, 1);
}

TEST_F(TollQuestions, Q_32_a_road_may_end_at_city_monastery_water_or_cottage_without_a_tollhouse) {
  constexpr std::string_view kEnds = R"(
set ends "Ends of roads"
tile ends/quay FRFF
  road E to water
  field NL NR EL ER SL SR WL WR
  unusual "the quay is drawn as a lake without an edge"
  copies 1 C1 C2 C3
tile ends/cottage FRFF
  road E to cottage
  field NL NR EL ER SL SR WL WR
  copies 1 C1 C2 C3
)";
  for (const char* tile : {"ends/quay", "ends/cottage", "base/A", "base/S"}) {
    Table table = village({.expansions = "ends", .own_tiles = kEnds});
    const int rotation = std::string_view(tile).substr(0, 4) == "ends" ? 2 : 1;
    table.place("base/U.5", 1, 0).place(tile, 2, 0, rotation);
    EXPECT_EQ(table.why_not_tollhouse(2, 0).rule, "TK-5") << tile;
    table.finish();
    EXPECT_EQ(table.points(kRed), 1) << tile;
  }
}

TEST_F(TollQuestions, Q_33_without_a_free_crossroads_the_action_is_not_there) {
  Table none({.expansions = "tollkeepers"});
  none.place("base/U", 1, 0);
  EXPECT_TRUE(none.choices("tollhouse").empty());
  Table taken = village();
  taken.place("base/U", 1, 0);
  EXPECT_TRUE(taken.choices("tollhouse").empty());
}

TEST_F(TollQuestions, Q_34_a_tollhouse_never_brought_in_pays_nothing) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).place("base/U.6", -1, 0).end();
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.points(kBlue), 0);
  EXPECT_EQ(table.tokens_in_supply(kRed), 1);
}

TEST_F(TollQuestions, Q_35_a_tollhouse_is_never_bumped) {
  Table table = village();
  table.turn_of(kBlue).place("base/W", 1, 0);
  EXPECT_EQ(table.why_not_tollhouse(0, 0).rule, "TK-7");
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (1, 0)"}));
}

TEST_F(TollQuestions, Q_36_it_claims_no_road_and_stops_no_meeple) {
  Table table = village();
  table.turn_of(kBlue).place("base/U", 1, 0).meeple("road");
  table.turn_of(kRed).place("base/U", -1, 0).meeple("road");
  table.end();
  EXPECT_EQ(table.points(kBlue), 2);
  EXPECT_EQ(table.points(kRed), 2);
}

TEST_F(TollQuestions, Q_37_majorities_on_the_road_do_not_change_the_toll) {
  Table table = village({.seats = 3});
  table.place("base/B", 1, -1).place("base/E", 2, -1).finish();
  table.turn_of(kBlue).place("base/U.5", 1, 0).meeple("road");
  table.turn_of(kGreen).place("base/W", -1, 0).finish();
  table.turn_of(kGreen).place("base/E", 3, -1).finish();
  table.turn_of(kGreen).place("base/A", 3, 0, 1).meeple("road");
  table.turn_of(kRed).place("base/U", 2, 0).finish();
  EXPECT_EQ(table.scores(),
            "red toll 1 = 1 highwaymen x 1 (TK-12)\n"
            "blue road 4 = 4 tile x 1 (B-31)\n"
            "green road 4 = 4 tile x 1 (B-31)");
}

TEST_F(TollQuestions, Q_38_it_turns_at_the_end_of_another_players_turn) {
  Table table = village();
  table.turn_of(kRed).place("tk/05", 1, 0, 1);
  table.turn_of(kBlue).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

TEST_F(TollQuestions, Q_39_after_a_redraw_phase_two_belongs_to_the_tile_finally_placed) {
  Table table({.expansions = "tollkeepers",
               .options = {{"tollhouse_on_new_tile", "forbidden"}},
               .start = {{"base/W", {0, 0}, 0}}});
  table.draw_in_vain("base/C");
  EXPECT_TRUE(table.choices().empty());
  table.place("base/W", 1, 0);
  EXPECT_EQ(table.seat(), kRed);
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (0, 0)"}));
  table.tollhouse(0, 0);
}

}  // namespace
}  // namespace tollkeeper::testing
