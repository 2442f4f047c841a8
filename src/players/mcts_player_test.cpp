#include "players/mcts_player.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "expansions/registry.hpp"
#include "players/bot_spec.hpp"
#include "players/greedy_player.hpp"
#include "players/position_testing.hpp"
#include "players/search/tree_search.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

MctsSettings settings_of(std::int64_t iterations, int threads = 1) {
  MctsSettings settings;
  settings.time = {0, iterations, 0, 0, false};
  settings.threads = threads;
  return settings;
}

std::vector<Action> play_game(const Game& game, const MctsSettings& settings, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::unique_ptr<MctsPlayer>> players;
  for (int seat = 0; seat < game.seats; ++seat) {
    players.push_back(std::make_unique<MctsPlayer>(settings));
  }
  std::vector<Action> actions;
  State state(game, 0);
  while (state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
    } else if (state.phase() == Phase::score) {
      finish_turn(state, nullptr);
    } else {
      const Action action = players[state.seat()]->choose(state, random);
      EXPECT_TRUE(check_action(state, action));
      apply_action(state, action, nullptr);
      actions.push_back(action);
    }
  }
  return actions;
}

// A second thread that grows the first one's tree again would be worth nothing.
TEST(MctsPlayer, GrowsAnotherTreeFromAnotherSeed) {
  const auto game = make_game({});
  ASSERT_TRUE(game);
  Random random(11);
  const State state = about_to_place(**game, 12, random);
  const auto results = [&](std::uint64_t seed) {
    TreeSearch tree(**game, SearchSettings{});
    tree.start(state, seed);
    for (int n = 0; n < 400; ++n) {
      tree.iterate();
    }
    std::vector<double> sums;
    for (const Node* node = tree.begin(); node != tree.end(); ++node) {
      sums.push_back(node->sum);
    }
    return sums;
  };
  EXPECT_EQ(results(7), results(7));
  EXPECT_NE(results(7), results(8));
  EXPECT_NE(results(7), results(0));
}

TEST(MctsPlayer, PlaysLegallyWithEverySetAndNumberOfSeats) {
  const std::vector<std::vector<SetChoice>> sets{
      {},
      {{"tollkeepers", 1}},
      {{"river", 1}, {"abbot", 1}},
      {{"tollkeepers", 1}, {"river", 1}, {"abbot", 1}, {"inns_and_cathedrals", 1}}};
  for (const auto& choice : sets) {
    for (const int seats : {1, 2, 3, 5}) {
      const auto game = make_game(tollkeeper::Setup{seats, Edition::c3, choice, {}, {}});
      ASSERT_TRUE(game);
      EXPECT_GT(play_game(**game, settings_of(3), 4).size(), 70U);
    }
  }
}

TEST(MctsPlayer, RepeatsFromTheSameSeed) {
  const auto game = make_game(tollkeeper::Setup{2, Edition::c3, {{"tollkeepers", 1}}, {}, {}});
  ASSERT_TRUE(game);
  EXPECT_EQ(play_game(**game, settings_of(20), 8), play_game(**game, settings_of(20), 8));
  EXPECT_EQ(play_game(**game, settings_of(20, 2), 8), play_game(**game, settings_of(20, 2), 8));
}

TEST(MctsPlayer, BeatsGreedyWithLittleThinking) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  int margin = 0;
  for (std::uint64_t n = 0; n < 4; ++n) {
    Random random(n);
    MctsPlayer mcts(settings_of(40));
    GreedyPlayer greedy;
    const Seat ours = n % 2;
    State state(**game, 0);
    while (state.phase() != Phase::over) {
      if (state.phase() == Phase::draw) {
        take_in_hand(state, take_from_bag(state, random.below(drawable_count(state))), nullptr);
      } else if (state.phase() == Phase::score) {
        finish_turn(state, nullptr);
      } else {
        Player& player = state.seat() == ours ? static_cast<Player&>(mcts) : greedy;
        apply_action(state, player.choose(state, random), nullptr);
      }
    }
    margin += state.points(ours) - state.points(1 - ours);
  }
  EXPECT_GT(margin, 0);
}

TEST(MctsPlayer, StopsWithinFiftyMilliseconds) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  Random random(3);
  const State state = about_to_place(**game, 20, random);
  MctsSettings settings;
  settings.time = {60000, 0, 0, 0, false};
  settings.threads = 2;
  MctsPlayer player(settings);
  std::chrono::steady_clock::time_point asked;
  std::jthread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    asked = std::chrono::steady_clock::now();
    player.stop();
  });
  const Action action = player.choose(state, random);
  const auto late = std::chrono::steady_clock::now() - asked;
  EXPECT_TRUE(check_action(state, action));
  // 50 ms by itself; other work on the machine is allowed for.
  EXPECT_LT(std::chrono::duration<double>(late).count(), 0.5);
}

TEST(MctsPlayer, SaysWhy) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  Random random(5);
  const State state = about_to_place(**game, 30, random);
  MctsPlayer player(settings_of(200));
  const Action action = player.choose(state, random);
  const Thought* thought = player.thought();
  ASSERT_NE(thought, nullptr);
  ASSERT_FALSE(thought->line.empty());
  EXPECT_EQ(thought->line.front(), action);
  EXPECT_EQ(thought->iterations, 200);
  EXPECT_GT(thought->nodes, 200);
  EXPECT_FALSE(thought->expected.empty());
  ASSERT_FALSE(thought->candidates.empty());
  EXPECT_EQ(thought->candidates.front().action, action);
}

// With more thinking the turns the tree finds nearly equal are rehearsed.
TEST(MctsPlayer, PlaysTheTurnItRehearsedToItsEnd) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  Random random(5);
  int acts = 0;
  for (int turns = 3; turns < 60; turns += 3) {
    State state = about_to_place(**game, turns, random);
    MctsPlayer player(settings_of(1000));
    const Action place = player.choose(state, random);
    const std::vector<Action> line = player.thought()->line;
    const std::int64_t iterations = player.thought()->iterations;
    EXPECT_GE(iterations, 500) << "half of them show whether there is a choice";
    EXPECT_LE(iterations, 1020) << "a rehearsal that was begun is played out";
    EXPECT_EQ(player.thought()->candidates.front().action, place);
    EXPECT_EQ(player.thought()->lead, player.thought()->candidates.front().lead);
    apply_action(state, place, nullptr);
    if (state.phase() == Phase::act) {
      ASSERT_GT(line.size(), 1U);
      EXPECT_EQ(player.choose(state, random), line[1]);
      EXPECT_EQ(player.thought()->iterations, iterations) << "the turn was thought through already";
      ++acts;
    }
  }
  EXPECT_GT(acts, 3);
}

TEST(MctsPlayer, NodesAreBounded) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  Random random(6);
  const State state = about_to_place(**game, 30, random);
  MctsSettings settings = settings_of(3000);
  settings.search.most_nodes = 5000;
  MctsPlayer player(settings);
  EXPECT_TRUE(check_action(state, player.choose(state, random)));
  EXPECT_LE(player.thought()->nodes, 5000);
}

TEST(MctsPlayer, SettingsAreChecked) {
  EXPECT_TRUE(read_bot("mcts:time_ms=50,threads=2,expansion_terms=off"));
  EXPECT_NE(read_bot("mcts:time_ms=soon").error().message.find("whole number from 1"),
            std::string::npos);
  EXPECT_FALSE(read_bot("mcts:threads=0"));
  EXPECT_FALSE(read_bot("mcts:expansion_terms=maybe"));
}

}  // namespace
}  // namespace tollkeeper
