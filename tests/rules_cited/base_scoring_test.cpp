// Base game: scoring and the end of the game (B-26 to B-43). The arithmetic of every expected
// number stands beside it.
#include <gtest/gtest.h>

#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

// A bed of fields along y = 1 for x from 0 to `last`, so that roads can be laid at y = 0 in any
// order. Monasteries first, then tiles with a city to the south.
Table bed(int last, const std::vector<OptionSetting>& options = {}, int seats = 2) {
  Table table({.options = options, .seats = seats, .start = {{"base/B", {0, 1}, 0}}});
  for (int x = 1; x <= last; ++x) {
    if (x < 4) {
      table.place("base/B", x, 1);
    } else {
      table.place("base/E", x, 1, 2);
    }
  }
  return table;
}

// Red's road at `first`, and blue's and red's more, all apart: U at the even places of y = 0.
void lay_road_of(Table& table, Seat seat, int x) {
  table.turn_of(seat).place("base/U", x, 0).meeple("road");
}

// Closes a road of y = 0 with monasteries at both ends.
void close_ends(Table& table, int before, int after) {
  table.place("base/A", before, 0, 3).place("base/A", after, 0, 1).finish();
}

TEST(BaseRules, B_26_what_a_tile_completes_is_scored_whoever_owns_it) {
  Table table({.start = {{"base/A", {0, 0}, 3}}});
  table.place("base/U", 1, 0).meeple("road");
  table.place("base/A", 2, 0, 1).meeple("monastery").finish();  // blue completes red's road
  EXPECT_EQ(table.points(kRed), 3);                             // 3 tiles
  EXPECT_EQ(table.points(kBlue), 0);
  EXPECT_EQ(table.scores(), "red road 3 = 3 tile x 1 (B-31)");
}

TEST(BaseRules, B_27_the_majority_takes_all_and_tied_players_each_take_all) {
  Table most = bed(4);
  lay_road_of(most, kRed, 0);
  lay_road_of(most, kBlue, 2);
  lay_road_of(most, kRed, 4);
  most.place("base/U", 1, 0).place("base/U", 3, 0);
  close_ends(most, -1, 5);
  EXPECT_EQ(most.points(kRed), 7);  // x = -1 to 5: 7 tiles, two meeples to one
  EXPECT_EQ(most.points(kBlue), 0);

  Table tied = bed(2);
  lay_road_of(tied, kRed, 0);
  lay_road_of(tied, kBlue, 2);
  tied.place("base/U", 1, 0);
  close_ends(tied, -1, 3);
  EXPECT_EQ(tied.points(kRed), 5);  // x = -1 to 3
  EXPECT_EQ(tied.points(kBlue), 5);
}

