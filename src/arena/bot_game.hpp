// BotGame: one whole game of computer players, as simulations and matches play them: states alone,
// no journal, no allocation per action once warm.
//
// Everything follows from the generator a game is given. Chance and random players draw from it in
// the order of rules/playout.hpp; players of other kinds have generators of their own, so that they
// do not change what is drawn. An object serves one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "players/bot_spec.hpp"
#include "players/foreign_player.hpp"
#include "record/playthrough.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// All that is needed to play the same game again as a Playthrough.
struct Trace {
  Seat first_seat = 0;
  std::vector<std::uint16_t> deck;  // copies in the order they came, set-aside tiles too
  std::vector<Action> actions;
};

class BotGame {
 public:
  // One bot a seat; fewer bots than seats take turns in the order given. `game` must outlive this.
  BotGame(const Game& game, const std::vector<BotSpec>& bots);

  // Plays a game to its end. The state stays valid until the next call.
  const State& play(Random random, Trace* trace = nullptr);

  // Why a foreign program lost the last game, if one did; the rest of it was played without it.
  const std::optional<Error>& fault() const { return fault_; }

 private:
  void play_on(Random& random, Trace* trace);
  void draw(Random& random, Trace* trace);
  Action choose(Seat seat, Random& random);

  const Game& game_;
  std::vector<std::unique_ptr<Player>> players_;  // by seat
  std::vector<ForeignPlayer*> outside_;           // by seat, nullptr for our own
  bool any_outside_ = false;
  std::vector<Step> steps_;  // kept for foreign players alone
  Seat first_seat_ = 0;
  std::optional<Error> fault_;
  bool all_random_ = true;
  std::vector<State> starts_;  // by first seat
  State state_;
  std::vector<std::size_t> copies_drawn_;  // by kind, for traces
};

// Who begins, drawn where the options leave it to the lot (B-8).
Seat draw_first_seat(const Game& game, Random& random);

// The traced game, every step checked by the rules again.
Result<Playthrough> replay_trace(std::shared_ptr<const Game> game, const Trace& trace,
                                 std::vector<std::string> names);

}  // namespace tollkeeper
