// The Tollkeepers: where the sources disagree (D-1 to D-13), each reading an option whose every
// value is played here, and how the set meets others in general (C-1 to C-9).
#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

class TollReadings : public NeedsExpansions {
 protected:
  TollReadings() : NeedsExpansions({"tollkeepers"}) {}
};

class Combining : public NeedsExpansions {
 protected:
  Combining() : NeedsExpansions({"tollkeepers"}) {}
};

TableSetup with_option(const char* name, const char* value) {
  return {
      .expansions = "tollkeepers", .options = {{name, value}}, .start = {{"base/W", {0, 0}, 0}}};
}

TEST_F(TollReadings, D_1_a_crossroads_of_the_tile_just_placed) {
  Table allowed(with_option("tollhouse_on_new_tile", "allowed"));
  allowed.place("base/W", 1, 0).tollhouse(1, 0);
  Table forbidden(with_option("tollhouse_on_new_tile", "forbidden"));
  forbidden.place("base/W", 1, 0);
  EXPECT_EQ(forbidden.why_not_tollhouse(1, 0).rule, "D-1");
  EXPECT_EQ(forbidden.choices("tollhouse"), (Texts{"tollhouse (0, 0)"}));
  forbidden.place("base/U", 2, 0);
  EXPECT_TRUE(forbidden.may_tollhouse(1, 0));  // it is no longer new
}

TEST_F(TollReadings, D_2_any_crossroads_or_villages_only) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/C's roads meet at trees, base/W's at a village.
  for (const bool villages : {false, true}) {
    TableSetup setup = with_option("crossroads_rule", villages ? "village_only" : "any_crossroads");
    setup.expansions += ",inns_and_cathedrals";
    Table table(setup);
    table.place("ic/C", 1, 0);
    EXPECT_TRUE(table.may_tollhouse(0, 0));
    EXPECT_EQ(table.may_tollhouse(1, 0), !villages);
    if (villages) {
      EXPECT_EQ(table.why_not_tollhouse(1, 0).rule, "D-2");
    }
  }
}

// Red's tollhouse takes toll of travellers in blue's turn.
Table travellers_in_blues_turn(const char* flip) {
  Table table(with_option("toll_flip", flip));
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.turn_of(kRed).place("tk/05", 1, 0, 1);
  table.turn_of(kBlue).place("base/A", 2, 0, 1).finish();
  return table;
}

TEST_F(TollReadings, D_3_it_turns_at_the_end_of_that_turn_or_of_its_owners_turn) {
  const Table now = travellers_in_blues_turn("end_of_current_turn");
  EXPECT_EQ(now.toll_shown(kRed), 2);
  Table later = travellers_in_blues_turn("end_of_owner_turn");
  EXPECT_EQ(later.points(kRed), 3);
  EXPECT_EQ(later.toll_shown(kRed), 1);
  later.turn_of(kBlue).place("base/B", 0, -2).finish();  // a turn of blue's more
  EXPECT_EQ(later.toll_shown(kRed), 1);
  later.turn_of(kRed).place("base/U.5", -1, 0);
  EXPECT_EQ(later.toll_shown(kRed), 1);
  later.finish();
  EXPECT_EQ(later.toll_shown(kRed), 2);
}

