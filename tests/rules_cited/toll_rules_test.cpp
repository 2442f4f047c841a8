// The Tollkeepers: the rules TK-1 to TK-27. Most boards are one road from the village of the start
// tile at (0, 0), where red's tollhouse stands, to the east.
#include <gtest/gtest.h>

#include <set>

#include "rules_cited/toll_village.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

class TollRules : public NeedsExpansions {
 protected:
  TollRules() : NeedsExpansions({"tollkeepers"}) {}
};

// The village, but red has collected 3 for travellers on a road to the west, and shows 2.
Table village_with_large_toll() {
  Table table = village();
  table.place("tk/05", -1, 0, 1).place("base/A", -2, 0, 3).finish();
  return table;
}
constexpr int kEarned = 3;  // what that road paid: one group of travellers at the small toll

// A road of the village to the east: this tile, its road from west to east, then a monastery.
int toll_of(Table table, const char* tile, int rotation) {
  const int before = table.points(kRed);
  table.place(tile, 1, 0, rotation).place("base/S", 2, 0, 1).finish();
  return table.points(kRed) - before;
}

TEST_F(TollRules, TK_1_ten_tiles_eight_of_them_with_travellers_beside_a_road) {
  for (const Edition edition : {Edition::c2, Edition::c3}) {
    const Table table({.expansions = "tollkeepers", .edition = edition});
    int tiles = 0;
    int travellers = 0;
    for (std::uint16_t n = 0; n < table.game().copies.size(); ++n) {
      const TileCopy& copy = table.game().copy(n);
      if (copy.id.rfind("tk/", 0) != 0) {
        continue;
      }
      ++tiles;
      for (const PrintedSymbol& symbol : copy.symbols) {
        EXPECT_EQ(symbol.kind, SymbolKind::travellers) << copy.id;
        EXPECT_NE(symbol.beside, 0) << copy.id;
        ++travellers;
      }
    }
    EXPECT_EQ(tiles, 10);
    EXPECT_EQ(travellers, 8);
  }
}

TEST_F(TollRules, TK_2_each_of_six_players_has_one_tollhouse_that_shows_1_or_2) {
  Table table({.expansions = "tollkeepers", .seats = 6, .start = {{"base/X", {0, 0}, 0}}});
  for (Seat seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(table.tokens_in_supply(seat), 1);
    EXPECT_EQ(table.toll_shown(seat), 0);
  }
  table.turn_of(kPink).place("base/W", 0, -1).tollhouse(0, 0).finish();
  EXPECT_EQ(table.tokens_in_supply(kPink), 0);
  EXPECT_EQ(table.toll_shown(kPink), 1);
  // Two copies of the tiles bring no second tollhouse.
  const Table twice({.expansions = "tollkeepers*2"});
  EXPECT_EQ(twice.tokens_in_supply(kRed), 1);
  EXPECT_EQ(twice.state().tiles_left(), 91);
  // Tollhouses may be left out: the tiles alone.
  const Table none({.expansions = "tollkeepers", .options = {{"tollhouse", "off"}}});
  EXPECT_EQ(none.tokens_in_supply(kRed), 0);
  EXPECT_EQ(none.state().tiles_left(), 81);
}

