#include "arena/simulation.hpp"

#include <gtest/gtest.h>

#include <mutex>

#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

std::shared_ptr<const Game> game_of(int seats, std::vector<SetChoice> sets) {
  auto game = make_game(Setup{seats, Edition::c3, std::move(sets), {}, {}});
  EXPECT_TRUE(game);
  return *game;
}

std::vector<BotSpec> bots_of(std::string_view text) {
  auto bots = read_bots(text);
  EXPECT_TRUE(bots);
  return *bots;
}

bool same(const SimulationResult& a, const SimulationResult& b) {
  return a.games == b.games && a.points == b.points && a.squares == b.squares && a.wins == b.wins &&
         a.shared == b.shared && a.discarded == b.discarded;
}

TEST(Simulation, ThreadsDoNotChangeTheResult) {
  for (const char* bots : {"random,random", "greedy,random"}) {
    SimulationPlan plan{game_of(2, {{"tollkeepers", 1}}), bots_of(bots), 60, 9, 1, {}, {}};
    const auto one = run_simulation(plan);
    plan.threads = 3;
    const auto three = run_simulation(plan);
    ASSERT_TRUE(one && three);
    EXPECT_TRUE(same(*one, *three)) << bots;
    EXPECT_EQ(one->games, 60U);
  }
}

TEST(Simulation, TracedGamesAreTheSameGames) {
  for (const auto& expansion : all_expansions()) {
    const auto game = game_of(3, {{std::string(expansion->name), 1}});
    SimulationPlan plan{game, bots_of("random"), 40, 4, 1, {}, {}};
    const auto fast = run_simulation(plan);
    std::array<std::int64_t, kMaxSeats> points{};
    std::mutex mutex;
    plan.threads = 2;
    plan.on_game = [&](std::uint64_t, const Trace& trace) -> Status {
      const auto play = replay_trace(game, trace, {});
      if (!play) {
        return play.error();
      }
      const std::lock_guard lock(mutex);
      for (Seat seat = 0; seat < 3; ++seat) {
        points[seat] += play->state().points(seat);
      }
      EXPECT_EQ(play->state().phase(), Phase::over);
      return ok();
    };
    const auto traced = run_simulation(plan);
    ASSERT_TRUE(fast && traced) << expansion->name;
    EXPECT_TRUE(same(*fast, *traced)) << expansion->name;
    EXPECT_EQ(points, traced->points) << expansion->name;
  }
}

TEST(Simulation, AnErrorOfTheListenerStopsIt) {
  SimulationPlan plan{game_of(2, {}), bots_of("random"), 1000000, 1, 2, {}, {}};
  plan.on_game = [](std::uint64_t, const Trace&) -> Status {
    return Error{"The disk is full.", ""};
  };
  const auto result = run_simulation(plan);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "The disk is full.");
}

TEST(Simulation, GreedyBeatsRandom) {
  const SimulationPlan plan{
      game_of(2, {{"tollkeepers", 1}}), bots_of("greedy,random"), 20, 3, 2, {}, {}};
  const auto result = run_simulation(plan);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->wins[0], 20);
  EXPECT_GT(result->mean_points(0), 2 * result->mean_points(1));
  EXPECT_GT(result->mean_points_error(0), 0);
}

TEST(Simulation, WinsAddUpToGames) {
  const SimulationPlan plan{game_of(1, {}), bots_of("random"), 20, 3, 1, {}, {}};
  const auto result = run_simulation(plan);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->wins[0], 20);
}

}  // namespace
}  // namespace tollkeeper
