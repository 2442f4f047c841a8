// The weights of the evaluation by name: for files of weights (`mcts:weights=FILE`) and for
// learning them (`tollkeeper train`). A group is one weight or a row of them. All in points or
// chances.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "players/evaluation/weights.hpp"

namespace tollkeeper {

struct WeightGroup {
  std::string_view name;
  std::span<float> (*values)(EvaluationWeights&);
  float low = 0;
  float high = 0;
  // How far a value may well be from where it is, for the learner; 0: it is not learned.
  float spread = 0;
};

std::span<const WeightGroup> weight_groups();

// JSON, a line for each group; ends with a line feed.
std::string write_weights(const EvaluationWeights& weights);

// Groups that are missing keep their own values. Errors name the group.
Result<EvaluationWeights> read_weights(std::string_view text);

// Those of a file, which is read once as long as the program runs: all games of a match are played
// with the same.
Result<EvaluationWeights> weights_of_file(const std::string& path);

}  // namespace tollkeeper
