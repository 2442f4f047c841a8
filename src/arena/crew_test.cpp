#include "arena/crew.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace tollkeeper {
namespace {

TEST(Crew, WorksOnceInEachThreadAndWaitsForAll) {
  Crew crew;
  int done = 0;
  crew.run(
      3,
      [&] {
        const std::lock_guard lock(crew.mutex());
        ++done;
      },
      [] {});
  EXPECT_EQ(done, 3);
}

TEST(Crew, LooksOnUnderTheLockAndMayStopTheWork) {
  Crew crew;
  int pieces = 0;
  int seen = 0;
  crew.run(
      2,
      [&] {
        while (!crew.stopped()) {
          const std::lock_guard lock(crew.mutex());
          ++pieces;
        }
      },
      [&] {
        seen = pieces;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        EXPECT_EQ(pieces, seen) << "nobody works while one looks";
        crew.stop();
      });
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace tollkeeper
