#include "arena/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tollkeeper {
namespace {

constexpr double kZ95 = 1.959963984540054;

struct Weight {
  double share = 0;
  double part = 0;  // of all decks
};

// The likeliest distribution with this mean is part / (1 + tilt (share - mean)); this is the tilt.
// The sum below falls as the tilt grows, from +inf to -inf between the poles.
double find_tilt(const std::vector<Weight>& weights, double mean) {
  double low = -1e300;
  double high = 1e300;
  for (const Weight& weight : weights) {
    const double away = weight.share - mean;
    if (away > 0) {
      low = std::max(low, -1 / away);
    } else if (away < 0) {
      high = std::min(high, -1 / away);
    }
  }
  for (int step = 0; step < 200; ++step) {
    const double middle = (low + high) / 2;
    double sum = 0;
    for (const Weight& weight : weights) {
      const double away = weight.share - mean;
      sum += weight.part * away / (1 + middle * away);
    }
    (sum > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace

Interval wilson(double score, double games) {
  if (games <= 0) {
    return {0, 1};
  }
  const double share = score / games;
  const double z2 = kZ95 * kZ95;
  const double middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const double half =
      kZ95 * std::sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games);
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double elo_of_share(double share, int players) {
  return 400 * std::log10((players - 1) * share / (1 - share));
}

double share_of_elo(double elo, int players) {
  const double strength = std::pow(10.0, elo / 400);
  return strength / (strength + (players - 1));
}

double bounded_share(double score, double games) {
  if (games <= 0) {
    return 0.5;
  }
  return std::clamp(score, 0.5, std::max(0.5, games - 0.5)) / std::max(1.0, games);
}

void Moments::add(double value) {
  ++count_;
  const double away = value - mean_;
  mean_ += away / static_cast<double>(count_);
  squares_ += away * (value - mean_);
}

double Moments::deviation() const {
  return count_ < 2 ? 0 : std::sqrt(squares_ / static_cast<double>(count_ - 1));
}

double Moments::standard_error() const {
  return count_ < 2 ? 0 : deviation() / std::sqrt(static_cast<double>(count_));
}

Sprt::Sprt(SprtPlan plan, int players)
    : share0_(share_of_elo(plan.elo0, players)),
      share1_(share_of_elo(plan.elo1, players)),
      players_(players) {}

void Sprt::add(double share) { ++shares_[share]; }

double Sprt::log_ratio() const {
  // Outcomes not seen yet count for a trifle, so that a mean between the extremes is possible.
  constexpr double kTrifle = 1e-3;
  std::map<double, double> counts;
  for (const double share : {0.0, 1.0}) {
    counts[share] = kTrifle;
  }
  if (players_ == 2) {
    for (const double share : {0.25, 0.5, 0.75}) {
      counts[share] = kTrifle;
    }
  }
  double decks = 0;
  for (const auto& [share, count] : shares_) {
    counts[share] = static_cast<double>(count);
  }
  for (const auto& [share, count] : counts) {
    decks += count;
  }
  if (shares_.empty()) {
    return 0;
  }
  std::vector<Weight> weights;
  for (const auto& [share, count] : counts) {
    weights.push_back({share, count / decks});
  }
  const double tilt0 = find_tilt(weights, share0_);
  const double tilt1 = find_tilt(weights, share1_);
  double sum = 0;
  for (const Weight& weight : weights) {
    sum += weight.part * std::log((1 + tilt0 * (weight.share - share0_)) /
                                  (1 + tilt1 * (weight.share - share1_)));
  }
  return sum * decks;
}

SprtVerdict Sprt::verdict() const {
  const double ratio = log_ratio();
  if (ratio >= kSprtBound) {
    return SprtVerdict::accepted;
  }
  return ratio <= -kSprtBound ? SprtVerdict::rejected : SprtVerdict::open;
}

}  // namespace tollkeeper
