#include "record/replay.hpp"

#include <gtest/gtest.h>

#include "record/jcz_testing.hpp"
#include "record/record.hpp"
#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::game_with;
using testing::random_game;

TEST(Replay, TellsTheFormats) {
  const auto play = random_game(game_with({}), 3);
  const auto record = replay_file(write_record(play), shipped_catalogue());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->format, FileFormat::record);
  EXPECT_EQ(record->exit_code(), 0);
  EXPECT_EQ(record->checked, 2);  // the scores
  const auto jcz = replay_file(*write_jcz(play), shipped_catalogue());
  ASSERT_TRUE(jcz);
  EXPECT_EQ(jcz->format, FileFormat::jcz);
  EXPECT_EQ(jcz->exit_code(), 0);
  EXPECT_EQ(jcz->checked, 3);  // the scores and the phase
}

TEST(Replay, AWrongScoreIsNamed) {
  const auto play = random_game(game_with({}), 3);
  RecordClaims claims;
  claims.scores = std::vector<int>{play.state().points(0), 999};
  claims.assertions = {"Anna has 1000 points"};
  const auto report = replay_file(write_record(play, claims), shipped_catalogue());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->exit_code(), 1);
  ASSERT_EQ(report->failures.size(), 2U);
  EXPECT_EQ(report->failures[0].sentence, "scores[1] of Ben");
  EXPECT_EQ(report->failures[0].expected, "999");
  EXPECT_EQ(report->failures[0].actual, std::to_string(play.state().points(1)));
  EXPECT_EQ(report->failures[1].sentence, "Anna has 1000 points");
}

TEST(Replay, WhatIsNoGameIsRefused) {
  const auto error_of = [](std::string_view text) {
    const auto report = replay_file(text, shipped_catalogue());
    return report ? "" : error_text(report.error());
  };
  EXPECT_EQ(error_of(""), "The file is empty.");
  EXPECT_EQ(error_of("{}"), "The file is neither a record of Tollkeeper nor a .jcz game.");
  EXPECT_EQ(error_of("[]"), "The file is neither a record of Tollkeeper nor a .jcz game.");
  EXPECT_EQ(error_of("{\"setup\": {}, \"appVersion\": \"6.2.0\"}"),
            "The file holds a setup but no game: it has neither \"actions\" nor \"replay\".");
  EXPECT_NE(error_of("\x89PNG\r\n\x1a\n").find("This is not JSON text"), std::string::npos);
  EXPECT_EQ(error_text({"The place is taken.", "B-11"}), "The place is taken. (B-11)");
}

TEST(Replay, GivesTheGameOfEitherFormat) {
  const auto play = random_game(game_with({}), 3, 20);
  EXPECT_TRUE(read_game(write_record(play), shipped_catalogue()));
  EXPECT_TRUE(read_game(*write_jcz(play), shipped_catalogue()));
  EXPECT_FALSE(read_game("nothing", shipped_catalogue()));
}

}  // namespace
}  // namespace tollkeeper
