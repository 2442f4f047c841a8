#include "cli/play/screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/terminal/palette.hpp"
#include "record/notation.hpp"
#include "rules/legal.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

constexpr int kFewestBoardLines = 13;

// Draws pictures side by side, each with a line of text below.
std::string row_of_pictures(const std::vector<std::pair<Canvas, std::string>>& pictures,
                            std::size_t first, std::size_t count, const TerminalLook& look) {
  const int wide = pictures[first].first.columns() + 3;
  const int high = pictures[first].first.rows() + 1;
  Canvas row(2 + static_cast<int>(count) * wide, high);
  for (std::size_t n = 0; n < count; ++n) {
    const auto& [picture, text] = pictures[first + n];
    const int left = 2 + static_cast<int>(n) * wide;
    row.paste(picture, left, 0);
    row.write(left + (picture.columns() - static_cast<int>(text.size())) / 2, high - 1, text, {},
              {}, true);
  }
  return row.text(look);
}

std::string word_list(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : ", ") + word;
  }
  return text;
}

}  // namespace

void Screen::change_size() { size_ = size_ == Size::small ? Size::large : Size::small; }

void Screen::move_view(int columns, int rows) {
  shift_ = {static_cast<std::int16_t>(shift_.x + columns),
            static_cast<std::int16_t>(shift_.y + rows)};
}

// Large while the whole board or a good piece of it is seen.
PictureSize Screen::picture_size(const State& state,
                                 const std::optional<TerminalSize>& window) const {
  if (size_ != Size::automatic) {
    return size_ == Size::large ? kLargePicture : kSmallPicture;
  }
  if (!window) {
    return kLargePicture;
  }
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const Cell cell = state.tiles()[n].cell;
    left = std::min<int>(left, cell.x - 1);
    right = std::max<int>(right, cell.x + 1);
    top = std::min<int>(top, cell.y - 1);
    bottom = std::max<int>(bottom, cell.y + 1);
  }
  const int columns = std::min(right - left + 1, 7);
  const int rows = std::min(bottom - top + 1, 5);
  const bool room = window->columns >= 4 + columns * kLargePicture.columns &&
                    window->rows >= 1 + rows * kLargePicture.rows;
  return room ? kLargePicture : kSmallPicture;
}

std::string Screen::board(const Playthrough& play, const std::vector<BoardLabel>& labels,
                          const std::vector<Cell>& marked, int other_lines,
                          bool field_owners) const {
  const State& state = play.state();
  BoardStyle style{look_, kLargePicture, size_of_output(), field_owners};
  if (style.window) {
    style.window->rows = std::max(style.window->rows - other_lines, kFewestBoardLines);
  }
  style.size = picture_size(state, style.window);
  const Cell last = state.last_tile().cell;
  const Cell focus{static_cast<std::int16_t>(last.x + shift_.x),
                   static_cast<std::int16_t>(last.y + shift_.y)};
  const BoardText board = draw_board_text(state, style, labels, marked, focus);
  std::string text = board.text;
  if (board.cut != 0) {
    const PlayTexts& say = wording_.texts().play;
    std::string keys;
    for (const Side side : kSides) {
      if ((board.cut & mask_of(side)) != 0) {
        keys += std::string(" v") + name_of(side).front();
      }
    }
    text += "    " + fill(say.more_to, fmt::arg("sides", wording_.sides(board.cut)));
    if (!board.hidden_labels.empty()) {
      text += " (" + fill(say.more_there, fmt::arg("labels", word_list(board.hidden_labels))) + ")";
    }
    text += "; " + fill(say.more_keys, fmt::arg("keys", keys)) + "\n";
  }
  return text;
}

std::string Screen::name(const Playthrough& play, Seat seat) const {
  const SeatPaint& paint = kSeatPaints[seat % kSeatPaints.size()];
  const std::string badge =
      coloured(std::string(" ") + paint.letter + " ", paint.front, paint.back, true, look_);
  return badge + " " + wording_.seat(play.names(), seat);
}

