// Features and their tallies. A feature is what the segments of joined tiles form together; roads,
// cities and fields grow, monasteries and gardens are surrounded.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tollkeeper {

enum class FeatureKind : std::uint8_t { road, city, field, monastery, garden };
inline constexpr int kFeatureKinds = 5;

using FeatureKindMask = std::uint8_t;
constexpr FeatureKindMask mask_of(FeatureKind kind) {
  return static_cast<FeatureKindMask>(1U << static_cast<int>(kind));
}

constexpr std::string_view word_of(FeatureKind kind) {
  constexpr std::array<std::string_view, kFeatureKinds> kWords{"road", "city", "field", "monastery",
                                                               "garden"};
  return kWords[static_cast<std::size_t>(kind)];
}

// What a road or city consists of, as sums over its segments: joining two features is one addition
// of 16 bytes. Lanes from kFirstFreeLane on are claimed at set-up by whoever needs them.
inline constexpr int kLanes = 8;
inline constexpr int kOpenLane = 0;   // sides not yet joined; 0 = complete
inline constexpr int kTilesLane = 1;  // segments; see tally_of() for tiles touched twice
inline constexpr int kCoatsLane = 2;  // coats of arms
inline constexpr int kFirstFreeLane = 3;

// Beside the tally, 64 touch bits. Bits 0 to 62 are tiles with sister segments, folded modulo 63;
// bit 63 says that one was met twice, so sums over segments may count a tile twice and tally_of()
// must look closely. A false alarm costs time and never gives a wrong number.
inline constexpr std::uint16_t kTouchBits = 63;
inline constexpr std::uint64_t kMetTwice = 1ULL << kTouchBits;

struct alignas(16) Tally {
  std::array<std::uint16_t, kLanes> lane{};

  friend bool operator==(const Tally&, const Tally&) = default;
  Tally& operator+=(const Tally& other) {
    for (std::size_t n = 0; n < kLanes; ++n) {
      lane[n] = static_cast<std::uint16_t>(lane[n] + other.lane[n]);
    }
    return *this;
  }
};

}  // namespace tollkeeper
