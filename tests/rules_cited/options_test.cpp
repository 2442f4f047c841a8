// Options of the base game and the Tollkeepers: the rows are those of the rules, every value starts
// a game that plays to its end, anything else is refused with a sentence.
#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "rules/playout.hpp"
#include "support/needs_expansions.hpp"
#include "support/table.hpp"

namespace tollkeeper::testing {
namespace {

using Texts = std::vector<std::string>;

// "name: value, value" or "name: low..high, default n".
Texts lines_of(std::span<const OptionRow> rows) {
  Texts lines;
  for (const OptionRow& row : rows) {
    std::string line = std::string(row.name) + ":";
    for (const std::string_view value : row.values) {
      line += " " + std::string(value);
    }
    if (row.is_number()) {
      line += " " + std::to_string(row.low) + ".." + std::to_string(row.high) + ", " +
              row.default_text();
    }
    lines.push_back(line);
    EXPECT_FALSE(row.help.empty()) << row.name;
    EXPECT_FALSE(row.rule.empty()) << row.name;
  }
  return lines;
}

TEST(Options, rows_of_the_base_game) {
  // tile_edition is Setup::edition; 0 and more than 12 meeples are allowed too (any number).
  EXPECT_EQ(lines_of(base_options()),
            (Texts{"first_player: random seat_1 youngest", "two_tile_city: 4 2",
                   "field_scoring: per_field_3 per_player_3 per_city_4", "fields: on off",
                   "meeples_per_player: 0..100, 7"}));
}

std::span<const OptionRow> toll_options() {
  for (const Expansion* expansion : all_expansions()) {
    if (expansion->name == "tollkeepers") {
      return expansion->options;
    }
  }
  return {};
}

TEST(Options, rows_of_the_tollkeepers) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  EXPECT_EQ(lines_of(toll_options()),
            (Texts{"tollhouse: on off", "tollhouse_on_new_tile: allowed forbidden",
                   "crossroads_rule: any_crossroads village_only",
                   "toll_flip: end_of_current_turn end_of_owner_turn",
                   "builder_flip: after_double_turn after_each_part",
                   "tollhouse_needs: no_phase2_action no_meeple_only",
                   "toll_order: before_road after_road", "c1_little_farmhouses: off on"}));
}

void play_to_the_end(const TableSetup& setup, const std::string& what) {
  const auto game = game_of(setup);
  ASSERT_TRUE(game) << what << ": " << game.error().message;
  State state(**game, 0);
  Random random(11);
  play_random_game(state, random);
  EXPECT_EQ(state.phase(), Phase::over) << what;
  EXPECT_EQ(state.tiles_left(), 0) << what;
}

TEST(Options, every_value_plays_in_every_edition) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    const auto try_rows = [edition](std::span<const OptionRow> rows) {
      for (const OptionRow& row : rows) {
        Texts values(row.values.begin(), row.values.end());
        if (row.is_number()) {
          values = {std::to_string(row.low), std::to_string(row.high)};
        }
        for (const std::string& value : values) {
          play_to_the_end({.expansions = "tollkeepers",
                           .options = {{std::string(row.name), value}},
                           .seats = 3,
                           .edition = edition},
                          std::string(row.name) + "=" + value);
        }
      }
    };
    try_rows(base_options());
    try_rows(toll_options());
  }
}

TEST(Options, an_unknown_option_or_value_is_refused_by_name) {
  TOLLKEEPER_TEST_NEEDS("tollkeepers")
  const auto unknown = game_of({.options = {{"toll_flip", "end_of_owner_turn"}}});
  ASSERT_FALSE(unknown);  // the Tollkeepers are not in this game
  EXPECT_NE(unknown.error().message.find("toll_flip"), std::string::npos);
  EXPECT_NE(unknown.error().message.find("two_tile_city"), std::string::npos);
  const auto value = game_of({.options = {{"two_tile_city", "3"}}});
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().rule, "B-34");
  EXPECT_NE(value.error().message.find("4, 2"), std::string::npos);
  EXPECT_FALSE(game_of({.options = {{"two_tile_city", "4"}, {"two_tile_city", "2"}}}));
  EXPECT_FALSE(game_of({.expansions = "bridges"}));
  EXPECT_FALSE(game_of({.expansions = "tollkeepers,tollkeepers"}));
  EXPECT_FALSE(game_of({.expansions = "base*0"}));
  EXPECT_FALSE(game_of({.expansions = "tollkeepers*-1"}));
  EXPECT_FALSE(game_of({.expansions = "tollkeepers*101"}));
}

}  // namespace
}  // namespace tollkeeper::testing
