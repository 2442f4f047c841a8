// EvenLots: the lots by which many rehearsals draw their tiles. Each series has one lot for every
// draw; over kSeries series in a row each draw has its lots spread evenly, in an order of its own,
// so that what a turn is worth is soon averaged over the tiles that may come.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "base/random.hpp"

namespace tollkeeper {

class EvenLots {
 public:
  static constexpr std::uint32_t kSeries = 32;

  EvenLots(Random random, std::size_t draws) : random_(random), orders_(draws) {}

  // The next series; a lot picks among n by lot * n / 2^32.
  std::vector<std::uint32_t> next() {
    if (given_ % kSeries == 0) {
      for (auto& order : orders_) {
        std::iota(order.begin(), order.end(), 0U);
        random_.shuffle(order);
      }
    }
    std::vector<std::uint32_t> lots;
    for (const auto& order : orders_) {
      const std::uint64_t within = random_.next() >> 37;  // 27 bits, since kSeries takes 5
      lots.push_back(static_cast<std::uint32_t>(
          static_cast<std::uint64_t>(order[given_ % kSeries]) << 27 | within));
    }
    ++given_;
    return lots;
  }

 private:
  Random random_;
  std::vector<std::array<std::uint32_t, kSeries>> orders_;
  std::uint32_t given_ = 0;
};

}  // namespace tollkeeper
