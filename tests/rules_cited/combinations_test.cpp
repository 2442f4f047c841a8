// How the sets meet: C-2 to C-14 and C-90 to C-96 as far as the River, the Abbot, Inns & Cathedrals
// and the Tollkeepers go.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rules_cited/river_course.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

class Combinations : public NeedsExpansions {
 protected:
  Combinations() : NeedsExpansions({"river", "inns_and_cathedrals", "abbot", "tollkeepers"}) {}
};

TableSetup all_sets(std::vector<OptionSetting> options = {}) {
  return {.expansions = "abbot,inns_and_cathedrals,tollkeepers", .options = std::move(options)};
}

TEST_F(Combinations, C_2_one_action_in_phase_2) {
  // After each kind of action the list of actions is empty.
  for (const std::string figure : {"meeple", "large_meeple", "abbot"}) {
    Table table(all_sets());
    table.place("base/W", 1, 0).place("base/B", 1, -1).figure(figure, "monastery");
    EXPECT_THAT(table.choices(), IsEmpty()) << figure;
  }
  Table table(all_sets());
  table.place("base/W", 1, 0).tollhouse(1, 0);
  EXPECT_THAT(table.choices(), IsEmpty());
  table.turn_of(kRed).place("base/B", 1, -1).figure("abbot", "monastery");
  table.turn_of(kRed).place("base/U", -1, 0).return_abbot(1, -1);
  EXPECT_THAT(table.choices(), IsEmpty());
}

TEST_F(Combinations, C_2_no_meeple_only_lets_the_abbot_home_beside_the_tollhouse) {
  Table table(all_sets(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}}));
  table.turn_of(kRed).place("base/B", 0, 1).figure("abbot", "monastery");
  table.turn_of(kRed).place("base/W", 1, 0);
  EXPECT_THAT(table.choices(), Contains("tollhouse (1, 0)"));
  table.tollhouse(1, 0);
  EXPECT_THAT(table.choices(), ElementsAre("return_abbot (0, 1)", "pass"));
  table.return_abbot(0, 1);
  EXPECT_THAT(table.choices(), IsEmpty());
}

TEST_F(Combinations, C_4_a_tollhouse_claims_nothing) {
  Table table(all_sets());
  table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0);
  table.turn_of(kBlue).place("ic/B.1", 2, 0);
  EXPECT_TRUE(table.may_meeple("road"));
  EXPECT_TRUE(table.may_figure("large_meeple", "road"));
}

TEST_F(Combinations, C_5_the_toll_is_not_part_of_the_roads_points) {
  // An inn doubles blue's road of four tiles; the toll of one garden stays one.
  Table table(all_sets());
  table.turn_of(kRed).place("base/W", -1, 0).tollhouse(-1, 0);
  table.turn_of(kBlue).place("ic/B.1", 1, 0).meeple("road");
  table.place("base/W", 2, 0).finish();
  EXPECT_EQ(table.points(kRed), 1);
  EXPECT_EQ(table.points(kBlue), 8);
}

TEST_F(Combinations, C_6_toll_is_paid_whatever_closes_the_road) {
  // A monastery with a road (ic/D) closes it; base/U.5 has highwaymen.
  Table table(all_sets());
  table.turn_of(kRed).place("base/W", -1, 0).tollhouse(-1, 0);
  table.place("base/U.5", 1, 0).place("ic/D.1", 2, 0).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
}

TEST_F(Combinations, C_7_toll_then_road) {
  Table table(all_sets());
  table.turn_of(kRed).place("base/W", -1, 0).tollhouse(-1, 0);
  table.turn_of(kRed).place("base/U.5", 1, 0).figure("large_meeple", "road");
  table.place("base/W", 2, 0).finish();
  EXPECT_EQ(table.scores(),
            "red toll 1 = 1 highwaymen x 1 (TK-12)\n"
            "red road 4 = 4 tile x 1 (B-31)");
}

TEST_F(Combinations, C_8_which_symbols_count) {
  // Donkey stable (ic/F) and highwaymen (ic/J) of Inns & Cathedrals count.
  Table table(all_sets());
  table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0);
  table.place("ic/F.1", 2, 0, 2).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 donkey_stable x 1 (TK-12)");
  table.forget_events();
  table.place("ic/J.1", 1, 1, 2).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
}

