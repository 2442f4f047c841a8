// The Abbot and gardens by their rules: A-1 to A-14, QA-1 to QA-8, E-14.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "base/random.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class AbbotRules : public NeedsExpansions {
 protected:
  AbbotRules() : NeedsExpansions({"abbot"}) {}
};

class AbbotBugs : public NeedsExpansions {
 protected:
  AbbotBugs() : NeedsExpansions({"abbot"}) {}
};

TableSetup abbot(std::vector<OptionSetting> options = {}) {
  return {.expansions = "abbot", .options = std::move(options)};
}

// Red's abbot stands in the garden of base/E.3 at (0, -1), north of the start tile, whose city it
// closes. Blue is to move.
void abbot_in_garden(Table& table) {
  table.turn_of(kRed).place("base/E.3", 0, -1, 2).figure("abbot", "garden").finish();
}

// Tiles round (0, -1); with the start tile these are `count` neighbours of it, 8 at most.
void lay_neighbours(Table& table, int count) {
  struct Laid {
    std::string_view tile;
    int x = 0;
    int y = 0;
    int rotation = 0;
  };
  constexpr std::array<Laid, 7> kLaid{{{"base/U", 1, 0, 0},
                                       {"base/U", -1, 0, 0},
                                       {"base/B", 1, -1, 0},
                                       {"base/B", -1, -1, 0},
                                       {"base/B", 0, -2, 0},
                                       {"base/B", 1, -2, 0},
                                       {"base/E", -1, -2, 0}}};
  for (std::size_t n = 0; n + 1 < static_cast<std::size_t>(count); ++n) {
    table.place(kLaid[n].tile, kLaid[n].x, kLaid[n].y, kLaid[n].rotation);
  }
}

TEST_F(AbbotRules, A_1_every_player_has_one_abbot) {
  const Table table({.expansions = "abbot", .seats = 6});
  for (Seat seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(table.supply(seat, "abbot"), 1);
    EXPECT_EQ(table.supply(seat, "meeple"), 7);
  }
}

TEST_F(AbbotRules, A_1_without_abbots) {
  Table table(abbot({{"abbot", "off"}}));
  EXPECT_EQ(table.game().figures.size(), 1U);
  table.place("base/E.3", 0, -1, 2);
  EXPECT_THAT(table.choices(), ElementsAre("meeple city 1", "meeple field 1", "pass"));
  EXPECT_EQ(table.why_not_special("return_abbot", 0, -1).rule, "A-1");
}

TEST_F(AbbotRules, A_2_he_goes_on_a_monastery_or_garden_of_the_new_tile_alone) {
  Table table(abbot({{"abbot", "on"}}));
  table.place("base/A", 0, 1);  // a monastery with a road
  EXPECT_THAT(table.choices("abbot"), ElementsAre("abbot monastery"));
  EXPECT_EQ(table.why_not_figure("abbot", "field").rule, "A-2");
  EXPECT_EQ(table.why_not_figure("abbot", "road").rule, "A-2");
  table.place("base/E.3", 0, -1, 2);
  EXPECT_THAT(table.choices("abbot"), ElementsAre("abbot garden"));
  EXPECT_EQ(table.why_not_figure("abbot", "city").rule, "A-2");
  table.place("base/U", 1, 0);
  EXPECT_THAT(table.choices("abbot"), IsEmpty());
  // Not on the garden of the tile before (B-16).
  Action back = Action::place_figure(1, {0, -1}, kGardenSpot);
  EXPECT_EQ(table.why_not(back).rule, "B-16");
}

TEST_F(AbbotRules, A_3_a_garden_takes_only_an_abbot_a_monastery_either) {
  Table table(abbot({{"gardens", "on"}}));
  table.place("base/E.3", 0, -1, 2);
  EXPECT_FALSE(table.may_meeple("garden"));
  EXPECT_EQ(table.why_not_meeple("garden").rule, "B-17");
  table.place("base/B", 1, -1);
  EXPECT_TRUE(table.may_meeple("monastery"));
  EXPECT_TRUE(table.may_figure("abbot", "monastery"));
}

