// Training: the weights of the evaluation, learned from the program's own games by linear
// regression (sibling_sample.hpp). Round for round: samples are played with the weights as they
// are, the regression gives better ones, drawn towards those before by each weight's spread;
// samples of earlier rounds count less and less. The result does not depend on the number of
// threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "players/evaluation/weights.hpp"
#include "rules/game.hpp"

namespace tollkeeper {

struct TrainingPlan {
  std::shared_ptr<const Game> game;
  EvaluationWeights start;
  int rounds = 4;
  std::uint64_t samples = 10'000;  // a round
  std::uint64_t seed = 1;
  int threads = 1;
  // Part by which samples of the round before count.
  double keep = 0.5;
  // Set from outside it ends the training after the round before.
  const std::atomic<bool>* stop = nullptr;
  // When set, called about ten times a second with the samples done so far in all rounds.
  std::function<void(std::uint64_t done)> on_progress;
};

struct LearnedWeight {
  std::string name;
  double before = 0;
  double after = 0;
  double error = 0;  // what the samples leave open
};

struct TrainingRound {
  std::uint64_t samples = 0;  // positions with a choice
  // Standard deviation of the difference that came about what was seen, before and after learning.
  double miss_before = 0;
  double miss_after = 0;
  std::vector<LearnedWeight> weights;  // those that are learned
  EvaluationWeights learned;
};

// One entry for each round that was played to its end.
std::vector<TrainingRound> train(const TrainingPlan& plan);

}  // namespace tollkeeper
