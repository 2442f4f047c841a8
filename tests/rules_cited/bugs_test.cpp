// Faults that other Carcassonne programs had, as cases of ours: the rows of the collected bug log
// that the base game and the Tollkeepers can show, named by their numbers.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "arena/bot_game.hpp"
#include "expansions/registry.hpp"
#include "players/greedy_player.hpp"
#include "record/record.hpp"
#include "rules/field_score.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"
#include "rules/state_fields.hpp"
#include "rules/turn.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

// A random game with everything that happened.
State play_at_random(const Game& game, std::uint64_t seed, Journal& journal) {
  State state(game, 0);
  Random random(seed);
  while (state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      const auto can = drawable(state);
      draw_tile(state, can[random.below(static_cast<std::uint32_t>(can.size()))].kind, &journal);
    } else if (state.phase() == Phase::score) {
      finish_turn(state, &journal);
    } else {
      const ActionList list = legal_actions(state);
      apply_action(state, list[random.below(static_cast<std::uint32_t>(list.size()))], &journal);
    }
  }
  return state;
}

// --- completing and scoring features -------------------------------------------------------------

TEST(Bugs, bug_01_every_coat_of_arms_is_scored) {
  const auto points = [](const char* middle) {
    Table table({.start = {{"base/E", {0, 0}, 1}}});
    table.place(middle, 1, 0).meeple("city").place("base/E", 2, 0, 3).finish();
    return table.points(kRed);
  };
  EXPECT_EQ(points("base/F"), 8);  // 3 x 2 and a coat of 2
  EXPECT_EQ(points("base/G"), 6);
  // C, with city on four sides, in a closed city: 5 x 2 and its coat.
  Table four({.start = {{"base/B", {0, 0}, 0}}});
  four.place("base/E", 1, 0, 2).place("base/B", 2, 0).place("base/E", 0, 1, 1);
  four.place("base/E", 2, 1, 3).place("base/B", 0, 2).place("base/E", 1, 2, 0);
  four.turn_of(kRed).place("base/C", 1, 1).meeple("city").finish();
  EXPECT_EQ(four.scores(), "red city 12 = 5 tile x 2 + 1 coat_of_arms x 2 (B-33)");
}

TEST(Bugs, bug_04_a_city_of_two_tiles_is_4_points) {
  Table table;
  table.place("base/E", 0, -1, 2).meeple("city").finish();
  EXPECT_EQ(table.points(kRed), 4);
}

TEST(Bugs, bug_05_bug_06_the_two_point_rule_is_an_option_that_shows_in_the_score) {
  Table table({.options = {{"two_tile_city", "2"}}});
  table.place("base/E", 0, -1, 2).meeple("city").finish();
  EXPECT_EQ(table.scores(), "red city 2 = 2 tile x 1 (B-34)");
  EXPECT_TRUE(table.game().options.is("two_tile_city", "2"));
}

TEST(Bugs, bug_07_one_tile_that_closes_a_city_on_four_sides_scores_it_once) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/E", 1, 0, 2).place("base/B", 2, 0).place("base/E", 0, 1, 1);
  table.place("base/E", 2, 1, 3).place("base/B", 0, 2);
  table.turn_of(kRed).place("base/E", 1, 2, 0).meeple("city");
  table.place("base/C", 1, 1).finish();
  EXPECT_EQ(table.scores(), "red city 12 = 5 tile x 2 + 1 coat_of_arms x 2 (B-33)");
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST(Bugs, bug_10_a_symbol_beside_a_road_that_touches_its_tile_twice_counts_once) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table(
      {.expansions = "tollkeepers,twice", .start = {{"twice/A", {0, 0}, 0}}, .own_tiles = R"(
set twice "Travellers at a corner"
tile twice/A FRRF
  road E to crossroads
  road S to crossroads
  field NL NR EL SR WL WR
  field ER SL
  crossroads village
  copy twice/A.1 C1 C2 C3: travellers beside road E and road S
)"});
  table.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  table.place("base/V", 1, 0, 0).place("base/V", 1, 1, 1).place("base/V", 0, 1, 2).finish();
  EXPECT_EQ(table.scores(), "red toll 3 = 1 travellers x 3 (TK-12)");
}

