#include "record/position/position_of.hpp"

#include <algorithm>

#include "record/copy_names.hpp"
#include "record/spot_name.hpp"

namespace tollkeeper {
namespace {

void add_tiles(const Playthrough& play, Position& position) {
  const State& state = play.state();
  for (std::size_t n = 0; n < state.head().tiles; ++n) {
    const PlacedTile& tile = state.tiles()[n];
    position.tiles.push_back(
        {play.game().copy(play.placed_copies()[n]).id, tile.cell, tile.rotation, 0});
  }
}

void add_pieces(const State& state, Position& position) {
  const Game& game = state.game();
  for (std::size_t id = 0; id < game.figure_seat.size(); ++id) {
    const Figure& figure = state.figures()[id];
    if (figure.tile != kInSupply) {
      const PlacedTile& tile = state.tiles()[figure.tile];
      position.pieces.push_back({std::string(game.figures[game.figure_row[id]].word),
                                 game.figure_seat[id], tile.cell,
                                 spot_name(state.kind_of(tile), figure.spot), 1, 0});
    }
  }
  std::vector<TokenOnTable> tokens;
  for (const auto& module : game.modules) {
    module->tokens(state, tokens);
  }
  for (const TokenOnTable& token : tokens) {
    position.pieces.push_back(
        {std::string(token.word), token.seat, token.cell, "", token.value, 0});
  }
}

}  // namespace

Position position_of(const Playthrough& play) {
  const State& state = play.state();
  Position position;
  position.edition = play.game().setup.edition;
  position.sets = play.game().setup.sets;
  position.options = play.game().setup.options;
  for (Seat seat = 0; seat < play.game().seats; ++seat) {
    const auto& names = play.names();
    position.players.push_back({seat, state.points(seat), seat < names.size() ? names[seat] : ""});
  }
  add_tiles(play, position);
  add_pieces(state, position);
  if (state.phase() == Phase::act || state.phase() == Phase::score) {
    position.placed = state.last_tile().cell;
    position.placed_by = state.seat();
  }
  return position;
}

Result<Position> position_after(const Playthrough& play, int turns) {
  Playthrough again(play.shared_game(), Deck(play.deck().order()), play.first_seat(), play.names(),
                    play.seed());
  int done = 0;
  for (const Step& step : play.steps()) {
    if (done == turns) {
      break;
    }
    if (step.kind == Step::Kind::act) {
      if (const Status acted = again.act(step.seat, step.action); !acted) {
        return acted.error();
      }
    } else if (step.kind == Step::Kind::finish) {
      if (const Status finished = again.finish(); !finished) {
        return finished.error();
      }
      ++done;
    }
  }
  if (done < turns) {
    return Error{"The game has " + std::to_string(done) + " finished turns, not " +
                     std::to_string(turns) + ".",
                 ""};
  }
  return position_of(again);
}

}  // namespace tollkeeper
