// Engine and oracle over every combination of the shipped expansions and every value of every
// option. TOLLKEEPER_VERIFY_STEPS sets the steps for each combination (default 6000).
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "expansions/registry.hpp"
#include "oracle/verify.hpp"

namespace tollkeeper {
namespace {

int steps_asked_for() {
  const char* text = std::getenv("TOLLKEEPER_VERIFY_STEPS");
  const int steps = text == nullptr ? 0 : std::atoi(text);
  return steps > 0 ? steps : 6000;
}

std::vector<std::string> combination(std::size_t mask) {
  std::vector<std::string> names;
  for (std::size_t n = 0; n < all_expansions().size(); ++n) {
    if (((mask >> n) & 1) != 0) {
      names.emplace_back(all_expansions()[n]->name);
    }
  }
  return names;
}

TEST(EngineAndOracle, agree_on_every_combination_of_expansions) {
  std::uint64_t seed = 1000;
  for (std::size_t mask = 0; mask < (std::size_t{1} << all_expansions().size()); ++mask) {
    int steps = 0;
    while (steps < steps_asked_for()) {
      Random random = Random(++seed).split(2);
      const auto verified = oracle::verify_game(
          shipped_catalogue(), oracle::random_setup(random, combination(mask)), seed);
      ASSERT_TRUE(verified) << verified.error().message;
      steps += verified->steps;
    }
  }
}

// One game for each value: with its expansion alone, and with all of them.
void verify_each_value(std::span<const OptionRow> rows, const std::string& expansion) {
  static std::uint64_t seed = 2000;
  for (const OptionRow& row : rows) {
    std::vector<std::string> values(row.values.begin(), row.values.end());
    if (row.is_number()) {
      values = {std::to_string(row.low), "1", std::to_string(row.number)};
    }
    for (const std::string& value : values) {
      Setup setup;
      setup.seats = 3;
      for (const Expansion* one : all_expansions()) {
        const bool wanted = one->name == expansion || seed % 2 == 0;
        if (wanted) {
          setup.sets.push_back({std::string(one->name), 1});
        }
      }
      setup.options = {{std::string(row.name), value}};
      const auto verified = oracle::verify_game(shipped_catalogue(), setup, ++seed);
      ASSERT_TRUE(verified) << verified.error().message;
    }
  }
}

TEST(EngineAndOracle, agree_on_every_value_of_every_option) {
  verify_each_value(base_options(), "");
  for (const Expansion* expansion : all_expansions()) {
    verify_each_value(expansion->options, std::string(expansion->name));
  }
}

}  // namespace
}  // namespace tollkeeper
