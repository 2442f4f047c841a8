// Choices: what the player to move can do, in the order and with the keys the screen shows: places
// by number, rotations by letter, actions by number, moves of tokens by letter and number.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/text/wording.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

// A free cell where the tile in hand can lie, with the rotations that fit and differ.
struct PlaceChoice {
  int number = 1;
  Cell cell;
  std::vector<Rotation> rotations;
};

// In reading order of the cells, numbered from 1. The phase must be `place`.
std::vector<PlaceChoice> place_choices(const State& state);

// Rotations that fit anywhere and differ, as letters a to d.
std::vector<Rotation> rotations_of(const std::vector<PlaceChoice>& places);
inline char letter_of(Rotation rotation) { return static_cast<char>('a' + rotation); }
std::optional<Rotation> rotation_of(char letter);

// An action of phase 2.
struct ActChoice {
  std::string key;  // "1", "t2"
  Action action;
  std::string text;            // "meeple on the road to the east"
  bool on_other_tile = false;  // its cell is worth a label on the board
};

// Without the pass. The phase must be `act`.
std::vector<ActChoice> act_choices(const State& state, const Wording& wording);

// The same of a bot or a hint, as typed: "3b", "t1", "0".
std::string key_of(const State& state, const Action& action, const Wording& wording);

}  // namespace tollkeeper
