// The game never stops: 20,000 random games over random sets, seats, editions, copies and options
// all come to their end with no tile left and no listed action refused (issue 3; bug log 31, 46).
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

constexpr std::uint64_t kGames = 20000;
constexpr std::uint64_t kGamesOfASetup = 20;
constexpr int kMostSteps = 100000;  // far more than any game can have

// What went wrong, or nothing. No more than the rules' public functions is used.
std::string play_to_the_end(const Game& game, std::uint64_t seed) {
  Random random(seed);
  State s(game, static_cast<Seat>(random.below(static_cast<std::uint32_t>(game.seats))));
  for (int step = 0; s.phase() != Phase::over; ++step) {
    if (step > kMostSteps) {
      return "the game goes on and on";
    }
    if (s.phase() == Phase::draw) {
      if (drawable_count(s) == 0) {
        return "nothing to draw and no end";
      }
      take_in_hand(s, take_from_bag(s, random.below(drawable_count(s))), nullptr);
      continue;
    }
    if (s.phase() == Phase::score) {
      finish_turn(s, nullptr);
      continue;
    }
    const ActionList list = legal_actions(s);
    if (list.empty()) {
      return "no action in a phase that asks for one";
    }
    const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
    if (const Status legal = check_action(s, action); !legal) {
      return "a listed action is refused: " + legal.error().message;
    }
    apply_action(s, action, nullptr);
  }
  if (s.tiles_left() != 0) {
    return std::to_string(s.tiles_left()) + " tiles are left at the end";
  }
  return s.head().tiles + s.head().discarded == static_cast<int>(game.copies.size())
             ? ""
             : "tiles are lost";
}

TEST(RandomGames, twenty_thousand_end_with_no_tile_left_and_no_action_refused) {
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> played{0};
  std::atomic<bool> failed{false};
  std::mutex reporting;
  const auto work = [&] {
    for (std::uint64_t n = next++; n < kGames / kGamesOfASetup && !failed; n = next++) {
      Random random = Random(20260103).split(n);
      const auto setup = random_setup(random);
      const auto game = make_game(setup);
      std::string fault = game ? "" : game.error().message;
      for (std::uint64_t seed = 0; fault.empty() && seed < kGamesOfASetup; ++seed) {
        fault = play_to_the_end(**game, n * kGamesOfASetup + seed);
        played += fault.empty() ? 1 : 0;
      }
      if (!fault.empty()) {
        failed = true;
        const std::lock_guard lock(reporting);
        ADD_FAILURE() << text_of(setup) << ", setup number " << n << ": " << fault;
      }
    }
  };
  std::vector<std::thread> threads;
  for (unsigned n = 0; n < std::max(2U, std::thread::hardware_concurrency()); ++n) {
    threads.emplace_back(work);
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(played, kGames);
}

}  // namespace
}  // namespace tollkeeper::testing