TEST(BaseRules, B_28_more_meeples_of_your_own_give_no_more_points) {
  Table table = bed(2);
  lay_road_of(table, kRed, 0);
  lay_road_of(table, kRed, 2);
  table.place("base/U", 1, 0);
  close_ends(table, -1, 3);
  EXPECT_EQ(table.points(kRed), 5);
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST(BaseRules, B_29_all_meeples_of_a_scored_feature_go_home_but_farmers_stay) {
  Table table = bed(4);
  lay_road_of(table, kRed, 0);
  lay_road_of(table, kBlue, 2);
  lay_road_of(table, kRed, 4);
  table.turn_of(kBlue).place("base/U", 1, 0).meeple("field NL");
  table.turn_of(kRed).place("base/U", 3, 0);
  close_ends(table, -1, 5);
  EXPECT_EQ(table.supply(kRed), 7);
  EXPECT_EQ(table.supply(kBlue), 6);  // the highwayman came home without points, the farmer stays
}

TEST(BaseRules, B_30_a_completed_feature_without_meeples_gives_no_points_ever) {
  Table table({.start = {{"base/A", {0, 0}, 3}}});
  table.place("base/A", 1, 0, 1).finish();
  table.place("base/B", 0, 1).end();
  EXPECT_EQ(table.scores(), "");
}

TEST(BaseRules, B_31_a_road_is_closed_by_crossroads_city_monastery_or_itself) {
  struct End {
    const char* tile;
    int rotation;  // so that its road meets the west
  };
  // A road of three tiles from a monastery: A - U - end.
  for (const End end :
       {End{"base/A", 1}, End{"base/W", 0}, End{"base/L", 0}, End{"base/X", 0}, End{"base/T", 1}}) {
    Table table({.start = {{"base/A", {0, 0}, 3}}});
    table.place("base/U", 1, 0).meeple("road");
    table.place(end.tile, 2, 0, end.rotation).finish();
    EXPECT_EQ(table.scores(), "red road 3 = 3 tile x 1 (B-31)") << end.tile;
  }
  // Roads that run on close nothing.
  for (const End on : {End{"base/U", 0}, End{"base/V", 0}, End{"base/D", 0}, End{"base/K", 0}}) {
    Table table({.start = {{"base/A", {0, 0}, 3}}});
    table.place("base/U", 1, 0).meeple("road");
    table.place(on.tile, 2, 0, on.rotation).finish();
    EXPECT_EQ(table.scores(), "") << on.tile;
  }
  // A ring has no ends and is complete: four bends, 4 points.
  Table ring({.start = {{"base/V", {0, 0}, 3}}});
  ring.place("base/V", 1, 0, 0).place("base/V", 0, 1, 2);
  ring.place("base/V", 1, 1, 1).meeple("road").finish();
  EXPECT_EQ(ring.points(kRed), 4);
}

TEST(BaseRules, B_32_a_feature_counts_a_tile_once_however_often_it_touches_it) {
  // From the village's east road round three bends to its south road: 4 tiles, 5 segments.
  Table road({.start = {{"base/W", {0, 0}, 0}}});
  road.place("base/V", 1, 0, 0).meeple("road W");
  road.place("base/V", 1, 1, 1).place("base/V", 0, 1, 2).finish();
  EXPECT_EQ(road.points(kRed), 4);
  EXPECT_EQ(road.scores(), "red road 4 = 4 tile x 1 (B-31)");
  // Both cities of I joined round a corner by three N: 4 tiles, 5 segments, 4 x 2.
  Table city({.start = {{"base/N", {0, 0}, 2}}});
  city.place("base/N", 1, 0, 3).meeple("city").place("base/N", 0, 1, 1);
  city.place("base/I", 1, 1, 0).finish();
  EXPECT_EQ(city.scores(), "red city 8 = 4 tile x 2 (B-33)");
}

TEST(BaseRules, B_33_a_city_is_complete_with_a_closed_wall_and_no_hole_inside) {
  // E F E: 3 tiles, 1 coat: 3 x 2 + 2.
  Table small({.start = {{"base/E", {0, 0}, 1}}});
  small.place("base/F", 1, 0).meeple("city");
  small.place("base/E", 2, 0, 3).finish();
  EXPECT_EQ(small.scores(), "red city 8 = 3 tile x 2 + 1 coat_of_arms x 2 (B-33)");
  // Eight city tiles round a hole; the outer wall is closed.
  const auto round_a_hole = [] {
    Table table({.start = {{"base/N", {0, 0}, 2}}});
    table.place("base/R", 1, 0, 2).meeple("city");
    table.place("base/N", 2, 0, 3).place("base/R", 0, 1, 1).place("base/R", 2, 1, 3);
    table.place("base/N", 0, 2, 1).place("base/Q", 1, 2, 0).place("base/M", 2, 2, 0).finish();
    return table;
  };
  Table open = round_a_hole();
  EXPECT_EQ(open.points(kRed), 0);
  open.end();
  // Incomplete: 8 tiles and the coats of Q and M.
  EXPECT_EQ(open.scores(), "red city 10 at the end = 8 tile x 1 + 2 coat_of_arms x 1 (B-38)");
  Table filled = round_a_hole();
  filled.place("base/C", 1, 1).finish();
  // 9 tiles, coats of Q, M and C.
  EXPECT_EQ(filled.scores(), "red city 24 = 9 tile x 2 + 3 coat_of_arms x 2 (B-33)");
}

// A city of two tiles, each with its own single city edge; one of them with a coat of arms.
constexpr std::string_view kCoatTile = R"(
set coat "A coat"
tile coat/A CFFF
  city N coat
  field EL ER SL SR WL WR touches city N
  copies 1 C1 C2 C3
)";

