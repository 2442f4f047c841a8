// Inns & Cathedrals by its rules: I-1 to I-13, QI-1 to QI-8, E-15 and the files of E-17.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rules_cited/river_course.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class InnsRules : public NeedsExpansions {
 protected:
  InnsRules() : NeedsExpansions({"inns_and_cathedrals"}) {}
};

TableSetup inns(std::vector<OptionSetting> options = {}, int seats = 2) {
  return {.expansions = "inns_and_cathedrals", .options = std::move(options), .seats = seats};
}

const TileType& type_in(const Table& table, std::string_view id) {
  return table.game().catalogue->type(*table.game().catalogue->find_type(id));
}

int count(const TileType& type, SegmentKind kind) {
  return static_cast<int>(
      std::count_if(type.segments.begin(), type.segments.end(),
                    [kind](const Segment& segment) { return segment.kind == kind; }));
}

// A road from the village at (-1, 0) over the start tile to the inn of ic/B, red's, still open at
// (2, 0): three tiles.
void lay_inn_road(Table& table) {
  table.turn_of(kRed).place("base/W", -1, 0).meeple("road E");
  table.turn_of(kBlue).place("ic/B.1", 1, 0);
}

// A city of red's: the start tile, a cathedral, caps to the west and the north; open at (1, -1).
void lay_cathedral_city(Table& table) {
  table.turn_of(kRed).place("ic/K.1", 0, -1).meeple("city");
  table.turn_of(kBlue).place("base/E", -1, -1, 1);
  table.turn_of(kBlue).place("base/E", 0, -2, 2);
}

TEST_F(InnsRules, I_1_18_tiles_6_inns_2_cathedrals_in_every_edition) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    const Table table({.expansions = "inns_and_cathedrals", .seats = 6, .edition = edition});
    int tiles = 0;
    int inn_tiles = 0;
    int cathedrals = 0;
    for (std::uint16_t n = 0; n < table.game().copies.size(); ++n) {
      const TileCopy& copy = table.game().copy(n);
      tiles += copy.id.rfind("ic/", 0) == 0 ? 1 : 0;
      for (const PrintedSymbol& symbol : copy.symbols) {
        inn_tiles += symbol.kind == SymbolKind::inn ? 1 : 0;
        cathedrals += symbol.kind == SymbolKind::cathedral ? 1 : 0;
      }
    }
    EXPECT_EQ(tiles, 18);
    EXPECT_EQ(inn_tiles, 6);
    EXPECT_EQ(cathedrals, 2);
    for (Seat seat = 0; seat < 6; ++seat) {
      EXPECT_EQ(table.supply(seat, "large_meeple"), 1);
      EXPECT_EQ(table.supply(seat, "meeple"), 7);
    }
  }
}

TEST_F(InnsRules, I_2_placing_does_not_change) {
  Table table(inns({{"large_meeple", "off"}}));
  table.draw("ic/B.1");
  EXPECT_THAT(table.choices(),
              ElementsAre("put (-1, 0) turned 0", "put (-1, 0) turned 2", "put (1, 0) turned 0",
                          "put (1, 0) turned 2", "put (0, 1) turned 0", "put (0, 1) turned 2"));
  table.put(1, 0);
  EXPECT_THAT(table.choices(),
              ElementsAre("meeple road 1", "meeple field 1", "meeple field 2", "pass"));
}

TEST_F(InnsRules, I_3_a_completed_road_with_an_inn_is_worth_2_a_tile) {
  Table table(inns({{"inns", "on"}}));
  lay_inn_road(table);
  table.place("base/W", 2, 0).finish();
  EXPECT_EQ(table.scores(), "red road 8 = 4 tile x 2 (I-3)");
}

TEST_F(InnsRules, I_3_more_inns_add_nothing) {
  Table table(inns());
  lay_inn_road(table);
  table.place("ic/A.1", 2, 0).place("base/W", 2, 1, 1).finish();
  EXPECT_EQ(table.scores(), "red road 10 = 5 tile x 2 (I-3)");
}

