#include "cli/terminal/board_view.hpp"

#include <algorithm>

#include "cli/terminal/palette.hpp"
#include "rules/score.hpp"
#include "tiles/turned.hpp"

namespace tollkeeper {
namespace {

constexpr int kRowNumbers = 4;     // columns left of the board
constexpr int kColumnNumbers = 1;  // rows above it

const SeatPaint& paint_of(Seat seat) { return kSeatPaints[seat % kSeatPaints.size()]; }

// The cells shown, both ends among them.
struct Span {
  int low = 0;
  int high = 0;
  int count() const { return high - low + 1; }
};

Span window_on(Span all, int room, int focus) {
  if (room >= all.count()) {
    return all;
  }
  const int count = std::max(room, 1);
  const int low = std::clamp(focus - count / 2, all.low, all.high - count + 1);
  return {low, low + count - 1};
}

class Drawing {
 public:
  Drawing(const State& state, const BoardStyle& style) : state_(state), style_(style) {}

  BoardText draw(const std::vector<BoardLabel>& labels, const std::vector<Cell>& marked,
                 Cell focus) {
    measure(labels, focus);
    Canvas canvas(kRowNumbers + columns_.count() * style_.size.columns,
                  kColumnNumbers + rows_.count() * style_.size.rows);
    write_numbers(canvas);
    for (std::uint16_t n = 0; n < state_.head().tiles; ++n) {
      const PlacedTile& tile = state_.tiles()[n];
      if (is_shown(tile.cell)) {
        canvas.paste(picture_of(n, marked).canvas(), column_of(tile.cell), row_of(tile.cell));
      }
    }
    BoardText board;
    for (const BoardLabel& label : labels) {
      if (is_shown(label.cell)) {
        write_label(canvas, label);
      } else {
        board.hidden_labels.push_back(label.text);
      }
    }
    board.text = canvas.text(style_.look);
    board.cut = cut_;
    return board;
  }

 private:
  void measure(const std::vector<BoardLabel>& labels, Cell focus) {
    Span columns{focus.x, focus.x};
    Span rows{focus.y, focus.y};
    const auto take = [&](Cell cell) {
      columns = {std::min<int>(columns.low, cell.x), std::max<int>(columns.high, cell.x)};
      rows = {std::min<int>(rows.low, cell.y), std::max<int>(rows.high, cell.y)};
    };
    for (std::size_t n = 0; n < state_.head().tiles; ++n) {
      take(state_.tiles()[n].cell);
    }
    for (const BoardLabel& label : labels) {
      take(label.cell);
    }
    columns_ = columns;
    rows_ = rows;
    if (style_.window) {
      columns_ =
          window_on(columns, (style_.window->columns - kRowNumbers) / style_.size.columns, focus.x);
      rows_ = window_on(rows, (style_.window->rows - kColumnNumbers) / style_.size.rows, focus.y);
    }
    const auto cut_if = [this](bool cut, Side side) {
      cut_ = static_cast<SideMask>(cut_ | (cut ? mask_of(side) : 0));
    };
    cut_if(rows.low < rows_.low, Side::north);
    cut_if(columns.high > columns_.high, Side::east);
    cut_if(rows.high > rows_.high, Side::south);
    cut_if(columns.low < columns_.low, Side::west);
  }

  bool is_shown(Cell cell) const {
    return cell.x >= columns_.low && cell.x <= columns_.high && cell.y >= rows_.low &&
           cell.y <= rows_.high;
  }
  int column_of(Cell cell) const {
    return kRowNumbers + (cell.x - columns_.low) * style_.size.columns;
  }
  int row_of(Cell cell) const { return kColumnNumbers + (cell.y - rows_.low) * style_.size.rows; }

  void write_numbers(Canvas& canvas) const {
    for (int x = columns_.low; x <= columns_.high; ++x) {
      const std::string text = std::to_string(x);
      const int middle = (x - columns_.low) * style_.size.columns + style_.size.columns / 2;
      canvas.write(kRowNumbers + middle - static_cast<int>(text.size()) / 2, 0, text, kQuietInk);
    }
    for (int y = rows_.low; y <= rows_.high; ++y) {
      const std::string text = std::to_string(y);
      canvas.write(kRowNumbers - 1 - static_cast<int>(text.size()),
                   kColumnNumbers + (y - rows_.low) * style_.size.rows + style_.size.rows / 2, text,
                   kQuietInk);
    }
  }

  TilePicture picture_of(std::uint16_t index, const std::vector<Cell>& marked) const {
    const PlacedTile& tile = state_.tiles()[index];
    const Kind& kind = state_.kind_of(tile);
    TilePicture picture(turned(*kind.type, tile.rotation), kind.symbols, style_.size,
                        ((tile.cell.x + tile.cell.y) & 1) != 0, style_.look);
    if (style_.field_owners) {
      tint_fields(picture, tile, kind);
    }
    if (std::find(marked.begin(), marked.end(), tile.cell) != marked.end()) {
      picture.mark_corners(kMarkInk);
    }
    put_figures(picture, index);
    put_tokens(picture, tile.cell);
    return picture;
  }

