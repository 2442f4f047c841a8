// TilePicture: one tile drawn with characters: cities and water as areas, roads as lines, symbols
// and pieces as letters. Knows which characters belong to which segment, so pieces are put where
// they stand.
#pragma once

#include <string_view>
#include <vector>

#include "cli/terminal/canvas.hpp"
#include "cli/terminal/tile_ground.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper {

class TilePicture {
 public:
  // `type` as it lies (see turned()); `symbols` of the copy. A dark tile is a shade darker, so that
  // a chequered board shows where its tiles end.
  TilePicture(const TileType& type, const std::vector<PrintedSymbol>& symbols, PictureSize size,
              bool dark, const TerminalLook& look);

  const Canvas& canvas() const { return canvas_; }

  // A piece of a few characters, as near to its place as there is room.
  void put_on_segment(int segment, std::u32string_view text, Ink front, Ink back);
  void put_on_garden(std::u32string_view text, Ink front, Ink back);
  void put_in_middle(std::u32string_view text, Ink front, Ink back);  // monastery, crossroads
  // The whole field in a colour, or filled with the letter where there are none.
  void tint_field(int segment, char letter, Ink back);
  void mark_corners(Ink ink);

 private:
  using Ground = TileGround::Ground;
  using Place = TileGround::Place;

  void paint();
  void lay_coats();
  void lay_symbols(const std::vector<PrintedSymbol>& symbols);
  Glyph glyph_of(const TileGround::Square& square) const;
  Place find_room(Place target, int length, Ground ground, int segment) const;
  void write(Place place, std::u32string_view text, Ink front, Ink back);
  std::size_t index_of_place(Place place) const {
    return static_cast<std::size_t>(place.row * canvas_.columns() + place.column);
  }

  bool dark_;
  TerminalLook look_;
  TileGround ground_;
  Canvas canvas_;
  std::vector<bool> taken_;  // by a symbol, a piece or what stands in the middle
  Place garden_;
};

// The letter of a symbol on the board, and in the legend.
char letter_of(SymbolKind kind);

}  // namespace tollkeeper