TEST_F(InnsRules, I_3_option_inns_off) {
  Table table(inns({{"inns", "off"}}));
  lay_inn_road(table);
  table.place("base/W", 2, 0).finish();
  EXPECT_EQ(table.scores(), "red road 4 = 4 tile x 1 (B-31)");
}

TEST_F(InnsRules, I_4_an_inn_acts_on_the_segment_beside_it_alone) {
  // ic/C: three roads meet, the inn lies at the one to the east.
  Table table(inns());
  table.turn_of(kRed).place("base/W", -1, 0).meeple("road E");
  table.turn_of(kBlue).place("ic/C.1", 1, 0).meeple("road E");
  table.place("base/W", 2, 0).finish();
  EXPECT_EQ(table.scores(),
            "red road 3 = 3 tile x 1 (B-31)\n"
            "blue road 4 = 2 tile x 2 (I-3)");
}

TEST_F(InnsRules, I_5_a_completed_city_with_a_cathedral_is_worth_3_a_tile) {
  Table table(inns({{"cathedrals", "on"}}));
  lay_cathedral_city(table);
  table.place("base/E", 1, -1, 3).finish();
  EXPECT_EQ(table.scores(), "red city 15 = 5 tile x 3 (I-5)");
}

TEST_F(InnsRules, I_5_and_3_a_coat_of_arms) {
  Table table(inns());
  lay_cathedral_city(table);
  table.place("base/F", 1, -1).place("base/E", 2, -1, 3).finish();
  EXPECT_EQ(table.scores(), "red city 21 = 6 tile x 3 + 1 coat_of_arms x 3 (I-5)");
}

TEST_F(InnsRules, I_5_two_cathedrals_add_nothing) {
  Table table(inns());
  lay_cathedral_city(table);
  table.place("ic/K.2", 1, -1).place("base/E", 1, -2, 2).place("base/D", 1, 0);
  table.place("base/E", 2, -1, 3).finish();
  EXPECT_EQ(table.scores(), "red city 24 = 8 tile x 3 (I-5)");
}

TEST_F(InnsRules, I_5_option_cathedrals_off) {
  Table table(inns({{"cathedrals", "off"}}));
  lay_cathedral_city(table);
  table.place("base/E", 1, -1, 3).finish();
  EXPECT_EQ(table.scores(), "red city 10 = 5 tile x 2 (B-33)");
}

TEST_F(InnsRules, I_6_unfinished_they_are_worth_0) {
  Table table(inns({{"unfinished_inn_cathedral", "zero"}}));
  lay_inn_road(table);
  lay_cathedral_city(table);
  table.end();
  EXPECT_EQ(table.scores(),
            "red road 0 at the end = 3 tile x 0 (I-6)\n"
            "red city 0 at the end = 4 tile x 0 (I-6)");
}

TEST_F(InnsRules, I_6_option_ignore_scores_them_as_if_they_were_not_there) {
  Table table(inns({{"unfinished_inn_cathedral", "ignore"}}));
  lay_inn_road(table);
  lay_cathedral_city(table);
  table.end();
  EXPECT_EQ(table.scores(),
            "red road 3 at the end = 3 tile x 1 (B-38)\n"
            "red city 4 at the end = 4 tile x 1 (B-38)");
}

TEST_F(InnsRules, I_6_where_inns_are_off_nothing_is_lost) {
  Table table(inns({{"inns", "off"}, {"cathedrals", "off"}}));
  lay_inn_road(table);
  lay_cathedral_city(table);
  table.end();
  EXPECT_EQ(table.points(kRed), 7);
}

TEST_F(InnsRules, I_7_an_inn_may_be_put_into_anothers_road_to_spoil_it) {
  Table table(inns());
  table.turn_of(kRed).place("base/U", 1, 0).meeple("road");
  table.turn_of(kBlue).place("ic/B.1", 2, 0).end();
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.scores(), "red road 0 at the end = 3 tile x 0 (I-6)");
}

TEST_F(InnsRules, I_8_the_large_meeple_stands_wherever_an_ordinary_one_may) {
  Table table(inns({{"large_meeple", "on"}}));
  table.place("base/A", 0, 1);
  EXPECT_THAT(table.choices("large_meeple"),
              ElementsAre("large_meeple road 1", "large_meeple field 1", "large_meeple monastery"));
  table.place("base/E", 0, -1, 2);
  EXPECT_THAT(table.choices("large_meeple"),
              ElementsAre("large_meeple city 1", "large_meeple field 1"));
}