TEST(BaseRules, B_34_a_city_of_two_tiles_is_worth_4_or_by_the_old_rule_2) {
  struct Row {
    const char* option;
    const char* tile;
    int points;
  };
  // Today 2 x 2, with a coat 2 x 2 + 2. Old rule: 1 a tile, 1 a coat.
  for (const Row row : {Row{"4", "base/E", 4}, Row{"2", "base/E", 2}, Row{"4", "coat/A", 6},
                        Row{"2", "coat/A", 3}}) {
    Table table({.expansions = "coat",
                 .options = {{"two_tile_city", row.option}},
                 .start = {{"base/E", {0, 0}, 0}},
                 .own_tiles = kCoatTile});
    table.place(row.tile, 0, -1, 2).meeple("city").finish();
    EXPECT_EQ(table.points(kRed), row.points) << row.option << " " << row.tile;
  }
  // The old rule is for two tiles only: three tiles with a coat are 3 x 2 + 2 as ever.
  Table three({.options = {{"two_tile_city", "2"}}, .start = {{"base/E", {0, 0}, 1}}});
  three.place("base/F", 1, 0).meeple("city").place("base/E", 2, 0, 3).finish();
  EXPECT_EQ(three.points(kRed), 8);
  // And at the end an incomplete city of two tiles is 1 a tile in both.
  for (const char* option : {"4", "2"}) {
    Table end({.options = {{"two_tile_city", option}}, .start = {{"base/E", {0, 0}, 1}}});
    end.place("base/G", 1, 0).meeple("city").end();
    EXPECT_EQ(end.points(kRed), 2);
  }
}

TEST(BaseRules, B_35_a_monastery_is_complete_with_all_eight_places_round_it_filled) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/E", 1, 0).place("base/B", 2, 0).place("base/E", 0, 1, 3);
  table.turn_of(kRed).place("base/B", 1, 1).meeple("monastery");
  table.place("base/E", 2, 1, 1).place("base/B", 0, 2).place("base/E", 1, 2, 2).finish();
  EXPECT_EQ(table.points(kRed), 0);  // seven of eight
  table.place("base/E", 2, 2, 1).finish();
  EXPECT_EQ(table.points(kRed), 9);
  EXPECT_EQ(table.scores(), "red monastery 9 = 1 monastery x 1 + 8 neighbour x 1 (B-35)");
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST(BaseRules, B_36_features_completed_together_are_scored_each_by_itself_roads_first) {
  // D closes red's city to the north and blue's road from west to east at once.
  Table table({.start = {{"base/B", {-1, -1}, 0}}});
  table.turn_of(kRed).place("base/E", 0, -1, 2).meeple("city");
  table.turn_of(kBlue).place("base/A", -1, 0, 3).meeple("road");
  table.place("base/B", 1, -1).place("base/A", 1, 0, 1).place("base/D", 0, 0).finish();
  EXPECT_EQ(table.scores(), "blue road 3 = 3 tile x 1 (B-31)\nred city 4 = 2 tile x 2 (B-33)");
}

// Plays to the end without meeples: what is drawn, and where it is placed, as the callers say.
template <class Draw, class Place>
void play_on(State& state, Draw draw, Place place) {
  while (state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      draw(state, drawable(state));
    } else if (state.phase() == Phase::place) {
      apply_action(state, place(state, legal_actions(state)), nullptr);
    } else if (state.phase() == Phase::act) {
      apply_action(state, Action::pass(), nullptr);
    } else {
      finish_turn(state, nullptr);
    }
  }
}

// From X to A, but the type named comes last.
KindId keep_for_last(const Game& game, const std::vector<Drawable>& can, std::string_view type) {
  for (auto one = can.rbegin(); one != can.rend(); ++one) {
    if (game.kinds[one->kind].type->id != type) {
      return one->kind;
    }
  }
  return can.front().kind;
}

