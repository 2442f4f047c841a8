#include <algorithm>

#include "record/position/position.hpp"

namespace tollkeeper {
namespace {

constexpr std::array<std::string_view, 4> kTurns{"", " turned right", " turned half",
                                                 " turned left"};

std::string place_of(Cell cell) {
  return " " + std::to_string(cell.x) + " " + std::to_string(cell.y);
}

std::string colour_of(Seat seat) { return " " + std::string(kSeatColours[seat]); }

}  // namespace

std::string write_position(const Position& position) {
  std::string text = "tollkeeper position 1\n";
  text += "edition " + std::string(name_of(position.edition)) + "\n";
  if (!position.sets.empty()) {
    text += "sets";
    for (const SetChoice& set : position.sets) {
      text += " " + set.name + (set.copies == 1 ? "" : "*" + std::to_string(set.copies));
    }
    text += "\n";
  }
  for (const OptionSetting& option : position.options) {
    text += "option " + option.name + " " + option.value + "\n";
  }
  for (const PositionPlayer& player : position.players) {
    text += "player" + colour_of(player.seat);
    text += player.points == 0 ? "" : " points " + std::to_string(player.points);
    text += (player.name.empty() ? "" : " name " + player.name) + "\n";
  }
  for (const PositionTile& tile : position.tiles) {
    text +=
        "tile " + tile.tile + place_of(tile.cell) + std::string(kTurns[tile.rotation & 3]) + "\n";
  }
  for (const PositionPiece& piece : position.pieces) {
    text += piece.word + colour_of(piece.seat) + place_of(piece.cell);
    text += piece.spot.empty() ? " shows " + std::to_string(piece.value) : " " + piece.spot;
    text += "\n";
  }
  if (position.placed) {
    text += "placed" + place_of(*position.placed);
    text += (position.placed_by ? " by" + colour_of(*position.placed_by) : "") + "\n";
  }
  return text;
}

}  // namespace tollkeeper
