// The figures as markup: a part in its seat's colour with the seat's emblem. Units as on the board,
// 100 to a tile. The spot is where the feet stand or the middle of the lying farmer.
#pragma once

#include <string>
#include <string_view>

#include "record/art/point.hpp"

namespace tollkeeper::art {

// `figure` is a word of board_picture.hpp; unknown ones are meeples. `lying`: on its side.
std::string draw_figure(std::string_view figure, int seat, Point spot, bool lying = false);

}  // namespace tollkeeper::art
