// Points reckoned by hand from rules-tollkeepers.md and rules-base.md; tests carry the ids.
#include "record/position/toll_report.hpp"

#include "record/position/position_of.hpp"
#include "record/position/position_testing.hpp"
#include "record/position/toll_json.hpp"
#include "record/prospect.hpp"
#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::Lines;
using testing::lines_of;
using testing::Reported;

constexpr Seat kBlueSeat = 0;
constexpr Seat kYellowSeat = 1;
constexpr Seat kRedSeat = 4;

// W at (0, 0) has roads to the east, south and west.
constexpr const char* kX1 =
    "tile base/W.1 0 0\ntile tk/05.1 1 0 turned right\ntile base/U.7 2 0\n"
    "tile tk/03.1 3 0 turned half\nmeeple green 2 0 road\ntollhouse red 0 0\n";

TEST(TollReport, X_1_two_travellers_and_a_farmhouse_are_7_and_the_road_4) {
  const Reported table(std::string(kX1) + "placed 3 0 by green\n");
  EXPECT_EQ(lines_of(table.report.due),
            (Lines{"red toll 7 (TK-12)", "green road 4 (B-31)", "red shows 2"}));
  EXPECT_EQ(table.report.seats[kRedSeat].due, 7);
  EXPECT_EQ(table.report.seats[kRedSeat].total(), 7);
  EXPECT_EQ(table.report.seats[2].total(), 4);
  const auto& road = table.feature(FeatureKind::road, {0, 0});
  EXPECT_TRUE(road.due);
  EXPECT_TRUE(road.at_end.empty());
}

TEST(TollReport, X_1_without_saying_which_tile_was_placed_the_meeple_says_it_is_due) {
  EXPECT_EQ(lines_of(Reported(kX1).report.due),
            (Lines{"red toll 7 (TK-12)", "green road 4 (B-31)", "red shows 2"}));
}

TEST(TollReport, X_2_two_highwaymen_and_a_shed_at_the_large_toll_are_6_and_it_stays_2) {
  const Reported table(
      "tile base/W 0 0\ntile base/U.5 1 0\ntile base/U.6 2 0\ntile base/U.8 3 0\ntile base/W 4 0\n"
      "placed 4 0\ntollhouse red 0 0 shows 2\n");
  EXPECT_EQ(lines_of(table.report.due), Lines{"red toll 6 (TK-13)"});
}

TEST(TollReport, X_3_a_free_crossroads_elsewhere_is_reckoned_for_the_value_shown) {
  const Reported table(
      "tile base/W.1 0 0\ntile base/U.7 1 0\ntile tk/03.1 2 0\ntile base/U.5 3 0\n"
      "tollhouse red 0 0\n");
  // (2, 0): to the west a complete road, to the east travellers and highwaymen: 3 + 1, 6 + 2.
  EXPECT_FALSE(table.crossroads({2, 0}).token);
  EXPECT_EQ(table.toll_complete({2, 0}, 1), 4);
  EXPECT_EQ(table.toll_complete({2, 0}, 2), 8);
  EXPECT_EQ(table.toll_end({2, 0}, 1), 2);
  EXPECT_EQ(table.toll_end({2, 0}, 2), 2);
}

TEST(TollReport, TK_23_at_the_end_1_a_symbol_travellers_too_whatever_it_shows) {
  const Reported table(
      "tile base/W.1 0 0\ntile tk/05.1 1 0 turned right\ntile base/U.7 2 0\n"
      "tollhouse red 0 0 shows 2\n");
  EXPECT_EQ(lines_of(table.report.end), Lines{"red toll 2 (TK-23)"});
  EXPECT_EQ(table.toll_complete({0, 0}, 2), 8);  // 2 x 3 + 2
  EXPECT_EQ(table.toll_end({0, 0}, 2), 2);
}

TEST(TollReport, Q_1_a_road_back_to_its_crossroads_pays_once) {
  // A ring: W east, V, V, V back to the south of W.
  const Reported table(
      "tile base/W.1 0 0\ntile base/V.4 1 0\ntile base/V.1 1 1 turned right\n"
      "tile base/V.5 0 1 turned half\nplaced 1 0\ntollhouse red 0 0\n");
  EXPECT_EQ(lines_of(table.report.due), Lines{"red toll 2 (TK-12)"});  // garden, highwaymen
  EXPECT_EQ(table.crossroads({0, 0}).features.size(), 2U);
}