TEST(Bugs, bug_16_every_tile_drawn_is_placed_or_shown_as_set_aside) {
  const Table table;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Journal journal;
    play_at_random(table.game(), seed, journal);
    std::map<EventKind, int> counts;
    std::map<std::string, int> start_type;
    for (const Event& event : journal) {
      ++counts[event.kind];
      if (event.kind == EventKind::tile_drawn) {
        ++start_type[table.game().kinds[event.tile].type->id];
      }
    }
    EXPECT_EQ(counts[EventKind::tile_drawn], 71);
    EXPECT_EQ(counts[EventKind::tile_placed] + counts[EventKind::tile_discarded], 71);
    EXPECT_EQ(start_type["base/D"], 3);  // the fourth is the start tile
  }
}

TEST(Bugs, bug_17_the_game_ends_with_no_tile_left) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  const Table table({.expansions = "tollkeepers"});
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Journal journal;
    EXPECT_EQ(play_at_random(table.game(), seed, journal).tiles_left(), 0);
  }
}

// --- fields --------------------------------------------------------------------------------------

TEST(Bugs, bug_18_every_field_piece_beside_a_city_knows_it) {
  // A field that reaches the half edge next to a city's side touches that city.
  for (const TileSet& set : shipped_catalogue()->sets()) {
    for (const TileType& type : set.types) {
      for (std::size_t n = 0; n < type.segments.size(); ++n) {
        for (const Side side : kSides) {
          if (type.segments[n].kind != SegmentKind::city ||
              (type.segments[n].sides & mask_of(side)) == 0) {
            continue;
          }
          const HalfMask beside =
              static_cast<HalfMask>(left_half(turned(side, 1)) | right_half(turned(side, 3)));
          for (const Segment& field : type.segments) {
            if (field.kind == SegmentKind::field && (field.halves & beside) != 0) {
              EXPECT_NE(field.cities & (1U << n), 0) << type.id;
            }
          }
        }
      }
    }
  }
}

TEST(Bugs, bug_19_the_points_of_a_field_name_the_cities_counted) {
  Table table({.start = {{"base/E", {0, -1}, 2}}});
  table.place("base/H", 0, 0).meeple("field").place("base/E", 0, 1).end();
  EXPECT_EQ(table.scores(), "red field 6 at the end = 2 completed_city x 3 (B-39)");
  const PlacedTile& h = *table.state().tile_at({0, 0});
  EXPECT_EQ(completed_cities_of(table.state(), table.state().field_root(h.first_field)).size(), 2U);
}

TEST(Bugs, bug_20_the_points_by_kind_of_feature_add_up_to_the_score) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  const Table table({.expansions = "tollkeepers", .seats = 3});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Journal journal;
    const State over = play_at_random(table.game(), seed, journal);
    std::map<Seat, std::map<std::string_view, int>> by_kind;
    for (const Event& event : journal) {
      if (event.kind == EventKind::score) {
        EXPECT_EQ(event.points, sum_of_parts(event.parts));
        by_kind[event.seat][event.word] += event.points;
      }
    }
    for (Seat seat = 0; seat < 3; ++seat) {
      int sum = 0;
      for (const auto& [word, points] : by_kind[seat]) {
        EXPECT_TRUE((std::set<std::string_view>{"road", "city", "monastery", "field", "toll"})
                        .contains(word));
        sum += points;
      }
      EXPECT_EQ(sum, over.points(seat)) << seed;
    }
  }
}

TEST(Bugs, bug_22_a_crossroads_of_four_roads_parts_four_fields) {
  Table table({.start = {{"base/U", {0, 0}, 0}}});
  table.place("base/X", 1, 0);
  EXPECT_EQ(table.choices("meeple field").size(), 4U);
  std::set<std::uint16_t> roots;
  for (std::uint16_t n = 0; n < 4; ++n) {
    const auto id = static_cast<std::uint16_t>(table.state().last_tile().first_field + n);
    roots.insert(table.state().field_root(id));
    EXPECT_LE(field_cells(table.state(), table.state().field_root(id)).size(), 2U);
  }
  EXPECT_EQ(roots.size(), 4U);
}