TEST_F(TollRules, TK_2_with_tollhouses_off_there_is_no_such_action) {
  Table table({.expansions = "tollkeepers",
               .options = {{"tollhouse", "off"}},
               .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/B", 0, -1);
  EXPECT_TRUE(table.choices("tollhouse").empty());
  EXPECT_EQ(table.why_not_tollhouse(0, 0).rule, "TK-2");
}

TEST_F(TollRules, TK_3_the_tiles_are_shuffled_in_and_the_base_rules_stay) {
  Table table({.expansions = "tollkeepers"});
  EXPECT_EQ(table.state().tiles_left(), 71 + 10);
  EXPECT_EQ(table.supply(kRed), 7);
  table.place("tk/02", 1, 0).meeple("road W").place("base/A", -1, 0, 3).finish();
  EXPECT_EQ(table.points(kRed), 3);
}

TEST_F(TollRules, TK_4_instead_of_a_meeple_the_tollhouse_comes_in_or_moves) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/W", 1, 0);
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (0, 0)", "tollhouse (1, 0)"}));
  EXPECT_EQ(table.choices().back(), "pass");  // always optional
  // After a meeple there is no tollhouse.
  Table first_meeple({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  first_meeple.place("base/W", 1, 0).meeple("road E");
  EXPECT_TRUE(first_meeple.choices().empty());
  EXPECT_NE(first_meeple.why_not_tollhouse(0, 0).message, "legal");
  // After the tollhouse there is no meeple and no second move.
  table.tollhouse(0, 0);
  EXPECT_TRUE(table.choices().empty());
  EXPECT_NE(table.why_not_meeple("road E").message, "legal");
  EXPECT_NE(table.why_not_tollhouse(1, 0).message, "legal");
  // In a later turn it moves.
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(1, 0);
  EXPECT_EQ(table.tollhouse_place(kRed), "(1, 0)");
}

TEST_F(TollRules, TK_5_only_where_two_three_or_four_roads_start) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"base/X", {0, 0}, 0}}});
  table.place("base/W", 1, 0).place("tk/03", -1, 0).place("base/L", 0, -1);
  table.place("base/A", 0, 1, 2);  // a road to a monastery
  table.place("ic/D", 1, 1, 1);    // two roads to a monastery
  table.place("base/S", 2, 0, 1);  // a road to a city
  table.place("tk/10", -2, 0, 2);  // two roads to cities
  const std::set<std::string> there = [&] {
    const Texts texts = table.choices("tollhouse");
    return std::set<std::string>(texts.begin(), texts.end());
  }();
  EXPECT_EQ(there, (std::set<std::string>{"tollhouse (0, 0)", "tollhouse (1, 0)",
                                          "tollhouse (-1, 0)", "tollhouse (0, -1)"}));
  for (const Cell cell : {Cell{0, 1}, Cell{1, 1}, Cell{2, 0}, Cell{-2, 0}, Cell{9, 9}}) {
    EXPECT_EQ(table.why_not_tollhouse(cell.x, cell.y).rule, "TK-5") << cell_text(cell);
  }
}

TEST_F(TollRules, TK_6_any_crossroads_on_the_map_whoever_placed_it_and_when) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/W", 1, 0).finish();                        // red's, an earlier turn
  table.turn_of(kBlue).place("base/U", 2, 0).tollhouse(1, 0);  // blue's tollhouse on it
  table.turn_of(kRed).place("base/U", 3, 0).tollhouse(0, 0);   // the start tile, far away
  EXPECT_EQ(table.tollhouse_place(kBlue), "(1, 0)");
  EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
}

TEST_F(TollRules, TK_7_it_must_be_free_of_tollhouses_but_meeples_do_not_matter) {
  Table table = village();
  table.turn_of(kBlue).place("base/U", 1, 0);
  EXPECT_EQ(table.why_not_tollhouse(0, 0).rule, "TK-7");
  EXPECT_TRUE(table.choices("tollhouse").empty());
  // A meeple on each road and field of the village does not keep it.
  Table full({.expansions = "tollkeepers", .start = {{"base/U", {0, 0}, 0}}});
  full.turn_of(kBlue).place("base/W", 1, 0, 0).meeple("road E");
  full.turn_of(kRed).place("base/U", 2, 0).tollhouse(1, 0);
  EXPECT_EQ(full.tollhouse_place(kRed), "(1, 0)");
}

TEST_F(TollRules, TK_8_another_tollhouse_at_the_other_end_of_the_road_does_not_block) {
  Table table = village();
  table.turn_of(kBlue).place("base/W", 1, 0).tollhouse(1, 0);
  EXPECT_EQ(table.tollhouse_place(kBlue), "(1, 0)");
}

TEST_F(TollRules, TK_9_it_comes_in_showing_1_and_moving_never_changes_it) {
  Table table = village();
  EXPECT_EQ(table.toll_shown(kRed), 1);
  table.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0).finish();
  EXPECT_EQ(table.toll_shown(kRed), 1);
  Table large = village_with_large_toll();
  ASSERT_EQ(large.toll_shown(kRed), 2);
  large.turn_of(kRed).place("base/W", 1, 0).tollhouse(1, 0).finish();
  EXPECT_EQ(large.toll_shown(kRed), 2);
}

