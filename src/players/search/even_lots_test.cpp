#include "players/search/even_lots.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tollkeeper {
namespace {

TEST(EvenLots, EveryDrawMeetsEachThirtySecondPartOnceInThirtyTwoSeries) {
  EvenLots lots(Random(4), 3);
  for (int cycle = 0; cycle < 2; ++cycle) {
    std::vector<std::set<std::uint32_t>> parts(3);
    for (std::uint32_t n = 0; n < EvenLots::kSeries; ++n) {
      const auto series = lots.next();
      ASSERT_EQ(series.size(), 3U);
      for (std::size_t draw = 0; draw < 3; ++draw) {
        parts[draw].insert(series[draw] >> 27);
      }
    }
    for (const auto& met : parts) {
      EXPECT_EQ(met.size(), EvenLots::kSeries);
    }
  }
}

TEST(EvenLots, DrawsHaveOrdersOfTheirOwn) {
  EvenLots lots(Random(4), 2);
  int alike = 0;
  for (std::uint32_t n = 0; n < EvenLots::kSeries; ++n) {
    const auto series = lots.next();
    alike += series[0] >> 27 == series[1] >> 27 ? 1 : 0;
  }
  EXPECT_LT(alike, 8);
}

}  // namespace
}  // namespace tollkeeper
