#include "cli/terminal/board_view.hpp"

#include <gtest/gtest.h>

#include "arena/bot_game.hpp"
#include "expansions/registry.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

constexpr TerminalLook kPlain{false, false, false};

std::shared_ptr<const Game> base_game() { return *make_game(tollkeeper::Setup{}); }

TEST(BoardView, DrawsTheStartTileWithALabel) {
  const auto game = base_game();
  const State state(*game, 0);
  const BoardText board = draw_board_text(state, {kPlain, kSmallPicture, {}, false},
                                          {{{1, 0}, "7", false}}, {}, {0, 0});
  EXPECT_EQ(board.text,
            "       0      1\n"
            "     ##### .     .\n"
            "  0 -------  [7]\n"
            "           .     .\n");
  EXPECT_EQ(board.cut, 0);
}

TEST(BoardView, CutsTheBoardRoundTheFocusAndSaysWhatIsHidden) {
  const auto game = base_game();
  const State state(*game, 0);
  const std::vector<BoardLabel> labels{{{5, 0}, "1", false}, {{-5, 0}, "2", false}};
  const BoardText board = draw_board_text(
      state, {kPlain, kSmallPicture, TerminalSize{20, 10}, false}, labels, {}, {5, 0});
  EXPECT_EQ(board.hidden_labels, std::vector<std::string>{"2"});
  EXPECT_EQ(board.cut, mask_of(Side::west));
  EXPECT_NE(board.text.find("[1]"), std::string::npos);
  for (std::size_t begin = 0; begin < board.text.size();) {
    const auto end = board.text.find('\n', begin);
    EXPECT_LE(end - begin, 20U);
    begin = end + 1;
  }
}

TEST(BoardView, ShowsEveryFigureAndTollhouseOfWholeGames) {
  const auto game = *make_game(tollkeeper::Setup{
      3, Edition::c3, {{"tollkeepers", 1}, {"abbot", 1}, {"inns_and_cathedrals", 1}}, {}, {}});
  BotGame table(*game, *read_bots("greedy"));
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const State& state = table.play(Random(seed));
    const std::string text =
        draw_board_text(state, {kPlain, kLargePicture, {}, false}, {}, {}, {0, 0}).text;
    std::size_t figures = 0;
    for (std::size_t id = 0; id < game->figure_seat.size(); ++id) {
      figures += state.figures()[id].tile != kInSupply ? 1U : 0U;
    }
    std::size_t shown = 0;
    for (std::size_t n = 0; n + 1 < text.size(); ++n) {
      const bool mark = text[n] == '@' || text[n] == '&' || text[n] == '+';
      shown += mark && (text[n + 1] == 'B' || text[n + 1] == 'Y' || text[n + 1] == 'G') ? 1U : 0U;
    }
    EXPECT_EQ(shown, figures) << text;
  }
}

}  // namespace
}  // namespace tollkeeper
