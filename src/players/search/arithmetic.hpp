// The two curves the search needs, from plain sums and products, so that every compiler and every
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

}  // namespace tollkeeper
