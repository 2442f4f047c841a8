#include "arena/training/sibling_sample.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "expansions/registry.hpp"
#include "players/evaluation/weight_list.hpp"

namespace tollkeeper {
namespace {

std::size_t place_of(std::string_view name) {
  EvaluationWeights weights;
  std::size_t place = 0;
  for (const WeightGroup& group : weight_groups()) {
    if (group.name == name) {
      return place;
    }
    place += group.values(weights).size();
  }
  return place;
}

TEST(SiblingSample, IsTheSameForTheSameStream) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  SiblingSampler one(**game, {});
  SiblingSampler other(**game, {});
  one.sample(Random(99));  // what was sampled before does not matter
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto a = one.sample(Random(seed));
    const auto b = other.sample(Random(seed));
    ASSERT_EQ(a.has_value(), b.has_value());
    if (a) {
      EXPECT_EQ(a->slopes, b->slopes);
      EXPECT_EQ(a->seen, b->seen);
      EXPECT_EQ(a->came, b->came);
    }
  }
}

// What a farmer costs counts once for each figure on a field while many turns are left.
TEST(SiblingSample, SlopesSayWhatAWeightDoes) {
  const auto game = make_game(tollkeeper::Setup{});
  ASSERT_TRUE(game);
  SiblingSampler sampler(**game, {});
  const std::size_t farmer = place_of("farmer");
  int met = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto sample = sampler.sample(Random(seed));
    if (sample && sample->slopes[farmer] != 0) {
      ++met;
      EXPECT_LE(std::abs(sample->slopes[farmer]), 2.01) << seed;
    }
  }
  EXPECT_GT(met, 0);
}

}  // namespace
}  // namespace tollkeeper