TEST(Bugs, bug_23_bug_24_tollhouse_and_meeple_do_not_hinder_each_other_in_either_order) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table house_first({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  house_first.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0);
  house_first.turn_of(kBlue).place("base/U", 1, 0).meeple("road");
  Table meeple_first({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  meeple_first.turn_of(kBlue).place("base/U", 1, 0).meeple("road");
  meeple_first.turn_of(kRed).place("base/B", 0, -1).tollhouse(0, 0).finish();
  EXPECT_EQ(house_first.supply(kBlue), meeple_first.supply(kBlue));
  EXPECT_EQ(house_first.tollhouse_place(kRed), meeple_first.tollhouse_place(kRed));
}

TEST(Bugs, bug_25_bug_26_without_farmers_everything_else_is_as_ever) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers", "abbot")
  Table table({.expansions = "tollkeepers,abbot",
               .options = {{"fields", "off"}},
               .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/U.4", 1, 0);  // road and garden
  EXPECT_EQ(table.choices(), (Texts{"meeple road 1", "abbot garden", "tollhouse (0, 0)", "pass"}));
  Table monastery({.options = {{"fields", "off"}}, .start = {{"base/B", {0, 0}, 0}}});
  monastery.place("base/B", 1, 0);
  EXPECT_EQ(monastery.choices(), (Texts{"meeple monastery", "pass"}));
}

TEST(Bugs, bug_29_a_field_inside_a_ring_road_grows_no_more) {
  Table table({.start = {{"base/V", {0, 0}, 3}}});
  table.place("base/V", 1, 0, 0).place("base/V", 0, 1, 2);
  table.place("base/V", 1, 1, 1).meeple("field NL");
  const auto inner = [&] {
    const PlacedTile& tile = *table.state().tile_at({1, 1});
    const TurnedKind& lies = table.state().kind_of(tile).turned[tile.rotation];
    return field_cells(
        table.state(),
        table.state().field_root(static_cast<std::uint16_t>(tile.first_field + lies.left[0])));
  };
  EXPECT_EQ(inner().size(), 4U);
  for (int y = 0; y < 4; ++y) {
    table.place("base/B", 2, y);
  }
  EXPECT_EQ(inner().size(), 4U);
}

// --- placing tiles -------------------------------------------------------------------------------

TEST(Bugs, bug_35_a_place_with_one_legal_rotation_offers_that_one) {
  Table table;
  table.draw("base/E");
  EXPECT_EQ(table.choices("put (0, -1)"), (Texts{"put (0, -1) turned 2"}));
}

TEST(Bugs, bug_36_a_hole_among_four_tiles_is_a_place_like_any_other) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/E", 1, 0).place("base/B", 2, 0).place("base/E", 0, 1, 3);
  table.place("base/E", 2, 1, 1).place("base/B", 0, 2).place("base/E", 1, 2, 2);
  table.draw("base/B");
  EXPECT_TRUE(table.may_put(1, 1));
}

// --- figures -------------------------------------------------------------------------------------

TEST(Bugs, bug_41_a_monk_on_a_monastery_surrounded_already_scores_9_at_once) {
  Table table({.start = {{"base/B", {0, 0}, 0}}});
  table.place("base/E", 1, 0).place("base/B", 2, 0).place("base/E", 0, 1, 3);
  table.place("base/E", 2, 1, 1).place("base/B", 0, 2).place("base/E", 1, 2, 2);
  table.place("base/E", 2, 2, 1);
  table.turn_of(kRed).place("base/B", 1, 1).meeple("monastery").finish();
  EXPECT_EQ(table.points(kRed), 9);
  EXPECT_EQ(table.supply(kRed), 7);
}

TEST(Bugs, bug_44_bug_45_every_tile_in_every_rotation_offers_all_its_free_places) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers", "inns_and_cathedrals")
  const StartTile starts[] = {{"base/B", {0, 0}, 0}, {"base/E", {0, 0}, 2}, {"base/A", {0, 0}, 0}};
  std::set<std::string> seen;
  std::set<std::string> all;
  for (const StartTile& start : starts) {  // field, city, road to the south
    Table table({.expansions = "tollkeepers,inns_and_cathedrals", .start = {start}});
    for (std::uint16_t n = 0; n < table.game().copies.size(); ++n) {
      const TileType& type = *table.game().kinds[table.game().copies[n].kind].type;
      if (table.game().start[0].copy == n) {
        continue;
      }
      std::size_t places = type.monastery ? 1 : 0;
      places += type.segments.size();
      for (int rotation = 0; rotation < 4; ++rotation) {
        const std::string turned = type.id + " turned " + std::to_string(rotation);
        all.insert(turned);
        Table one = table;
        try {
          one.draw(table.game().copy(n).id);
        } catch (const IllegalStep&) {
          break;  // fits nowhere beside this start tile
        }
        if (one.may_put(0, 1, rotation)) {
          one.put(0, 1, rotation);
          EXPECT_EQ(one.choices("meeple").size(), places) << turned;
          EXPECT_EQ(one.choices("large_meeple").size(), places) << turned;
          seen.insert(turned);
        }
      }
    }
  }
  EXPECT_EQ(seen, all);
}

TEST(Bugs, bug_47_without_a_figure_nothing_is_offered_and_the_turn_goes_on) {
  Table table({.options = {{"meeples_per_player", "0"}}, .start = {{"base/B", {0, 0}, 0}}});
  table.place("base/B", 1, 0);
  EXPECT_EQ(table.state().phase(), Phase::score);
  table.finish().place("base/B", 2, 0);
}

TEST(Bugs, bug_47a_a_completed_city_is_not_offered_to_the_tile_beside_it) {
  Table table;
  table.place("base/E", 0, -1, 2).finish();
  table.place("base/B", 1, -1);
  EXPECT_EQ(table.choices(), (Texts{"meeple field 1", "meeple monastery", "pass"}));
  EXPECT_EQ(table.why_not(Action::place_figure(kMeeple, {0, -1}, 0)).rule, "B-16");
}

TEST(Bugs, bug_53_tollhouse_and_meeple_are_offered_together_and_one_pass_refuses_both) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Table table({.expansions = "tollkeepers", .start = {{"base/W", {0, 0}, 0}}});
  table.place("base/B", 0, -1);
  EXPECT_EQ(table.choices(),
            (Texts{"meeple field 1", "meeple monastery", "tollhouse (0, 0)", "pass"}));
  table.pass();
  EXPECT_EQ(table.state().phase(), Phase::score);
}

