// MctsPlayer: the strongest player here. Every thread grows a tree of its own
// (search/tree_search.hpp) from its own stream of chance; their visits are added up at the root.
// The tree is kept from the placement to the acts of the same turn, so a turn's whole time is spent
// before the placement: a part of it for the trees, the rest to decide between the turns that they
// find nearly equal (search/arbiter.hpp). The last tiles are counted out (search/endgame.hpp).
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "players/player.hpp"
#include "players/search/arbiter.hpp"
#include "players/search/contenders.hpp"
#include "players/search/endgame.hpp"
#include "players/search/tree_search.hpp"
#include "players/thinking_clock.hpp"

namespace tollkeeper {

struct MctsSettings {
  SearchSettings search;
  TimeControl time{1000, 0, 0, 0, false};
  int threads = 1;
  bool exact_end = true;   // count out the last tiles where time allows
  bool rehearsals = true;  // decide between turns that are nearly equal by playing them on
  // Errs: of two actions, one that looks this many points worse is taken e times as seldom. 0:
  // never.
  float slip = 0;
};

class MctsPlayer final : public Player {
 public:
  explicit MctsPlayer(const MctsSettings& settings);

  Action choose(const State& state, Random& random) override;
  void set_time(const TimeControl& time) override { time_ = time; }
  const Thought* thought() const override { return &thought_; }

 private:
  bool go_on(const State& state);
  bool count_out(const State& state, int milliseconds);
  void think_through(const State& state, const ThinkingClock& clock, int budget, Random random);
  void grow(double milliseconds, std::int64_t iterations);
  void judge_untried(std::vector<Candidate>& candidates, std::size_t best) const;
  std::size_t slip_from(const std::vector<Candidate>& candidates, std::size_t best,
                        Random& random) const;
  std::size_t settle(std::vector<Candidate>& candidates, std::size_t best) const;
  Action decide(double milliseconds, Random& random);

  const MctsSettings settings_;
  TimeControl time_;
  const Game* game_ = nullptr;
  std::vector<std::unique_ptr<TreeSearch>> trees_;  // one a thread
  std::unique_ptr<Endgame> endgame_;
  std::unique_ptr<Arbiter> arbiter_;
  std::vector<Contender> contenders_;
  std::vector<Action> settled_;    // the rest of the turn as rehearsals decided it, if they did
  std::optional<State> expected_;  // the position after the last choice, if the turn goes on
  std::int64_t iterations_ = 0;
  Thought thought_;
};

}  // namespace tollkeeper