TEST_F(AbbotRules, A_3_without_gardens_he_goes_on_monasteries_alone) {
  Table table(abbot({{"gardens", "off"}}));
  table.place("base/E.3", 0, -1, 2);
  EXPECT_THAT(table.choices("abbot"), IsEmpty());
  table.place("base/B", 1, -1);
  EXPECT_THAT(table.choices("abbot"), ElementsAre("abbot monastery"));
}

TEST_F(AbbotRules, A_4_a_garden_scores_like_a_monastery) {
  Table table(abbot());
  abbot_in_garden(table);
  lay_neighbours(table, 8);
  table.finish();
  EXPECT_EQ(table.scores(), "red garden 9 = 1 garden x 1 + 8 neighbour x 1 (B-35)");
  EXPECT_EQ(table.supply(kRed, "abbot"), 1);
}

TEST_F(AbbotRules, A_5_taken_home_he_scores_as_at_the_end) {
  Table table(abbot());
  abbot_in_garden(table);
  table.turn_of(kBlue).place("base/U", 1, 0);
  EXPECT_FALSE(table.may_special("return_abbot", 0, -1));  // not blue's
  EXPECT_EQ(table.why_not_special("return_abbot", 0, -1).rule, "A-5");
  table.turn_of(kRed).place("base/U", -1, 0).return_abbot(0, -1);
  // The garden, the start tile, (1, 0) and the tile just placed.
  EXPECT_EQ(table.points(kRed), 4);
  EXPECT_EQ(table.scores(), "red garden 4 at the end = 1 garden x 1 + 3 neighbour x 1 (A-5)");
  EXPECT_EQ(table.supply(kRed, "abbot"), 1);
  table.place("base/B", 1, -1).end();
  EXPECT_EQ(table.points(kRed), 4);  // he is paid once
}

TEST_F(AbbotRules, A_5_from_a_monastery_too) {
  Table table(abbot());
  table.place("base/B", 0, 1).figure("abbot", "monastery");
  table.turn_of(kRed).place("base/U", 1, 0).return_abbot(0, 1);
  EXPECT_EQ(table.points(kRed), 3);  // itself, the start tile, the new tile
}

TEST_F(AbbotRules, A_5_only_in_phase_2) {
  Table table(abbot());
  abbot_in_garden(table);
  table.turn_of(kRed).draw("base/U");
  EXPECT_EQ(table.why_not_special("return_abbot", 0, -1).rule, "B-9");
}

TEST_F(AbbotRules, A_6_he_is_scored_before_phase_3) {
  Table table(abbot());
  abbot_in_garden(table);
  table.turn_of(kBlue).place("base/W", 1, 0).meeple("road W");
  table.forget_events();
  // Red closes blue's road of three tiles and takes the abbot home: garden 1 + 3 neighbours.
  table.turn_of(kRed).place("base/W", -1, 0).return_abbot(0, -1).finish();
  EXPECT_EQ(table.scores(),
            "red garden 4 at the end = 1 garden x 1 + 3 neighbour x 1 (A-5)\n"
            "blue road 3 = 3 tile x 1 (B-31)");
}

TEST_F(AbbotRules, A_7_not_once_the_place_is_surrounded) {
  Table table(abbot());
  abbot_in_garden(table);
  lay_neighbours(table, 7);
  table.turn_of(kRed).place("base/E", -1, -2);
  EXPECT_THAT(table.choices("return_abbot"), IsEmpty());
  EXPECT_EQ(table.why_not_special("return_abbot", 0, -1).rule, "A-7");
  table.finish();
  EXPECT_EQ(table.points(kRed), 9);
}

TEST_F(AbbotRules, A_8_no_other_action_of_phase_2_goes_with_it) {
  Table table(abbot({{"abbot_return_excludes", "no_phase2_action"}}));
  abbot_in_garden(table);
  table.turn_of(kRed).place("base/U", 1, 0).return_abbot(0, -1);
  EXPECT_THAT(table.choices(), IsEmpty());
  EXPECT_EQ(table.state().phase(), Phase::score);
}

