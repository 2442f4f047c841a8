#include "oracle/oracle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/oracle_testing.hpp"

namespace tollkeeper::oracle {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// A base game of a few tiles, all editions alike.
Catalogue tiny_base(std::string_view tiles) {
  Catalogue catalogue;
  add_tiles(catalogue, "set base \"Tiny\"\n" + std::string(tiles));
  return catalogue;
}

constexpr std::string_view kCaps =
    "tile base/A CFFF\n  city N coat\n  field EL ER SL SR WL WR touches city N\n"
    "  counts C1 1 C2 1 C3 1\n  copy base/A.1 C1 C2 C3 start\n"
    "tile base/B CFFF\n  city N\n  field EL ER SL SR WL WR touches city N\n"
    "  counts C1 1 C2 1 C3 1\n  copies 1 C1 C2 C3\n";

Script capped_city(const Catalogue& catalogue, std::vector<OptionSetting> options) {
  Script script(catalogue, setup_of({}, std::move(options)));
  script.draw("base/B.1");
  script.place(0, -1, 2);
  script.put("meeple", 0, -1, 0);
  script.finish();
  return script;
}

TEST(Oracle, E_16_B_37_two_tile_city_with_a_coat_and_the_end_of_the_game) {
  const Catalogue catalogue = tiny_base(kCaps);
  Script now = capped_city(catalogue, {});
  EXPECT_EQ(now.game().phase(), "over");
  EXPECT_EQ(now.game().points(0), 6);
  EXPECT_EQ(now.game().table().seats[0].supply.at("meeple"), 7);  // B-21
  EXPECT_EQ(capped_city(catalogue, {{"two_tile_city", "2"}}).game().points(0), 3);
}

TEST(Oracle, B_14_B_37_a_last_tile_that_fits_nowhere_ends_the_game_at_once) {
  const Catalogue catalogue = tiny_base(
      "tile base/A FFFF\n  field NL NR EL ER SL SR WL WR\n  counts C1 1 C2 1 C3 1\n"
      "  copy base/A.1 C1 C2 C3 start\n"
      "tile base/B RRRR\n  road N E S W\n  field NL WR\n  field NR EL\n  field ER SL\n"
      "  field SR WL\n  counts C1 1 C2 1 C3 1\n  copies 1 C1 C2 C3\n");
  Script script(catalogue, setup_of({}));
  script.draw("base/B.1");
  EXPECT_EQ(script.game().phase(), "over");
  EXPECT_EQ(script.game().tiles_set_aside(), 1);
}

TEST(Oracle, B_14_the_same_seat_draws_again) {
  tollkeeper::Setup setup;
  setup.start = {{"base/B", cell_at(0, 0), 0}};
  Script script(setup);
  script.draw("base/C.1");
  EXPECT_EQ(script.game().phase(), "draw");
  EXPECT_EQ(script.game().seat(), 0);
  EXPECT_EQ(script.game().tiles_left(), 70);
}

TEST(Oracle, B_5_B_12_every_rotation_that_fits_is_listed) {
  Script script(setup_of({}));
  script.draw("base/E.1");
  EXPECT_THAT(script.legal("place_tile"),
              ElementsAre("place_tile at (0,-1) turned 2", "place_tile at (0,1) turned 1",
                          "place_tile at (0,1) turned 2", "place_tile at (0,1) turned 3"));
}

TEST(Oracle, E_4_B_18_QB_3_arms_that_do_not_join_the_occupied_road) {
  Script script(setup_of({}));
  script.draw("base/W.1");
  script.place(1, 0, 0);
  script.put("meeple", 1, 0, 2);
  script.finish();
  script.turn("base/U.1", -1, 0, 0);
  script.draw("base/W.2");
  script.place(-2, 0, 0);
  EXPECT_THAT(script.legal("place_figure"), Not(Contains("place_figure meeple at (-2,0) spot 0")));
  EXPECT_THAT(script.legal("place_figure"), Contains("place_figure meeple at (-2,0) spot 1"));
  EXPECT_THAT(script.legal("place_figure"), Contains("place_figure meeple at (-2,0) spot 2"));
  script.put("meeple", -2, 0, 1);
  script.finish();
  EXPECT_EQ(script.game().points(0), 4);  // E-3 with one tile more
}

TEST(Oracle, QB_4_each_free_segment_is_a_spot_of_its_own) {
  Script script(setup_of({}));
  script.draw("base/H.1");
  script.place(0, -1, 0);
  EXPECT_THAT(script.legal("place_figure"), SizeIs(3));
}

TEST(Oracle, B_24_without_a_meeple_phase_2_is_left_out) {
  Script script(setup_of({}, {{"meeples_per_player", "1"}}));
  for (const int x : {1, -1}) {
    script.draw("base/U.1");
    script.place(x, 0, 0);
    script.put("meeple", x, 0, x == 1 ? 1 : 2);
    script.finish();
  }
  script.draw("base/U.1");
  script.place(2, 0, 0);
  EXPECT_EQ(script.game().phase(), "score");
}

TEST(Oracle, B_39_fields_off_no_farmer) {
  Script script(setup_of({}, {{"fields", "off"}}));
  script.draw("base/U.1");
  script.place(1, 0, 0);
  EXPECT_THAT(script.legal("place_figure"), ElementsAre("place_figure meeple at (1,0) spot 0"));
}

TEST(Oracle, A_2_A_3_the_abbot_on_gardens_and_monasteries_only) {
  Script script(setup_of({{"abbot", 1}}));
  script.draw("base/E.3");
  script.place(0, -1, 2);
  EXPECT_THAT(script.legal("place_figure"), ElementsAre("place_figure abbot at (0,-1) spot 65",
                                                        "place_figure meeple at (0,-1) spot 0",
                                                        "place_figure meeple at (0,-1) spot 1"));
  script.finish();
  script.draw("base/B.1");
  script.place(-1, -1, 0);
  EXPECT_THAT(script.legal("place_figure"), Contains("place_figure abbot at (-1,-1) spot 64"));
  EXPECT_THAT(script.legal("place_figure"), Contains("place_figure meeple at (-1,-1) spot 64"));
}

// Seat 0 has an abbot on a garden and, in its next turn, a village on the table.
Script abbot_and_village(std::vector<OptionSetting> options) {
  Script script(setup_of({{"abbot", 1}, {"tollkeepers", 1}}, std::move(options)));
  script.draw("base/E.3");
  script.place(0, -1, 2);
  script.put("abbot", 0, -1, kGardenSpot);
  script.finish();
  script.turn("base/W.1", 1, 0, 0);
  script.draw("base/U.1");
  script.place(-1, 0, 0);
  return script;
}

TEST(Oracle, Q_6_C_95_abbot_home_and_tollhouse_exclude_each_other) {
  Script script = abbot_and_village({});
  EXPECT_THAT(script.legal("tollhouse"), ElementsAre("tollhouse at (1,0)"));
  EXPECT_THAT(script.legal("return_abbot"), ElementsAre("return_abbot at (0,-1)"));
  Script other = script;
  script.return_abbot(0, -1);
  EXPECT_EQ(script.game().phase(), "score");
  EXPECT_EQ(script.game().points(0), 4);  // itself, the tile below and its two neighbours
  other.tollhouse(1, 0);
  EXPECT_EQ(other.game().phase(), "score");
}

TEST(Oracle, Q_7_A_8_both_when_both_options_tolerate_it) {
  Script one = abbot_and_village({{"tollhouse_needs", "no_meeple_only"}});
  one.tollhouse(1, 0);
  EXPECT_EQ(one.game().phase(), "score");
  Script both = abbot_and_village(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}});
  both.return_abbot(0, -1);
  EXPECT_EQ(both.game().phase(), "act");
  EXPECT_THAT(both.legal("place_figure"), IsEmpty());
  EXPECT_THAT(both.legal("pass"), SizeIs(1));
  both.tollhouse(1, 0);
  EXPECT_EQ(both.game().phase(), "score");
}