TEST(TollReport, Q_2_tollhouses_at_both_ends_take_the_whole_toll_each_at_its_own_value) {
  const Reported table(
      "tile base/W.1 0 0\ntile base/U.5 1 0\ntile base/W.2 2 0\nplaced 2 0\n"
      "tollhouse red 0 0\ntollhouse blue 2 0 shows 2\n");
  EXPECT_EQ(lines_of(table.report.due), (Lines{"blue toll 2 (TK-13)", "red toll 1 (TK-12)"}));
}

TEST(TollReport, Q_3_a_road_without_a_meeple_pays_toll_all_the_same) {
  const Reported table(
      "tile base/W.1 0 0\ntile base/U.7 1 0\ntile base/W.2 2 0\nplaced 1 0\ntollhouse red 2 0\n");
  EXPECT_EQ(lines_of(table.report.due), Lines{"red toll 1 (TK-12)"});
}

TEST(TollReport, Q_12_a_road_that_was_complete_before_pays_nothing_more) {
  const Reported table(
      "tile base/W.1 0 0\ntile base/U.7 1 0\ntile base/W.2 2 0\ntollhouse red 2 0\n");
  EXPECT_TRUE(table.report.due.empty());
  EXPECT_EQ(table.toll_complete({2, 0}, 1), 0);
  EXPECT_EQ(table.toll_complete({0, 0}, 2), 0);
  // What it paid is told beside the road.
  EXPECT_EQ(lines_of(table.feature(FeatureKind::road, {0, 0}).when_complete),
            Lines{"red toll 1 (TK-12)"});
}

TEST(TollReport, Q_4_several_roads_at_once_at_one_value_and_one_turn_of_the_token) {
  const Reported table(
      "tile base/W.1 0 0\ntile tk/05.1 1 0 turned right\ntile base/W.2 2 0\n"
      "tile tk/06.1 -1 0 turned left\ntile base/A.1 -1 1 turned half\n"
      "placed 0 0\ntollhouse red 0 0\n");
  // East: travellers 3. West: tk/06 turned left joins east and south, travellers 3.
  EXPECT_EQ(lines_of(table.report.due),
            (Lines{"red toll 3 (TK-12)", "red toll 3 (TK-12)", "red shows 2"}));
}

TEST(TollReport, Q_15_an_inn_doubles_the_road_and_not_the_toll) {
  // ic/A: a curve with an inn and highwaymen, here from the north to the west.
  const std::string table =
      "sets inns_and_cathedrals\ntile base/W.1 0 0\ntile ic/A.1 1 0 turned right\n"
      "meeple green 1 0 road\ntollhouse red 0 0\n";
  const Reported open(table);
  EXPECT_EQ(lines_of(open.feature(FeatureKind::road, {0, 0}).when_complete),
            (Lines{"red toll 1 (TK-12)", "green road 4 (I-3)"}));
  // At the end the road pays nothing, the tollhouse 1 a symbol all the same.
  EXPECT_EQ(open.report.seats[2].end, 0);
  EXPECT_EQ(open.report.seats[kRedSeat].end, 1);
}

TEST(TollReport, Q_22_each_incomplete_road_of_the_crossroads_is_scored_by_itself) {
  const Reported table(
      "tile base/W.1 0 0\ntile base/U.7 1 0\ntile base/U.5 -1 0\ntile base/U.8 0 1 turned right\n"
      "tollhouse red 0 0\n");
  EXPECT_EQ(table.report.seats[kRedSeat].end, 3);
  for (const RoadToll& toll : table.crossroads({0, 0}).roads[0]) {
    EXPECT_EQ(points_in(toll.at_end), 1);
    EXPECT_EQ(points_in(toll.when_complete), 1);
  }
}

TEST(TollReport, D_2_trees_are_no_crossroads_where_only_villages_count) {
  const std::string tiles = "sets tollkeepers\ntile ic/C.1 0 0\n";
  EXPECT_EQ(Reported(tiles).report.crossroads.size(), 1U);
  EXPECT_TRUE(Reported(tiles + "option crossroads_rule village_only\n").report.crossroads.empty());
}

