// BoardView: a position drawn with characters: the tiles, figures and tokens on them, labels on
// free cells and crossroads, the numbers of columns and rows. A board larger than the window is cut
// round a cell, and says so.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/terminal.hpp"
#include "cli/terminal/tile_picture.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// A short text on a free cell, or over the middle of a tile.
struct BoardLabel {
  Cell cell;
  std::string text;
  bool strong = false;
};

struct BoardStyle {
  TerminalLook look;
  PictureSize size = kLargePicture;
  std::optional<TerminalSize> window;  // nothing: no limit
  bool field_owners = false;           // fields in the colour of who would score them
};

struct BoardText {
  std::string text;
  std::vector<std::string> hidden_labels;
  // Sides on which the board goes on beyond the window.
  SideMask cut = 0;
};

// `marked` tiles have their corners marked; the window is laid round `focus`.
BoardText draw_board_text(const State& state, const BoardStyle& style,
                          const std::vector<BoardLabel>& labels, const std::vector<Cell>& marked,
                          Cell focus);

// The tile in some rotation, as it looks on the board.
Canvas draw_tile_text(const Kind& kind, Rotation rotation, PictureSize size, bool dark,
                      const TerminalLook& look);

// A figure or token as on the board: "@B", "T1B".
std::u32string figure_mark(std::string_view word, Seat seat, const TerminalLook& look);
std::u32string token_mark(int value, Seat seat, const TerminalLook& look);

}  // namespace tollkeeper