TEST(BaseRules, B_37_the_game_ends_after_the_turn_of_the_last_tile) {
  const Table table;
  State state(table.game(), kRed);
  play_on(
      state,
      [](State& now, const std::vector<Drawable>& can) {
        const KindId kind = keep_for_last(now.game(), can, "base/U");
        draw_tile(now, kind, nullptr);
        if (now.tiles_left() > 0) {
          return;
        }
        // The last tile has a turn like any other.
        EXPECT_EQ(now.phase(), Phase::place);
        State last(now);
        apply_action(last, legal_actions(last)[0], nullptr);
        EXPECT_EQ(last.phase(), Phase::act);
        apply_action(last, legal_actions(last)[0], nullptr);
        EXPECT_EQ(last.phase(), Phase::score);
        finish_turn(last, nullptr);
        EXPECT_EQ(last.phase(), Phase::over);
      },
      [](const State&, const ActionList& list) { return list[list.size() / 2]; });
  EXPECT_EQ(state.tiles_left(), 0);
  EXPECT_EQ(check_action(state, Action::pass()).error().rule, "B-37");
}

TEST(BaseRules, B_37_when_the_last_tile_fits_nowhere_the_game_ends_at_once) {
  // C (four city edges) comes last, and tiles are placed so that it finds as few places as
  // possible.
  const Table table;
  State state(table.game(), kRed);
  Journal journal;
  play_on(
      state,
      [&journal](State& now, const std::vector<Drawable>& can) {
        const KindId kind = keep_for_last(now.game(), can, "base/C");
        journal.clear();
        draw_tile(now, kind, &journal);
      },
      [](const State& now, const ActionList& list) {
        KindId c = 0;
        while (now.game().kinds[c].type->id != "base/C") {
          ++c;
        }
        Action best = list[0];
        std::size_t fewest = 0xFFFF;
        for (const Action& action : list) {
          State then(now);
          apply_action(then, action, nullptr);
          ActionList places;
          list_placements(then, c, places);
          if (places.size() < fewest) {
            fewest = places.size();
            best = action;
          }
        }
        return best;
      });
  ASSERT_GE(journal.size(), 3U);
  EXPECT_EQ(journal[0].kind, EventKind::tile_drawn);
  EXPECT_EQ(journal[1].kind, EventKind::tile_discarded);
  EXPECT_EQ(journal[1].rule, "B-14");
  EXPECT_EQ(journal.back().kind, EventKind::game_ended);
}