TEST_F(AbbotRules, A_8_for_want_of_a_meeple_too) {
  Table table(abbot({{"meeples_per_player", "0"}}));
  abbot_in_garden(table);
  table.turn_of(kRed).place("base/U", 1, 0);
  EXPECT_THAT(table.choices(), ElementsAre("return_abbot (0, -1)", "pass"));
}

// With "no_meeple_only" other actions than placing a figure may go with it, if they say so too.
TEST_F(AbbotRules, A_8_option_no_meeple_only) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  for (const std::string needs : {"no_meeple_only", "no_phase2_action"}) {
    Table table(
        {.expansions = "abbot,tollkeepers",
         .options = {{"abbot_return_excludes", "no_meeple_only"}, {"tollhouse_needs", needs}}});
    abbot_in_garden(table);
    table.turn_of(kRed).place("base/W", 1, 0).return_abbot(0, -1);
    EXPECT_EQ(table.state().phase() == Phase::act, needs == "no_meeple_only");
    if (needs == "no_meeple_only") {
      EXPECT_THAT(table.choices(), ElementsAre("tollhouse (1, 0)", "pass"));
      table.tollhouse(1, 0);
    }
    table.turn_of(kRed).place("base/B", 1, -1).meeple("monastery");
    EXPECT_THAT(table.choices(), IsEmpty());
  }
}

TEST_F(AbbotRules, A_9_at_the_end_he_scores_as_a_monk) {
  Table table(abbot());
  abbot_in_garden(table);
  lay_neighbours(table, 4);
  table.end();
  EXPECT_EQ(table.scores(), "red garden 5 at the end = 1 garden x 1 + 4 neighbour x 1 (B-38)");
}

TEST_F(AbbotRules, A_10_a_garden_is_no_monastery_and_is_named_as_itself) {
  for (const std::string vineyards : {"off", "on"}) {  // no set in the game has vineyards
    Table table(abbot({{"vineyards_for_gardens", vineyards}}));
    abbot_in_garden(table);
    table.end();
    EXPECT_EQ(table.scores(), "red garden 2 at the end = 1 garden x 1 + 1 neighbour x 1 (B-38)");
  }
}

TEST_F(AbbotRules, A_11_he_is_a_meeple_of_weight_one) {
  const Table table(abbot());
  const FigureRow& row = table.game().figures[1];
  EXPECT_EQ(row.word, "abbot");
  EXPECT_EQ(row.weight, 1);
}

TEST_F(AbbotRules, A_14_which_tiles_have_gardens) {
  TOLLKEEPER_TEST_NEEDS("river", "inns_and_cathedrals")
  const auto gardens_of = [](const TableSetup& setup) {
    std::map<std::string, int> gardens;
    const Table table(setup);
    for (const GameCopy& copy : table.game().copies) {
      const Kind& kind = table.game().kinds[copy.kind];
      for (std::size_t n = 0; n < kind.spot_count; ++n) {
        gardens[kind.type->id] += kind.spots[n].kind == FeatureKind::garden ? 1 : 0;
      }
    }
    std::erase_if(gardens, [](const auto& entry) { return entry.second == 0; });
    return gardens;
  };
  using Gardens = std::map<std::string, int>;
  const Gardens base{{"base/E", 1}, {"base/H", 1}, {"base/I", 1}, {"base/M", 1},
                     {"base/N", 1}, {"base/R", 1}, {"base/U", 1}, {"base/V", 1}};
  EXPECT_EQ(gardens_of({.expansions = "abbot"}), base);
  EXPECT_EQ(gardens_of({.expansions = "abbot", .edition = Edition::c2}), base);
  EXPECT_EQ(gardens_of({.expansions = "abbot", .edition = Edition::c1}), Gardens{});
  EXPECT_EQ(gardens_of({.expansions = "abbot,river"}).size(), 9U);
  EXPECT_EQ(gardens_of({.expansions = "abbot,inns_and_cathedrals"}).size(), 10U);
}

TEST_F(AbbotRules, A_14_without_the_abbot_gardens_are_toll_symbols_still) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "tollkeepers"});
  table.place("base/W", 1, 0).tollhouse(1, 0);
  table.place("base/U.4", -1, 0);
  EXPECT_THAT(table.choices("meeple"),
              ElementsAre("meeple road 1", "meeple field 1", "meeple field 2"));
  // Road (1, 0) - start tile - garden - village: one garden, the tollhouse shows 1.
  table.place("base/W", -2, 0).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 garden x 1 (TK-12)");
}

