#include "players/bot_spec.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

TEST(BotSpec, ReadsANameAlone) {
  const auto spec = read_bot("greedy");
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->name, "greedy");
  EXPECT_TRUE(spec->values.empty());
  EXPECT_EQ(spec->text(), "greedy");
}

TEST(BotSpec, RefusesAnUnknownBotAndNamesTheKnownOnes) {
  const auto spec = read_bot("gredy");
  ASSERT_FALSE(spec);
  EXPECT_EQ(spec.error().message.substr(0, 50),
            "There is no computer player \"gredy\"; there are ran");
  EXPECT_NE(spec.error().message.find("greedy"), std::string::npos);
}

TEST(BotSpec, RefusesUnknownAndMalformedSettings) {
  EXPECT_NE(read_bot("random:depth=3").error().message.find("it takes none"), std::string::npos);
  EXPECT_NE(read_bot("random:depth").error().message.find("key=value"), std::string::npos);
  EXPECT_NE(read_bot("random:").error().message.find("key=value"), std::string::npos);
  EXPECT_FALSE(read_bot(""));
  EXPECT_FALSE(read_bot(":"));
  EXPECT_FALSE(read_bot("random:=5"));
}

TEST(BotSpec, ReadsALine) {
  const auto bots = read_bots("random,greedy,random");
  ASSERT_TRUE(bots);
  ASSERT_EQ(bots->size(), 3U);
  EXPECT_EQ((*bots)[1].name, "greedy");
  EXPECT_FALSE(read_bots("random,"));
  EXPECT_FALSE(read_bots(""));
  // A setting that follows a comma belongs to the bot before it.
  EXPECT_NE(read_bots("greedy:a=1,b=2").error().message.find("no setting \"a\""),
            std::string::npos);
}

TEST(BotSpec, AFileOfWeightsIsForThoseWhoMayReadFiles) {
  EXPECT_NE(read_bot("mcts:weights=none.json").error().message.find("cannot be read from here"),
            std::string::npos);
  EXPECT_NE(read_bot("mcts:weights=none.json", Programs::allowed)
                .error()
                .message.find("\"none.json\" cannot be read"),
            std::string::npos);
}

TEST(BotSpec, EveryKnownBotCanBeMade) {
  for (const BotRow& row : known_bots()) {
    const auto spec = read_bot(row.name);
    ASSERT_TRUE(spec);
    EXPECT_NE(make_player(*spec), nullptr);
    EXPECT_FALSE(row.help.empty());
  }
}

TEST(BotSpec, OnThreadsIsForBotsThatGoByTheClock) {
  const auto text = [](std::string_view bot) { return on_threads(*read_bot(bot), 4).text(); };
  EXPECT_EQ(text("mcts:time_ms=50"), "mcts:time_ms=50,threads=4");
  EXPECT_EQ(text("mcts"), "mcts:threads=4");
  EXPECT_EQ(text("toll_master"), "mcts:time_ms=2000,threads=4");
  EXPECT_EQ(text("mcts:time_ms=50,threads=2"), "mcts:time_ms=50,threads=2");
  EXPECT_EQ(text("mcts:iterations=50"), "mcts:iterations=50");
  EXPECT_EQ(text("steward"), "mcts:iterations=1000");
  EXPECT_EQ(text("uct:time_ms=50"), "uct:time_ms=50") << "it has one thread";
  EXPECT_EQ(text("greedy"), "greedy");
  EXPECT_EQ(on_threads(*read_bot("toll_master"), 1).text(), "mcts:time_ms=2000");
  EXPECT_TRUE(read_bot(on_threads(*read_bot("toll_master"), 100'000).text()))
      << "as many as may be";
}

}  // namespace
}  // namespace tollkeeper
