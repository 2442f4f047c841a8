#include <gtest/gtest.h>

#include "record/assertions.hpp"
#include "record/jcz_testing.hpp"
#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::game_with;
using testing::random_game;

// What a .jcz keeps of a game: everything but which of several equal tiles lay where.
std::string difference_of_play(const Playthrough& a, const Playthrough& b) {
  std::string text;
  const auto compare = [&text](bool same, const char* what) {
    text += same ? "" : std::string(what) + " differ; ";
  };
  compare(a.names() == b.names(), "names");
  compare(a.first_seat() == b.first_seat(), "first seats");
  compare(a.state().phase() == b.state().phase(), "phases");
  compare(a.state().seat() == b.state().seat(), "seats");
  compare(a.events().size() == b.events().size(), "numbers of events");
  for (std::size_t n = 0; n < std::min(a.events().size(), b.events().size()); ++n) {
    Event one = a.events()[n];
    Event other = b.events()[n];
    const auto type_of = [](const Playthrough& play, const Event& event) {
      return event.tile < play.game().kinds.size() ? play.game().kinds[event.tile].type->id : "";
    };
    const bool same_name =
        type_of(a, one) == type_of(b, other) ||
        (a.game().kinds[one.tile].type->jcz_id == b.game().kinds[other.tile].type->jcz_id);
    one.tile = other.tile = 0;  // kinds are numbered in each game by itself
    compare(one == other && same_name, "events");
  }
  for (Seat seat = 0; seat < a.game().seats; ++seat) {
    compare(a.state().points(seat) == b.state().points(seat), "points");
  }
  compare(a.can_undo() == b.can_undo(), "undos");
  compare(a.deck().left() == b.deck().left(), "tiles left");
  return text;
}

std::string difference_to_read_back(const Playthrough& play) {
  const auto text = write_jcz(play);
  if (!text) {
    return text.error().message;
  }
  const auto again = read_jcz(*text, shipped_catalogue());
  if (!again) {
    return again.error().message + "\n" + *text;
  }
  std::string difference = difference_of_play(play, again->playthrough);
  for (const AssertionFailure& failure :
       check_assertions(again->playthrough, again->assertions, again->figure_names)) {
    difference += failure.sentence + " fails; ";
  }
  for (const OptionRow& row : again->playthrough.game().options.rows()) {
    if (play.game().options.text(row.name) != again->playthrough.game().options.text(row.name)) {
      difference += "option " + std::string(row.name) + " differs; ";
    }
  }
  if (again->playthrough.game().setup.edition != play.game().setup.edition) {
    difference += "editions differ; ";
  }
  return difference;
}

TEST(JczWrite, WrittenAndReadIsTheSameGame) {
  for (std::uint64_t seed = 0; seed < 18; ++seed) {
    const int seats = 1 + static_cast<int>(seed % 6);
    const auto edition = static_cast<Edition>(seed % 3);
    const auto game = game_with(seed % 2 == 0 ? testing::all_sets() : std::vector<SetChoice>{},
                                seats, {}, edition);
    EXPECT_EQ(difference_to_read_back(random_game(game, seed)), "") << "seed " << seed;
  }
}

TEST(JczWrite, SoIsEachExpansionByItself) {
  for (const Expansion* expansion : all_expansions()) {
    for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
      const auto game = game_with({{std::string(expansion->name), 1}}, 2, {}, edition);
      EXPECT_EQ(difference_to_read_back(random_game(game, 21)), "")
          << expansion->name << " " << name_of(edition);
    }
  }
}

TEST(JczWrite, SoIsAGameStoppedAnywhere) {
  const auto game = game_with(testing::all_sets(), 3);
  for (int steps = 0; steps < 80; ++steps) {
    EXPECT_EQ(difference_to_read_back(random_game(game, 17, steps)), "") << steps << " steps";
  }
}

TEST(JczWrite, KeepsEveryValueOfEveryOption) {
  for (const Expansion* expansion : all_expansions()) {
    for (const OptionRow& row : expansion->options) {
      for (const std::string_view value : row.values) {
        const auto game =
            game_with(testing::all_sets(), 2, {{std::string(row.name), std::string(value)}});
        ASSERT_NE(game, nullptr) << row.name << " = " << value;
        EXPECT_EQ(difference_to_read_back(random_game(game, 3, 40)), "")
            << row.name << " = " << value;
      }
    }
  }
  for (const OptionRow& row : base_options()) {
    const std::string value = row.is_number() ? "5" : std::string(row.values.back());
    const auto game = game_with({}, 2, {{std::string(row.name), value}});
    EXPECT_EQ(difference_to_read_back(random_game(game, 3, 40)), "") << row.name << " = " << value;
  }
}

TEST(JczWrite, KeepsCopiesOfSets) {
  const auto game = game_with({{"base", 2}});
  EXPECT_EQ(difference_to_read_back(random_game(game, 4)), "");
  auto sets = testing::all_sets();
  for (SetChoice& set : sets) {
    set.copies = 2;
  }
  EXPECT_EQ(difference_to_read_back(random_game(game_with(sets), 4)), "");
}

TEST(JczWrite, AGameEndedEarlyIsOver) {
  auto play = random_game(game_with({}), 4, 24);
  while (play.state().phase() != Phase::place) {
    Random random(1);
    testing::step_at_random(play, random);
  }
  play.end();
  const auto text = write_jcz(play);
  ASSERT_TRUE(text);
  const auto again = read_jcz(*text, shipped_catalogue());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->playthrough.state().phase(), Phase::over);
  EXPECT_TRUE(check_assertions(again->playthrough, again->assertions).empty());
}

TEST(JczWrite, TheirOwnTilesHaveTheirOwnNames) {
  const auto text = write_jcz(random_game(game_with({}, 2, {}, Edition::c2), 1));
  ASSERT_TRUE(text);
  EXPECT_EQ(text->find("base/"), std::string::npos);
  EXPECT_EQ(text->find("addons"), std::string::npos);
  EXPECT_NE(text->find("\"basic:2\":1"), std::string::npos);
  EXPECT_NE(text->find("\"rules\":{}"), std::string::npos);
}

TEST(JczWrite, TileSetsOfOnesOwnHaveNoName) {
  const auto catalogue = catalogue_with(
      "set mine \"Mine\"\n\ntile mine/A FFFF\n  field NL NR EL ER SL SR WL WR\n  monastery\n"
      "  counts C1 1 C2 1 C3 1\n  copies 1 C1 C2 C3\n",
      "mine.tiles");
  ASSERT_TRUE(catalogue) << catalogue.error().message;
  tollkeeper::Setup setup;
  setup.sets = {{"mine", 1}};
  const auto game = make_game(*catalogue, setup);
  ASSERT_TRUE(game) << game.error().message;
  const auto text = write_jcz(random_game(*game, 1, 10));
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().message, "The .jcz format has no word for the set \"mine\".");
}

}  // namespace
}  // namespace tollkeeper
