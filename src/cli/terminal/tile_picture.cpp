#include "cli/terminal/tile_picture.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "cli/terminal/palette.hpp"

namespace tollkeeper {
namespace {

struct LinePens {
  std::array<char32_t, 16> box;
  std::array<char, 16> plain;
};
// By lines towards north 1, east 2, south 4, west 8.
constexpr LinePens kPens{
    {U' ', U'┃', U'━', U'┗', U'┃', U'┃', U'┏', U'┣', U'━', U'┛', U'━', U'┻', U'┓', U'┫', U'┳',
     U'╋'},
    {' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'}};

}  // namespace

char letter_of(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::farmhouse: return 'f';
    case SymbolKind::cowshed: return 'c';
    case SymbolKind::pigsty: return 'p';
    case SymbolKind::donkey_stable: return 'd';
    case SymbolKind::garden: return 'g';
    case SymbolKind::highwaymen: return 'h';
    case SymbolKind::travellers: return 't';
    case SymbolKind::water_tower: return 'w';
    case SymbolKind::inn: return 'i';
    case SymbolKind::cathedral: return 'C';
    case SymbolKind::volcano: return 'v';
    case SymbolKind::pig_herd: return 'q';
  }
  return '?';
}

TilePicture::TilePicture(const TileType& type, const std::vector<PrintedSymbol>& symbols,
                         PictureSize size, bool dark, const TerminalLook& look)
    : dark_(dark),
      look_(look),
      ground_(type, size),
      canvas_(size.columns, size.rows),
      taken_(static_cast<std::size_t>(size.columns * size.rows)),
      garden_(ground_.middle()) {
  paint();
  lay_coats();
  lay_symbols(symbols);
}

Glyph TilePicture::glyph_of(const TileGround::Square& square) const {
  const auto shade = static_cast<std::size_t>(dark_);
  Glyph glyph{U' ', {}, kFieldInk[shade], false};
  const char32_t line =
      look_.unicode ? kPens.box[square.lines] : static_cast<char32_t>(kPens.plain[square.lines]);
  switch (square.ground) {
    case Ground::field: break;
    case Ground::city:
      glyph.back = kCityInk[shade];
      if (!look_.colour) {
        glyph.character = look_.unicode ? U'▒' : U'#';
      }
      break;
    case Ground::road: glyph = {line, kRoadInk, kFieldInk[shade], true}; break;
    case Ground::water:
      glyph.back = kWaterInk[shade];
      glyph.front = kRoadInk;
      glyph.character = look_.unicode ? U'≈' : U'~';
      break;
    case Ground::middle: break;
  }
  return glyph;
}

void TilePicture::paint() {
  const Place middle = ground_.middle();
  for (Place at{0, 0}; at.row < canvas_.rows(); ++at.row) {
    for (at.column = 0; at.column < canvas_.columns(); ++at.column) {
      canvas_.at(at.column, at.row) = glyph_of(ground_.square(at));
    }
  }
  if (ground_.type().monastery) {
    put_in_middle(look_.colour ? U" M " : U"[M]", kMonasteryInk, kMonasteryBack);
  } else if (ground_.type().crossroads) {
    const bool village = ground_.type().crossroads->kind == CrossroadsKind::village;
    const char32_t mark = village ? (look_.unicode ? U'⌂' : U'o') : (look_.unicode ? U'♣' : U'%');
    canvas_.put(middle.column, middle.row, {mark, kVillageInk, {}, true});
  } else if (ground_.square(middle).ground == Ground::middle) {
    canvas_.put(middle.column, middle.row, {look_.unicode ? U'∩' : U'n', kVillageInk, {}, true});
  } else if (ground_.type().water_end == WaterEnd::lake ||
             ground_.type().water_end == WaterEnd::spring) {
    canvas_.put(middle.column, middle.row,
                {ground_.type().water_end == WaterEnd::lake ? U'O' : U'o', kRoadInk, {}, true});
  }
}

void TilePicture::lay_coats() {
  for (std::size_t n = 0; n < ground_.type().segments.size(); ++n) {
    for (int coat = 0; coat < ground_.type().segments[n].coats; ++coat) {
      const Place at =
          find_room(ground_.heart_of(static_cast<int>(n)), 1, Ground::city, static_cast<int>(n));
      const char32_t mark = look_.unicode ? U'♦' : U'*';
      write(at, std::u32string_view(&mark, 1), kCoatInk, {});
    }
  }
}