TEST(Oracle, TK_4_C_12_a_figure_excludes_the_tollhouse) {
  Script script = abbot_and_village(
      {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}});
  script.put("meeple", -1, 0, 1);
  EXPECT_EQ(script.game().phase(), "score");
}

TEST(Oracle, Q_11_a_tollhouse_set_in_this_turn_is_paid_in_this_turn) {
  Script script(setup_of({{"tollkeepers", 1}}));
  script.turn("tk/03.1", -1, 0, 0);  // its travellers' road runs on into the start tile
  script.draw("base/W.1");
  script.place(1, 0, 0);
  script.tollhouse(-1, 0);
  script.finish();
  EXPECT_EQ(script.game().points(1), 3);
  EXPECT_EQ(script.game().table().seats[1].tollhouse->value, 2);  // TK-20
  EXPECT_EQ(script.game().points(0), 0);
}

TEST(Oracle, TK_24_tollhouse_off_tiles_only) {
  Script script(setup_of({{"tollkeepers", 1}}, {{"tollhouse", "off"}}));
  script.draw("tk/02.1");
  script.place(1, 0, 0);
  EXPECT_THAT(script.legal("tollhouse"), IsEmpty());
}

// River II played down to its volcano.
TEST(Oracle, R_11_C_91_the_volcano_turn_has_no_phase_2_and_another_turn_follows) {
  for (const bool on : {false, true}) {
    tollkeeper::Setup setup =
        setup_of({{"river", 1}, {"tollkeepers", 1}},
                 {{"river", "river_2"}, {"river_volcano", on ? "on" : "off"}});
    setup.edition = Edition::c2;
    Script script(setup);
    script.turn("r2/I.1", 1, 0, 2);
    script.turn("r2/H.1", 2, 0, 0);
    script.turn("r2/J.1", 3, 0, 0);
    script.turn("r2/D.1", 4, 0, 1);
    script.turn("r2/E.1", 5, 0, 1);
    script.turn("r2/G.1", 6, 0, 1);
    script.turn("r2/B.1", 6, -1, 3);
    script.turn("r2/C.1", 7, -1, 2);
    script.turn("r2/F.1", 7, -2, 2);
    script.turn("r2/K.1", 1, 1, 1);
    EXPECT_EQ(script.game().seat(), 0);
    script.draw("r2/L.1");
    script.place(8, -2, 0);
    EXPECT_EQ(script.game().phase(), on ? "score" : "act") << on;
    script.finish();
    EXPECT_EQ(script.game().seat(), on ? 0 : 1);
    EXPECT_EQ(script.game().phase(), "draw");
  }
}

TEST(Oracle, R_4_a_tile_out_of_its_group_cannot_be_drawn) {
  Script script(setup_of({{"river", 1}}));
  EXPECT_FALSE(script.game().draw(*all_tiles().find_copy("base/U.1")));
  EXPECT_FALSE(script.game().draw(*all_tiles().find_copy("river/L3.1")));
  EXPECT_EQ(script.game().drawable().size(), 10U);
  EXPECT_EQ(script.game().tiles_left(), 83);
}

TEST(Oracle, refused_calls_change_nothing) {
  Script script(setup_of({}));
  EXPECT_FALSE(script.game().finish_turn());
  EXPECT_FALSE(script.game().apply({"pass", {}, 0, "", 0}));
  EXPECT_EQ(script.game().phase(), "draw");
  EXPECT_EQ(script.game().tiles_left(), 71);
  tollkeeper::Setup setup;
  setup.seats = 7;
  EXPECT_FALSE(Oracle::start(all_tiles(), setup));
  setup.seats = 2;
  EXPECT_FALSE(Oracle::start(all_tiles(), setup, 2));
}

}  // namespace
}  // namespace tollkeeper::oracle
