// Fit: which rotations of a kind fit which open cells, for the whole table at once (B-12).
//
// Every open cell has one byte: two bits a side, north lowest, 0 = nothing there, else 1 + edge for
// field, road, city. A kind has two tables of 16: rotations that suit north and east, and those
// that suit south and west; a rotation fits when it is in both. A byte of 0 never occurs for a cell
// in play (it touches a tile), so unused slots and cells with open water hold 0 and fit nothing.
//
// With SSSE3 or AVX2 sixteen or thirty-two cells take three instructions (byte shuffles); measured
// at 37 cells, the mean of a game: see docs/performance.md. The scalar loop says the same and is
// what other machines run; a test compares the two.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tiles/edge.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace tollkeeper {

// Bit r: rotation r fits.
using RotationMask = std::uint8_t;
inline constexpr RotationMask kAllRotations = 0xF;

struct alignas(32) FitTable {
  std::array<RotationMask, 16> low{};   // by the bits of north and east
  std::array<RotationMask, 16> high{};  // by the bits of south and west

  RotationMask fits(std::uint8_t pattern) const {
    return pattern == 0 ? RotationMask{0}
                        : static_cast<RotationMask>(low[pattern & 15] & high[pattern >> 4]);
  }
  // The table for these rotations alone.
  FitTable only(RotationMask rotations) const {
    FitTable table = *this;
    for (RotationMask& mask : table.low) {
      mask = static_cast<RotationMask>(mask & rotations);
    }
    return table;
  }
};

constexpr std::uint8_t pattern_of(Edge edge, Side side) {
  return static_cast<std::uint8_t>((static_cast<unsigned>(edge) + 1) << (2 * index_of(side)));
}

// Pattern bytes and fit bytes come in blocks of this many, so that no loop has a tail.
inline constexpr std::size_t kFitBlock = 32;

inline void fit_scalar(const FitTable& table, const std::uint8_t* patterns, std::size_t count,
                       RotationMask* fits) {
  for (std::size_t n = 0; n < count; ++n) {
    fits[n] = table.fits(patterns[n]);
  }
}

// Writes the fitting rotations of each of `count` cells (a multiple of kFitBlock) to `fits`.
inline void fit_all(const FitTable& table, const std::uint8_t* patterns, std::size_t count,
                    RotationMask* fits) {
#if defined(__AVX2__)
  const __m256i low = _mm256_broadcastsi128_si256(
      _mm_load_si128(reinterpret_cast<const __m128i*>(table.low.data())));
  const __m256i high = _mm256_broadcastsi128_si256(
      _mm_load_si128(reinterpret_cast<const __m128i*>(table.high.data())));
  const __m256i nibble = _mm256_set1_epi8(15);
  for (std::size_t n = 0; n < count; n += kFitBlock) {
    const __m256i p = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(patterns + n));
    const __m256i a = _mm256_shuffle_epi8(low, _mm256_and_si256(p, nibble));
    const __m256i b =
        _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(p, 4), nibble));
    const __m256i unused = _mm256_cmpeq_epi8(p, _mm256_setzero_si256());
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(fits + n),
                        _mm256_andnot_si256(unused, _mm256_and_si256(a, b)));
  }
#else
  fit_scalar(table, patterns, count, fits);
#endif
}

}  // namespace tollkeeper