void TilePicture::lay_symbols(const std::vector<PrintedSymbol>& symbols) {
  for (const PrintedSymbol& symbol : symbols) {
    const char32_t mark = static_cast<unsigned char>(letter_of(symbol.kind));
    Place target = ground_.middle();
    Ground ground = Ground::field;
    int segment = -1;
    if (symbol.beside != 0) {
      segment = std::countr_zero(symbol.beside);
      target = ground_.heart_of(segment);
      ground = ground_.type().segments[static_cast<std::size_t>(segment)].kind == SegmentKind::city
                   ? Ground::city
                   : Ground::field;
    }
    if (ground == Ground::field) {
      segment = symbol.field;
    }
    const Place at = find_room(target, 1, ground, segment);
    write(at, std::u32string_view(&mark, 1), kSymbolInk, {});
    if (symbol.kind == SymbolKind::garden) {
      garden_ = at;
    }
  }
}

// The nearest run of free squares. It begins on the ground wanted (and segment, where one is
// given); what it covers besides may be the same or field.
TileGround::Place TilePicture::find_room(Place target, int length, Ground ground,
                                         int segment) const {
  Place best = target;
  double least = 1000;
  for (Place at{0, 0}; at.row < canvas_.rows(); ++at.row) {
    for (at.column = 0; at.column + length <= canvas_.columns(); ++at.column) {
      bool fits = false;
      bool free = true;
      for (int n = 0; n < length; ++n) {
        const Place place{at.column + n, at.row};
        const TileGround::Square& here = ground_.square(place);
        const bool ours = here.ground == ground && (segment < 0 || here.segment == segment);
        fits = fits || ours;
        free = free && !taken_[index_of_place(place)] && (ours || here.ground == Ground::field);
      }
      // A character is about half as wide as it is high.
      const double away = std::abs(at.column + (length - 1) / 2.0 - target.column) +
                          2.1 * std::abs(at.row - target.row);
      if (fits && free && away < least) {
        least = away;
        best = at;
      }
    }
  }
  best.column = std::min(best.column, canvas_.columns() - length);
  return best;
}

void TilePicture::write(Place place, std::u32string_view text, Ink front, Ink back) {
  for (const char32_t c : text) {
    if (ground_.is_inside(place)) {
      canvas_.put(place.column, place.row, {c, front, back, true});
      taken_[index_of_place(place)] = true;
    }
    ++place.column;
  }
}

void TilePicture::put_on_segment(int segment, std::u32string_view text, Ink front, Ink back) {
  const SegmentKind kind = ground_.type().segments[static_cast<std::size_t>(segment)].kind;
  const Ground ground = kind == SegmentKind::road   ? Ground::road
                        : kind == SegmentKind::city ? Ground::city
                                                    : Ground::field;
  const auto length = static_cast<int>(text.size());
  write(find_room(ground_.heart_of(segment), length, ground, segment), text, front, back);
}

void TilePicture::put_on_garden(std::u32string_view text, Ink front, Ink back) {
  write(find_room(garden_, static_cast<int>(text.size()), Ground::field, -1), text, front, back);
}

void TilePicture::put_in_middle(std::u32string_view text, Ink front, Ink back) {
  const Place middle = ground_.middle();
  write({middle.column - static_cast<int>(text.size()) / 2, middle.row}, text, front, back);
}

void TilePicture::tint_field(int segment, char letter, Ink back) {
  for (Place at{0, 0}; at.row < canvas_.rows(); ++at.row) {
    for (at.column = 0; at.column < canvas_.columns(); ++at.column) {
      const TileGround::Square& here = ground_.square(at);
      if (here.ground != Ground::field || here.segment != segment) {
        continue;
      }
      Glyph& glyph = canvas_.at(at.column, at.row);
      glyph.back = back;
      if (!look_.colour && !taken_[index_of_place(at)]) {
        glyph.character = static_cast<unsigned char>(letter);
      }
    }
  }
}

void TilePicture::mark_corners(Ink ink) {
  const std::array<char32_t, 4> corners = look_.unicode
                                              ? std::array<char32_t, 4>{U'┌', U'┐', U'└', U'┘'}
                                              : std::array<char32_t, 4>{U'+', U'+', U'+', U'+'};
  for (std::size_t n = 0; n < 4; ++n) {
    const Place at{n % 2 == 0 ? 0 : canvas_.columns() - 1, n / 2 == 0 ? 0 : canvas_.rows() - 1};
    if (!taken_[index_of_place(at)]) {
      canvas_.put(at.column, at.row, {corners[n], ink, {}, true});
    }
  }
}

}  // namespace tollkeeper
