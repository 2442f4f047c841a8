// Screen: what is shown of a game in the terminal, as text: the board cut to the window, the
// players, the tile in hand, the tiles left. Nothing here asks or decides.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/choices.hpp"
#include "cli/terminal/board_view.hpp"
#include "record/playthrough.hpp"

namespace tollkeeper {

class Screen {
 public:
  enum class Size { automatic, large, small };

  Screen(TerminalLook look, Size size, const Wording& wording)
      : look_(look), size_(size), wording_(wording) {}

  const TerminalLook& look() const { return look_; }
  const Wording& wording() const { return wording_; }
  void change_size();
  // The window on the board, in tiles beside where it lies by itself.
  void move_view(int columns, int rows);
  void centre_view() { shift_ = {}; }

  // The board round the last tile, in a window that leaves `other_lines` of the terminal.
  std::string board(const Playthrough& play, const std::vector<BoardLabel>& labels,
                    const std::vector<Cell>& marked, int other_lines,
                    bool field_owners = false) const;
  // One line a player: points, points if the game ended now, supply.
  std::string players(const Playthrough& play) const;
  // The tile in hand in its rotations, lettered.
  std::string hand(const State& state, const std::vector<PlaceChoice>& places) const;
  // Kinds not drawn yet with their counts, and free cells where none of them fits.
  std::string tiles_left(const Playthrough& play) const;
  std::string name(const Playthrough& play, Seat seat) const;  // with the seat's badge

 private:
  PictureSize picture_size(const State& state, const std::optional<TerminalSize>& window) const;

  TerminalLook look_;
  Size size_;
  Wording wording_;
  Cell shift_;
};

}  // namespace tollkeeper
