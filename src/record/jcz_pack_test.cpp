#include "record/jcz_pack.hpp"

#include <gtest/gtest.h>

#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::game_with;

bool has_expansion(std::string_view name) {
  for (const Expansion* expansion : all_expansions()) {
    if (expansion->name == name) {
      return true;
    }
  }
  return false;
}

TEST(JczRandom, FollowsFromTheNumberAndItsBits) {
  // The fifth draw of a river game of theirs: the first tile of it was set aside.
  JczRandom numbers(0.16956443532600818);
  EXPECT_EQ(numbers.below(6), 1U);
  JczRandom others(0.891670840163276);
  EXPECT_EQ(others.below(9), 8U);
  // Worked out apart from this program with the published constants of the generator.
  JczRandom row(0.6224288160430747);
  EXPECT_EQ(row.below(7), 4U);
  EXPECT_EQ(row.below(6), 2U);
  EXPECT_EQ(row.below(5), 1U);
  EXPECT_EQ(row.below(4), 3U);
  JczRandom zero(0);
  EXPECT_EQ(zero.below(100), 0U);
  EXPECT_EQ(zero.below(100), 0U);  // 11 / 2^48
}

TEST(JczPack, APlainNameIsACopyWithoutSymbols) {
  const auto game = game_with({}, 2, {}, Edition::c2);
  JczPack pack(*game);
  std::vector<std::string> ids;
  while (const auto copy = pack.find("BA/RFr")) {
    ids.push_back(game->copy(*copy).id);
    pack.take(*copy);
  }
  ASSERT_EQ(ids.size(), 8U);  // the garden copy last, when nothing else is left
  EXPECT_EQ(game->copy(*game->kinds[0].copies.begin()).id.empty(), false);
  EXPECT_FALSE(pack.find("BA/RFr"));
  const auto last = ids.back();
  JczPack fresh(*game);
  EXPECT_EQ(game->copy(*fresh.find("BA/RFrG")).id, last);
}

TEST(JczPack, KnowsOurNames) {
  const auto game = game_with({}, 2, {}, Edition::c3);
  const JczPack pack(*game);
  EXPECT_EQ(game->copy(*pack.find("base/U.6")).id, "base/U.6");
  EXPECT_TRUE(pack.is_called(*pack.find("base/U"), "BA/RFr"));
  EXPECT_FALSE(pack.find("base/Q.17"));
  EXPECT_FALSE(pack.knows("DG/C"));
  EXPECT_TRUE(pack.knows("BA/L"));
}

TEST(JczPack, LeavesNamedCopiesForThoseWhoNameThem) {
  const auto game = game_with({});
  JczPack pack(*game);
  const std::uint16_t usual = *pack.find("BA/RFr");
  pack.reserve({game->copy(usual).id});
  EXPECT_NE(*pack.find("BA/RFr"), usual);
  EXPECT_EQ(*pack.find(game->copy(usual).id), usual);
}

TEST(JczPack, TheStartTileIsNotInIt) {
  const auto game = game_with({});
  JczPack pack(*game);
  EXPECT_EQ(pack.left().size(), 71U);
  int straight = 0;
  while (const auto copy = pack.find("BA/RCr")) {
    pack.take(*copy);
    ++straight;
  }
  EXPECT_EQ(straight, 3);
}

TEST(JczPack, DrawsGroupByGroup) {
  if (!has_expansion("river")) {
    GTEST_SKIP() << "the river is not there";
  }
  const auto game =
      game_with({{"river", 1}}, 2, {{"river", "river_2"}, {"river_bends", "jcz"}}, Edition::c1);
  JczPack pack(*game);
  EXPECT_FALSE(pack.find("BA/L"));
  JczRandom random(0.5);
  const std::uint16_t fork = pack.pick(random);
  EXPECT_EQ(jcz_tile_name(*game, fork), "RI.2/III");
  pack.take(fork);
  JczRandom next(0.891670840163276);
  EXPECT_EQ(jcz_tile_name(*game, pack.pick(next)), "RI.2/RrII");
  pack.put_back(fork);
  EXPECT_EQ(pack.left().size(), 72U + 11U);  // two springs stay out, one of them on the table
}

}  // namespace
}  // namespace tollkeeper