TEST_F(TollReadings, D_4_completer_road_owner_and_tollhouse_owner_may_be_three_players) {
  Table table({.expansions = "tollkeepers", .seats = 3, .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.turn_of(kGreen).place("tk/05", 1, 0, 1).meeple("road");
  table.turn_of(kBlue).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.points(kRed), 3);    // toll
  EXPECT_EQ(table.points(kGreen), 3);  // road of three tiles
  EXPECT_EQ(table.points(kBlue), 0);
}

TEST_F(TollReadings, D_5_it_plays_with_all_other_expansions) {
  std::string all;
  for (const Expansion* expansion : all_expansions()) {
    all += (all.empty() ? "" : ",") + std::string(expansion->name);
  }
  for (int seats = 1; seats <= 6; ++seats) {
    EXPECT_TRUE(game_of({.expansions = all, .seats = seats})) << all;
  }
}

TEST_F(TollReadings, D_6_toll_before_or_after_the_road_with_the_same_points) {
  const auto scores = [](const char* order) {
    Table table(with_option("toll_order", order));
    table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
    table.turn_of(kBlue).place("tk/05", 1, 0, 1).meeple("road").place("base/A", 2, 0, 1).finish();
    EXPECT_EQ(table.toll_shown(kRed), 2);
    return table.scores();
  };
  const std::string toll = "red toll 3 = 1 travellers x 3 (TK-12)";
  const std::string road = "blue road 3 = 3 tile x 1 (B-31)";
  EXPECT_EQ(scores("before_road"), toll + "\n" + road);
  EXPECT_EQ(scores("after_road"), road + "\n" + toll);
}

TEST_F(TollReadings, D_7_any_figure_placed_shuts_the_tollhouse_out_in_both_readings) {
  TOLLKEEPER_TEST_NEEDS("abbot", "inns_and_cathedrals")
  for (const char* needs : {"no_phase2_action", "no_meeple_only"}) {
    for (const char* figure : {"meeple", "large_meeple", "abbot"}) {
      TableSetup setup = with_option("tollhouse_needs", needs);
      setup.expansions += ",inns_and_cathedrals,abbot";
      Table table(setup);
      table.place("base/B", 0, -1);
      EXPECT_TRUE(table.may_tollhouse(0, 0));
      table.figure(figure, "monastery");
      EXPECT_TRUE(table.choices().empty()) << needs << " " << figure;
    }
  }
}

TEST_F(TollReadings, D_8_bringing_it_in_puts_it_straight_on_a_crossroads) {
  Table table(with_option("toll_flip", "end_of_current_turn"));
  table.place("base/B", 0, -1);
  // There is no action that lays it before its owner first.
  for (const std::string& choice : table.choices("tollhouse")) {
    EXPECT_EQ(choice, "tollhouse (0, 0)");
  }
  table.tollhouse(0, 0);
  EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
}

TEST_F(TollReadings, D_9_no_symbols_no_points_by_arithmetic) {
  Table table(with_option("toll_flip", "end_of_current_turn"));
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/A", 1, 0, 1).end();
  EXPECT_EQ(table.points(kRed), 0);
}

TEST_F(TollReadings, D_10_the_groups_are_called_travellers) {
  EXPECT_EQ(row_of(SymbolKind::travellers).word, "travellers");
}

TEST_F(TollReadings, D_11_small_and_large_toll_numbers) {
  // A farmhouse and travellers at 1: 1 + 3. Then at 2 highwaymen: 2.
  Table table(with_option("toll_flip", "end_of_current_turn"));
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/U.7", 1, 0).place("tk/03", 2, 0, 2).finish();
  EXPECT_EQ(table.points(kRed), 4);
  table.place("base/U.5", -1, 0).place("base/A", -2, 0, 3).finish();
  EXPECT_EQ(table.points(kRed), 4 + 2);
}

TEST_F(TollReadings, D_12_the_set_by_edition) {
  const auto has = [](Edition edition, std::string_view type) {
    const Table table({.expansions = "tollkeepers", .edition = edition});
    for (const Kind& kind : table.game().kinds) {
      if (kind.type->id == type) {
        return true;
      }
    }
    return false;
  };
  // One tile had three roads in C2 and has four in C3; C1 games lay the C2 set.
  EXPECT_TRUE(has(Edition::c3, "tk/04x"));
  EXPECT_FALSE(has(Edition::c3, "tk/04"));
  for (const Edition edition : {Edition::c2, Edition::c1}) {
    EXPECT_TRUE(has(edition, "tk/04"));
    EXPECT_FALSE(has(edition, "tk/04x"));
  }
  const auto type = shipped_catalogue()->find_type("tk/04x");
  ASSERT_TRUE(type);
  EXPECT_TRUE(shipped_catalogue()->type(*type).reconstruction);
}

// --- combining in general ------------------------------------------------------------------------

TEST_F(Combining, C_1_the_tollkeepers_go_with_any_choice_of_sets) {
  const auto expansions = all_expansions();
  for (unsigned mask = 0; mask < (1U << expansions.size()); ++mask) {
    std::string names = "tollkeepers";
    for (std::size_t n = 0; n < expansions.size(); ++n) {
      if (((mask >> n) & 1) != 0 && expansions[n]->name != "tollkeepers") {
        names += "," + std::string(expansions[n]->name);
      }
    }
    EXPECT_TRUE(game_of({.expansions = names})) << names;
  }
}

TEST_F(Combining, C_2_after_each_kind_of_action_nothing_more_is_open) {
  TOLLKEEPER_TEST_NEEDS("abbot", "inns_and_cathedrals")
  const auto table_with_abbot = [] {
    Table table(
        {.expansions = "tollkeepers,abbot,inns_and_cathedrals", .start = {{"base/W", {0, 0}, 0}}});
    table.turn_of(kRed).place("base/B", 0, -1).figure("abbot", "monastery");
    table.turn_of(kRed).place("base/B", 0, -2);
    return table;
  };
  Table meeple = table_with_abbot();
  meeple.meeple("monastery");
  EXPECT_TRUE(meeple.choices().empty());
  Table large = table_with_abbot();
  large.figure("large_meeple", "field");
  EXPECT_TRUE(large.choices().empty());
  Table home = table_with_abbot();
  home.return_abbot(0, -1);
  EXPECT_TRUE(home.choices().empty());
  Table tollhouse = table_with_abbot();
  tollhouse.tollhouse(0, 0);
  EXPECT_TRUE(tollhouse.choices().empty());
}

TEST_F(Combining, C_3_placing_the_tile_and_scoring_shut_nothing_out) {
  // A tile that completes a road and sends a meeple home in phase 3 leaves phase 2 as it is.
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/U", 1, 0).meeple("road");
  table.turn_of(kRed).place("base/A", 2, 0, 1).tollhouse(0, 0).finish();
  EXPECT_EQ(table.supply(kRed), 7);
  EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
}

TEST_F(Combining, C_4_a_tollhouse_claims_nothing_and_counts_in_no_majority) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.turn_of(kBlue).place("base/U", 1, 0).meeple("road");  // the road at red's tollhouse
  table.place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.points(kBlue), 3);
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST_F(Combining, C_5_toll_is_no_part_of_the_roads_own_points) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // An inn doubles the road and not the toll: 3 tiles x 2, highwaymen 1.
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.turn_of(kBlue).place("ic/A", 1, 0, 0).meeple("road");  // inn and highwaymen beside it
  table.place("base/A", 1, 1, 2).finish();
  EXPECT_EQ(table.points(kBlue), 6);
  EXPECT_EQ(table.points(kRed), 1);
}

