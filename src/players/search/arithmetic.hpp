// The curves the search needs, from plain sums and products, so that every compiler and every
// machine computes the same bits (libraries differ in the last place).
#pragma once

#include <bit>
#include <cstdint>

namespace tollkeeper {

// e to the x, to about 7 digits; 0 far below, bounded far above.
inline float exp_of(float x) {
  if (x < -80) {
    return 0;
  }
  if (x > 80) {
    x = 80;
  }
  const float t = x * 1.44269504F;
  const auto whole = static_cast<int>(t < 0 ? t - 0.5F : t + 0.5F);
  const float part = (t - static_cast<float>(whole)) * 0.693147181F;  // within 0.35
  const float power =
      1 + part * (1 + part * (0.5F + part * (0.166666667F +
                                             part * (0.0416666667F + part * 0.00833333333F))));
  return power * std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23);
}

inline float tanh_of(float x) { return 1 - 2 / (exp_of(2 * x) + 1); }

// The natural logarithm of a normal x above 0, to about 9 digits.
inline double log_of(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  auto power = static_cast<int>(bits >> 52) - 1023;
  double part = std::bit_cast<double>((bits & 0xFFFFFFFFFFFFFULL) | 0x3FF0000000000000ULL);
  if (part > 1.41421356237) {  // from 0.7 to 1.4, where the sum below is short
    part /= 2;
    ++power;
  }
  const double t = (part - 1) / (part + 1);
  const double u = t * t;
  const double sum = 1 + u * (1.0 / 3 + u * (1.0 / 5 + u * (1.0 / 7 + u * (1.0 / 9))));
  return power * 0.69314718055994531 + 2 * t * sum;
}

// For x between -1 and 1.
inline double atanh_of(double x) { return log_of((1 + x) / (1 - x)) / 2; }

}  // namespace tollkeeper
