// The kit over every combination of the registry's expansions: none, each alone, every pair, every
// triple, all; 1 to 6 seats and the three editions in turn, once with two copies of each set.
#include <gtest/gtest.h>

#include "support/kit.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

std::vector<Setup> kit_setups() {
  std::vector<Setup> setups;
  int n = 0;
  for (std::size_t size = 0; size <= all_expansions().size(); ++size) {
    for (const auto& names : combinations(size)) {
      setups.push_back(setup_of(names, 1 + n % kMaxSeats, {},
                                static_cast<Edition>((n + n / kMaxSeats) % kEditions)));
      ++n;
    }
  }
  return setups;
}

std::string name_of_case(const ::testing::TestParamInfo<Setup>& info) {
  std::string name;
  for (const SetChoice& set : info.param.sets) {
    name += (name.empty() ? "" : "_with_") + set.name;
  }
  return name.empty() ? "base_alone" : name;
}

class KitOverSets : public ::testing::TestWithParam<Setup> {};

TEST_P(KitOverSets, a_random_game_holds_every_rule_of_the_house) {
  expect_kit_game(must_make(GetParam()), 1);
}

TEST_P(KitOverSets, two_players_and_two_copies) {
  auto setup = GetParam();
  setup.seats = setup.seats % kMaxSeats + 1;
  for (SetChoice& set : setup.sets) {
    set.copies = 2;
  }
  expect_kit_game(must_make(setup), 2, {3, 4, 40, 60});
}

TEST_P(KitOverSets, playouts_play_the_same_game_as_single_actions) {
  const auto game = must_make(GetParam());
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(compare_playout(*game, seed), "") << text_of(GetParam()) << ", seed " << seed;
  }
}

INSTANTIATE_TEST_SUITE_P(Sets, KitOverSets, ::testing::ValuesIn(kit_setups()), name_of_case);

}  // namespace
}  // namespace tollkeeper::testing
