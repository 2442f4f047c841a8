// The generic kit: plays random games of any set of expansions and checks after every step what
// must hold whatever the rules in force are. A new expansion gets all of it by standing in the
// registry, or by a test that hands the kit its own Game (docs/adding-an-expansion.md).
//
// Every check answers with the first thing that is wrong as a sentence, or with an empty one; a
// game with a fault names its setup, seed and step, so it can be played again.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/random.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper::testing {

// Empty: nothing is wrong.
using Fault = std::string;

// The costlier checks are made at one step in this many (0: never).
struct KitEvery {
  std::uint32_t flood = 1;
  std::uint32_t refusals = 2;
  std::uint32_t replay = 12;
  std::uint32_t saved = 24;
};

// What a kit game came to, so that a test can see that it was no empty one.
struct KitGame {
  Fault fault;
  int steps = 0;
  int refused = 0;   // sampled actions that are not legal, and were refused
  int specials = 0;  // special actions done
};

// One random game from first draw to end under every check below.
KitGame play_kit_game(const std::shared_ptr<const Game>& game, std::uint64_t seed,
                      const KitEvery& every = {});

// As above for a test: fails it with the fault, and when hardly anything happened.
void expect_kit_game(const std::shared_ptr<const Game>& game, std::uint64_t seed,
                     const KitEvery& every = {});

// A random game by rules/playout.hpp and by apply_action() from the same random numbers: the same
// state after every turn.
Fault compare_playout(const Game& game, std::uint64_t seed);

}  // namespace tollkeeper::testing
