#include "record/position/lay_out.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "expansions/registry.hpp"
#include "record/jcz_place.hpp"
#include "record/jcz_words.hpp"
#include "record/notation.hpp"
#include "record/position/position_setup.hpp"
#include "record/spot_name.hpp"
#include "rules/place.hpp"
#include "rules/score.hpp"
#include "rules/token_layer.hpp"

namespace tollkeeper {
namespace {

using TileAt = std::map<Cell, const PositionTile*>;

Edge edge_of(const Catalogue& catalogue, const PositionTile& tile, Side side) {
  const TileType& type = catalogue.type_of(*catalogue.find_copy(tile.tile));
  return type.edges[static_cast<std::size_t>((index_of(side) - tile.rotation + 4) & 3)];
}

// B-10: where two tiles touch, their edges agree.
Status judge_tiles(const Position& position, const Catalogue& catalogue, TileAt& tiles) {
  for (const PositionTile& tile : position.tiles) {
    if (!tiles.emplace(tile.cell, &tile).second) {
      return error_at(tile.line, "a tile lies at " + cell_text(tile.cell) + " already.", "B-10");
    }
  }
  for (const PositionTile& tile : position.tiles) {
    for (const Side side : kSides) {
      const auto other = tiles.find(neighbour(tile.cell, side));
      if (other == tiles.end() || other->second->line > tile.line) {
        continue;  // said at the later of the two lines
      }
      const Edge ours = edge_of(catalogue, tile, side);
      const Edge theirs = edge_of(catalogue, *other->second, opposite(side));
      if (ours != theirs) {
        return error_at(tile.line,
                        "at " + cell_text(tile.cell) + " the " + std::string(name_of(ours)) +
                            " to the " + std::string(name_of(side)) + " of " + tile.tile +
                            " meets the " + std::string(name_of(theirs)) + " of " +
                            other->second->tile + ".",
                        "B-10");
      }
    }
  }
  return ok();
}

// The first tile of each part of the table that touches no other part.
std::vector<Cell> parts_of(const TileAt& tiles) {
  std::vector<Cell> parts;
  std::set<Cell> seen;
  for (const auto& [cell, tile] : tiles) {
    if (!seen.insert(cell).second) {
      continue;
    }
    parts.push_back(cell);
    std::vector<Cell> queue{cell};
    while (!queue.empty()) {
      const Cell here = queue.back();
      queue.pop_back();
      for (const Side side : kSides) {
        const Cell next = neighbour(here, side);
        if (tiles.contains(next) && seen.insert(next).second) {
          queue.push_back(next);
        }
      }
    }
  }
  return parts;
}

class Layer {
 public:
  explicit Layer(LaidPosition& laid) : laid_(laid) {}

  Status lay() {
    set_players();
    for (PositionPiece& piece : laid_.position.pieces) {
      laid_.seats = static_cast<std::uint8_t>(laid_.seats | (1U << piece.seat));
      if (const Status done = lay_piece(piece); !done) {
        return error_at(piece.line, done.error().message, done.error().rule);
      }
    }
    return ok();
  }

 private:
  State& state() { return laid_.state; }
  const Game& game() const { return *laid_.game; }

  void set_players() {
    for (const std::string_view colour : kSeatColours) {
      laid_.names.emplace_back(colour);
    }
    for (const PositionPlayer& player : laid_.position.players) {
      laid_.seats = static_cast<std::uint8_t>(laid_.seats | (1U << player.seat));
      state().head().points[player.seat] = player.points;
      if (!player.name.empty()) {
        laid_.names[player.seat] = player.name;
      }
    }
  }

  Status lay_piece(PositionPiece& piece) {
    for (std::size_t row = 0; row < game().figures.size(); ++row) {
      if (game().figures[row].word == piece.word) {
        return lay_figure(piece, static_cast<std::uint8_t>(row));
      }
    }
    for (const auto& module : game().modules) {
      const auto words = module->token_words();
      const auto* layer = dynamic_cast<const TokenLayer*>(module.get());
      if (layer != nullptr && std::find(words.begin(), words.end(), piece.word) != words.end()) {
        return lay_token(piece, *layer);
      }
    }
    return Error{"\"" + piece.word + "\" is no figure and no token of these sets and options.", ""};
  }

  Status lay_token(const PositionPiece& piece, const TokenLayer& layer) {
    if (!piece.spot.empty()) {
      return Error{"the " + piece.word + " stands on the crossroads of its tile; \"" + piece.spot +
                       "\" is too much.",
                   "TK-5"};
    }
    if (!tokens_.insert({piece.word, piece.seat}).second) {
      return Error{std::string(kSeatColours[piece.seat]) + " has only one " + piece.word + ".",
                   "TK-2"};
    }
    return layer.lay_token(state(), {piece.word, piece.seat, piece.cell, piece.value});
  }

