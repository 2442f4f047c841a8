// The colours of tiles and pieces, one place for the page, the sprite and the pictures that stand
// alone. The same in light and dark themes. What each class letter of tile_style() colours is said
// beside it in palette.cpp.
#pragma once

#include <array>
#include <string_view>

namespace tollkeeper {

// A seat's colour never stands alone: each has an emblem and a hatch too. `word` names the emblem's
// symbol "em-<word>" and the hatches "fh-<word>-<rotation>".
struct SeatLook {
  std::string_view word;
  std::string_view colour;
  std::string_view on_colour;  // of the emblem on the colour
  std::string_view hatch;      // path in a square of 20 x 20; empty: dots
  std::string_view hatch_colour;
};

// In the order of the tollhouses in the box.
inline constexpr std::array<SeatLook, 6> kSeatLooks{{
    {"blue", "#1f6fd6", "#ffffff", "M0 0L20 20M-10 10L10 30M10-10L30 10", "#1f6fd6"},
    {"yellow", "#f5c211", "#2b211b", "", "#8a6400"},
    {"green", "#12824a", "#ffffff", "M0 5H20M0 15H20", "#12824a"},
    {"pink", "#f08cbb", "#2b211b", "M0 12 5 6 10 12 15 6 20 12", "#b4447e"},
    {"red", "#d3222f", "#ffffff", "M5 1V9M1 5H9M15 11v8M11 15h8", "#d3222f"},
    {"black", "#2c2c36", "#ffffff", "M5 0V20M15 0V20", "#2c2c36"},
}};

// The style rules of everything tile art draws.
std::string_view tile_style();

}  // namespace tollkeeper
