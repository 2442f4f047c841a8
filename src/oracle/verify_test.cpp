#include "oracle/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "expansions/registry.hpp"
#include "oracle/oracle.hpp"

namespace tollkeeper::oracle {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

TEST(OracleVerify, a_game_with_everything_is_the_same_on_both_sides) {
  tollkeeper::Setup setup;
  setup.seats = 3;
  setup.sets = {{"tollkeepers", 1}, {"river", 1}, {"abbot", 1}, {"inns_and_cathedrals", 1}};
  setup.options = {{"river", "both"}};
  const auto verified = verify_game(shipped_catalogue(), setup, 7);
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_THAT(verified->deck, SizeIs(72 + 10 + 21 + 18));
  EXPECT_GT(verified->steps, 300);
  EXPECT_GT(verified->scores.at("road"), 0);
}

TEST(OracleVerify, a_record_names_each_tile_once_even_of_two_copies_of_a_set) {
  tollkeeper::Setup setup;
  setup.edition = Edition::c1;
  setup.sets = {{"base", 2}};
  const auto verified = verify_game(shipped_catalogue(), setup, 3);
  ASSERT_TRUE(verified) << verified.error().message;
  const std::set<std::uint16_t> once(verified->deck.begin(), verified->deck.end());
  EXPECT_EQ(once.size(), verified->deck.size());
  EXPECT_GT(once.size(), 100U);
}

TEST(OracleVerify, the_same_seed_plays_the_same_game) {
  const tollkeeper::Setup setup;
  const auto once = verify_game(shipped_catalogue(), setup, 11);
  const auto again = verify_game(shipped_catalogue(), setup, 11);
  const auto other = verify_game(shipped_catalogue(), setup, 12);
  ASSERT_TRUE(once && again && other);
  EXPECT_EQ(once->deck, again->deck);
  EXPECT_EQ(once->actions, again->actions);
  EXPECT_NE(once->deck, other->deck);
}

TEST(OracleVerify, a_setup_that_cannot_begin_is_a_sentence) {
  tollkeeper::Setup setup;
  setup.seats = 9;
  const auto refused = verify_game(shipped_catalogue(), setup, 1);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("The game cannot begin (seed 1, 9 seats, C3)"));
}

TEST(OracleVerify, random_setups_are_all_playable) {
  Random random(3);
  for (int n = 0; n < 200; ++n) {
    const tollkeeper::Setup setup = random_setup(random);
    const auto game = make_game(setup);
    ASSERT_TRUE(game) << text_of(setup) << ": " << game.error().message;
    const auto oracle = Oracle::start(*shipped_catalogue(), setup);
    ASSERT_TRUE(oracle) << text_of(setup) << ": " << oracle.error().message;
  }
  const tollkeeper::Setup river = random_setup(random, {"river"});
  EXPECT_EQ(river.sets.back().name, "river");
}

}  // namespace
}  // namespace tollkeeper::oracle
