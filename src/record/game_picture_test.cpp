#include "record/game_picture.hpp"

#include <gtest/gtest.h>

#include "expansions/registry.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

TEST(GamePicture, HasEveryTileAndPiece) {
  Playthrough play(
      *make_game(tollkeeper::Setup{2, Edition::c3, {{"tollkeepers", 1}, {"abbot", 1}}, {}, {}}), 5,
      {"Anna", "Ben"});
  // The last action in the fixed order: figures on the last spot, tollhouses when there is no
  // other.
  for (int turn = 0; turn < 60 && play.state().phase() != Phase::over; ++turn) {
    ASSERT_TRUE(play.act(play.state().seat(), legal_actions(play.state())[0]));
    if (play.state().phase() == Phase::act) {
      const ActionList acts = legal_actions(play.state());
      ASSERT_TRUE(play.act(play.state().seat(), acts[acts.size() > 1 ? acts.size() - 2 : 0]));
    }
    if (play.state().phase() == Phase::act) {
      ASSERT_TRUE(play.act(play.state().seat(), Action::pass()));
    }
    ASSERT_TRUE(play.finish());
  }
  const BoardPicture picture = picture_of_game(play, true);
  EXPECT_EQ(picture.tiles.size(), play.state().head().tiles);
  std::size_t pieces = 0;
  for (std::size_t id = 0; id < play.game().figure_seat.size(); ++id) {
    pieces += play.state().figures()[id].tile != kInSupply ? 1U : 0U;
  }
  std::vector<TokenOnTable> tokens;
  for (const auto& module : play.game().modules) {
    module->tokens(play.state(), tokens);
  }
  EXPECT_EQ(picture.pieces.size(), pieces + tokens.size());
  ASSERT_TRUE(picture.last_placed);
  EXPECT_EQ(picture.last_placed->x, play.state().last_tile().cell.x);
  const std::string svg = draw_board(*play.game().catalogue, picture);
  EXPECT_NE(svg.find("Anna"), std::string::npos);
}

TEST(GamePicture, MarksNothingBeforeTheFirstTurn) {
  const Playthrough play(*make_game(tollkeeper::Setup{}), 1, {});
  EXPECT_FALSE(picture_of_game(play).last_placed);
}

}  // namespace
}  // namespace tollkeeper