TEST_F(AbbotRules, QA_1_home_and_a_meeple_in_one_turn_no) {
  Table table(abbot());
  abbot_in_garden(table);
  table.turn_of(kRed).place("base/U", 1, 0).return_abbot(0, -1);
  EXPECT_FALSE(table.may_meeple("road"));
  Table other(abbot());
  abbot_in_garden(other);
  other.turn_of(kRed).place("base/U", 1, 0).meeple("road");
  EXPECT_FALSE(other.may_special("return_abbot", 0, -1));
}

TEST_F(AbbotRules, QA_2_placed_and_home_in_one_turn_no) {
  for (const std::string excludes : {"no_phase2_action", "no_meeple_only"}) {
    Table table(abbot({{"abbot_return_excludes", excludes}}));
    table.place("base/E.3", 0, -1, 2).figure("abbot", "garden");
    EXPECT_THAT(table.choices(), IsEmpty());
  }
}

TEST_F(AbbotRules, QA_3_the_new_tile_is_the_eighth_neighbour) {
  Table table(abbot());
  abbot_in_garden(table);
  lay_neighbours(table, 7);
  table.turn_of(kRed).place("base/E", -1, -2);
  EXPECT_FALSE(table.may_special("return_abbot", 0, -1));
  table.finish();
  EXPECT_EQ(table.scores(), "red garden 9 = 1 garden x 1 + 8 neighbour x 1 (B-35)");
}

TEST_F(AbbotRules, QA_4_home_in_the_first_part_of_a_double_turn_and_placed_in_the_second) {
  Table table(abbot());
  abbot_in_garden(table);
  table.turn_of(kRed).place("base/U", 1, 0).return_abbot(0, -1).in_two_parts().finish();
  EXPECT_EQ(table.seat(), kRed);
  table.place("base/B", 1, -1);
  EXPECT_TRUE(table.may_figure("abbot", "monastery"));
}

TEST_F(AbbotRules, QA_5_a_monastery_with_an_abbot_takes_no_other) {
  Table table(abbot());
  table.place("base/B", 0, 1).figure("abbot", "monastery");
  table.turn_of(kBlue).place("base/U", 1, 0);
  EXPECT_EQ(table.why_not(Action::place_figure(kMeeple, {0, 1}, kMonasterySpot)).rule, "B-16");
}

TEST_F(AbbotRules, QA_6_taking_him_home_completes_no_feature) {
  Table table(abbot());
  abbot_in_garden(table);
  table.turn_of(kRed).place("base/U", 1, 0);
  table.forget_events();
  table.return_abbot(0, -1);
  ASSERT_EQ(table.events().size(), 2U);
  EXPECT_TRUE(table.events()[0].at_end);  // scored as it stands, not as completed
  EXPECT_THAT(table.happened(), ElementsAre("score red garden 3", "home red abbot (0, -1)"));
}

// Games are played at random until one ends with an abbot on the table in the last phase 2.
TEST_F(AbbotRules, QA_7_when_the_last_tile_is_placed_he_may_still_come_home) {
  const Table table(abbot());
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    Random random(seed);
    State s(table.game(), kRed);
    while (s.phase() != Phase::over) {
      if (s.phase() == Phase::draw) {
        const auto can = drawable(s);
        draw_tile(s, can[random.below(static_cast<std::uint32_t>(can.size()))].kind, nullptr);
        continue;
      }
      const ActionList list = legal_actions(s);
      const auto home = std::find_if(list.begin(), list.end(), [](const Action& action) {
        return action.kind == ActionKind::special;
      });
      if (s.phase() == Phase::act && s.tiles_left() == 0 && home != list.end()) {
        const Seat seat = s.seat();
        const int before = s.points(seat);
        apply_action(s, *home, nullptr);
        EXPECT_GT(s.points(seat), before);
        finish_turn(s, nullptr);
        EXPECT_EQ(s.phase(), Phase::over);
        return;
      }
      if (s.phase() == Phase::score) {
        finish_turn(s, nullptr);
        continue;
      }
      // Abbots stay where they are, so that one is there at the end.
      const auto choices = static_cast<std::uint32_t>(home - list.begin());
      apply_action(s, choices == 0 ? Action::pass() : list[random.below(choices)], nullptr);
    }
  }
  FAIL() << "no game ended with an abbot on the table";
}

