// Position: a table as a person describes it: tiles, figures and tokens where they lie, whoever put
// them there and in whatever order. Read from and written to the text of docs/position-format.md;
// lay_out.hpp makes a State of it. Plain data, nothing judged yet but the words of the format.
//
// `line` counts from 1 and is 0 for what did not come from a text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/action.hpp"
#include "rules/setup.hpp"

namespace tollkeeper {

// The seats' colours in the order of seats, as in the box (TK-2).
inline constexpr std::array<std::string_view, kMaxSeats> kSeatColours{"blue", "yellow", "green",
                                                                      "pink", "red",    "black"};
std::optional<Seat> seat_of_colour(std::string_view colour);

inline constexpr int kMostPositionTiles = 1000;
inline constexpr int kFarthestCell = 1000;  // on both axes, both ways

struct PositionTile {
  std::string tile;  // of a copy, or of a type: a copy of it without symbols
  Cell cell;
  Rotation rotation = 0;
  int line = 0;
  friend bool operator==(const PositionTile&, const PositionTile&) = default;
};

// A figure on a spot, or a token with the value it shows.
struct PositionPiece {
  std::string word;  // "meeple", "tollhouse" ...
  Seat seat = 0;
  Cell cell;
  std::string spot;  // "road E", "road 2", "field NL", "monastery"; empty for tokens
  int value = 1;     // of a token
  int line = 0;
  friend bool operator==(const PositionPiece&, const PositionPiece&) = default;
};

struct PositionPlayer {
  Seat seat = 0;
  int points = 0;
  std::string name;  // may be empty
  friend bool operator==(const PositionPlayer&, const PositionPlayer&) = default;
};

struct Position {
  Edition edition = Edition::c3;
  std::vector<SetChoice> sets;  // those that tiles and pieces need are added by themselves
  std::vector<OptionSetting> options;
  std::vector<PositionPlayer> players;
  std::vector<PositionTile> tiles;
  std::vector<PositionPiece> pieces;
  // The tile just placed: roads and cities it completes are scored now.
  std::optional<Cell> placed;
  std::optional<Seat> placed_by;
  int placed_line = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

// Safe for any bytes. The error names the line: "line 7: ...".
Result<Position> read_position(std::string_view text);

// Ends with a line feed. Reading it gives the same position, but for the lines.
std::string write_position(const Position& position);

// "line 7: ...", or the message alone for line 0.
Error error_at(int line, std::string message, std::string rule = "");

}  // namespace tollkeeper
