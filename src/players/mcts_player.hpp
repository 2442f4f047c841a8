// MctsPlayer: the strongest player here. Every thread grows a tree of its own (search/tree_search.hpp)
// from its own stream of chance; their visits are added up at the root. The tree is kept from the
// placement to the acts of the same turn, so a turn's whole time is spent before the placement.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "players/player.hpp"
#include "players/search/tree_search.hpp"

namespace tollkeeper {

struct MctsSettings {
  SearchSettings search;
  TimeControl time{1000, 0, 0, 0, false};
  int threads = 1;
};

class MctsPlayer final : public Player {
 public:
  explicit MctsPlayer(const MctsSettings& settings);

  Action choose(const State& state, Random& random) override;
  void set_time(const TimeControl& time) override { time_ = time; }
  const Thought* thought() const override { return &thought_; }

 private:
  bool go_on(const State& state);
  void think(int milliseconds, std::int64_t iterations);
  Action decide(double milliseconds);

  const MctsSettings settings_;
  TimeControl time_;
  const Game* game_ = nullptr;
  std::vector<std::unique_ptr<TreeSearch>> trees_;  // one a thread
  std::optional<State> expected_;  // the position after the last choice, if the turn goes on
  std::int64_t iterations_ = 0;
  Thought thought_;
};

}  // namespace tollkeeper