TEST(BaseRules, B_38_at_the_end_1_for_each_tile_coat_and_neighbour) {
  Table table({.start = {{"base/U", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/U", 1, 0).meeple("road");
  table.turn_of(kBlue).place("base/E", 0, 1, 2).meeple("city");
  table.turn_of(kRed).place("base/F", 0, 2, 1);
  table.turn_of(kBlue).place("base/B", 0, -1).meeple("monastery").end();
  // Road of 2 tiles. City of 2 tiles and a coat. Monastery with neighbours (0, 0) and (1, 0).
  EXPECT_EQ(table.scores(),
            "red road 2 at the end = 2 tile x 1 (B-38)\n"
            "blue city 3 at the end = 2 tile x 1 + 1 coat_of_arms x 1 (B-38)\n"
            "blue monastery 3 at the end = 1 monastery x 1 + 2 neighbour x 1 (B-38)");
}

TEST(BaseRules, B_38_the_majority_decides_at_the_end_as_well) {
  Table table = bed(4);
  lay_road_of(table, kRed, 0);
  lay_road_of(table, kBlue, 2);
  lay_road_of(table, kRed, 4);
  table.place("base/U", 1, 0).place("base/U", 3, 0).end();
  EXPECT_EQ(table.points(kRed), 5);  // x = 0 to 4
  EXPECT_EQ(table.points(kBlue), 0);
}

// E F E along y = 0: a completed city with a coat, no knights. F's fields to the north and to the
// south touch it, and so do the fields of both E; none of these four is joined to another.
Table city_between_fields(const char* rule, Seat in_the_north) {
  Table table(
      {.options = {{"field_scoring", rule}}, .seats = 4, .start = {{"base/E", {-1, 0}, 1}}});
  table.turn_of(in_the_north).place("base/F", 0, 0).meeple("field NL");
  return table;
}

TEST(BaseRules, B_39_each_field_by_itself_3_for_each_completed_city_that_touches_it) {
  Table table = city_between_fields("per_field_3", kRed);
  table.turn_of(kRed).place("base/E", 1, 0, 3).meeple("field").end();
  // Two fields of red's touch one city: 3 + 3.
  EXPECT_EQ(table.points(kRed), 6);
  EXPECT_EQ(table.scores(),
            "red field 3 at the end = 1 completed_city x 3 (B-39)\n"
            "red field 3 at the end = 1 completed_city x 3 (B-39)");
}

TEST(BaseRules, B_39_fields_off_leaves_fields_out_of_the_game) {
  Table table({.options = {{"fields", "off"}}, .start = {{"base/B", {0, 0}, 0}}});
  table.place("base/A", 1, 0);
  EXPECT_EQ(table.choices(), (Texts{"meeple road 1", "meeple monastery", "pass"}));
  EXPECT_EQ(table.why_not_meeple("field").rule, "B-17");
  Table with({.options = {{"fields", "on"}}, .start = {{"base/B", {0, 0}, 0}}});
  with.place("base/A", 1, 0).meeple("field");
}

TEST(BaseRules, B_40_the_older_field_rules) {
  // Red holds two fields at one city: once 3 for the player, or 4 for the city.
  for (const auto& [rule, points] : {std::pair{"per_player_3", 3}, std::pair{"per_city_4", 4}}) {
    Table table = city_between_fields(rule, kRed);
    table.turn_of(kRed).place("base/E", 1, 0, 3).meeple("field").end();
    EXPECT_EQ(table.points(kRed), points) << rule;
  }
  // One farmer each of two players in two fields of one city: 3 each, or tied at the city, 4 each.
  for (const auto& [rule, points] : {std::pair{"per_player_3", 3}, std::pair{"per_city_4", 4}}) {
    Table table = city_between_fields(rule, kRed);
    table.turn_of(kBlue).place("base/E", 1, 0, 3).meeple("field").end();
    EXPECT_EQ(table.points(kRed), points) << rule;
    EXPECT_EQ(table.points(kBlue), points) << rule;
  }
}

TEST(BaseRules, B_41_a_field_ends_at_roads_and_cities_and_goes_round_a_monastery) {
  Table table({.start = {{"base/U", {0, 0}, 0}}});
  table.place("base/U", 1, 0).meeple("field NL");
  table.place("base/U", 2, 0);
  EXPECT_EQ(table.why_not_meeple("field NL").rule, "B-18");  // along the road
  EXPECT_TRUE(table.may_meeple("field SL"));                 // across the road
  // A road that ends at a monastery does not cut the field round it.
  Table monastery({.start = {{"base/U", {0, 0}, 1}}});
  monastery.place("base/A", 0, 1, 2);
  EXPECT_EQ(monastery.choices("meeple field"), (Texts{"meeple field 1"}));
  // It does join the two sides of the road that were apart.
  monastery.meeple("field").place("base/V", 0, -1, 3);  // roads E and S, over the start tile
  EXPECT_EQ(monastery.choices("meeple field"), (Texts{}));
}

TEST(BaseRules, B_42_an_incomplete_city_gives_a_field_nothing) {
  Table table({.start = {{"base/E", {0, 0}, 0}}});
  table.place("base/B", 0, 1).meeple("field").end();
  EXPECT_EQ(table.points(kRed), 0);
}

TEST(BaseRules, B_43_every_meeple_is_scored_once) {
  // Two red farmers in one field at one completed city, two red highwaymen on one road.
  Table table = bed(2);
  table.turn_of(kRed).place("base/U", 0, 0).meeple("road");
  table.turn_of(kRed).place("base/U", 2, 0).meeple("road");
  table.place("base/U", 1, 0);
  table.turn_of(kRed).end();
  EXPECT_EQ(table.points(kRed), 3);
  EXPECT_EQ(table.scores(), "red road 3 at the end = 3 tile x 1 (B-38)");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.supply(kRed), 5);  // they may as well stay where they are
}

}  // namespace
}  // namespace tollkeeper::testing
