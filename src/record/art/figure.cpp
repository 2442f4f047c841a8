#include "record/art/figure.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "record/art/palette.hpp"
#include "record/art/path_text.hpp"

namespace tollkeeper::art {
namespace {

struct FigureLook {
  std::string_view part;
  double width, height;  // on the board
  Point foot;            // of the spot within that size
  Point emblem;          // its middle, in the part's own units
  double emblem_size;
  double part_width;  // of the part's own units
  bool shadow;
  bool badge;  // the emblem on a round badge
};

constexpr std::array kLooks{
    FigureLook{"meeple", 40, 40, {20, 26}, {16, 22.2}, 11, 32, true, false},
    FigureLook{"farmer", 47, 30.6, {23.5, 15.3}, {25.8, 13}, 10, 40, false, false},
    FigureLook{"abbot", 35, 39.4, {17.5, 25}, {14.4, 25.6}, 10, 32, true, false},
    FigureLook{"big_meeple", 44, 46.3, {22, 30}, {19, 28}, 12.5, 38, true, false},
    FigureLook{"tollhouse_1", 41, 41, {20.5, 22}, {31, 6.5}, 9, 36, true, true},
    FigureLook{"tollhouse_2", 41, 41, {20.5, 22}, {34.2, 8}, 9, 36, true, true},
};

}  // namespace

std::string draw_figure(std::string_view figure, int seat, Point spot, bool lying) {
  const auto found = std::find_if(kLooks.begin(), kLooks.end(),
                                  [&](const FigureLook& each) { return each.part == figure; });
  const FigureLook& look = found == kLooks.end() ? kLooks.front() : *found;
  const int last_seat = static_cast<int>(kSeatLooks.size()) - 1;
  const SeatLook& colours = kSeatLooks[static_cast<std::size_t>(std::clamp(seat, 0, last_seat))];
  const double scale = look.width / look.part_width;
  const Point emblem{look.emblem.x * scale - look.foot.x, look.emblem.y * scale - look.foot.y};
  std::string out;
  append(out, "<g color=\"", colours.colour, "\" transform=\"translate(", spot, ')',
         lying ? " rotate(-90)" : "", "\">");
  if (look.shadow && !lying) {
    append(out, "<ellipse cx=\"0\" cy=\"", look.height - look.foot.y - 1.5, "\" rx=\"",
           look.width * .46, "\" ry=\"4.6\" fill=\"#2b211b\" opacity=\".28\"/>");
  }
  append(out, "<use href=\"#p-", look.part, "\" x=\"", -look.foot.x, "\" y=\"",
         lying ? -look.height / 2 : -look.foot.y, "\" width=\"", look.width, "\" height=\"",
         look.height, "\"/>");
  const double lift = lying ? look.foot.y - look.height / 2 : 0;
  if (look.badge) {
    for (const std::string_view rim :
         {"#2b211b\" stroke-width=\"3.6", "#fff\" stroke-width=\"1.8"}) {
      append(out, "<circle cx=\"", emblem.x, "\" cy=\"", emblem.y,
             "\" r=\"7.6\" fill=\"currentColor\" stroke=\"", rim, "\"/>");
    }
  }
  append(out, "<use href=\"#em-", colours.word, "\" x=\"", emblem.x - look.emblem_size / 2,
         "\" y=\"", emblem.y + lift - look.emblem_size / 2, "\" width=\"", look.emblem_size,
         "\" height=\"", look.emblem_size, "\" fill=\"", colours.on_colour, "\"/></g>");
  return out;
}

}  // namespace tollkeeper::art