TEST_F(Combining, C_6_toll_is_paid_however_the_road_came_to_be_complete) {
  // Closed by a village, a city gate, a monastery, and from the middle.
  struct Row {
    const char* tile;
    int rotation;
  };
  for (const Row end : {Row{"base/W", 0}, Row{"base/S", 1}, Row{"base/A", 1}, Row{"base/X", 0}}) {
    Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
    table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
    table.place("base/U.5", 1, 0).place(end.tile, 2, 0, end.rotation).finish();
    EXPECT_EQ(table.points(kRed), 1) << end.tile;
  }
  Table middle({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  middle.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  middle.place("base/B", 1, -1).place("base/E", 2, -1).place("base/A", 2, 0, 1);
  middle.place("base/U.5", 1, 0).finish();
  EXPECT_EQ(middle.points(kRed), 1);
}

TEST_F(Combining, C_7_toll_then_road_in_one_scoring) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.turn_of(kBlue).place("tk/05", 1, 0, 1).meeple("road");
  table.turn_of(kRed).place("base/A", 2, 0, 1).finish();
  const Texts all = table.happened();
  EXPECT_EQ(Texts(all.end() - 5, all.end()),
            (Texts{"score red toll 3", "score blue road 3", "home blue meeple (1, 0)",
                   "tollhouse red (0, 0) shows 2", "end of turn red"}));
}

TEST_F(Combining, C_8_minor_symbols_of_every_set_count_and_others_do_not) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/J: highwaymen beside its road. ic/B: an inn (no symbol of the toll's) and a garden.
  const auto toll = [](const char* tile, int rotation) {
    Table table(
        {.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"base/W", {0, 0}, 0}}});
    table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
    table.place(tile, 1, 0, rotation);
    if (std::string_view(tile) == "ic/B") {
      table.place("base/A", 2, 0, 1);
    }
    table.finish();
    return table.points(kRed);
  };
  EXPECT_EQ(toll("ic/J", 1), 1);
  EXPECT_EQ(toll("ic/B", 0), 1);
  EXPECT_EQ(toll("ic/N", 1), 0);  // an inn beside a road to a gate
}

TEST_F(Combining, C_9_roads_that_end_elsewhere_or_cross_make_no_crossroads) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"base/X", {0, 0}, 0}}});
  table.place("ic/E", 1, 0, 0);   // two roads pass each other
  table.place("ic/D", -1, 0, 0);  // two roads to a monastery
  table.place("ic/Q", 0, 1, 0);   // two roads to city gates
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (0, 0)"}));
}

}  // namespace
}  // namespace tollkeeper::testing
