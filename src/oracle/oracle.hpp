// Oracle: a whole game by a second, slow and obvious reading of the rules, written from the rules
// documents alone (README.md here says where they leave a choice). It never shuffles: whoever plays
// tells it which tile is drawn. A plain value; a copy goes its own way. The Catalogue must outlive
// it. Refused calls change nothing.
//
//   phase    what is due                         call
//   "draw"   the next tile                       draw()
//   "place"  that tile is put on the table       apply() of a "place_tile"
//   "act"    phase 2 of the turn                 apply() of any other action
//   "score"  phase 3, also when 2 was skipped    finish_turn()
//   "over"   nothing; final scoring was done     -
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "oracle/box.hpp"
#include "oracle/features.hpp"
#include "oracle/table.hpp"
#include "oracle/words.hpp"
#include "rules/setup.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper::oracle {

class Oracle {
 public:
  // `first` is the seat that begins (B-8 is up to the caller).
  static Result<Oracle> start(const Catalogue& catalogue, const Setup& setup, Seat first = 0);

  std::string_view phase() const { return phase_; }
  Seat seat() const { return seat_; }

  // Tiles still to be drawn, river first; the one in hand is not among them.
  int tiles_left() const;
  // The tiles of the group that is being drawn from, one entry for each physical tile.
  std::vector<Tile> drawable() const;
  std::optional<Tile> tile_in_hand() const { return in_hand_; }
  int tiles_set_aside() const { return set_aside_; }

  // Takes a tile equal to this copy. When it fits nowhere it is set aside and "draw" is due again
  // (B-14), or the game is over (B-37).
  Status draw(CopyRef copy);

  // All that may be done in "place" and "act", sorted; empty in the other phases.
  std::vector<OracleAction> legal_actions() const;
  Status apply(const OracleAction& action);

  // Scores what was completed, ends the turn and, after the last tile, the game.
  Status finish_turn();

  const Table& table() const { return table_; }
  const Board& board() const { return table_.board; }
  const std::vector<OracleScore>& scores() const { return table_.scores; }
  int points(Seat seat) const { return table_.seats.at(seat).points; }

 private:
  Oracle(const Catalogue& catalogue, RulesInForce rules) : catalogue_(&catalogue) {
    table_.rules = rules;
  }

  std::vector<OracleAction> placings() const;
  std::vector<OracleAction> phase_2_actions() const;
  void act(const OracleAction& action);
  void score_completed();
  void score_at_end();
  void end_game_when_no_tile_is_left();

  const Catalogue* catalogue_;
  Table table_;
  std::array<std::vector<Tile>, kDrawGroups> groups_;
  std::string_view phase_ = "draw";
  Seat seat_ = 0;
  std::optional<Tile> in_hand_;
  Cell new_tile_;
  int set_aside_ = 0;
  // Done so far in this phase 2.
  bool placed_figure_ = false;
  bool used_tollhouse_ = false;
  bool returned_abbot_ = false;
};

}  // namespace tollkeeper::oracle
