#include "record/art/board_pieces.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

#include "record/art/figure.hpp"
#include "record/art/path_text.hpp"

namespace tollkeeper::art {
namespace {

using Place = BoardPicture::Place;

std::optional<Point> spot_of_segment(const LaidTile& tile, int segment) {
  const TileShape& shape = tile.art->shape();
  for (const FieldShape& field : shape.fields) {
    if (field.segment == segment) {
      return farmer_spot(shape, field, tile.symbols);
    }
  }
  for (const CityShape& city : shape.cities) {
    if (city.segment == segment) {
      return city.spot;
    }
  }
  for (const RoadShape& road : shape.roads) {
    if (road.segment == segment) {
      return road.spot;
    }
  }
  return std::nullopt;
}

// On the tile at rotation 0.
std::optional<Point> spot_of(const LaidTile& tile, const BoardPicture::Spot& spot) {
  switch (spot.place) {
    case Place::crossroads: return tile.art->shape().crossroads;
    case Place::monastery: return tile.art->shape().monastery;
    case Place::garden:
      for (const PlacedSymbol& symbol : tile.symbols) {
        if (symbol.part == "garden") {
          return symbol.at;
        }
      }
      return std::nullopt;
    case Place::segment: break;
  }
  return spot_of_segment(tile, spot.segment);
}

}  // namespace

std::optional<StandingPiece> stand(const BoardPicture::Piece& piece, const LaidTile& tile) {
  const auto spot = spot_of(tile, piece.spot);
  if (!spot) {
    return std::nullopt;
  }
  StandingPiece standing{&piece, piece.figure, *spot};
  standing.at = along(tile.corner, turned_point(*spot, tile.facts->rotation));
  // The feet on the threshold of the monastery, in the middle of the beds of a garden.
  standing.at.y += piece.spot.place == Place::monastery ? 4 : 0;
  standing.at.y -= piece.spot.place == Place::garden ? 2 : 0;
  const auto& segments = tile.art->type().segments;
  if (piece.spot.place == Place::segment &&
      segments[static_cast<std::size_t>(piece.spot.segment)].kind == SegmentKind::field) {
    if (piece.figure == "meeple") {
      standing.figure = "farmer";
    }
    standing.lying = piece.figure == "big_meeple";
  }
  return standing;
}

std::string draw_pieces(std::vector<StandingPiece> pieces) {
  std::map<std::pair<double, double>, int> before;
  for (StandingPiece& piece : pieces) {
    const int shared = before[{piece.at.x, piece.at.y}]++;
    piece.at = along(piece.at, {18, 5}, shared);
  }
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const StandingPiece& a, const StandingPiece& b) { return a.at.y < b.at.y; });
  std::string out;
  for (const StandingPiece& piece : pieces) {
    append(out, draw_figure(piece.figure, piece.facts->seat, piece.at, piece.lying), '\n');
  }
  return out;
}

}  // namespace tollkeeper::art
