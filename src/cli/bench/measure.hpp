// Measure: the figures of `tollkeeper bench` for one choice of sets (docs/performance.md says what
// each means). Every figure is the median of several runs of about the same time.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/game.hpp"

namespace tollkeeper {

struct BenchPlan {
  double seconds = 0.5;  // of each run
  int runs = 5;
};

// Name of the figure and its value, in the order they are printed. Names ending in "per_second" are
// better when greater, all others when smaller.
using Figures = std::vector<std::pair<std::string, double>>;

// `tell` is called with what is being measured.
Figures measure(std::shared_ptr<const Game> game, const BenchPlan& plan,
                const std::function<void(const std::string&)>& tell);

double median(std::vector<double> values);

}  // namespace tollkeeper