TEST_F(InnsRules, I_8_not_where_fields_are_off) {
  Table table(inns({{"fields", "off"}}));
  table.place("base/E", 0, -1, 2);
  EXPECT_THAT(table.choices(), ElementsAre("meeple city 1", "large_meeple city 1", "pass"));
}

// A road of six tiles winds from the village at (-1, 0) over the start tile to the one at (-1, 1);
// red claims its beginning, `other` the piece at (0, 1), before the two are joined.
void lay_joined_road(Table& table, std::string_view red_figure, Seat other) {
  table.turn_of(kRed).place("base/W", -1, 0).figure(red_figure, "road E");
  table.turn_of(other).place("base/U", 0, 1).meeple("road");
  table.place("base/V", 1, 0).place("base/V", 1, 1, 1).place("base/W", -1, 1, 3).finish();
}

TEST_F(InnsRules, I_8_he_counts_two_for_the_majority_and_gives_no_more_points) {
  Table large(inns());
  lay_joined_road(large, "large_meeple", kBlue);
  EXPECT_EQ(large.scores(), "red road 6 = 6 tile x 1 (B-31)");
  Table ordinary(inns());
  lay_joined_road(ordinary, "meeple", kBlue);
  EXPECT_EQ(ordinary.scores(),
            "red road 6 = 6 tile x 1 (B-31)\n"
            "blue road 6 = 6 tile x 1 (B-31)");
}

TEST_F(InnsRules, I_8_option_off) {
  Table table(inns({{"large_meeple", "off"}}));
  EXPECT_EQ(table.game().figures.size(), 1U);
}

TEST_F(InnsRules, I_8_he_goes_home_and_can_be_used_later) {
  Table table(inns());
  table.turn_of(kRed).place("base/E", 0, -1, 2).figure("large_meeple", "city").finish();
  EXPECT_EQ(table.points(kRed), 4);
  EXPECT_EQ(table.supply(kRed, "large_meeple"), 1);
  table.turn_of(kRed).place("base/U", 1, 0);
  EXPECT_TRUE(table.may_figure("large_meeple", "road"));
}

TEST_F(InnsRules, I_8_only_one_of_them) {
  Table table(inns());
  table.turn_of(kRed).place("base/U", 1, 0).figure("large_meeple", "field EL");
  table.turn_of(kRed).place("base/B", 0, 1);
  EXPECT_THAT(table.choices("large_meeple"), IsEmpty());
  EXPECT_EQ(table.why_not_figure("large_meeple", "monastery").rule, "B-24");
}

TEST_F(InnsRules, I_9_a_score_of_0_is_an_event) {
  Table table(inns());
  lay_inn_road(table);
  table.end();
  EXPECT_EQ(table.scores(), "red road 0 at the end = 3 tile x 0 (I-6)");
}

// The road of r2/D crosses the river beside an inn, between two villages: three tiles.
TEST_F(InnsRules, I_10_the_inn_of_river_2_counts) {
  TOLLKEEPER_TEST_NEEDS("river")
  for (const std::string on : {"on", "off"}) {
    Table table({.expansions = "river,inns_and_cathedrals",
                 .options = {{"river", "river_2"}, {"inns", on}},
                 .edition = Edition::c2});
    lay_river_2(table);
    table.place("r2/K.1", 1, -4, 3).place("r2/L.1", 3, 4, 1);
    table.place("base/W", 0, -1, 2);
    table.turn_of(kRed).place("base/W", 2, -1).meeple("road W").finish();
    EXPECT_EQ(table.scores(),
              on == "on" ? "red road 6 = 3 tile x 2 (I-3)" : "red road 3 = 3 tile x 1 (B-31)");
  }
}