TEST(TollReport, TheExampleOfTheDocumentation) {
  const Reported table(
      "player blue points 34\nplayer yellow points 28\n"
      "tile base/W 0 0\ntile base/U.5 1 0\ntile tk/03 2 0\ntile base/U.7 3 0\ntile base/V.4 4 0\n"
      "tile base/X 0 1\ntile base/E 0 -1\ntile base/E 0 -2 turned half\n"
      "meeple blue 3 0 road\nmeeple yellow 0 -1 field\ntollhouse blue 0 0\n"
      "tollhouse yellow 2 0 shows 2\n");
  // Travellers, farmhouse and garden: 2 x (3 + 1 + 1), at the end 3. Three tiles of road.
  EXPECT_EQ(table.toll_complete({2, 0}, 2), 10);
  EXPECT_EQ(table.toll_end({2, 0}, 2), 3);
  EXPECT_EQ(table.toll_complete({0, 0}, 1), 0);
  const auto& road = table.feature(FeatureKind::road, {2, 0});
  EXPECT_EQ(lines_of(road.when_complete), (Lines{"yellow toll 10 (TK-13)", "blue road 3 (B-31)"}));
  EXPECT_EQ(lines_of(road.at_end), (Lines{"yellow toll 3 (TK-23)", "blue road 3 (B-38)"}));
  // One completed city: 3.
  const auto& field = table.feature(FeatureKind::field, {0, -1});
  EXPECT_EQ(lines_of(field.at_end), Lines{"yellow field 3 (B-39)"});
  EXPECT_EQ(table.report.seats[kBlueSeat].total(), 37);
  EXPECT_EQ(table.report.seats[kYellowSeat].total(), 34);
}

TEST(TollReport, B_35_B_38_a_monastery_pays_9_or_what_lies_round_it) {
  const Reported table("tile base/B.1 0 0\ntile base/B.2 1 0\nmeeple red 0 0 monastery\n");
  const auto& site = table.feature(FeatureKind::monastery, {0, 0});
  EXPECT_EQ(lines_of(site.when_complete), Lines{"red monastery 9 (B-35)"});
  EXPECT_EQ(lines_of(site.at_end), Lines{"red monastery 2 (B-38)"});
}

// Every game, stopped anywhere: the laid table ends as the game itself would.
TEST(TollReport, ATableOfAGameEndsAsTheGameWould) {
  for (const char* option : {"per_field_3", "per_player_3", "per_city_4"}) {
    const auto game = testing::game_with(testing::all_sets(), 3, {{"field_scoring", option}});
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      for (const int steps : {20, 70, 150, 100000}) {
        const auto play = testing::random_game(game, seed, steps);
        if (play.state().phase() == Phase::over) {
          continue;
        }
        const auto laid = lay_out(position_of(play), shipped_catalogue());
        ASSERT_TRUE(laid) << error_text(laid.error());
        EXPECT_TRUE(laid->warnings.empty()) << laid->warnings.front().text;
        const TollReport report = toll_report(*laid);
        std::vector<Event> now;
        if (play.state().phase() == Phase::act || play.state().phase() == Phase::score) {
          now = scores_of_turn(play.state());
        }
        Journal due = report.due;
        std::erase_if(due, [](const Event& event) { return event.kind != EventKind::score; });
        EXPECT_EQ(lines_of(due), lines_of(now));
        int parts = 0;
        for (const PaidFeature& feature : report.features) {
          parts += points_in(feature.at_end);
        }
        int end = 0;
        for (const SeatPoints& seat : report.seats) {
          end += seat.end;
        }
        EXPECT_EQ(report.seats[0].before, play.state().points(0));
        if (std::string_view(option) == "per_field_3") {
          EXPECT_EQ(parts, end);
        }
        if (now.empty()) {
          for (Seat seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(report.seats[seat].end, sum_of(scores_if_ended(play.state()), seat));
          }
        }
      }
    }
  }
}

TEST(TollReport, AFinishedGameWithAllItsTiles) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const auto play = testing::random_game(testing::game_with({{"tollkeepers", 1}}), seed);
    const auto laid = lay_out(position_of(play), shipped_catalogue());
    ASSERT_TRUE(laid) << error_text(laid.error());
    EXPECT_EQ(laid->state.head().tiles, play.state().head().tiles);
    EXPECT_EQ(toll_report(*laid).seats[0].before, play.state().points(0));
  }
}

TEST(TollReport, ATableAfterSoManyTurns) {
  const auto play = testing::random_game(testing::game_with(testing::all_sets(), 2), 5);
  EXPECT_EQ(position_after(play, 0)->tiles.size(), play.game().start.size());
  const auto third = position_after(play, 3);
  ASSERT_TRUE(third);
  EXPECT_FALSE(third->placed);
  EXPECT_FALSE(position_after(play, 100000));
}

}  // namespace
}  // namespace tollkeeper
