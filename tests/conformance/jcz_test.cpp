// Real games written by JCloisterZone: those with sets we have are replayed move by move, and every
// assertion in them holds; those with others are refused and the missing sets named.
#include <gtest/gtest.h>

#include "conformance/conformance_files.hpp"
#include "expansions/registry.hpp"
#include "record/jcz.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"
#include "rules/state_fields.hpp"

namespace tollkeeper {
namespace {

using testing::conformance_files;
using testing::text_of;

constexpr const char* kAbsent =
    "the conformance files are not there (set TOLLKEEPER_SHARED to the folder that has them)";

bool needs_what_was_taken_out(const Error& error) {
  return all_expansions().size() < 4 && error.message.find("needs what") != std::string::npos;
}

TEST(Conformance, EveryAssertionOfGamesWithOurSetsHolds) {
  const auto files = conformance_files("jcz");
  if (files.empty()) {
    GTEST_SKIP() << kAbsent;
  }
  EXPECT_GE(files.size(), 16U);
  for (const auto& file : files) {
    const auto report = replay_file(text_of(file), shipped_catalogue());
    if (!report) {
      EXPECT_TRUE(needs_what_was_taken_out(report.error()))
          << file << ": " << error_text(report.error());
      continue;
    }
    EXPECT_GT(report->checked, 0);
    EXPECT_EQ(report->exit_code(), 0) << file;
    for (const AssertionFailure& failure : report->failures) {
      ADD_FAILURE() << file << ": " << failure.sentence << "\n  expected " << failure.expected
                    << "\n  actual   " << failure.actual;
    }
  }
}

TEST(Conformance, GamesWithOtherSetsAreRefusedByName) {
  const auto files = conformance_files("jcz-later");
  if (files.empty()) {
    GTEST_SKIP() << kAbsent;
  }
  const std::vector<std::string> sets{"Traders & Builders", "The Princess & The Dragon",
                                      "Abbey & Mayor", "Bridges, Castles & Bazaars",
                                      "Hills & Sheep"};
  for (const auto& file : files) {
    const auto report = replay_file(text_of(file), shipped_catalogue());
    ASSERT_FALSE(report) << file;
    const std::string& message = report.error().message;
    EXPECT_EQ(message.find("setup: This game needs what Tollkeeper does not have: "), 0U)
        << message;
    const bool named = std::any_of(sets.begin(), sets.end(), [&message](const std::string& set) {
      return message.find(set) != std::string::npos;
    });
    EXPECT_TRUE(named) << file << ": " << message;
  }
}

// Read, written and read again in either format, such a game is still the same.
TEST(Conformance, GamesSurviveOurFormats) {
  const auto files = conformance_files("jcz");
  if (files.empty()) {
    GTEST_SKIP() << kAbsent;
  }
  for (const auto& file : files) {
    const auto game = read_jcz(text_of(file), shipped_catalogue());
    if (!game) {
      EXPECT_TRUE(needs_what_was_taken_out(game.error()));
      continue;
    }
    const Playthrough& play = game->playthrough;
    RecordClaims claims;
    claims.assertions = game->assertions;
    const auto record = replay_file(write_record(play, claims), shipped_catalogue());
    ASSERT_TRUE(record) << file << ": " << error_text(record.error());
    EXPECT_EQ(record->exit_code(), 0) << file;
    EXPECT_EQ(fields_of(record->playthrough.state()), fields_of(play.state())) << file;
    EXPECT_EQ(record->playthrough.events(), play.events()) << file;

    const auto text = write_jcz(play);
    ASSERT_TRUE(text) << file << ": " << error_text(text.error());
    const auto again = read_jcz(*text, shipped_catalogue());
    ASSERT_TRUE(again) << file << ": " << error_text(again.error());
    EXPECT_TRUE(check_assertions(again->playthrough, game->assertions, again->figure_names).empty())
        << file;
    EXPECT_EQ(fields_of(again->playthrough.state()), fields_of(play.state())) << file;
  }
}

// Bug log 68a: a file that lacks one message does not load, and the message after the hole is
// named.
TEST(Conformance, AFileWithAHoleIsRefusedAtTheHole) {
  const auto files = conformance_files("jcz/basic");
  if (files.empty()) {
    GTEST_SKIP() << kAbsent;
  }
  for (const auto& file : files) {
    std::string text = text_of(file);
    const std::size_t commit = text.find("\"COMMIT\"");
    if (commit == std::string::npos) {
      continue;
    }
    text.replace(commit, 8, "\"GAME_FINISHED\"");
    const auto report = replay_file(text, shipped_catalogue());
    ASSERT_FALSE(report) << file;
    EXPECT_NE(report.error().message.find("replay["), std::string::npos) << report.error().message;
  }
}

}  // namespace
}  // namespace tollkeeper