TEST_F(InnsRules, I_11_tile_facts_that_are_easy_to_get_wrong) {
  const Table table(inns());
  const TileType& e = type_in(table, "ic/E");
  EXPECT_EQ(e.segments[0].sides, mask_of(Side::north) | mask_of(Side::west));
  EXPECT_EQ(e.segments[1].sides, mask_of(Side::east) | mask_of(Side::south));
  EXPECT_EQ(count(e, SegmentKind::field), 3);
  EXPECT_FALSE(e.crossroads);
  const TileType& g = type_in(table, "ic/G");
  EXPECT_EQ(count(g, SegmentKind::city), 1);
  EXPECT_EQ(count(g, SegmentKind::field), 2);
  EXPECT_EQ(count(g, SegmentKind::road), 0);
  const TileType& d = type_in(table, "ic/D");
  EXPECT_EQ(count(d, SegmentKind::road), 2);
  EXPECT_TRUE(d.monastery);
  EXPECT_FALSE(d.crossroads);
  const TileType& h = type_in(table, "ic/H");
  EXPECT_EQ(h.segments.back().halves, 0);    // an inner field ...
  EXPECT_EQ(h.segments.back().cities, 0xF);  // ... that touches all four cities
  const TileType& i = type_in(table, "ic/I");
  EXPECT_EQ(count(i, SegmentKind::road), 2);
  EXPECT_EQ(i.crossroads->kind, CrossroadsKind::village);
}

TEST_F(InnsRules, I_12_the_inn_of_ic_C_lies_at_the_road_to_the_east_in_all_editions) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    const Table table({.expansions = "inns_and_cathedrals", .edition = edition});
    for (std::uint16_t n = 0; n < table.game().copies.size(); ++n) {
      const Kind& kind = table.game().kinds[table.game().copies[n].kind];
      if (kind.type->id != "ic/C") {
        continue;
      }
      for (const PrintedSymbol& symbol : kind.symbols) {
        if (symbol.kind == SymbolKind::inn) {
          EXPECT_EQ(symbol.beside, 1U << 0);
          EXPECT_EQ(kind.type->segments[0].sides, mask_of(Side::east));
        }
      }
    }
  }
}

TEST_F(InnsRules, I_13_two_tile_cities_and_cathedrals_never_meet) {
  Table table(inns({{"two_tile_city", "2"}}));
  lay_cathedral_city(table);
  table.place("base/E", 1, -1, 3).finish();
  EXPECT_EQ(table.points(kRed), 15);
}

TEST_F(InnsRules, E_15_road_of_five_tiles_with_an_inn) {
  Table table(inns());
  lay_inn_road(table);
  table.place("base/U", 2, 0).place("base/W", 3, 0).finish();
  EXPECT_EQ(table.scores(), "red road 10 = 5 tile x 2 (I-3)");
}

// The numbers of the conformance files, on layouts of our own.
TEST_F(InnsRules, E_17_inns_6_and_0_or_2) {
  Table table(inns());
  table.turn_of(kRed).place("ic/B.1", 1, 0).meeple("road");
  table.place("base/W", 2, 0).place("base/W", -1, 0).finish();
  EXPECT_EQ(table.points(kRed), 8);  // start tile, inn, two villages
  Table three(inns());
  three.turn_of(kRed).place("ic/C.1", 1, 0).meeple("road E");
  three.place("base/U", 2, 0).place("base/W", 3, 0).finish();
  EXPECT_EQ(three.points(kRed), 6);
  for (const auto& [unfinished, points] : {std::pair{"zero", 0}, std::pair{"ignore", 2}}) {
    Table open(inns({{"unfinished_inn_cathedral", unfinished}}));
    open.turn_of(kRed).place("ic/B.1", 1, 0).meeple("road").end();
    EXPECT_EQ(open.points(kRed), points);
  }
}

TEST_F(InnsRules, E_17_cathedrals_36) {
  // The city of the file `cathedrals-scoring-2`: seven tiles with five coats of arms.
  Table table(inns());
  table.turn_of(kRed).place("ic/K.1", 0, -1).meeple("city");
  table.place("base/M", 1, -1, 0).place("base/M", 1, -2, 3).place("base/Q", 0, -2, 2);
  table.place("ic/P.1", -1, -2, 2).place("base/O", -1, -1, 1).finish();
  EXPECT_EQ(table.scores(), "red city 36 = 7 tile x 3 + 5 coat_of_arms x 3 (I-5)");
}