TEST(Bugs, bug_54_one_tile_joins_three_occupied_cities) {
  Table table({.seats = 3, .start = {{"base/B", {0, 0}, 0}}});
  table.turn_of(kRed).place("base/E", 1, 0, 2).meeple("city");
  table.place("base/B", 2, 0);
  table.turn_of(kBlue).place("base/E", 0, 1, 1).meeple("city");
  table.turn_of(kGreen).place("base/E", 2, 1, 3).meeple("city");
  table.place("base/C", 1, 1);
  EXPECT_TRUE(table.choices().empty());  // its one city is occupied
  const PlacedTile& c = table.state().last_tile();
  const auto root = table.state().feature_root(c.first_feature);
  EXPECT_EQ(table.state().tallies()[root].lane[kOpenLane], 1);  // one side left, to the south
  table.place("base/E", 1, 2, 0).finish();
  for (const Seat seat : {kRed, kBlue, kGreen}) {
    EXPECT_EQ(table.points(seat), 12);  // 5 x 2 + 2, all tied
  }
}

TEST(Bugs, bug_55_a_new_game_from_the_same_setup_has_the_same_players) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  const TableSetup setup{.expansions = "tollkeepers", .seats = 4};
  const Table first(setup);
  const Table second(setup);
  EXPECT_EQ(first.game().seats, second.game().seats);
  EXPECT_EQ(first.game().setup, second.game().setup);
  EXPECT_EQ(first.state().hash(), second.state().hash());
}

// --- undo, saving --------------------------------------------------------------------------------

TEST(Bugs, bug_56_a_turn_can_be_taken_back_until_it_is_confirmed) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Playthrough game(*game_of({.expansions = "tollkeepers"}), 7, {});
  const Seat seat = game.state().seat();
  EXPECT_FALSE(game.can_undo());  // the tile drawn stays drawn
  const State before(game.state());
  ASSERT_TRUE(game.act(seat, legal_actions(game.state())[0]));
  EXPECT_TRUE(game.can_undo());
  ASSERT_TRUE(game.undo());
  EXPECT_EQ(game.state(), before);
  ASSERT_TRUE(game.act(seat, legal_actions(game.state())[0]));
  if (game.state().phase() == Phase::act) {
    ASSERT_TRUE(game.act(seat, Action::pass()));
  }
  ASSERT_TRUE(game.finish());
  EXPECT_FALSE(game.can_undo());
  EXPECT_FALSE(game.undo());
}

