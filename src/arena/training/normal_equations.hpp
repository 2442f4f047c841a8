// NormalEquations: sums of rows (x, y) for a linear regression y ~ w.x, and its solution with a
// prior: each w is thought to lie about a known value with a known spread (ridge regression). Sums
// of several runs can be added up.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace tollkeeper {

class NormalEquations {
 public:
  explicit NormalEquations(std::size_t size);

  void add(std::span<const double> x, double y);
  // Adds the rows of another, each counted `weight` times.
  void add(const NormalEquations& other, double weight);

  double rows() const { return rows_; }
  // Mean of (y - w.x)^2.
  double mean_square(std::span<const double> w) const;

  struct Prior {
    std::vector<double> mean;
    std::vector<double> spread;  // 0: fixed at the mean
    double noise = 1;            // standard deviation of y about w.x
  };
  struct Solution {
    std::vector<double> w;
    std::vector<double> error;  // standard deviation of w, given the prior and the rows
  };
  Solution solve(const Prior& prior) const;

 private:
  double xx(std::size_t row, std::size_t column) const { return xx_[row * size_ + column]; }

  std::size_t size_;
  std::vector<double> xx_;
  std::vector<double> xy_;
  double yy_ = 0;
  double rows_ = 0;
};

}  // namespace tollkeeper