TEST_F(TollRules, TK_10_it_stays_in_play_to_the_end) {
  Table table = village();
  table.place("base/A", 1, 0, 1).finish();  // a road completed at it
  table.turn_of(kRed).place("base/B", 0, -2);
  for (const std::string& choice : table.choices()) {
    EXPECT_EQ(choice.find("return"), std::string::npos);
  }
  table.end();
  EXPECT_EQ(table.tokens_in_supply(kRed), 0);
  EXPECT_EQ(table.tollhouse_place(kRed), "(0, 0)");
}

TEST_F(TollRules, TK_11_toll_is_raised_when_a_road_that_ends_there_is_completed_by_anyone) {
  // By blue ...
  Table by_blue = village();
  by_blue.turn_of(kBlue).place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(by_blue.points(kRed), 1);
  // ... and by red.
  Table by_red = village();
  by_red.turn_of(kBlue).place("base/U.5", 1, 0);
  by_red.turn_of(kRed).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(by_red.points(kRed), 1);
  // Not while it is incomplete.
  Table open = village();
  open.place("base/U.5", 1, 0).place("base/U.6", 2, 0).finish();
  EXPECT_EQ(open.points(kRed), 0);
  // Not for a road that does not end at the tollhouse.
  Table other = village();
  other.place("base/W", 1, 0).place("base/U.5", 2, 0).place("base/A", 3, 0, 1).finish();
  EXPECT_EQ(other.points(kRed), 0);
}

struct Symbol {
  const char* tile;
  int rotation;  // its road goes from the west to the east
  int small;
};
// V (bend) cannot lie between west and east, so sheds on bends have a test of their own.
const std::vector<Symbol> kSymbolTiles{
    {"base/U.7", 0, 1},  // farmhouse
    {"base/U.8", 0, 1},  // pigsty
    {"base/U.4", 0, 1},  // garden
    {"base/U.5", 0, 1},  // highwaymen
    {"tk/05", 1, 3},     // travellers
    {"base/U", 0, 0},    // nothing
};

TEST_F(TollRules, TK_12_small_toll_1_each_and_3_for_travellers) {
  for (const Symbol& symbol : kSymbolTiles) {
    EXPECT_EQ(toll_of(village(), symbol.tile, symbol.rotation), symbol.small) << symbol.tile;
  }
}

TEST_F(TollRules, TK_13_large_toll_2_each_and_6_for_travellers) {
  for (const Symbol& symbol : kSymbolTiles) {
    if (std::string_view(symbol.tile) != "tk/05") {  // it lies in the west already
      EXPECT_EQ(toll_of(village_with_large_toll(), symbol.tile, symbol.rotation), 2 * symbol.small)
          << symbol.tile;
    }
  }
  Table table = village_with_large_toll();
  table.place("tk/03", 1, 0, 2).finish();  // its road with travellers meets the village's
  EXPECT_EQ(table.points(kRed), kEarned + 6);
}

TEST_F(TollRules, TK_14_cowshed_pigsty_and_donkey_stable_are_sheds_water_towers_are_none) {
  // Bends from the village's east road to the south, then a monastery: one shed each.
  for (const char* shed : {"base/V.9", "base/V.8"}) {  // cowshed, pigsty
    Table table = village();
    table.place(shed, 1, 0, 0).place("base/A", 1, 1, 2).finish();
    EXPECT_EQ(table.points(kRed), 1) << shed;
  }
  Table stable = village();
  stable.place("base/K.3", 1, 0, 0).place("base/A", 1, 1, 2).finish();  // donkey stable, roads S W
  EXPECT_EQ(stable.points(kRed), 1);
  // A water tower right beside the road is not in the list.
  Table tower = village({.expansions = "tower", .own_tiles = R"(
set tower "A water tower"
tile tower/A FRFR
  road E W
  field NL NR EL WR
  field ER SL SR WL
  copy tower/A.1 C1 C2 C3: water_tower beside road E
)"});
  EXPECT_EQ(toll_of(tower, "tower/A", 0), 0);
}

TEST_F(TollRules, TK_15_no_symbols_no_toll) {
  Table table = village();
  table.place("base/U", 1, 0).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.scores(), "");
  EXPECT_EQ(table.toll_shown(kRed), 1);
}

