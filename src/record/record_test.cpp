#include "record/record.hpp"

#include <gtest/gtest.h>

#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::difference;
using testing::game_with;
using testing::random_game;

Result<Playthrough> read(std::string_view text, RecordClaims* claims = nullptr) {
  return read_record(text, shipped_catalogue(), claims);
}

std::string error_of(std::string_view text) {
  const auto read_back = read(text);
  if (read_back) {
    return "";
  }
  const Error& error = read_back.error();
  return error.rule.empty() ? error.message : error.message + " (" + error.rule + ")";
}

// A short game: a straight road on the start tile's road, and a meeple on it.
const std::string kShort = R"({
  "format": "tollkeeper-record", "version": 1,
  "setup": {"seats": 2, "edition": "C3", "sets": [], "options": {}},
  "players": ["Anna", "Ben"], "seed": 7, "first_seat": 2,
  "deck": ["base/V.1", "base/V.2"],
  "actions": [
    {"seat": 2, "type": "place_tile", "tile": "base/U.1", "x": 1, "y": 0, "rotation": 0},
    {"seat": 2, "type": "place_figure", "figure": "meeple", "on": "road 1", "x": 1, "y": 0},
    {"seat": 2, "type": "finish"}
  ]
})";

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Record, ReadsAShortGame) {
  RecordClaims claims;
  const auto play = read(kShort, &claims);
  ASSERT_TRUE(play) << play.error().message;
  EXPECT_EQ(play->first_seat(), 1);
  EXPECT_EQ(play->seed(), 7U);
  EXPECT_EQ(play->state().seat(), 0);
  EXPECT_EQ(play->state().phase(), Phase::place);
  EXPECT_EQ(play->state().supply(1, kMeeple), 6);
  EXPECT_EQ(play->deck().left(), 1U);
  EXPECT_FALSE(claims.scores);
}

// The same game at every step of it, with everything in play.
TEST(Record, WrittenAndReadIsTheSameGame) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const int seats = 1 + static_cast<int>(seed % 6);
    const auto game =
        game_with(seed % 2 == 0 ? testing::all_sets() : std::vector<SetChoice>{}, seats,
                  {{"meeples_per_player", "3"}}, static_cast<Edition>(seed % 3));
    Playthrough play(game, seed, testing::some_names(seats));
    Random random(seed);
    for (int step = 0; play.state().phase() != Phase::over; ++step) {
      if (step % 9 == 0) {
        const auto again = read(write_record(play));
        ASSERT_TRUE(again) << again.error().message;
        ASSERT_EQ(difference(play, *again), "") << "seed " << seed << " step " << step;
      }
      testing::step_at_random(play, random);
    }
    const std::string text = write_record(play);
    const auto again = read(text);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(difference(play, *again), "");
    EXPECT_EQ(write_record(*again), text);
  }
}

TEST(Record, KeepsSeveralCopiesOfASetApart) {
  const auto game = game_with({{"base", 2}});
  const auto play = random_game(game, 5);
  const auto again = read(write_record(play));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(difference(play, *again), "");
}

TEST(Record, KeepsStartTilesOfTheSetup) {
  tollkeeper::Setup setup;
  setup.start = {{"base/X", {0, 0}, 0}, {"base/U.3", {1, 0}, 1}};
  const auto play = random_game(*make_game(setup), 2, 30);
  const auto again = read(write_record(play));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(difference(play, *again), "");
}

TEST(Record, AGameCanGoOnFromAnyPoint) {
  const auto game = game_with(testing::all_sets(), 3);
  for (int steps = 0; steps < 60; steps += 7) {
    auto play = random_game(game, 11, steps);
    auto again = read(write_record(play));
    ASSERT_TRUE(again) << again.error().message;
    Random random(1);
    Random same(1);
    while (play.state().phase() != Phase::over) {
      testing::step_at_random(play, random);
      testing::step_at_random(*again, same);
    }
    EXPECT_EQ(difference(play, *again), "");
  }
}

TEST(Record, AGameEndedEarlyIsOver) {
  const auto game = game_with({});
  auto play = random_game(game, 4, 25);
  play.end();
  const auto again = read(write_record(play));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(difference(play, *again), "");
}

TEST(Record, CarriesScoresAndAssertions) {
  RecordClaims claims;
  claims.scores = std::vector<int>{3, -4};
  claims.assertions = {"Anna has 3 points"};
  const auto play = random_game(game_with({}), 1, 5);
  RecordClaims read_back;
  ASSERT_TRUE(read(write_record(play, claims), &read_back));
  EXPECT_EQ(read_back.scores, claims.scores);
  EXPECT_EQ(read_back.assertions, claims.assertions);
}

