// NeedsExpansions: a test fixture that skips its tests where one of these expansions was taken out
// of the registry, so that taking a folder away breaks no test of another.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "support/kit_setup.hpp"

namespace tollkeeper::testing {

class NeedsExpansions : public ::testing::Test {
 protected:
  explicit NeedsExpansions(std::vector<std::string> names) : names_(std::move(names)) {}

  void SetUp() override {
    if (!has_expansions(names_)) {
      GTEST_SKIP() << "an expansion this test is about is not in the registry";
    }
  }

 private:
  std::vector<std::string> names_;
};

// For single tests that need more than their fixture.
#define TOLLKEEPER_TEST_NEEDS(...)                                            \
  if (!::tollkeeper::testing::has_expansions({__VA_ARGS__})) {                \
    GTEST_SKIP() << "an expansion this test is about is not in the registry"; \
  }

}  // namespace tollkeeper::testing