std::string Screen::players(const Playthrough& play) const {
  const State& state = play.state();
  const Game& game = play.game();
  const PlayTexts& say = wording_.texts().play;
  const bool over = state.phase() == Phase::over;
  const auto ended = points_if_ended(state);
  std::size_t widest = 4;
  for (Seat seat = 0; seat < game.seats; ++seat) {
    widest = std::max(widest, width_of(wording_.seat(play.names(), seat)));
  }
  std::vector<TokenOnTable> tokens;
  for (const auto& module : game.modules) {
    module->tokens(state, tokens);
  }
  std::string text;
  for (Seat seat = 0; seat < game.seats; ++seat) {
    const std::string blanks(widest - width_of(wording_.seat(play.names(), seat)), ' ');
    text += fmt::format(
        "{} {}{} {}", !over && seat == state.seat() ? ">" : " ", name(play, seat), blanks,
        fill(say.points_now, fmt::arg("n", fmt::format("{:>4}", state.points(seat)))));
    if (!over) {
      text += " (" + fill(say.points_ended, fmt::arg("n", fmt::format("{:>3}", ended[seat]))) + ")";
    }
    for (std::uint8_t row = 0; row < game.figures.size(); ++row) {
      const int count = state.supply(seat, row);
      if (game.figures[row].per_seat != 0) {
        text += fmt::format("  {} {}", count, wording_.figure(game.figures[row], count));
      }
    }
    for (const auto& module : game.modules) {
      for (const std::string_view word : module->token_words()) {
        const auto token = std::find_if(tokens.begin(), tokens.end(), [&](const TokenOnTable& one) {
          return one.seat == seat && one.word == word;
        });
        text += "  ";
        text += token == tokens.end()
                    ? fill(say.in_supply, fmt::arg("token", wording_.token(word)))
                    : fill(say.token_at, fmt::arg("token", wording_.token(word)),
                           fmt::arg("n", token->value), fmt::arg("cell", cell_text(token->cell)));
      }
    }
    text += '\n';
  }
  return text;
}

std::string Screen::hand(const State& state, const std::vector<PlaceChoice>& places) const {
  const Kind& kind = state.game().kinds[state.hand()];
  const auto window = size_of_output();
  const PictureSize size = picture_size(state, window);
  std::vector<std::pair<Canvas, std::string>> pictures;
  for (const Rotation rotation : rotations_of(places)) {
    pictures.emplace_back(draw_tile_text(kind, rotation, size, false, look_),
                          std::string(1, letter_of(rotation)));
  }
  return pictures.empty() ? std::string() : row_of_pictures(pictures, 0, pictures.size(), look_);
}

std::string Screen::tiles_left(const Playthrough& play) const {
  const State& state = play.state();
  const Game& game = play.game();
  const PlayTexts& say = wording_.texts().play;
  std::map<KindId, int> counts;
  for (std::size_t n = 0; n < state.head().bag; ++n) {
    ++counts[state.bag()[n]];
  }
  if (counts.empty()) {
    return std::string(
               (state.phase() == Phase::place ? say.last_tile_in_hand : say.no_tile_left).view()) +
           "\n";
  }
  std::vector<std::pair<Canvas, std::string>> pictures;
  for (const auto& [kind, count] : counts) {
    pictures.emplace_back(draw_tile_text(game.kinds[kind], 0, kSmallPicture, false, look_),
                          fmt::format("x {}", count));
  }
  const auto window = size_of_output();
  const std::size_t in_row =
      static_cast<std::size_t>(std::max(1, ((window ? window->columns : 82) - 2) / 10));
  std::string text = wording_.fill_count(state.head().bag, say.tiles_left) + "\n";
  for (std::size_t n = 0; n < pictures.size(); n += in_row) {
    text += row_of_pictures(pictures, n, std::min(in_row, pictures.size() - n), look_) + "\n";
  }
  std::vector<std::string> dead;
  for (std::size_t n = 0; n < state.head().open_high; ++n) {
    const OpenCell& open = state.open()[n];
    bool fits = open.known == 0 || (state.phase() == Phase::place &&
                                    legal_rotations(state, state.hand(), open.cell) != 0);
    for (auto kind = counts.begin(); kind != counts.end() && !fits; ++kind) {
      fits = legal_rotations(state, kind->first, open.cell) != 0;
    }
    if (!fits) {
      dead.push_back(cell_text(open.cell));
    }
  }
  if (!dead.empty()) {
    text += fill(say.none_fits, fmt::arg("cells", word_list(dead))) + "\n";
  }
  return text;
}

}  // namespace tollkeeper
