// Canvas: a rectangle of characters with colours, drawn on in any order and printed at once.
// Columns grow to the right, rows downwards; drawing outside it does nothing. Every character is
// one column wide.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.hpp"

namespace tollkeeper {

// A colour of the 256-colour palette and its nearest among the eight of old terminals.
struct Ink {
  std::int16_t rich = -1;   // -1: the terminal's own
  std::int16_t basic = -1;  // 0 to 7, 8 to 15 for the bright ones
  friend bool operator==(const Ink&, const Ink&) = default;
};

struct Glyph {
  char32_t character = U' ';
  Ink front;
  Ink back;
  bool bold = false;
};

class Canvas {
 public:
  Canvas(int columns, int rows);

  int columns() const { return columns_; }
  int rows() const { return rows_; }

  Glyph& at(int column, int row);
  const Glyph& at(int column, int row) const;
  bool contains(int column, int row) const {
    return column >= 0 && row >= 0 && column < columns_ && row < rows_;
  }

  // Keeps what lies behind where `back` is not set.
  void put(int column, int row, const Glyph& glyph);
  // ASCII text from there to the right.
  void write(int column, int row, std::string_view text, Ink front = {}, Ink back = {},
             bool bold = false);
  void paste(const Canvas& other, int column, int row);

  // One line a row, each ended; blanks at the end of a line are left out where they show nothing.
  std::string text(const TerminalLook& look) const;

 private:
  int columns_;
  int rows_;
  std::vector<Glyph> glyphs_;
  Glyph outside_;
};

// `text` in a colour, or as it is where there are no colours.
std::string coloured(std::string_view text, Ink front, Ink back, bool bold,
                     const TerminalLook& look);

}  // namespace tollkeeper
