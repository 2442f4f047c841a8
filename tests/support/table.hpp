// Table: a game laid out by hand for a test that reads like the rule it is about:
//
//   Table table({.expansions = "tollkeepers"});
//   table.place("base/W", 1, 0, 1).meeple("road N");   // the seat to move, any tile of the game
//   table.place("base/U.6", 2, 0).tollhouse(1, 0).finish();
//   EXPECT_EQ(table.points(kBlue), 1);
//
// Every step is judged by the engine; an illegal one throws IllegalStep with the line of the test
// and the engine's sentence. A tile is named by its copy ("base/U.6") or by its type, which means a
// copy of it without symbols ("base/U") unless all its copies are alike ("tk/05"). Cells are x to
// the east, y to the south, rotations quarter turns clockwise. A spot is named "monastery",
// "garden", or by kind and place: the number on the tile in file order ("road 2"), a side as the
// tile lies ("city N"), a half edge ("field EL"), or by the kind alone where the tile has one of it
// ("road").
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.hpp"
#include "rules/journal.hpp"
#include "rules/state.hpp"

namespace tollkeeper::testing {

inline constexpr Seat kRed = 0;
inline constexpr Seat kBlue = 1;
inline constexpr Seat kGreen = 2;
inline constexpr Seat kYellow = 3;
inline constexpr Seat kBlack = 4;
inline constexpr Seat kPink = 5;

class IllegalStep : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What is not said is as in a new game: two seats, base game, C3, the start tile at (0, 0).
struct TableSetup {
  std::string expansions = {};  // "tollkeepers,abbot"; "tollkeepers*2" for two copies of its tiles
  std::vector<OptionSetting> options = {};  // {{"two_tile_city", "2"}}
  int seats = 2;
  Edition edition = Edition::c3;
  std::vector<StartTile> start = {};
  std::string_view own_tiles = {};  // a tile file; its sets are named in `expansions` like others
};

// The game of such a table, or the engine's sentence against the setup.
Result<std::shared_ptr<const Game>> game_of(const TableSetup& setup);

class Table {
 public:
  explicit Table(const TableSetup& setup = {}, int line = __builtin_LINE());
  // Any game, for instance one with an expansion that is not in the registry.
  explicit Table(std::shared_ptr<const Game> game);

  // --- playing; a step finishes the turn before it, passing where something could still be done --

  // Gives the next turn to this seat, as if others had been passed over.
  Table& turn_of(Seat seat, int line = __builtin_LINE());
  Table& draw(std::string_view tile, int line = __builtin_LINE());
  // Draws a tile that fits nowhere (B-14).
  Table& draw_in_vain(std::string_view tile, int line = __builtin_LINE());
  // Puts the tile that was drawn.
  Table& put(int x, int y, int rotation = 0, int line = __builtin_LINE());
  Table& place(std::string_view tile, int x, int y, int rotation = 0, int line = __builtin_LINE());

  Table& meeple(std::string_view spot, int line = __builtin_LINE());
  Table& figure(std::string_view figure, std::string_view spot, int line = __builtin_LINE());
  Table& tollhouse(int x, int y, int line = __builtin_LINE());
  Table& return_abbot(int x, int y, int line = __builtin_LINE());
  Table& special(std::string_view word, int x, int y, int line = __builtin_LINE());
  Table& pass(int line = __builtin_LINE());

  // Makes this the first part of a turn of two parts, as a builder does (C-20).
  Table& in_two_parts();
  // Phase 3 and the end of the turn.
  Table& finish(int line = __builtin_LINE());
  // Final scoring, whatever is left in the bag.
  Table& end(int line = __builtin_LINE());

  // --- asking ------------------------------------------------------------------------------------

  int points(Seat seat) const { return state_->points(seat); }
  int supply(Seat seat, std::string_view figure = "meeple") const;
  int tokens_in_supply(Seat seat, std::string_view token = "tollhouse") const;
  // What the seat's tollhouse shows, 0 when it is not in play.
  int toll_shown(Seat seat) const;
  // Its cell as "(1, 0)", or "supply".
  std::string tollhouse_place(Seat seat) const;

  bool may_put(int x, int y, int rotation = 0) const;
  bool may_meeple(std::string_view spot) const { return may_figure("meeple", spot); }
  bool may_figure(std::string_view figure, std::string_view spot) const;
  bool may_tollhouse(int x, int y) const { return may_special("tollhouse", x, y); }
  bool may_special(std::string_view word, int x, int y) const;

  // All choices open now, in the engine's order: "put (1, 0) turned 2", "meeple road 1",
  // "tollhouse (0, 1)", "pass".
  std::vector<std::string> choices() const;
  // Those that begin with this word.
  std::vector<std::string> choices(std::string_view word) const;

  // Why the engine refuses a step; the rule "" and the message "legal" when it does not.
  Error why_not_put(int x, int y, int rotation = 0) const;
  Error why_not_meeple(std::string_view spot) const { return why_not_figure("meeple", spot); }
  Error why_not_figure(std::string_view figure, std::string_view spot) const;
  Error why_not_tollhouse(int x, int y) const { return why_not_special("tollhouse", x, y); }
  Error why_not_special(std::string_view word, int x, int y) const;
  Error why_not(const Action& action) const;

  // The score events since forget_events() as one text, a line each:
  // "red road 3 = 3 tile x 1 (B-31)", "blue city 2 at the end = ...", parts joined by " + ".
  std::string scores() const;
  // All events, one word or short line each: "placed base/U (1, 0)", "score red road 3",
  // "home red meeple (0, 0)", "tollhouse red shows 2".
  std::vector<std::string> happened() const;
  const Journal& events() const { return events_; }
  void forget_events() { events_.clear(); }

  const State& state() const { return *state_; }
  const Game& game() const { return *game_; }
  Seat seat() const { return state_->seat(); }
  bool over() const { return state_->phase() == Phase::over; }

  // Plays any action; what the calls above are made of.
  Table& play(const Action& action, int line = __builtin_LINE());
  Action figure_action(std::string_view figure, std::string_view spot) const;
  Action special_action(std::string_view word, int x, int y) const;

 private:
  void begin(std::shared_ptr<const Game> game);
  std::uint16_t take_copy(std::string_view tile, int line);
  void take_in_hand(std::string_view tile, int line);
  Spot spot_on_last_tile(std::string_view text) const;
  std::string text_of(const Action& action) const;
  std::string spot_text(Spot spot) const;
  bool may(const Action& action) const;

  std::shared_ptr<const Game> game_;
  std::optional<State> state_;  // always there once made
  std::vector<bool> used_;      // by index into Game::copies
  Journal events_;
};

std::string_view colour_of(Seat seat);
std::string cell_text(Cell cell);

}  // namespace tollkeeper::testing