  void tint_fields(TilePicture& picture, const PlacedTile& tile, const Kind& kind) const {
    for (int n = 0; n < kind.fields; ++n) {
      const auto root = state_.field_root(static_cast<std::uint16_t>(tile.first_field + n));
      const std::uint8_t owners = majority_of(state_, state_.fields()[root].figure);
      if (owners == 0) {
        continue;
      }
      const bool one = (owners & (owners - 1)) == 0;
      Seat seat = 0;
      while (((owners >> seat) & 1) == 0) {
        ++seat;
      }
      const SeatPaint& paint = paint_of(seat);
      picture.tint_field(kind.first_field_segment + n,
                         one ? static_cast<char>(paint.letter - 'A' + 'a') : '=',
                         one ? paint.back : kQuietInk);
    }
  }

  void put_figures(TilePicture& picture, std::uint16_t index) const {
    const Game& game = state_.game();
    for (std::size_t id = 0; id < game.figure_seat.size(); ++id) {
      const Figure& figure = state_.figures()[id];
      if (figure.tile != index) {
        continue;
      }
      const SeatPaint& paint = paint_of(game.figure_seat[id]);
      std::u32string mark =
          figure_mark(game.figures[game.figure_row[id]].word, game.figure_seat[id], style_.look);
      if (figure.spot == kMonasterySpot) {
        picture.put_in_middle(U'M' + mark, paint.front, paint.back);
      } else if (figure.spot == kGardenSpot) {
        picture.put_on_garden(mark, paint.front, paint.back);
      } else {
        picture.put_on_segment(figure.spot, mark, paint.front, paint.back);
      }
    }
  }

  void put_tokens(TilePicture& picture, Cell cell) const {
    std::vector<TokenOnTable> tokens;
    for (const auto& module : state_.game().modules) {
      module->tokens(state_, tokens);
    }
    for (const TokenOnTable& token : tokens) {
      if (token.cell == cell) {
        const SeatPaint& paint = paint_of(token.seat);
        picture.put_in_middle(token_mark(token.value, token.seat, style_.look), paint.front,
                              paint.back);
      }
    }
  }

  // On a free cell a frame of corners with the text in it; on a tile the text alone.
  void write_label(Canvas& canvas, const BoardLabel& label) const {
    const int left = column_of(label.cell);
    const int top = row_of(label.cell);
    const std::string text = style_.look.colour ? " " + label.text + " " : "[" + label.text + "]";
    if (!state_.has_tile(label.cell)) {
      const char32_t dot = style_.look.unicode ? U'·' : U'.';
      for (int row = 0; row < style_.size.rows; row += style_.size.rows - 1) {
        for (int column = 0; column < style_.size.columns; column += style_.size.columns - 1) {
          canvas.put(left + column, top + row, {dot, kQuietInk, {}, false});
        }
      }
    }
    const int begin = left + (style_.size.columns - static_cast<int>(text.size()) + 1) / 2;
    canvas.write(begin, top + style_.size.rows / 2, text, label.strong ? kSymbolInk : kPlaceInk,
                 label.strong ? kMarkInk : kPlaceBack, true);
  }

  const State& state_;
  const BoardStyle& style_;
  Span columns_;
  Span rows_;
  SideMask cut_ = 0;
};

}  // namespace

std::u32string figure_mark(std::string_view word, Seat seat, const TerminalLook& look) {
  char32_t mark = look.unicode ? U'♟' : U'@';
  if (word == "large_meeple") {
    mark = look.unicode ? U'♚' : U'&';
  } else if (word == "abbot") {
    mark = look.unicode ? U'♝' : U'+';
  } else if (word != "meeple" && !word.empty()) {
    mark = static_cast<unsigned char>(word.front());
  }
  return {mark, static_cast<unsigned char>(paint_of(seat).letter)};
}

std::u32string token_mark(int value, Seat seat, const TerminalLook& look) {
  return {look.unicode ? U'⌂' : U'T', static_cast<char32_t>(U'0' + value),
          static_cast<unsigned char>(paint_of(seat).letter)};
}

BoardText draw_board_text(const State& state, const BoardStyle& style,
                          const std::vector<BoardLabel>& labels, const std::vector<Cell>& marked,
                          Cell focus) {
  return Drawing(state, style).draw(labels, marked, focus);
}

Canvas draw_tile_text(const Kind& kind, Rotation rotation, PictureSize size, bool dark,
                      const TerminalLook& look) {
  return TilePicture(turned(*kind.type, rotation), kind.symbols, size, dark, look).canvas();
}

}  // namespace tollkeeper
