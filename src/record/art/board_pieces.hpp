// Pieces on the tiles of a BoardPicture: where each stands, and all of them drawn from back to
// front. Internal to this folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/art/board_picture.hpp"
#include "record/art/tile_art.hpp"

namespace tollkeeper::art {

struct LaidTile {
  const BoardPicture::Tile* facts;
  const TileArt* art;
  std::vector<PlacedSymbol> symbols;
  Point corner;  // upper left, on the board
};

// `figure` is the part that is drawn.
struct StandingPiece {
  const BoardPicture::Piece* facts;
  std::string_view figure;
  Point at;  // on the board
  bool lying = false;
};

// Nothing when the tile has no such spot. The views live as long as the piece.
std::optional<StandingPiece> stand(const BoardPicture::Piece& piece, const LaidTile& tile);

// Pieces that share a spot stand side by side.
std::string draw_pieces(std::vector<StandingPiece> pieces);

}  // namespace tollkeeper::art
