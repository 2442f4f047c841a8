#include "arena/rating.hpp"

#include <algorithm>
#include <cmath>

namespace tollkeeper {
namespace {

constexpr double kUnit = 2.302585092994046 / 400;  // natural units of one Elo
constexpr int kMostSteps = 100;

using Matrix = std::vector<std::vector<double>>;

// The inverse, by elimination with the largest pivot. The matrix is positive definite.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size, std::vector<double>(size, 0));
  for (std::size_t n = 0; n < size; ++n) {
    result[n][n] = 1;
  }
  for (std::size_t column = 0; column < size; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < size; ++row) {
      if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) {
        pivot = row;
      }
    }
    std::swap(matrix[column], matrix[pivot]);
    std::swap(result[column], result[pivot]);
    const double by = matrix[column][column];
    for (std::size_t n = 0; n < size; ++n) {
      matrix[column][n] /= by;
      result[column][n] /= by;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double times = matrix[row][column];
      if (row == column || times == 0) {
        continue;
      }
      for (std::size_t n = 0; n < size; ++n) {
        matrix[row][n] -= times * matrix[column][n];
        result[row][n] -= times * result[column][n];
      }
    }
  }
  return result;
}

// Log-likelihood's slope and (negative) curvature. What no result decides, the mean of all and of
// groups that never met, is held at 0 by a term too weak to matter.
struct Shape {
  std::vector<double> slope;
  Matrix curvature;
};

Shape shape_at(const std::vector<double>& strengths, const std::vector<PairScore>& pairs,
               double draws) {
  constexpr double kWeak = 1e-7;
  const std::size_t size = strengths.size();
  Shape shape{std::vector<double>(size), Matrix(size, std::vector<double>(size, 0))};
  const double every = 1 / static_cast<double>(size);
  for (std::size_t row = 0; row < size; ++row) {
    shape.slope[row] = -kWeak * strengths[row];
    for (std::size_t column = 0; column < size; ++column) {
      shape.curvature[row][column] = every + (row == column ? kWeak : 0);
    }
  }
  for (const PairScore& pair : pairs) {
    if (pair.games <= 0) {
      continue;
    }
    const double games = pair.games + draws;
    const double share = 1 / (1 + std::exp(strengths[pair.b] - strengths[pair.a]));
    const double more = pair.score + draws / 2 - games * share;
    const double weight = games * share * (1 - share);
    shape.slope[pair.a] += more;
    shape.slope[pair.b] -= more;
    shape.curvature[pair.a][pair.a] += weight;
    shape.curvature[pair.b][pair.b] += weight;
    shape.curvature[pair.a][pair.b] -= weight;
    shape.curvature[pair.b][pair.a] -= weight;
  }
  return shape;
}

}  // namespace

std::vector<Rating> fit_ratings(std::size_t players, const std::vector<PairScore>& pairs,
                                double draws) {
  std::vector<double> strengths(players, 0);
  Matrix covariance;
  for (int step = 0; step < kMostSteps && players > 0; ++step) {
    const Shape shape = shape_at(strengths, pairs, draws);
    covariance = inverse(shape.curvature);
    double largest = 0;
    std::vector<double> moves(players, 0);
    for (std::size_t row = 0; row < players; ++row) {
      for (std::size_t column = 0; column < players; ++column) {
        moves[row] += covariance[row][column] * shape.slope[column];
      }
      largest = std::max(largest, std::abs(moves[row]));
    }
    // Whole steps overshoot far from the top.
    const double by = largest > 1 ? 1 / largest : 1;
    for (std::size_t n = 0; n < players; ++n) {
      strengths[n] += by * moves[n];
    }
    if (largest < 1e-10) {
      break;
    }
  }
  double mean = 0;
  for (const double strength : strengths) {
    mean += strength / static_cast<double>(players);
  }
  std::vector<Rating> ratings(players);
  for (std::size_t n = 0; n < players; ++n) {
    // The term that holds the mean has added 1 / players to each variance.
    const double variance = covariance[n][n] - 1 / static_cast<double>(players);
    ratings[n] = {(strengths[n] - mean) / kUnit, std::sqrt(std::max(0.0, variance)) / kUnit};
  }
  return ratings;
}

}  // namespace tollkeeper