TEST_F(TollRules, TK_16_the_road_is_scored_as_usual_besides_the_toll) {
  Table table = village();
  table.turn_of(kBlue).place("base/U.5", 1, 0).meeple("road").place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.scores(),
            "red toll 1 = 1 highwaymen x 1 (TK-12)\n"
            "blue road 3 = 3 tile x 1 (B-31)");
  // Also to the tollhouse's owner.
  Table own = village();
  own.turn_of(kRed).place("base/U.5", 1, 0).meeple("road").place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(own.points(kRed), 1 + 3);
}

TEST_F(TollRules, TK_17_a_symbol_counts_only_beside_a_segment_of_the_road) {
  // tk/04x has four roads and travellers at the east one. Turned 2, east lies in the west.
  Table with = village();
  with.place("tk/04x", 1, 0, 2).finish();
  EXPECT_EQ(with.points(kRed), 3);
  Table without = village();
  without.place("tk/04x", 1, 0, 0).finish();  // the road without travellers meets ours
  EXPECT_EQ(without.points(kRed), 0);
  EXPECT_EQ(without.toll_shown(kRed), 1);
  // A farmhouse on the tile but beside no road (base/B.3 has none near) never counts.
  Table far = village();
  far.place("base/B.3", -1, -1).place("base/A", 1, 0, 1).finish();
  EXPECT_EQ(far.points(kRed), 0);
}

TEST_F(TollRules, TK_18_between_two_roads_side_by_side_a_symbol_counts_for_both) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  // ic/E: two curves that never meet, a farmhouse between them. Either curve counts it.
  const auto toll = [](int rotation, int y, int end_rotation) {
    Table table = village({.expansions = "inns_and_cathedrals"});
    table.place("ic/E", 1, 0, rotation).place("base/A", 1, y, end_rotation).finish();
    return table.points(kRed);
  };
  EXPECT_EQ(toll(0, -1, 0), 1);  // the curve N-W as printed: from our road to the north
  EXPECT_EQ(toll(2, -1, 0), 1);  // the curve E-S, turned to W-N
}

TEST_F(TollRules, TK_20_after_toll_of_travellers_the_tollhouse_turns_over) {
  Table table = village();
  table.place("tk/05", 1, 0, 1).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.toll_shown(kRed), 2);
  table.place("tk/03", -1, 0, 0).finish();  // travellers again: 6, and back to 1
  EXPECT_EQ(table.points(kRed), 3 + 6);
  EXPECT_EQ(table.toll_shown(kRed), 1);
  // Other symbols turn nothing.
  Table minor = village();
  minor.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(minor.points(kRed), 1);
  EXPECT_EQ(minor.toll_shown(kRed), 1);
}

// One tile completes two roads of red's village, each with travellers: to the east tk/05 and a
// bend, to the south tk/06 and a straight road; the village at (2, 1) closes both.
Table two_roads_at_once(Table table) {
  table.place("tk/05", 1, 0, 1).place("base/V", 2, 0, 0);
  table.place("tk/06", 0, 1, 2).place("base/U", 1, 1, 0);
  table.place("base/W", 2, 1, 1).finish();
  return table;
}

TEST_F(TollRules, TK_21_roads_of_one_turn_all_pay_at_the_value_it_had) {
  const Table table = two_roads_at_once(village());
  EXPECT_EQ(table.points(kRed), 3 + 3);  // not 3 + 6
  const Texts all = table.happened();
  const Texts last(all.end() - 4, all.end());
  EXPECT_EQ(last, (Texts{"score red toll 3", "score red toll 3", "tollhouse red (0, 0) shows 2",
                         "end of turn blue"}));
}