TEST(Bugs, bug_62_a_game_is_saved_and_loaded_in_every_phase) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Playthrough game(*game_of({.expansions = "tollkeepers"}), 3, {"A", "B"});
  Random random(3);
  std::set<Phase> phases;
  for (int step = 0; game.state().phase() != Phase::over; ++step) {
    if (step % 7 == 0 || !phases.contains(game.state().phase())) {
      const auto loaded = read_record(write_record(game), shipped_catalogue());
      ASSERT_TRUE(loaded) << loaded.error().message;
      EXPECT_EQ(fields_of(loaded->state()), fields_of(game.state()));
      EXPECT_EQ(loaded->steps(), game.steps());
      phases.insert(game.state().phase());
    }
    if (game.state().phase() == Phase::score) {
      ASSERT_TRUE(game.finish());
    } else {
      const ActionList list = legal_actions(game.state());
      const auto n = random.below(static_cast<std::uint32_t>(list.size()));
      ASSERT_TRUE(game.act(game.state().seat(), list[n]));
    }
  }
  const auto loaded = read_record(write_record(game), shipped_catalogue());
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(fields_of(loaded->state()), fields_of(game.state()));
  EXPECT_EQ(phases, (std::set<Phase>{Phase::place, Phase::act, Phase::score}));
}

TEST(Bugs, bug_68c_a_refused_action_leaves_the_game_as_it_was) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  Playthrough game(*game_of({.expansions = "tollkeepers"}), 5, {});
  const State before(game.state());
  const Seat seat = game.state().seat();
  const auto other = static_cast<Seat>(1 - seat);
  EXPECT_FALSE(game.act(seat, Action::place_tile({0, 0}, 0)));
  EXPECT_FALSE(game.act(seat, Action::pass()));
  EXPECT_FALSE(game.act(other, legal_actions(game.state())[0]));
  EXPECT_FALSE(game.act(9, Action::pass()));
  EXPECT_FALSE(game.finish());
  EXPECT_EQ(game.state(), before);
  EXPECT_EQ(game.steps().size(), 1U);
}

// --- computer players ----------------------------------------------------------------------------

TEST(Bugs, bug_70_the_tollhouse_is_not_brought_in_at_the_cost_of_points) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  // A city of 4 points for a meeple, or the tollhouse on a village that pays nothing.
  Table table({.expansions = "tollkeepers", .start = {{"base/L", {0, 0}, 0}}});
  table.draw("base/E");
  Random random(1);
  GreedyPlayer player;
  const Action place = player.choose(table.state(), random);
  EXPECT_EQ(place, Action::place_tile({0, -1}, 2));
  table.play(place);
  table.play(player.choose(table.state(), random)).finish();
  EXPECT_EQ(table.points(kRed), 4);
}

TEST(Bugs, bug_71_a_move_that_gives_the_rival_more_ranks_lower) {
  // Red may complete blue's city of eight points, or put E anywhere else.
  Table table({.start = {{"base/E", {0, 0}, 1}}});
  table.turn_of(kBlue).place("base/F", 1, 0).meeple("city");
  table.turn_of(kRed).draw("base/E");
  ASSERT_TRUE(table.may_put(2, 0, 3));
  Random random(1);
  GreedyPlayer player;
  for (int n = 0; n < 10; ++n) {
    EXPECT_NE(player.choose(table.state(), random).cell, (Cell{2, 0}));
  }
}

TEST(Bugs, bug_72_computer_players_play_legal_actions_only) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  const auto game = *game_of({.expansions = "tollkeepers"});
  BotGame bots(*game, {*read_bot("greedy"), *read_bot("random")});
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Trace trace;
    const State over(bots.play(Random(seed), &trace));
    const auto again = replay_trace(game, trace, {});  // every step checked by the rules
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->state().points(kRed), over.points(kRed));
    EXPECT_EQ(again->state().points(kBlue), over.points(kBlue));
  }
}

}  // namespace
}  // namespace tollkeeper::testing
