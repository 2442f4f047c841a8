#include "cli/game_arguments.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

TEST(GameArguments, ReadAWholeLine) {
  GameArguments arguments;
  arguments.players = "4";
  arguments.edition = "c2";
  arguments.expansions = "tollkeepers*2,river";
  arguments.options = {"fields=off", "meeples_per_player=3"};
  const auto setup = read_setup_arguments(arguments);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->seats, 4);
  EXPECT_EQ(setup->edition, Edition::c2);
  EXPECT_EQ(setup->sets, (std::vector<SetChoice>{{"tollkeepers", 2}, {"river", 1}}));
  EXPECT_EQ(setup->options,
            (std::vector<OptionSetting>{{"fields", "off"}, {"meeples_per_player", "3"}}));
  const auto game = make_game_of(arguments);
  ASSERT_TRUE(game);
  EXPECT_EQ(describe_setup(**game), "The Tollkeepers x 2, The River; edition C2");
}

TEST(GameArguments, NumbersHaveNoBlanksSignsOrRest) {
  for (const char* text : {"", " 1", "1 ", "+1", "0x1", "1.0", "one", "7", "-1"}) {
    EXPECT_FALSE(read_whole("--players", text, 1, 6)) << text;
  }
  EXPECT_EQ(*read_whole("--players", "6", 1, 6), 6);
  EXPECT_EQ(read_whole("--players", "7", 1, 6).error().message,
            "--players takes a whole number from 1 to 6, not \"7\".");
  EXPECT_EQ(*read_seed("18446744073709551615"), 18446744073709551615ULL);
  EXPECT_FALSE(read_seed("18446744073709551616"));
  EXPECT_FALSE(read_seed("-1"));
}

}  // namespace
}  // namespace tollkeeper