TEST_F(AbbotRules, QA_8_a_tollhouse_sees_the_garden_on_which_he_stands) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "abbot,tollkeepers"});
  table.place("base/W", 1, 0).tollhouse(1, 0);
  table.turn_of(kBlue).place("base/U.4", -1, 0).figure("abbot", "garden");
  table.place("base/W", -2, 0).finish();
  EXPECT_EQ(table.scores(), "red toll 1 = 1 garden x 1 (TK-12)");
}

TEST_F(AbbotRules, E_14_five_neighbours_make_six) {
  Table table(abbot());
  abbot_in_garden(table);
  lay_neighbours(table, 4);
  table.turn_of(kRed).place("base/B", 0, -2).return_abbot(0, -1);
  EXPECT_EQ(table.scores(), "red garden 6 at the end = 1 garden x 1 + 5 neighbour x 1 (A-5)");
}

TEST_F(AbbotRules, E_17_garden_surrounded_9_and_with_three_neighbours_4) {
  Table whole(abbot());
  abbot_in_garden(whole);
  lay_neighbours(whole, 8);
  whole.finish();
  EXPECT_EQ(whole.points(kRed), 9);
  Table part(abbot());
  abbot_in_garden(part);
  lay_neighbours(part, 3);
  part.end();
  EXPECT_EQ(part.points(kRed), 4);
}

TEST_F(AbbotBugs, bug_27_home_is_offered_exactly_when_he_stands_on_an_unfinished_place) {
  Table table(abbot());
  table.place("base/U", 1, 0);
  EXPECT_THAT(table.choices("return_abbot"), IsEmpty());
  abbot_in_garden(table);
  table.turn_of(kRed).place("base/U", -1, 0);
  EXPECT_THAT(table.choices("return_abbot"), ElementsAre("return_abbot (0, -1)"));
  table.turn_of(kBlue).place("base/B", 1, -1);
  EXPECT_THAT(table.choices("return_abbot"), IsEmpty());
}

TEST_F(AbbotBugs, bug_40_a_garden_is_never_offered_to_others) {
  TOLLKEEPER_TEST_NEEDS("inns_and_cathedrals")
  Table table({.expansions = "abbot,inns_and_cathedrals"});
  table.place("base/E.3", 0, -1, 2);
  EXPECT_FALSE(table.may_meeple("garden"));
  EXPECT_FALSE(table.may_figure("large_meeple", "garden"));
}

TEST_F(AbbotBugs, bug_41_he_may_go_on_a_monastery_that_is_complete_already) {
  Table table(abbot());
  // Eight tiles round (0, -2), which is filled last; the start tile's city is closed by base/E.
  table.place("base/E", 0, -1, 2).place("base/U", 1, 0).place("base/U", -1, 0);
  table.place("base/B", 1, -1).place("base/B", -1, -1).place("base/E", 1, -2, 1);
  table.place("base/E", -1, -2, 3).place("base/V", 1, -3, 2).place("base/V", -1, -3, 1);
  table.place("base/E", 0, -3, 0);
  table.turn_of(kRed).place("base/B", 0, -2).figure("abbot", "monastery").finish();
  EXPECT_EQ(table.scores(), "red monastery 9 = 1 monastery x 1 + 8 neighbour x 1 (B-35)");
}

TEST_F(AbbotBugs, bug_42_abbots_are_offered_monasteries_and_gardens_only) {
  const Table table(abbot());
  EXPECT_EQ(table.game().figures[1].stands_on,
            mask_of(FeatureKind::monastery) | mask_of(FeatureKind::garden));
}

// Bug log 57: what taking him home pays can be taken back before the turn is confirmed; the kit
// (tests/property) undoes every action of every kind.

}  // namespace
}  // namespace tollkeeper::testing
