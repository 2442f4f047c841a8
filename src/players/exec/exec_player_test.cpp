#include "players/exec/exec_player.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "players/bot_spec.hpp"
#include "record/record_testing.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

// A bot in the shell's language; `go` is what it does when it is asked.
std::string shell_bot(const std::string& go,
                      const std::string& setup = R"(echo {\"type\":\"ready\"})") {
  return R"(exec:sh -c 'while read -r line; do case "$line" in *\"type\":\"hello\"*) )"
         R"(echo {\"type\":\"hello\"};; *\"type\":\"setup\"*) )" +
         setup + R"(;; *\"type\":\"go\"*) )" + go + R"(;; esac; done')";
}

const std::string kFirst = R"(echo {\"type\":\"best\",\"index\":0})";

std::unique_ptr<Player> player_of(const std::string& text) {
  const auto bot = read_bot(text, Programs::allowed);
  EXPECT_TRUE(bot) << bot.error().message;
  return make_player(*bot);
}

std::size_t open_descriptors() {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    ++count;
  }
  return count;
}

// Plays seat 1 with the player until the game is over or it fails, seat 2 by the first action.
std::string fault_in_game(Player& player, std::uint64_t seed, int* choices = nullptr) {
  const auto game = testing::game_with({{"tollkeepers", 1}});
  Playthrough play(game, seed, {"A", "B"});
  Random random(1);
  while (play.state().phase() != Phase::over) {
    if (play.state().phase() == Phase::score) {
      EXPECT_TRUE(play.finish());
      continue;
    }
    const Seat seat = play.state().seat();
    Action action = legal_actions(play.state())[0];
    if (seat == 0) {
      follow(player, 0, play);
      action = player.choose(play.state(), random);
      if (foreign(player)->fault()) {
        return foreign(player)->fault()->message;
      }
      if (choices != nullptr) {
        ++*choices;
      }
    }
    EXPECT_TRUE(play.act(seat, action));
  }
  return "";
}

TEST(ExecPlayer, PlaysGameAfterGame) {
  const auto player = player_of(shell_bot(kFirst));
  int choices = 0;
  EXPECT_EQ(fault_in_game(*player, 1, &choices), "");
  EXPECT_GT(choices, 40);
  EXPECT_EQ(fault_in_game(*player, 2), "");
  EXPECT_GE(foreign(*player)->cpu_microseconds(), 0);
}

TEST(ExecPlayer, PlaysWithoutBeingToldOfTheGame) {
  const auto player = player_of(shell_bot(kFirst));
  const auto game = testing::game_with({});
  const Playthrough play(game, 3, {"A", "B"});
  Random random(1);
  EXPECT_EQ(player->choose(play.state(), random), legal_actions(play.state())[0]);
}

TEST(ExecPlayer, AFailingProgramIsSaidToFail) {
  struct Case {
    std::string bot;
    const char* says;
  };
  const std::vector<Case> cases{
      {"exec:sh -c 'exit 3'", "ended with exit code 3"},
      {"exec:sh -c 'echo gone wrong >&2; exit 1'", "its last words: gone wrong"},
      {"exec:sleep 100,timeout_ms=100", "no answer in time"},
      {"exec:yes,timeout_ms=2000", "no JSON object"},
      {"exec:sh -c 'kill -9 $$'", "ended by signal 9"},
      {shell_bot(R"(echo {\"type\":\"best\",\"index\":100000})"), "100000"},
      {shell_bot(R"(echo {\"type\":\"best\"})"), "action"},
      {shell_bot(R"(echo {\"type\":\"best\",\"action\":{\"type\":\"pass\"}})"), "illegal action"},
      {shell_bot(R"(echo {\"type\":\"error\",\"message\":\"too hard\"})"), "too hard"},
      {shell_bot("echo nonsense"), "nonsense"},
      {shell_bot("exit 0"), "ended with exit code 0"},
      {shell_bot("sleep 100") + ",timeout_ms=100", "no answer in time"},
      {shell_bot(R"(while true; do echo {\"type\":\"info\"}; done)") + ",timeout_ms=5000",
       "10000 messages"},
      {shell_bot(kFirst, "exit 4"), "exit code 4"},
  };
  const std::size_t before = open_descriptors();
  for (const Case& one : cases) {
    const auto player = player_of(one.bot);
    const std::string fault = fault_in_game(*player, 1);
    EXPECT_NE(fault.find(one.says), std::string::npos) << one.bot << "\n" << fault;
    // It fails again in the next game, and not before.
    EXPECT_NE(fault_in_game(*player, 2), "") << one.bot;
  }
  // All of them are gone: no child is left to be waited for, no descriptor open.
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
  EXPECT_EQ(open_descriptors(), before);
}

TEST(ExecPlayer, AfterAFaultItPlaysLegallyToTheEndAndIsWellAgainInTheNextGame) {
  // Fails when it is asked the second time, the first time it runs.
  const auto folder =
      std::filesystem::temp_directory_path() / ("tollkeeper-exec-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  const std::string mark = (folder / "mark").string();
  const auto player = player_of(
      shell_bot("if [ -e " + mark + " ]; then " + kFirst + "; else : > " + mark + "; exit 9; fi"));
  EXPECT_NE(fault_in_game(*player, 1), "");
  EXPECT_EQ(fault_in_game(*player, 5), "");
  std::filesystem::remove_all(folder);
}

TEST(ExecPlayer, AProgramThatIsNotThereIsAnErrorOfItsStart) {
  const auto player = player_of("exec:/no/such/program --x");
  const Status started = foreign(*player)->start();
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().message.find("/no/such/program cannot be started"), std::string::npos);
}

TEST(ExecSpec, TakesItsSettingsFromTheEnd) {
  const auto bot =
      read_bot("exec:python3 'a,b.py' --x=1,2,timeout_ms=50,time_ms=7", Programs::allowed);
  ASSERT_TRUE(bot) << bot.error().message;
  using Values = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(
      bot->values,
      (Values{{"command", "python3 'a,b.py' --x=1,2"}, {"timeout_ms", "50"}, {"time_ms", "7"}}));
  EXPECT_EQ(bot->text(), "exec:python3 'a,b.py' --x=1,2,timeout_ms=50,time_ms=7");
  EXPECT_EQ(read_bot("exec:x:y=z", Programs::allowed)->values, (Values{{"command", "x:y=z"}}));
  const auto list = read_bots("random,exec:x 'a,b',timeout_ms=5,greedy", Programs::allowed);
  ASSERT_TRUE(list) << list.error().message;
  ASSERT_EQ(list->size(), 3U);
  EXPECT_EQ((*list)[1].text(), "exec:x 'a,b',timeout_ms=5");
}

TEST(ExecSpec, RefusesNonsenseAndStrangers) {
  for (const char* bad :
       {"exec", "exec:", "exec:  ", "exec:a 'b", "exec:a,timeout_ms=0", "exec:a,time_ms=x"}) {
    EXPECT_FALSE(read_bot(bad, Programs::allowed)) << bad;
  }
  // Where the text comes from somebody else no program may be named.
  EXPECT_NE(read_bot("exec:sh").error().message.find("cannot be started from here"),
            std::string::npos);
  EXPECT_FALSE(read_bots("random,exec:sh"));
  for (const BotRow& row : known_bots()) {
    EXPECT_NE(row.name, "exec");
  }
}

}  // namespace
}  // namespace tollkeeper