  Status lay_figure(PositionPiece& piece, std::uint8_t row) {
    const PlacedTile* tile = state().tile_at(piece.cell);
    if (tile == nullptr) {
      return Error{"no tile lies at " + cell_text(piece.cell) + ".", "B-16"};
    }
    const Kind& kind = state().kind_of(*tile);
    const auto spot = spot_named(kind, tile->rotation, piece.spot);
    if (!spot) {
      return no_such_spot(piece, kind);
    }
    const SpotRow& place = *spot_row(kind, *spot);
    const FigureRow& figure = game().figures[row];
    if ((figure.stands_on & mask_of(place.kind)) == 0) {
      return Error{"the " + std::string(figure.one) + " cannot stand on a " +
                       std::string(word_of(place.kind)) + " in this game.",
                   std::string(figure.rule)};
    }
    if (state().supply(piece.seat, row) == 0) {
      const int all = figure.per_seat;
      return Error{std::string(kSeatColours[piece.seat]) + " has " + std::to_string(all) + " " +
                       std::string(all == 1 ? figure.one : figure.many) + "; this is one more.",
                   std::string(figure.rule)};
    }
    if (!spots_.insert({piece.cell, *spot}).second && place.kind > FeatureKind::field) {
      return Error{"somebody stands on that " + std::string(word_of(place.kind)) + " already.",
                   "B-18"};
    }
    piece.spot = spot_name(kind, *spot);
    if (!on_tile_.insert(piece.cell).second) {
      warn("two_on_tile", piece,
           "Two figures stand on the tile at " + cell_text(piece.cell) +
               "; in play only one is put on a tile.");
    }
    place_figure(state(), piece.seat, row, static_cast<std::uint16_t>(tile - state().tiles()),
                 *spot);
    return ok();
  }

  // "road" where the tile has one, "road 2" as records count, "road E" as the tile lies.
  static std::optional<Spot> spot_named(const Kind& kind, Rotation rotation,
                                        std::string_view name) {
    if (const auto spot = find_spot(kind, name)) {
      return spot;
    }
    const auto space = std::min(name.find(' '), name.size());
    const std::string_view where = name.substr(std::min(space + 1, name.size()));
    std::optional<Spot> only;
    int found = 0;
    for (std::size_t n = 0; n < kind.spot_count; ++n) {
      const SpotRow& row = kind.spots[n];
      if (word_of(row.kind) != name.substr(0, space)) {
        continue;
      }
      only = row.spot;
      ++found;
      if (!where.empty()) {
        return find_jcz_spot(kind, rotation, jcz_feature(row.kind), where);
      }
    }
    return found == 1 ? only : std::nullopt;
  }

  static Error no_such_spot(const PositionPiece& piece, const Kind& kind) {
    std::string spots;
    for (std::size_t n = 0; n < kind.spot_count; ++n) {
      spots += (spots.empty() ? "" : ", ") + spot_name(kind, kind.spots[n].spot);
    }
    const std::string wanted = piece.spot.empty() ? "where the " + piece.word + " stands is missing"
                                                  : "the tile at " + cell_text(piece.cell) +
                                                        " has no \"" + piece.spot + "\"";
    return {wanted + "; it has " + (spots.empty() ? "no place for figures" : spots) + ".", "B-17"};
  }

  void warn(std::string code, const PositionPiece& piece, std::string text) {
    laid_.warnings.push_back({std::move(code), piece.line, piece.cell, std::move(text)});
  }

  LaidPosition& laid_;
  std::set<std::pair<std::string, Seat>> tokens_;
  std::set<std::pair<Cell, Spot>> spots_;
  std::set<Cell> on_tile_;
};

}  // namespace

Result<LaidPosition> lay_out(const Position& given, std::shared_ptr<const Catalogue> catalogue,
                             int most_boxes) {
  Position position = given;
  std::vector<PositionWarning> warnings;
  if (position.tiles.empty()) {
    return Error{"The position has no tile.", "B-5"};
  }
  if (const Status done = complete_position(position, *catalogue, warnings); !done) {
    return done.error();
  }
  for (const SetChoice& set : position.sets) {
    if (set.copies > most_boxes) {
      return Error{"The table needs " + std::to_string(set.copies) + " boxes of " + set.name +
                       "; at most " + std::to_string(most_boxes) + " are reckoned.",
                   ""};
    }
  }
  TileAt tiles;
  if (const Status done = judge_tiles(position, *catalogue, tiles); !done) {
    return done.error();
  }
  if (position.placed && !tiles.contains(*position.placed)) {
    return error_at(position.placed_line, "no tile lies at " + cell_text(*position.placed) + ".",
                    "B-10");
  }
  const std::vector<Cell> parts = parts_of(tiles);
  for (std::size_t n = 1; n < parts.size(); ++n) {
    warnings.push_back(
        {"apart", tiles.at(parts[n])->line, parts[n],
         "What lies at " + cell_text(parts[n]) +
             " touches no other part of the table; tiles between them are missing."});
  }
  auto game = make_game(catalogue, setup_of(position));
  if (!game) {
    return game.error();
  }
  // The state has room for the open cells of all tiles of its game in one part: T tiles in C parts
  // leave at most 2 T + 2 C. The tile just placed comes last and may join several.
  TileAt before = tiles;
  if (position.placed) {
    before.erase(*position.placed);
  }
  const std::size_t most = std::size_t{(*game)->layout.tile_count} + 1;
  if (tiles.size() + parts.size() > most || before.size() + parts_of(before).size() > most) {
    return Error{"The table lies in too many parts (" + std::to_string(parts.size()) +
                     "); put the tiles between them.",
                 "B-10"};
  }
  const Seat mover = position.placed_by.value_or(Seat{0});
  LaidPosition laid{std::move(position), *game, State(**game, mover), {}, 0, std::move(warnings)};
  if (const Status done = Layer(laid).lay(); !done) {
    return done.error();
  }
  return laid;
}

}  // namespace tollkeeper
