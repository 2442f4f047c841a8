#include "record/copy_names.hpp"

#include <gtest/gtest.h>

#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::game_with;

TEST(CopyNames, NamesEveryCopyOnce) {
  const auto game = game_with({{"base", 3}});
  const CopyNames names(*game);
  EXPECT_EQ(game->copies.size(), 216U);
  for (std::size_t n = 0; n < game->copies.size(); ++n) {
    const auto copy = static_cast<std::uint16_t>(n);
    EXPECT_EQ(names.find(names.of(copy)), copy);
  }
  EXPECT_TRUE(names.find("base/U.6"));
  EXPECT_TRUE(names.find("base/U.6#2"));
  EXPECT_TRUE(names.find("base/U.6#3"));
  EXPECT_FALSE(names.find("base/U.6#4"));
}

TEST(CopyNames, SaysWhyATileIsMissing) {
  const auto game = game_with({});
  const CopyNames names(*game);
  EXPECT_EQ(names.why_missing("base/U").message,
            "\"base/U\" is a type of tile; a single tile is wanted, such as \"base/U.1\".");
  EXPECT_EQ(names.why_missing("base/ZZ.1").message, "there is no tile \"base/ZZ.1\".");
  EXPECT_EQ(names.why_missing("base/U.6#2").message,
            "the tile \"base/U.6#2\" is not among the tiles of this setup.");
}

TEST(DeckFault, NoneInAShuffledDeck) {
  const auto game = game_with(testing::all_sets());
  Random random(1);
  EXPECT_FALSE(find_deck_fault(*game, Deck(*game, random).order()));
  EXPECT_FALSE(find_deck_fault(*game, {}));
}

TEST(DeckFault, ACopyComesOnce) {
  const auto game = game_with({});
  const std::uint16_t start = game->start.front().copy;
  const auto other = static_cast<std::uint16_t>(start == 0 ? 1 : 0);
  EXPECT_EQ(find_deck_fault(*game, {other, start})->entry, 1U);
  EXPECT_EQ(find_deck_fault(*game, {other, other})->entry, 1U);
  EXPECT_EQ(find_deck_fault(*game, {other, other})->error.rule, "B-5");
}

TEST(DeckFault, GroupsComeInOrder) {
  const auto game = game_with(testing::all_sets());
  Random random(1);
  auto order = Deck(*game, random).order();
  std::swap(order.front(), order.back());
  const auto fault = find_deck_fault(*game, order);
  if (game->kinds[game->copies[order.front()].kind].group !=
      game->kinds[game->copies[order.back()].kind].group) {
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->entry, 0U);
  }
}

}  // namespace
}  // namespace tollkeeper
