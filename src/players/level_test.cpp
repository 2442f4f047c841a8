#include "players/level.hpp"

#include <gtest/gtest.h>

#include "players/bot_spec.hpp"

namespace tollkeeper {
namespace {

TEST(Level, EveryLevelIsABotOfItsName) {
  ASSERT_EQ(levels().size(), 7U);
  for (const LevelRow& level : levels()) {
    EXPECT_EQ(find_level(level.name), &level);
    EXPECT_TRUE(read_bot(level.bot)) << level.bot;
    EXPECT_FALSE(level.title.empty());
    EXPECT_FALSE(level.help.empty());
    EXPECT_GT(level.ms, 0);
    const auto spec = read_bot(level.name);
    ASSERT_TRUE(spec) << level.name;
    EXPECT_NE(make_player(*spec), nullptr);
  }
  EXPECT_EQ(find_level("greedy"), nullptr);
}

TEST(Level, ALevelTakesNoSettings) {
  EXPECT_NE(read_bot("carter:time_ms=5").error().message.find("it takes none"), std::string::npos);
}

}  // namespace
}  // namespace tollkeeper
