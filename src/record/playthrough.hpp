// Playthrough: one game as it is played: the state, the deck, every step and every event. This is
// what people and programs hold a game by; records are written from it and read into it.
//
// A turn goes: the tile is drawn by itself; act() places it, then act() does phase 2 (or passes);
// when the phase is `score` the turn waits for finish(), which scores, passes the turn on and draws
// the next tile. Until finish() the turn can be taken back step by step, never past a draw.
// Owned by one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/deck.hpp"
#include "rules/game.hpp"
#include "rules/journal.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// What happened, in order. `copy` is an index into Game::copies.
struct Step {
  enum class Kind : std::uint8_t { draw, discard, act, finish, end };
  Kind kind = Kind::act;
  Seat seat = kNoSeat;
  std::uint16_t copy = 0;  // draw, discard; for `act` of place_tile the tile placed
  Action action;           // act
  friend bool operator==(const Step&, const Step&) = default;
};

class Playthrough {
 public:
  // A fresh game: deck shuffled and first seat drawn (option first_player) from the seed.
  Playthrough(std::shared_ptr<const Game> game, std::uint64_t seed, std::vector<std::string> names);
  // A prepared game: this deck (see find_deck_fault), this first seat. The first tile is drawn. The
  // seed is only remembered.
  Playthrough(std::shared_ptr<const Game> game, Deck deck, Seat first_seat,
              std::vector<std::string> names, std::uint64_t seed = 0);

  const Game& game() const { return *game_; }
  const std::shared_ptr<const Game>& shared_game() const { return game_; }
  const State& state() const { return states_.back(); }
  std::uint64_t seed() const { return seed_; }
  Seat first_seat() const { return first_seat_; }
  const std::vector<std::string>& names() const { return names_; }
  const std::vector<Step>& steps() const { return steps_; }
  const Journal& events() const { return events_; }
  const Deck& deck() const { return deck_; }

  // Physical tile in hand, or nothing outside the phase `place`.
  std::optional<std::uint16_t> copy_in_hand() const;
  // Physical tiles on the table, in the order of State::tiles().
  const std::vector<std::uint16_t>& placed_copies() const { return placed_; }

  // Plays an action of the seat whose turn it is; refused with the rule otherwise.
  Status act(Seat seat, const Action& action);
  // Scores the turn and draws on. Refused unless the phase is `score`.
  Status finish();
  // Puts one more copy under the deck, for games whose draws become known one by one. It must be
  // one that can still come, and known before the deck runs out.
  void append_to_deck(std::uint16_t copy) { deck_.append(copy); }
  // Ends the game at once (B-37), as when the deck of a prepared game runs out.
  void end();

  bool can_undo() const { return states_.size() > 1; }
  // Takes back the last action of this turn. Refused when there is none.
  Status undo();

  // What an action would cause, turn finished: the events, without playing it. For place_tile: the
  // events of placing it and passing.
  Journal preview(const Action& action) const;

 private:
  void draw();

  std::shared_ptr<const Game> game_;
  std::uint64_t seed_ = 0;
  Seat first_seat_ = 0;
  std::vector<std::string> names_;
  Deck deck_;
  // The state at the start of this turn part and after each action in it.
  std::vector<State> states_;
  std::vector<std::size_t> events_before_;  // length of events_ before each of those actions
  std::vector<Step> steps_;
  Journal events_;
  std::vector<std::uint16_t> placed_;
  std::optional<std::uint16_t> in_hand_;
};

}  // namespace tollkeeper
