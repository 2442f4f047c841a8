// The Tollkeepers: the questions an implementer must answer, second half (Q-21 to Q-39).
#include <gtest/gtest.h>

#include <map>

#include "base/random.hpp"
#include "expansions/registry.hpp"
#include "rules/playout.hpp"
#include "rules/score.hpp"
#include "rules_cited/toll_village.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

class TollMoreQuestions : public NeedsExpansions {
 protected:
  TollMoreQuestions() : NeedsExpansions({"tollkeepers"}) {}
};

TEST_F(TollMoreQuestions, Q_21_roads_that_cross_on_a_printed_bridge_make_no_crossroads) {
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

TEST_F(TollMoreQuestions, Q_22_at_the_end_every_incomplete_road_counts_completed_ones_do_not) {
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

TEST_F(TollMoreQuestions, Q_23_no_incomplete_road_touches_two_crossroads_ends) {
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

TEST_F(TollMoreQuestions, Q_24_at_the_end_the_tollhouse_comes_before_the_road) {
  Table table = village();
  table.turn_of(kBlue).place("base/U.5", 1, 0).meeple("road").end();
  EXPECT_EQ(table.scores(),
            "red toll 1 at the end = 1 highwaymen x 1 (TK-23)\n"
            "blue road 2 at the end = 2 tile x 1 (B-38)");
}

TEST_F(TollMoreQuestions, Q_27_small_cottages_take_no_tollhouse) {
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

TEST_F(TollMoreQuestions, Q_28_the_first_edition_CRRR_tile_is_a_crossroads) {
  Table table(
      {.expansions = "tollkeepers", .edition = Edition::c1, .start = {{"base/L", {0, 0}, 0}}});
  table.place("base/U", 1, 0).tollhouse(0, 0);
}

TEST_F(TollMoreQuestions, Q_29_ic_C_is_a_crossroads_unless_villages_are_asked_for) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  for (const bool villages : {false, true}) {
    Table table({.expansions = "tollkeepers,inns_and_cathedrals",
                 .options = {{"crossroads_rule", villages ? "village_only" : "any_crossroads"}},
                 .start = {{"ic/C", {0, 0}, 0}}});
    table.place("base/U", 1, 0);
    EXPECT_EQ(table.may_tollhouse(0, 0), !villages);
  }
}

TEST_F(TollMoreQuestions, Q_30_ic_I_is_a_crossroads_of_two_roads_and_its_stubs_are_none) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {{"base/U", {0, 0}, 0}}});
  table.place("ic/I", 1, 0);
  EXPECT_EQ(table.choices("meeple road"), (Texts{"meeple road 1", "meeple road 2"}));
  EXPECT_TRUE(table.may_tollhouse(1, 0));
}

TEST_F(TollMoreQuestions, Q_31_no_river_tile_is_a_crossroads) {
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

TEST_F(TollMoreQuestions,
       Q_32_a_road_may_end_at_city_monastery_water_or_cottage_without_a_tollhouse) {
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

TEST_F(TollMoreQuestions, Q_33_without_a_free_crossroads_the_action_is_not_there) {
  Table none({.expansions = "tollkeepers"});
  none.place("base/U", 1, 0);
  EXPECT_TRUE(none.choices("tollhouse").empty());
  Table taken = village();
  taken.place("base/U", 1, 0);
  EXPECT_TRUE(taken.choices("tollhouse").empty());
}

TEST_F(TollMoreQuestions, Q_34_a_tollhouse_never_brought_in_pays_nothing) {
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U.5", 1, 0).place("base/A", 2, 0, 1).place("base/U.6", -1, 0).end();
  EXPECT_EQ(table.points(kRed), 0);
  EXPECT_EQ(table.points(kBlue), 0);
  EXPECT_EQ(table.tokens_in_supply(kRed), 1);
}

TEST_F(TollMoreQuestions, Q_35_a_tollhouse_is_never_bumped) {
  Table table = village();
  table.turn_of(kBlue).place("base/W", 1, 0);
  EXPECT_EQ(table.why_not_tollhouse(0, 0).rule, "TK-7");
  EXPECT_EQ(table.choices("tollhouse"), (Texts{"tollhouse (1, 0)"}));
}

TEST_F(TollMoreQuestions, Q_36_it_claims_no_road_and_stops_no_meeple) {
  Table table = village();
  table.turn_of(kBlue).place("base/U", 1, 0).meeple("road");
  table.turn_of(kRed).place("base/U", -1, 0).meeple("road");
  table.end();
  EXPECT_EQ(table.points(kBlue), 2);
  EXPECT_EQ(table.points(kRed), 2);
}

TEST_F(TollMoreQuestions, Q_37_majorities_on_the_road_do_not_change_the_toll) {
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

TEST_F(TollMoreQuestions, Q_38_it_turns_at_the_end_of_another_players_turn) {
  Table table = village();
  table.turn_of(kRed).place("tk/05", 1, 0, 1);
  table.turn_of(kBlue).place("base/A", 2, 0, 1).finish();
  EXPECT_EQ(table.toll_shown(kRed), 2);
}

TEST_F(TollMoreQuestions, Q_39_after_a_redraw_phase_two_belongs_to_the_tile_finally_placed) {
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
