#include "record/art/scatter_sequence.hpp"

#include <gtest/gtest.h>

namespace tollkeeper::art {
namespace {

TEST(ScatterSequence, DependsOnTheTextAlone) {
  ScatterSequence a("base/D");
  ScatterSequence b("base/D");
  ScatterSequence c("base/E");
  double last = -1;
  int same_as_c = 0;
  for (int i = 0; i < 100; ++i) {
    const double value = a.next();
    EXPECT_EQ(value, b.next());
    EXPECT_GE(value, 0);
    EXPECT_LT(value, 1);
    EXPECT_NE(value, last);
    same_as_c += value == c.next() ? 1 : 0;
    last = value;
  }
  EXPECT_EQ(same_as_c, 0);
}

}  // namespace
}  // namespace tollkeeper::art
