// Random: the program's only source of chance. Own generator and own bounded draw, because the
// standard library's distributions differ between compilers; here the same seed gives the same
// game with g++, clang and WebAssembly, debug and release.
//
// The generator is the splitmix64 sequence (Steele, Lea, Flood 2014): one 64-bit add and two
// multiplies a draw, any seed is good, and streams for threads come from `split`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace tollkeeper {

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

  // Uniform in [0, bound) by multiply and shift; bound >= 1. The bias is below bound / 2^32, far
  // under what any statistic of games can see, and there is no division.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

  // An independent stream, for the n-th game or thread of a run.
  constexpr Random split(std::uint64_t n) const {
    Random mixed(state_ ^ (n * 0xd1342543de82ef95ULL + 0x2545f4914f6cdd1dULL));
    mixed.next();
    return Random(mixed.next());
  }

  template <class Range>
  constexpr void shuffle(Range& range) {
    for (std::size_t left = range.size(); left > 1; --left) {
      std::swap(range[left - 1], range[below(static_cast<std::uint32_t>(left))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace tollkeeper
