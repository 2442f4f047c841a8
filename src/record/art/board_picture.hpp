// BoardPicture: a board as one SVG file that stands alone: no style variables, fonts, rasters or
// filters, so that browsers, rsvg-convert and Inkscape show it alike. Tiles as they lie, symbols
// and pieces upright, optional marks; a title and a description for people who cannot see it.
//
// Cells: x to the east, y to the south, any numbers. Drawing never fails: a piece on an empty cell
// or a segment its tile does not have is left out, references outside the catalogue too.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tiles/catalogue.hpp"

namespace tollkeeper {

struct BoardPicture {
  // A type with symbols of its own, where no copy is meant (files of other programs).
  struct Plain {
    TypeRef type;
    std::vector<PrintedSymbol> symbols;
  };
  struct Tile {
    std::variant<CopyRef, Plain> face;
    int x = 0;
    int y = 0;
    Rotation rotation = 0;
  };

  enum class Place { segment, monastery, garden, crossroads };
  struct Spot {
    Place place = Place::segment;
    int segment = 0;  // of the tile's type, for Place::segment
  };
  struct Piece {
    // "meeple", "farmer", "abbot", "big_meeple", "tollhouse_1", "tollhouse_2"; on a field the
    // meeple is a farmer by itself. Other words are drawn as a meeple.
    std::string figure;
    int seat = 0;  // 0 to 5: blue, yellow, green, pink, red, black
    int x = 0;
    int y = 0;
    Spot spot;
  };

  // A field in its owner's colour and hatch.
  struct Tint {
    int x = 0;
    int y = 0;
    int segment = 0;
    int seat = 0;
  };

  struct Cell {
    int x = 0;
    int y = 0;
  };
  // A free cell with a ring, or with a short label such as its number.
  struct Mark {
    int x = 0;
    int y = 0;
    std::string label;
  };

  std::vector<Tile> tiles;
  std::vector<Piece> pieces;
  std::vector<Tint> tints;
  std::vector<Mark> marks;
  std::optional<Cell> last_placed;
  std::string title;             // empty: says how many tiles there are
  std::string description;       // empty: lists the pieces
  double pixels_per_tile = 100;  // natural size of the picture; 64 to 100 are good to read
};

std::string draw_board(const Catalogue& catalogue, const BoardPicture& picture);

}  // namespace tollkeeper
