// JczDraws: which tiles come, and in which order, in a .jcz file. First the forced draws of
// "gameAnnotations", then draws from the random numbers that the messages carry; but whenever the
// next message places another tile than the number would give, that tile is the one that came. A
// game may stop after a number of draws ("endTurn"). Copies are indices into Game::copies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/jcz_pack.hpp"
#include "record/json_cursor.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class JczDraws {
 public:
  // `messages` are those of the file and must outlive this, as must the game.
  JczDraws(const Game& game, const JsonCursor& root, const std::vector<JsonCursor>& messages);

  const JczPack& pack() const { return pack_; }

  // What is drawn on this board before message number `next`: tiles that fit nowhere, and then one
  // that fits. Nothing when the pack is empty or the last draw was made.
  std::vector<std::uint16_t> draw(const State& board, double random, std::size_t next);

  // The tiles no message of the file reaches, in an order in which they can come.
  std::vector<std::uint16_t> rest() const;

 private:
  std::optional<std::uint16_t> forced(const JsonCursor& entry);
  std::uint16_t free_draw(const State& board, JczRandom& numbers, std::size_t next,
                          std::vector<std::uint16_t>& drawn);
  std::optional<std::string> next_tile(std::size_t next) const;

  const Game& game_;
  const std::vector<JsonCursor>& messages_;
  JczPack pack_;
  std::vector<JsonCursor> forced_;
  std::size_t count_ = 0;  // draws so far
  std::size_t last_draw_;
  bool settled_ = false;  // the present draw follows the next message, not its number
};

}  // namespace tollkeeper
