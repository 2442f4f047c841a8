// Setup: what the players chose before the first tile: seats, edition, sets, options. Plain data,
// as read from a form, a command line or a record; make_game() checks it and compiles it.
#pragma once

#include <string>
#include <vector>

#include "rules/cell.hpp"
#include "rules/option.hpp"
#include "tiles/edge.hpp"

namespace tollkeeper {

// An expansion, or a tile set from the player's own file, with the number of copies of its tiles.
// Figures and tokens come once, however many copies; with none, an expansion's figures and rules are
// in play without its tiles. "base" stands here for more base games.
struct SetChoice {
  std::string name;
  int copies = 1;
  friend bool operator==(const SetChoice&, const SetChoice&) = default;
};

// A tile that lies face up before the first turn; `tile` is a copy id or a type id.
struct StartTile {
  std::string tile;
  Cell cell;
  Rotation rotation = 0;
  friend bool operator==(const StartTile&, const StartTile&) = default;
};

struct Setup {
  int seats = 2;
  Edition edition = Edition::c3;
  std::vector<SetChoice> sets;          // besides one base game, unless "base" is named
  std::vector<OptionSetting> options;   // those that differ from their default
  std::vector<StartTile> start;         // empty: as the rules say (B-5, R-2)

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace tollkeeper
