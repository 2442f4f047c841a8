#include "record/game_picture.hpp"

#include <bit>

#include "record/notation.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

BoardPicture::Spot place_of(Spot spot) {
  if (spot == kMonasterySpot) {
    return {BoardPicture::Place::monastery, 0};
  }
  if (spot == kGardenSpot) {
    return {BoardPicture::Place::garden, 0};
  }
  return {BoardPicture::Place::segment, spot};
}

void add_figures(const State& state, BoardPicture& picture) {
  const Game& game = state.game();
  for (std::size_t id = 0; id < game.figure_seat.size(); ++id) {
    const Figure& figure = state.figures()[id];
    if (figure.tile == kInSupply) {
      continue;
    }
    const std::string_view word = game.figures[game.figure_row[id]].word;
    const Cell cell = state.tiles()[figure.tile].cell;
    // The art's word for the large one.
    picture.pieces.push_back({word == "large_meeple" ? "big_meeple" : std::string(word),
                              game.figure_seat[id], cell.x, cell.y, place_of(figure.spot)});
  }
}

void add_tokens(const State& state, BoardPicture& picture) {
  std::vector<TokenOnTable> tokens;
  for (const auto& module : state.game().modules) {
    module->tokens(state, tokens);
  }
  for (const TokenOnTable& token : tokens) {
    picture.pieces.push_back({std::string(token.word) + "_" + std::to_string(token.value),
                              token.seat,
                              token.cell.x,
                              token.cell.y,
                              {BoardPicture::Place::crossroads, 0}});
  }
}

void add_field_owners(const State& state, BoardPicture& picture) {
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const PlacedTile& tile = state.tiles()[n];
    const Kind& kind = state.kind_of(tile);
    for (int field = 0; field < kind.fields; ++field) {
      const auto root = state.field_root(static_cast<std::uint16_t>(tile.first_field + field));
      const unsigned owners = majority_of(state, state.fields()[root].figure);
      if (std::has_single_bit(owners)) {
        picture.tints.push_back(
            {tile.cell.x, tile.cell.y, kind.first_field_segment + field, std::countr_zero(owners)});
      }
    }
  }
}

}  // namespace

BoardPicture picture_of_game(const Playthrough& playthrough, bool field_owners) {
  const State& state = playthrough.state();
  const Game& game = playthrough.game();
  BoardPicture picture;
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const PlacedTile& tile = state.tiles()[n];
    picture.tiles.push_back(
        {game.copies[playthrough.placed_copies()[n]].ref, tile.cell.x, tile.cell.y, tile.rotation});
  }
  add_figures(state, picture);
  add_tokens(state, picture);
  if (field_owners) {
    add_field_owners(state, picture);
  }
  if (state.head().tiles > game.start.size()) {
    const Cell last = state.last_tile().cell;
    picture.last_placed = {last.x, last.y};
  }
  picture.title = "A game of " + std::to_string(state.head().tiles) +
                  " tiles: " + points_text(state, playthrough.names());
  return picture;
}

}  // namespace tollkeeper