TEST_F(TollRules, TK_22_it_turns_at_most_once_a_turn) {
  EXPECT_EQ(two_roads_at_once(village()).toll_shown(kRed), 2);
  // Two groups on one road turn it once as well.
  Table table = village();
  table.place("tk/05", 1, 0, 1).place("tk/03", 2, 0, 2).finish();
  EXPECT_EQ(table.points(kRed), 6);
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

TEST_F(TollRules, TK_23_at_the_end_1_for_each_symbol_of_incomplete_roads_travellers_too) {
  Table table = village_with_large_toll();                   // shows 2, which does not matter
  table.place("base/U.5", 1, 0).place("tk/06", 2, 0).end();  // highwaymen, travellers
  EXPECT_EQ(table.points(kRed), kEarned + 2);
  EXPECT_EQ(table.scores(),
            "red toll 3 = 1 travellers x 3 (TK-12)\n"
            "red toll 2 at the end = 1 highwaymen x 1 + 1 travellers x 1 (TK-23)");
}

TEST_F(TollRules, TK_24_with_first_edition_tiles_only_travellers_count) {
  const Table c1({.expansions = "tollkeepers", .edition = Edition::c1});
  for (const Kind& kind : c1.game().kinds) {
    EXPECT_EQ(kind.symbols.empty(), kind.type->id.rfind("base/", 0) == 0 ||
                                        kind.type->id == "tk/01" || kind.type->id == "tk/02")
        << kind.type->id;
  }
  Table table = village({.edition = Edition::c1});
  table.place("base/U", 1, 0).place("tk/05", 2, 0, 1).place("base/A", 3, 0, 1).finish();
  EXPECT_EQ(table.points(kRed), 3);
}

TEST_F(TollRules, TK_25_little_farmhouses_of_first_edition_tiles_count_by_house_rule_alone) {
  constexpr std::string_view kC1Tile = R"(
set farm "Little farmhouses"
tile farm/A FRFR
  road E W
  field NL NR EL WR
  field ER SL SR WL
  copy farm/A.1 C1 C3: farmhouse beside road E
)";
  struct Row {
    const char* option;
    Edition edition;
    int toll;
  };
  for (const Row row : {Row{"off", Edition::c1, 0}, Row{"on", Edition::c1, 1},
                        Row{"off", Edition::c3, 1}, Row{"on", Edition::c3, 1}}) {
    const Table table = village({.expansions = "farm",
                                 .options = {{"c1_little_farmhouses", row.option}},
                                 .edition = row.edition,
                                 .own_tiles = kC1Tile});
    EXPECT_EQ(toll_of(table, "farm/A.1", 0), row.toll) << row.option << name_of(row.edition);
  }
}

constexpr std::string_view kTreesAndCottage = R"(
set odd "Trees and a cottage"
tile odd/T FRRR
  road E to crossroads
  road S to crossroads
  road W to crossroads
  field NL NR EL WR
  field ER SL
  field SR WL
  crossroads trees
  copies 1 C1 C2 C3
tile odd/C FRFR
  road E to cottage
  road W to cottage
  field NL NR EL WR
  field ER SL SR WL
  copies 1 C1 C2 C3
)";

TEST_F(TollRules, TK_26_trees_and_villages_are_the_same_thing_in_first_edition_art) {
  for (const char* rule : {"any_crossroads", "village_only"}) {
    Table table({.expansions = "tollkeepers",
                 .options = {{"crossroads_rule", rule}},
                 .edition = Edition::c1,
                 .start = {{"base/U", {0, 0}, 1}}});
    table.place("base/L", 0, 1, 1);  // CRRR, drawn with trees in C1
    EXPECT_TRUE(table.may_tollhouse(0, 1)) << rule;
  }
  Table trees({.expansions = "tollkeepers,odd",
               .edition = Edition::c1,
               .start = {{"base/U", {0, 0}, 1}},
               .own_tiles = kTreesAndCottage});
  trees.place("odd/T", 0, 1, 1);
  EXPECT_TRUE(trees.may_tollhouse(0, 1));
}

TEST_F(TollRules, TK_27_a_cottage_at_which_roads_end_is_no_crossroads) {
  Table table = village({.expansions = "odd", .own_tiles = kTreesAndCottage});
  table.place("base/U.5", 1, 0).place("odd/C", 2, 0);
  EXPECT_EQ(table.why_not_tollhouse(2, 0).rule, "TK-5");
  table.finish();
  EXPECT_EQ(table.points(kRed), 1);  // but the road is completed by it
}

}  // namespace
}  // namespace tollkeeper::testing
