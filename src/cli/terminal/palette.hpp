// Palette: the colours of the board in a terminal, and the letters that say the same where there
// are none. Seats have the colours of the tollhouses in the box: blue, yellow, green, pink, red,
// black.
#pragma once

#include <array>
#include <string_view>

#include "cli/terminal/canvas.hpp"

namespace tollkeeper {

struct SeatPaint {
  std::string_view colour;
  char letter;
  Ink front;
  Ink back;
};

inline constexpr std::array<SeatPaint, 6> kSeatPaints{{
    {"blue", 'B', {231, 15}, {26, 4}},
    {"yellow", 'Y', {16, 0}, {220, 11}},
    {"green", 'G', {231, 15}, {28, 2}},
    {"pink", 'P', {16, 0}, {211, 13}},
    {"red", 'R', {231, 15}, {160, 1}},
    {"black", 'K', {231, 15}, {235, 0}},
}};

// Light and dark tiles of the chequered board.
inline constexpr std::array<Ink, 2> kFieldInk{{{107, 2}, {71, 2}}};
inline constexpr std::array<Ink, 2> kCityInk{{{180, 3}, {179, 3}}};
inline constexpr std::array<Ink, 2> kWaterInk{{{74, 6}, {74, 6}}};
inline constexpr Ink kRoadInk{231, 15};
inline constexpr Ink kMonasteryInk{231, 15};
inline constexpr Ink kMonasteryBack{88, 1};
inline constexpr Ink kVillageInk{52, 1};
inline constexpr Ink kSymbolInk{16, 0};
inline constexpr Ink kCoatInk{19, 4};
inline constexpr Ink kMarkInk{226, 11};
inline constexpr Ink kPlaceInk{255, 15};
inline constexpr Ink kPlaceBack{237, 0};
inline constexpr Ink kQuietInk{244, 8};
inline constexpr Ink kGoodInk{114, 10};

}  // namespace tollkeeper
