// ForeignPlayer: a player whose thinking is done outside this program. It keeps its own board, so
// it must be told what happened, which the State alone does not say; and it can fail in ways no
// player of ours can, which is a fault to be reported and never an error of the game.
//
// Whoever plays games asks with foreign() once, then calls new_game() before each game and follow()
// before every choose(). A
// foreign player that was told nothing still plays, from the list of legal actions alone.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "players/player.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

class ForeignPlayer : public Player {
 public:
  // What is told next is another game, even if it begins like the last one. Any fault is forgiven.
  virtual void new_game() = 0;

  // All steps of the game so far, draws too. Steps told before are not told again; when they are
  // not the beginning of these (another game, a turn taken back), the game is told from its start.
  virtual void follow(const Game& game, Seat first_seat, Seat own,
                      const std::vector<Step>& steps) = 0;

  // Why the player has lost this game (no answer, an illegal action, ...). From then on choose()
  // gives the first legal placement and passes. The next game begins without fault.
  virtual const std::optional<Error>& fault() const = 0;

  // Processor time its program has used, in microseconds; not part of this thread's.
  virtual std::int64_t cpu_microseconds() const = 0;

  // Starts the program if it does not run, and waits until it answers.
  virtual Status start() = 0;
};

inline ForeignPlayer* foreign(Player& player) { return dynamic_cast<ForeignPlayer*>(&player); }

inline void follow(Player& player, Seat own, const Playthrough& play) {
  if (ForeignPlayer* outside = foreign(player)) {
    outside->follow(play.game(), play.first_seat(), own, play.steps());
  }
}

}  // namespace tollkeeper
