#include "cli/terminal/canvas.hpp"

namespace tollkeeper {
namespace {

void append_utf8(std::string& text, char32_t c) {
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0 | (c >> 6));
    text += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    text += static_cast<char>(0xE0 | (c >> 12));
    text += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    text += static_cast<char>(0x80 | (c & 0x3F));
  }
}

// 30 or 40 and up; 90 or 100 and up for the bright ones.
int basic_code(int colour, bool back) {
  return (colour < 8 ? 30 + colour : 90 + colour - 8) + (back ? 10 : 0);
}

std::string escape(const Glyph& glyph, const TerminalLook& look) {
  std::string text = "\x1b[0";
  if (glyph.bold) {
    text += ";1";
  }
  const auto add = [&](Ink ink, bool back) {
    if (ink.rich < 0) {
      return;
    }
    if (look.rich) {
      text += (back ? ";48;5;" : ";38;5;") + std::to_string(ink.rich);
    } else if (ink.basic >= 0) {
      text += ";" + std::to_string(basic_code(ink.basic, back));
    }
  };
  add(glyph.front, false);
  add(glyph.back, true);
  return text + "m";
}

bool same_look(const Glyph& a, const Glyph& b) {
  return a.front == b.front && a.back == b.back && a.bold == b.bold;
}

}  // namespace

Canvas::Canvas(int columns, int rows)
    : columns_(columns),
      rows_(rows),
      glyphs_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

Glyph& Canvas::at(int column, int row) {
  if (!contains(column, row)) {
    outside_ = {};
    return outside_;
  }
  return glyphs_[static_cast<std::size_t>(row * columns_ + column)];
}

const Glyph& Canvas::at(int column, int row) const {
  return contains(column, row) ? glyphs_[static_cast<std::size_t>(row * columns_ + column)]
                               : outside_;
}

void Canvas::put(int column, int row, const Glyph& glyph) {
  Glyph& place = at(column, row);
  const Ink back = glyph.back.rich < 0 ? place.back : glyph.back;
  place = glyph;
  place.back = back;
}

void Canvas::write(int column, int row, std::string_view text, Ink front, Ink back, bool bold) {
  for (const char c : text) {
    put(column++, row, {static_cast<unsigned char>(c), front, back, bold});
  }
}

void Canvas::paste(const Canvas& other, int column, int row) {
  for (int y = 0; y < other.rows(); ++y) {
    for (int x = 0; x < other.columns(); ++x) {
      at(column + x, row + y) = other.at(x, y);
    }
  }
}

std::string Canvas::text(const TerminalLook& look) const {
  std::string text;
  for (int y = 0; y < rows_; ++y) {
    int end = columns_;
    while (end > 0 && at(end - 1, y).character == U' ' &&
           (!look.colour || at(end - 1, y).back.rich < 0)) {
      --end;
    }
    const Glyph plain;
    const Glyph* before = &plain;
    for (int x = 0; x < end; ++x) {
      const Glyph& glyph = at(x, y);
      if (look.colour && !same_look(*before, glyph)) {
        text += escape(glyph, look);
      }
      before = &glyph;
      append_utf8(text, glyph.character);
    }
    if (look.colour && !same_look(*before, plain)) {
      text += "\x1b[0m";
    }
    text += '\n';
  }
  return text;
}

std::string coloured(std::string_view text, Ink front, Ink back, bool bold,
                     const TerminalLook& look) {
  if (!look.colour) {
    return std::string(text);
  }
  return escape({U' ', front, back, bold}, look) + std::string(text) + "\x1b[0m";
}

}  // namespace tollkeeper