TEST_F(Combinations, C_8_which_do_not) {
  // An inn, a water tower, a pig herd, a volcano, a cathedral: no lane of the tollhouse counts
  // them.
  const Table table({.expansions = "river,inns_and_cathedrals,tollkeepers",
                     .options = {{"river", "both"}},
                     .edition = Edition::c2});
  SymbolMask counted = 0;
  for (const LaneRow& row : table.game().lanes) {
    counted |= row.symbols;
  }
  EXPECT_EQ(counted & mask_of(SymbolKind::water_tower), 0U);
  EXPECT_EQ(counted & mask_of(SymbolKind::pig_herd), 0U);
  EXPECT_EQ(counted & mask_of(SymbolKind::volcano), 0U);
}

TEST_F(Combinations, C_9_a_crossroads_is_where_roads_end_at_one_village_or_trees) {
  // No crossroads: ic/D (monastery), ic/E (two curves), ic/F (city gate), ic/Q (road over a city).
  Table table(all_sets());
  table.place("ic/D.1", 1, 0).place("ic/E.1", 2, 0).place("ic/F.1", 3, 0, 2);
  EXPECT_THAT(table.choices("tollhouse"), IsEmpty());
}

TEST_F(Combinations, C_10_an_inn_doubles_the_road_not_the_toll) {
  // Road of three tiles with an inn and a farmhouse; red's tollhouse was turned to 2 before.
  Table table(all_sets());
  table.turn_of(kRed).place("tk/03.1", 1, 0).tollhouse(1, 0);  // travellers at its road to the east
  table.place("base/W", 2, 0).finish();
  ASSERT_EQ(table.scores(), "red toll 3 = 1 travellers x 3 (TK-12)");
  ASSERT_EQ(table.toll_shown(kRed), 2);
  table.forget_events();
  // West from the start tile: ic/B.1 with its inn and garden, then a village. Four tiles in all,
  // from the tollhouse at (1, 0): tk/03, start tile, ic/B, base/W.
  table.turn_of(kBlue).place("ic/B.1", -1, 0).meeple("road");
  table.place("base/W", -2, 0).finish();
  EXPECT_EQ(table.scores(),
            "red toll 2 = 1 garden x 2 (TK-13)\n"
            "blue road 8 = 4 tile x 2 (I-3)");
}

TEST_F(Combinations, C_11_at_the_end_an_unfinished_inn_road_pays_the_tollhouse_still) {
  for (const auto& [unfinished, points] : {std::pair{"zero", 0}, std::pair{"ignore", 3}}) {
    Table table(all_sets({{"unfinished_inn_cathedral", unfinished}}));
    table.turn_of(kRed).place("tk/03.1", -1, 0, 0).tollhouse(-1, 0);
    table.turn_of(kBlue).place("ic/B.1", 1, 0).meeple("road").end();
    // Travellers and garden, one each, beside the road tk/03 - start tile - ic/B.
    EXPECT_EQ(table.points(kRed), 2) << unfinished;
    EXPECT_EQ(table.points(kBlue), points) << unfinished;
  }
}

TEST_F(Combinations, C_12_a_large_meeple_is_a_meeple_placed) {
  for (const std::string needs : {"no_phase2_action", "no_meeple_only"}) {
    Table table(all_sets({{"tollhouse_needs", needs}}));
    table.place("base/W", 1, 0).figure("large_meeple", "road S");
    EXPECT_THAT(table.choices("tollhouse"), IsEmpty());
  }
}

TEST_F(Combinations, C_13_crossroads_of_inns_and_cathedrals) {
  for (const std::string rule : {"any_crossroads", "village_only"}) {
    Table table(all_sets({{"crossroads_rule", rule}}));
    table.place("ic/I.1", 1, 0).place("ic/C.1", 2, 0).place("ic/D.1", 3, 0);
    const std::vector<std::string> tollhouses = table.choices("tollhouse");
    if (rule == "any_crossroads") {
      EXPECT_THAT(tollhouses, ElementsAre("tollhouse (1, 0)", "tollhouse (2, 0)"));
    } else {
      EXPECT_THAT(tollhouses, ElementsAre("tollhouse (1, 0)"));
      EXPECT_EQ(table.why_not_tollhouse(2, 0).rule, "D-2");
    }
    EXPECT_EQ(table.why_not_tollhouse(3, 0).rule, "TK-5");
  }
}

