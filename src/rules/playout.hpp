// Playout: random games as fast as the machine allows, for search and measurement. Each step is
// uniform: over the tiles left, over the distinct placements (rotations that look alike count
// once), over pass and the open actions. It plays by the same steps as apply_action(); a test
// plays both side by side.
#pragma once

#include "base/random.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// Number of distinct placements of a tile, and the n-th of them in a fixed order; n < count().
class PlacementPicker {
 public:
  // Looks at all open cells once. The state must stay as it is while the picker is used.
  PlacementPicker(const State& state, KindId kind);

  std::uint32_t count() const { return count_; }
  Action pick(std::uint32_t n) const;

 private:
  static constexpr std::size_t kWordsInline = 32;  // 256 open cells
  static constexpr std::size_t kBlockWords = kFitBlock / 8;

  const State& state_;
  std::uint32_t count_ = 0;
  // Eight cells a word, a byte each, the fitting rotations in the lower half.
  SmallList<std::uint64_t, kWordsInline> words_;
  SmallList<std::uint32_t, kWordsInline> before_;  // placements before each word
};

// The actions of phase 2 but passing, counted and done by number without listing them; the same
// ones in the same order as list_acts().
class ActPicker {
 public:
  // The state must stay as it is until act().
  explicit ActPicker(const State& state);

  std::uint32_t count() const { return figures_ + specials_; }
  // Does the n-th; n < count().
  void act(State& state, std::uint32_t n) const;

 private:
  SpotMask free_ = 0;
  std::uint32_t figures_ = 0;   // ways to place a figure
  std::uint32_t specials_ = 0;  // special actions of all modules
};

// One turn of random play from phase `draw` to the next `draw` or `over`.
void play_random_turn(State& state, Random& random);

// Plays on from any phase to the end of the game.
void play_random_game(State& state, Random& random);

}  // namespace tollkeeper
