// What a Table says of the events: scores() and happened().
#include <array>

#include "support/table.hpp"

namespace tollkeeper::testing {

std::string_view colour_of(Seat seat) {
  constexpr std::array<std::string_view, kMaxSeats> kColours{"red",    "blue",  "green",
                                                             "yellow", "black", "pink"};
  return seat < kMaxSeats ? kColours[seat] : "nobody";
}

std::string cell_text(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::string Table::scores() const {
  std::string text;
  for (const Event& event : events_) {
    if (event.kind != EventKind::score) {
      continue;
    }
    text += text.empty() ? "" : "\n";
    text += std::string(colour_of(event.seat)) + " " + std::string(event.word) + " " +
            std::to_string(event.points) + (event.at_end ? " at the end =" : " =");
    const char* plus = " ";
    for (const ScorePart& part : event.parts) {
      text += plus + std::to_string(part.count) + " " + std::string(part.what) + " x " +
              std::to_string(part.worth);
      plus = " + ";
    }
    text += " (" + std::string(event.rule) + ")";
    if (event.points != sum_of_parts(event.parts)) {
      text += " WRONG SUM";
    }
  }
  return text;
}

std::vector<std::string> Table::happened() const {
  std::vector<std::string> lines;
  for (const Event& event : events_) {
    const std::string who(colour_of(event.seat));
    const std::string where = event.cells.empty() ? "" : " " + cell_text(event.cells.back());
    switch (event.kind) {
      case EventKind::tile_drawn:
        lines.push_back("drew " + game_->kinds[event.tile].type->id);
        break;
      case EventKind::tile_discarded:
        lines.push_back("set aside " + game_->kinds[event.tile].type->id);
        break;
      case EventKind::tile_placed:
        lines.push_back("placed " + game_->kinds[event.tile].type->id + where);
        break;
      case EventKind::figure_placed:
      case EventKind::figure_returned:
        lines.push_back((event.kind == EventKind::figure_placed ? "set " : "home ") + who + " " +
                        std::string(game_->figures[event.figure].word) + where);
        break;
      case EventKind::token_placed:
      case EventKind::token_moved:
      case EventKind::token_turned:
        lines.push_back(std::string(event.word) + " " + who + where + " shows " +
                        std::to_string(event.number));
        break;
      case EventKind::score:
        lines.push_back("score " + who + " " + std::string(event.word) + " " +
                        std::to_string(event.points));
        break;
      case EventKind::turn_ended: lines.push_back("end of turn " + who); break;
      case EventKind::game_ended: lines.emplace_back("end of game"); break;
    }
  }
  return lines;
}

}  // namespace tollkeeper::testing
