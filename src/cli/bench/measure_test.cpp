#include "cli/bench/measure.hpp"

#include <gtest/gtest.h>

#include "cli/bench/allocation_counter.hpp"
#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

TEST(Measure, TakesMedians) {
  EXPECT_EQ(median({3}), 3);
  EXPECT_EQ(median({5, 1, 3}), 3);
  EXPECT_EQ(median({4, 1, 3, 2}), 2.5);
}

TEST(Measure, CountsAllocations) {
  const auto before = allocations_of_thread();
  if (before < 0) {
    GTEST_SKIP() << "sanitizers bring their own operator new";
  }
  auto* volatile number = new int(3);
  EXPECT_EQ(allocations_of_thread(), before + 1);
  delete number;
}

TEST(Measure, PlayingAllocatesNothing) {
  const auto game = make_game(tollkeeper::Setup{2, Edition::c3, {{"tollkeepers", 1}}, {}, {}});
  ASSERT_TRUE(game);
  int told = 0;
  const Figures figures = measure(*game, {0.001, 1}, [&told](const std::string&) { ++told; });
  EXPECT_EQ(figures.size(), static_cast<std::size_t>(told));
  for (const auto& [name, value] : figures) {
    if (name == "allocations_per_game") {
      EXPECT_LE(value, 0);
    } else {
      EXPECT_GT(value, 0) << name;
    }
  }
}

}  // namespace
}  // namespace tollkeeper
