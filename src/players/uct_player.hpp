// UctPlayer: plain Monte-Carlo tree search, a fixed step of the ladder: no evaluation, no priors.
// Choices go by the UCB rule, chance draws by lot from the bag, and every new position is played to
// the end at random. Strong only through the number of games it plays: see
// docs/playing-strength.md.
#pragma once

#include <optional>
#include <vector>

#include "players/player.hpp"
#include "players/search/node.hpp"

namespace tollkeeper {

struct UctSettings {
  TimeControl time{1000, 0, 0, 0, false};
  float explore = 0.5F;
  float margin_scale = 30;  // points of lead at which a game counts tanh(1)
  std::size_t most_nodes = 4'000'000;
};

class UctPlayer final : public Player {
 public:
  explicit UctPlayer(const UctSettings& settings);

  Action choose(const State& state, Random& random) override;
  void set_time(const TimeControl& time) override { time_ = time; }
  const Thought* thought() const override { return &thought_; }

 private:
  void iterate(const State& root, Random& random);
  bool open(std::uint32_t at, const State& state, Random& random);
  std::uint32_t select(const Node& node) const;
  std::uint32_t draw(std::uint32_t at, State& state, Random& random);
  bool follow(const State& state);
  Action decide();

  const UctSettings settings_;
  TimeControl time_;
  NodePool pool_;
  std::uint32_t root_ = 0;
  std::optional<State> scratch_;
  std::optional<State> expected_;  // after the last choice, if the turn goes on
  Action last_;
  std::vector<std::uint32_t> path_;
  Thought thought_;
};

}  // namespace tollkeeper