TEST_F(InnsRules, QI_1_two_tiles_with_two_inns_are_worth_4) {
  Table table(inns());
  table.turn_of(kRed).place("ic/C.1", 1, 0).meeple("road E");
  table.place("ic/N.1", 2, 0, 1).finish();
  EXPECT_EQ(table.scores(), "red road 4 = 2 tile x 2 (I-3)");
}

TEST_F(InnsRules, QI_2_an_inn_at_one_of_three_roads_of_a_crossroads) {
  Table table(inns());
  table.turn_of(kRed).place("ic/C.1", 1, 0).meeple("road S");
  table.place("base/W", 1, 1, 1).finish();  // its road comes from the north
  EXPECT_EQ(table.scores(), "red road 2 = 2 tile x 1 (B-31)");
}

// Red's piece has no inn; base/V joins it to the inn of ic/A and completes the whole (bug log 8).
TEST_F(InnsRules, QI_3_the_inn_is_looked_up_on_the_whole_joined_road) {
  Table table(inns());
  table.place("base/A", -1, 0, 3);
  table.turn_of(kRed).place("base/U", 0, 1).meeple("road");
  table.place("ic/A.1", 1, 0).place("base/A", -1, 1, 3).place("base/V", 1, 1, 1).finish();
  EXPECT_EQ(table.scores(), "red road 12 = 6 tile x 2 (I-3)");
}

TEST_F(InnsRules, QI_4_the_inn_does_not_double_the_toll) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "inns_and_cathedrals,tollkeepers"});
  table.turn_of(kRed).place("base/W", -1, 0).tollhouse(-1, 0);
  table.turn_of(kBlue).place("ic/B.1", 1, 0).meeple("road");
  table.place("base/W", 2, 0).finish();
  EXPECT_EQ(table.scores(),
            "red toll 1 = 1 garden x 1 (TK-12)\n"
            "blue road 8 = 4 tile x 2 (I-3)");
}

// Four pieces of a road of twelve tiles, each player's large and ordinary meeple on two of them.
TEST_F(InnsRules, QI_5_large_and_small_against_large_and_small_is_a_tie) {
  Table table(inns());
  table.turn_of(kRed).place("base/A", -1, 0, 3).figure("large_meeple", "road");
  table.turn_of(kBlue).place("base/U", 0, 1).figure("large_meeple", "road");
  table.turn_of(kRed).place("base/U", 0, 2).meeple("road");
  table.turn_of(kBlue).place("base/U", 0, 3).meeple("road");
  table.place("base/V", 1, 0, 0).place("base/V", 1, 1, 1).place("base/V", -1, 1, 3);
  table.place("base/V", -1, 2, 2).place("base/V", 1, 2, 0).place("base/V", 1, 3, 1);
  table.place("base/A", -1, 3, 3).finish();
  EXPECT_EQ(table.scores(),
            "red road 12 = 12 tile x 1 (B-31)\n"
            "blue road 12 = 12 tile x 1 (B-31)");
}

TEST_F(InnsRules, QI_6_one_player_may_have_both_on_a_feature_that_was_joined) {
  Table table(inns());
  lay_joined_road(table, "large_meeple", kRed);
  EXPECT_EQ(table.scores(), "red road 6 = 6 tile x 1 (B-31)");
  EXPECT_EQ(table.supply(kRed, "meeple"), 7);
  EXPECT_EQ(table.supply(kRed, "large_meeple"), 1);
}

TEST_F(InnsRules, QI_7_ignore_means_1_a_tile_and_coat) {
  Table table(inns({{"unfinished_inn_cathedral", "ignore"}}));
  lay_cathedral_city(table);
  table.place("base/F", 1, -1).end();
  EXPECT_EQ(table.scores(), "red city 6 at the end = 5 tile x 1 + 1 coat_of_arms x 1 (B-38)");
}

TEST_F(InnsRules, QI_8_the_cathedral_touches_no_field) {
  const Table table(inns());
  EXPECT_EQ(count(type_in(table, "ic/K"), SegmentKind::field), 0);
}

}  // namespace
}  // namespace tollkeeper::testing
