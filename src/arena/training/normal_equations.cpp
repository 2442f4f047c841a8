#include "arena/training/normal_equations.hpp"

#include <algorithm>
#include <cmath>

namespace tollkeeper {
namespace {

// A symmetric matrix with only positive eigenvalues as L times its transpose, in place.
class Cholesky {
 public:
  Cholesky(std::vector<double> matrix, std::size_t size) : l_(std::move(matrix)), size_(size) {
    for (std::size_t n = 0; n < size; ++n) {
      for (std::size_t m = 0; m <= n; ++m) {
        double sum = at(n, m);
        for (std::size_t k = 0; k < m; ++k) {
          sum -= at(n, k) * at(m, k);
        }
        at(n, m) = n == m ? std::sqrt(std::max(sum, 1e-12)) : sum / at(m, m);
      }
    }
  }

  std::vector<double> solve(std::vector<double> b) {
    for (std::size_t n = 0; n < size_; ++n) {
      for (std::size_t k = 0; k < n; ++k) {
        b[n] -= at(n, k) * b[k];
      }
      b[n] /= at(n, n);
    }
    for (std::size_t n = size_; n-- > 0;) {
      for (std::size_t k = n + 1; k < size_; ++k) {
        b[n] -= at(k, n) * b[k];
      }
      b[n] /= at(n, n);
    }
    return b;
  }

 private:
  double& at(std::size_t row, std::size_t column) { return l_[row * size_ + column]; }

  std::vector<double> l_;
  std::size_t size_;
};

}  // namespace

NormalEquations::NormalEquations(std::size_t size) : size_(size), xx_(size * size), xy_(size) {}

void NormalEquations::add(std::span<const double> x, double y) {
  for (std::size_t n = 0; n < size_; ++n) {
    if (x[n] != 0) {
      for (std::size_t m = 0; m < size_; ++m) {
        xx_[n * size_ + m] += x[n] * x[m];
      }
      xy_[n] += x[n] * y;
    }
  }
  yy_ += y * y;
  ++rows_;
}

void NormalEquations::add(const NormalEquations& other, double weight) {
  for (std::size_t n = 0; n < xx_.size(); ++n) {
    xx_[n] += weight * other.xx_[n];
  }
  for (std::size_t n = 0; n < size_; ++n) {
    xy_[n] += weight * other.xy_[n];
  }
  yy_ += weight * other.yy_;
  rows_ += weight * other.rows_;
}

double NormalEquations::mean_square(std::span<const double> w) const {
  double sum = yy_;
  for (std::size_t n = 0; n < size_; ++n) {
    sum -= 2 * w[n] * xy_[n];
    for (std::size_t m = 0; m < size_; ++m) {
      sum += w[n] * xx(n, m) * w[m];
    }
  }
  return rows_ > 0 ? std::max(0.0, sum) / rows_ : 0;
}

NormalEquations::Solution NormalEquations::solve(const Prior& prior) const {
  std::vector<std::size_t> free;
  for (std::size_t n = 0; n < size_; ++n) {
    if (prior.spread[n] > 0) {
      free.push_back(n);
    }
  }
  // For the distance from the prior's mean.
  const double precision = 1 / (prior.noise * prior.noise);
  std::vector<double> matrix(free.size() * free.size());
  std::vector<double> right(free.size());
  for (std::size_t n = 0; n < free.size(); ++n) {
    double rest = xy_[free[n]];
    for (std::size_t m = 0; m < size_; ++m) {
      rest -= xx(free[n], m) * prior.mean[m];
    }
    right[n] = precision * rest;
    for (std::size_t m = 0; m < free.size(); ++m) {
      matrix[n * free.size() + m] = precision * xx(free[n], free[m]);
    }
    matrix[n * free.size() + n] += 1 / (prior.spread[free[n]] * prior.spread[free[n]]);
  }
  Cholesky factors(std::move(matrix), free.size());
  const std::vector<double> distance = factors.solve(right);
  Solution solution{prior.mean, std::vector<double>(size_)};
  for (std::size_t n = 0; n < free.size(); ++n) {
    solution.w[free[n]] += distance[n];
    std::vector<double> unit(free.size());
    unit[n] = 1;
    solution.error[free[n]] = std::sqrt(std::max(0.0, factors.solve(unit)[n]));
  }
  return solution;
}

}  // namespace tollkeeper
