// Verify: the engine and the oracle play the same random game side by side and must agree on
// everything at every step: phase, seat, tiles left and set aside, what can be drawn, legal
// actions, points, supplies, figures, tollhouses, all features with their cells, completeness and
// occupants, every score event with its parts, and the order of tolls, roads, cities and so on.
//
// The game follows from setup and seed alone. Safe to call from several threads.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "rules/action.hpp"
#include "rules/setup.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper::oracle {

// The game so far, enough to play it again and to write it down.
struct VerifiedGame {
  Seat first_seat = 0;
  // Indices into Game::copies in the order they were drawn, set-aside tiles too.
  std::vector<std::uint16_t> deck;
  std::vector<Action> actions;
  int steps = 0;                      // compared: draws, actions and ends of turns
  std::map<std::string, int> scores;  // score events compared, by word
};

// An error is the first difference: seed, setup, step, both values and the moves so far. `game`,
// when given, is filled in that case too.
Result<VerifiedGame> verify_game(std::shared_ptr<const Catalogue> catalogue, const Setup& setup,
                                 std::uint64_t seed, VerifiedGame* game = nullptr);

// A setup of random seats, edition, expansions, copies and options.
Setup random_setup(Random& random);

// As above with exactly these expansions.
Setup random_setup(Random& random, const std::vector<std::string>& expansions);

// "3 seats, C2, tollkeepers x1, river x2, river=both": for messages.
std::string text_of(const Setup& setup);

}  // namespace tollkeeper::oracle
