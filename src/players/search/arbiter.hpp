// Arbiter: decides between turns that a search finds nearly equal (contenders.hpp) by playing each
// on with the same tiles (rehearsal.hpp). What the search thought counts as one more opinion with
// an error of its own; a turn that is surely not the best drops out, so that the others get its
// time. What it is worth in play: docs/playing-strength.md.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/random.hpp"
#include "players/search/contenders.hpp"
#include "players/search/even_lots.hpp"
#include "players/search/rehearsal.hpp"
#include "players/thinking_clock.hpp"

namespace tollkeeper {

class Arbiter {
 public:
  Arbiter(const Game& game, const SearchSettings& settings, int threads);

  struct Bounds {
    double milliseconds = 0;  // 0: none
    std::int64_t turns = 0;   // rehearsed by all threads; 0: none
    bool cpu_time = false;
    RehearsalLength length{};  // of every rehearsal
  };
  // The number of the best of at least one contender; with no bound at all a few rehearsals of each
  // are enough. The position is in phase `place` or `act`. The leads become those of the decision.
  std::size_t decide(const State& root, std::vector<Contender>& contenders, Random random,
                     const Bounds& bounds, const std::atomic<bool>& stop);
  // Rehearsed in the last decision.
  std::int64_t turns() const;

 private:
  struct Worker {
    FirstSight first_sight;
    Rehearsal rehearsal;
    Worker(const Game& game, const SearchSettings& settings)
        : first_sight(game, settings.weights, settings.sight), rehearsal(first_sight) {}
  };
  struct Opinion {
    double lead = 0;   // of one contender over another, in points
    double error = 0;  // standard deviation
  };
  using Lots = std::vector<std::uint32_t>;

  void play_out_turns(const State& root, const std::vector<Contender>& contenders);
  bool play_round(EvenLots& lots, const Bounds& bounds, const ThinkingClock& clock,
                  const std::atomic<bool>& stop);
  void rehearse(Worker& worker, const RehearsalLength& length, const std::vector<Lots>& lots,
                std::size_t first, const std::function<bool()>& is_out);
  Opinion opinion(const std::vector<Contender>& contenders, std::size_t one,
                  std::size_t other) const;
  std::size_t best_of(const std::vector<Contender>& contenders) const;

  const SearchSettings settings_;
  std::vector<std::unique_ptr<Worker>> workers_;
  Seat seat_ = 0;
  std::vector<State> after_;               // each contender's turn
  std::vector<std::size_t> racing_;        // numbers of those still in question
  std::vector<std::vector<double>> came_;  // by contender, by rehearsal: the lead
  // Of the round at hand, by rehearsal: the leads of those racing, none if it was broken off.
  std::vector<std::vector<double>> round_;
};

}  // namespace tollkeeper