TEST(RecordErrors, NameTheBadAction) {
  EXPECT_EQ(error_of(with(kShort, "\"x\": 1, \"y\": 0, \"rotation\": 0",
                          "\"x\": 5, \"y\": 0, \"rotation\": 0")),
            "actions[0]: The place (5, 0) touches no tile with a whole side. (B-11)");
  EXPECT_EQ(error_of(with(kShort, "\"rotation\": 0", "\"rotation\": 1")).substr(0, 12),
            "actions[0]: ");
  EXPECT_NE(error_of(with(kShort, "\"rotation\": 0", "\"rotation\": 1")).find("(B-12)"),
            std::string::npos);
  EXPECT_EQ(error_of(with(kShort, "\"on\": \"road 1\"", "\"on\": \"city 1\"")),
            "actions[1].on: the tile has no \"city 1\". (B-17)");
  EXPECT_EQ(error_of(with(kShort, "\"figure\": \"meeple\"", "\"figure\": \"dragon\"")),
            "actions[1].figure: there is no figure \"dragon\" in this game.");
  EXPECT_EQ(error_of(with(kShort, "\"type\": \"finish\"", "\"type\": \"dance\"")),
            "actions[2].type: there is no action \"dance\" in this game.");
  EXPECT_EQ(error_of(with(kShort, "{\"seat\": 2, \"type\": \"place_f",
                          "{\"seat\": 1, \"type\": \"place_f")),
            "actions[1]: It is the turn of seat 2, not of seat 1. (B-9)");
  EXPECT_EQ(error_of(with(kShort, "{\"seat\": 2, \"type\": \"finish\"}",
                          "{\"seat\": 2, \"type\": \"pass\"}")),
            "actions[2]: Nothing more can be done this turn; it is to be scored. (B-9)");
  EXPECT_EQ(error_of(with(kShort, "{\"seat\": 2, \"type\": \"place_tile\"",
                          "{\"seat\": 3, \"type\": \"place_tile\"")),
            "actions[0].seat: a whole number from 1 to 2 is wanted, not 3.");
}

TEST(RecordErrors, NameTheBadTile) {
  EXPECT_EQ(error_of(with(kShort, "\"base/V.2\"", "\"base/V.1\"")),
            "deck[1]: the tile base/V.1 lies on the table at the start or has come before. (B-5)");
  EXPECT_EQ(error_of(with(kShort, "\"base/V.2\"", "\"base/ZZ.1\"")),
            "deck[1]: there is no tile \"base/ZZ.1\".");
  EXPECT_EQ(error_of(with(kShort, "\"base/U.1\"", "\"base/D.1\"")),
            "actions[0].tile: the tile base/D.1 lies on the table at the start or has come before. "
            "(B-5)");
}

TEST(RecordErrors, ADiscardMustBeNamedAndOnlyWhenDue) {
  EXPECT_NE(error_of(with(kShort, "{\"seat\": 2, \"type\": \"finish\"}",
                          "{\"type\": \"discard\", \"tile\": \"base/B.1\"}"))
                .find("(B-14)"),
            std::string::npos);
}

TEST(RecordErrors, NameWhatIsNotUnderstood) {
  EXPECT_EQ(error_of("[]"), "This is no record of a game: the text is not an object { }.");
  EXPECT_EQ(error_of("{}"),
            "This is no record of a game: its \"format\" is not \"tollkeeper-record\".");
  EXPECT_EQ(error_of(with(kShort, "\"version\": 1", "\"version\": 2")),
            "version: this program reads version 1 of the format, not 2.");
  EXPECT_EQ(error_of(with(kShort, "\"seed\": 7", "\"seed\": -1")),
            "seed: a whole number of at least 0 is wanted, not -1.");
  EXPECT_NE(error_of(with(kShort, "\"seed\": 7", "\"speed\": 7")).find("no key \"speed\""),
            std::string::npos);
  EXPECT_EQ(error_of(with(kShort, "\"Ben\"]", "\"Ben\", \"Cleo\"]")),
            "players: 3 names for 2 seats.");
  EXPECT_EQ(error_of(with(kShort, "\"Ben\"", "\"B\\u0007n\"")),
            "players[1]: this text has control characters in it.");
  EXPECT_EQ(error_of(with(kShort, "\"C3\"", "\"C4\"")),
            "setup.edition: an edition is C1, C2 or C3, not \"C4\".");
  EXPECT_EQ(error_of(with(kShort, "\"sets\": []", "\"sets\": [{\"name\": \"spaceships\"}]"))
                .substr(0, 54),
            "setup: There is no expansion or tile set \"spaceships\";");
  EXPECT_EQ(error_of(with(kShort, "\"options\": {}", "\"options\": {\"gravity\": \"off\"}"))
                .substr(0, 44),
            "setup: There is no option \"gravity\" in this ");
  EXPECT_EQ(
      error_of(with(kShort, "\"options\": {}", "\"options\": {\"meeples_per_player\": 101}")),
      "setup: Option meeples_per_player takes a whole number from 0 to 100, not \"101\". (B-2)");
  EXPECT_EQ(error_of(with(kShort, "\"seats\": 2", "\"seats\": 7")),
            "setup.seats: a whole number from 1 to 6 is wanted, not 7.");
  EXPECT_EQ(error_of(with(kShort, "\"x\": 1", "\"x\": 1e3")),
            "actions[0].x: a whole number from -32767 to 32767 is wanted, not 1E3.");
}

// Cut anywhere it is refused, never half read.
TEST(RecordErrors, EveryPrefixIsRefused) {
  const std::string text = write_record(random_game(game_with(testing::all_sets()), 8, 40));
  for (std::size_t length = 0; length + 1 < text.size(); length += 13) {
    EXPECT_FALSE(read(text.substr(0, length))) << length;
  }
}

// One letter changed: refused with a sentence, or another legal game.
TEST(RecordErrors, DamageIsNeverFatal) {
  const std::string text = write_record(random_game(game_with(testing::all_sets()), 8, 12));
  Random random(99);
  for (int n = 0; n < 400; ++n) {
    std::string damaged = text;
    damaged[random.below(static_cast<std::uint32_t>(text.size()))] =
        static_cast<char>(random.below(256));
    const auto play = read(damaged);
    EXPECT_TRUE(play || !play.error().message.empty());
  }
}

}  // namespace
}  // namespace tollkeeper