TEST_F(Combinations, C_14_a_symbol_between_two_segments_counts_for_both_roads) {
  // The farmhouse of ic/E lies between its two curves (N-W and E-S). Both roads run to a village
  // with a tollhouse: red's at (1, 0), blue's at (3, 0).
  Table table(all_sets());
  table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0);
  table.turn_of(kBlue).place("ic/E.1", 2, 0);
  table.turn_of(kBlue).place("base/W", 3, 0).tollhouse(3, 0);
  table.forget_events();
  // The N-W curve of ic/E goes from the village in the west to the north, where a gate ends it.
  table.place("base/T", 2, -1).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 farmhouse x 1 (TK-12)");
  table.forget_events();
  table.place("base/A", 2, 1, 2).finish();
  EXPECT_EQ(table.scores(), "blue toll 1 = 1 farmhouse x 1 (TK-12)");
}

TEST_F(Combinations, C_14_the_pigsty_of_ic_C_lies_at_two_of_its_roads) {
  Table table(all_sets());
  table.turn_of(kRed).place("ic/C.1", 1, 0).tollhouse(1, 0);
  table.place("base/W", -1, 0).finish();  // the road to the west: tiles -1, 0, 1
  EXPECT_EQ(table.scores(), "red toll 1 = 1 pigsty x 1 (TK-12)");
  table.forget_events();
  table.place("base/W", 2, 0).finish();  // to the east lies the inn alone
  EXPECT_EQ(table.scores(), "");
  table.place("base/A", 1, 1, 2).finish();  // to the south
  EXPECT_EQ(table.scores(), "red toll 1 = 1 pigsty x 1 (TK-12)");
}

TEST_F(Combinations, C_90_no_crossroads_on_any_river_tile) {
  for (const Edition edition : {Edition::c2, Edition::c3}) {
    const Table table(
        {.expansions = "river,tollkeepers", .options = {{"river", "both"}}, .edition = edition});
    for (const Kind& kind : table.game().kinds) {
      if (kind.wet) {
        EXPECT_FALSE(kind.type->crossroads) << kind.type->id;
      }
    }
  }
}

TEST_F(Combinations, C_90_a_road_over_the_river_sees_the_symbols_beside_it) {
  // The road of river/I.1 at (7, 1) leaves to the north and the east, beside highwaymen.
  Table table({.expansions = "river,tollkeepers", .edition = Edition::c2});
  lay_river_1(table);
  table.place("river/L", 9, 2);
  table.turn_of(kRed).place("base/W", 8, 1).tollhouse(8, 1);
  table.place("base/T", 7, 0).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 highwaymen x 1 (TK-12)");
}

TEST_F(Combinations, C_91_the_volcano_lake_lets_no_tollhouse_be_placed) {
  for (const std::string volcano : {"on", "off"}) {
    Table table({.expansions = "river,tollkeepers",
                 .options = {{"river", "river_2"}, {"river_volcano", volcano}},
                 .edition = Edition::c2,
                 .start = {{"r2/A", {0, 0}, 0}, {"base/W", {-1, 0}, 1}}});
    lay_river_2(table);
    table.place("r2/K.1", 1, -4, 3).place("r2/L.1", 3, 4, 1);
    EXPECT_EQ(table.choices("tollhouse").empty(), volcano == "on");
  }
}

TEST_F(Combinations, C_95_the_abbot_in_or_home_excludes_the_tollhouse) {
  Table table({.expansions = "abbot,tollkeepers"});
  table.turn_of(kRed).place("base/W", 1, 0);
  table.turn_of(kRed).place("base/B", 1, -1).figure("abbot", "monastery");
  EXPECT_FALSE(table.may_tollhouse(1, 0));
  table.turn_of(kBlue).place("base/U", -1, 0);
  EXPECT_THAT(table.choices(), Contains("tollhouse (1, 0)"));
  EXPECT_THAT(table.choices(), Not(Contains("return_abbot (1, -1)")));
  table.turn_of(kRed).place("base/U", 0, 1).return_abbot(1, -1);
  EXPECT_FALSE(table.may_tollhouse(1, 0));
}

TEST_F(Combinations, C_96_a_garden_is_a_symbol_whether_abbots_are_used_or_stand_there) {
  for (const std::string gardens : {"on", "off"}) {
    for (const bool occupied : {false, true}) {
      if (occupied && gardens == "off") {
        continue;
      }
      Table table({.expansions = "abbot,tollkeepers", .options = {{"gardens", gardens}}});
      table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0);
      table.turn_of(kBlue).place("base/U.4", -1, 0);
      if (occupied) {
        table.figure("abbot", "garden");
      }
      table.place("base/W", -2, 0).finish();
      EXPECT_EQ(table.scores(), "red toll 1 = 1 garden x 1 (TK-12)");
    }
  }
}

}  // namespace
}  // namespace tollkeeper::testing
