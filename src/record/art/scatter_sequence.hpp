// ScatterSequence: numbers that look random and depend on a text alone, for where trees, houses and
// light patches stand. The same tile looks the same in every picture and on every machine. Game
// chance never comes from here (base/random.hpp).
#pragma once

#include <cstdint>
#include <string_view>

namespace tollkeeper::art {

class ScatterSequence {
 public:
  // FNV-1a of the text starts a 32-bit xorshift.
  explicit constexpr ScatterSequence(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text) {
      hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    }
    state_ = hash == 0 ? 1 : hash;
  }

  // In [0, 1).
  constexpr double next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    state_ ^= state_ << 5;
    return state_ / 4294967296.0;
  }

  // In {0, ..., bound - 1} for a small bound.
  constexpr int below(double bound) { return static_cast<int>(next() * bound); }

 private:
  std::uint32_t state_ = 1;
};

}  // namespace tollkeeper::art
