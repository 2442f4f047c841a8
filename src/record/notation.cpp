#include "record/notation.hpp"

#include <array>
#include <bit>
#include <string_view>

#include "record/spot_name.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

// Clockwise from the corner between north and east.
constexpr std::array kCorners{"north-east"sv, "south-east"sv, "south-west"sv, "north-west"sv};
constexpr std::array kTurns{""sv, ", turned right"sv, ", turned upside down"sv, ", turned left"sv};
// The left and the right half of each side, seen from the tile's centre.
constexpr std::array kHalfEdges{
    "the western half of the north edge"sv, "the eastern half of the north edge"sv,
    "the northern half of the east edge"sv, "the southern half of the east edge"sv,
    "the eastern half of the south edge"sv, "the western half of the south edge"sv,
    "the southern half of the west edge"sv, "the northern half of the west edge"sv};

std::string listed(const std::vector<std::string_view>& words) {
  std::string text;
  for (std::size_t n = 0; n < words.size(); ++n) {
    text += n == 0 ? "" : n + 1 == words.size() ? " and " : ", ";
    text += words[n];
  }
  return text;
}

std::string_view article(std::string_view word) {
  return "aeiou"sv.find(word.front()) == std::string_view::npos ? "a" : "an";
}

std::string sides_phrase(std::string_view word, SideMask sides) {
  std::vector<std::string_view> words;
  for (const Side side : kSides) {
    if ((sides & mask_of(side)) != 0) {
      words.push_back(name_of(side));
    }
  }
  return "the " + std::string(word) + (words.empty() ? "" : " to the " + listed(words));
}

// A field is named by the whole sides it reaches, else by the corners it fills, else by half edges.
std::string field_phrase(HalfMask halves) {
  std::vector<std::string_view> whole;
  std::vector<std::string_view> corners;
  std::vector<std::string_view> single;
  for (int side = 0; side < 4; ++side) {
    if (((halves >> (2 * side)) & 3) == 3) {
      whole.push_back(name_of(kSides[static_cast<std::size_t>(side)]));
    }
    const int right = 2 * side + 1;
    const int next_left = (2 * side + 2) % 8;
    if (((halves >> right) & 1) != 0 && ((halves >> next_left) & 1) != 0) {
      corners.push_back(kCorners[static_cast<std::size_t>(side)]);
    }
  }
  for (std::size_t half = 0; half < 8; ++half) {
    if (((halves >> half) & 1) != 0) {
      single.push_back(kHalfEdges[half]);
    }
  }
  if (!whole.empty()) {
    return "the field to the " + listed(whole);
  }
  if (!corners.empty()) {
    return "the field in the " + listed(corners) + (corners.size() == 1 ? " corner" : " corners");
  }
  return single.empty() ? "the field inside" : "the field at " + listed(single);
}

bool is_only_one(const Kind& kind, FeatureKind feature) {
  int count = 0;
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    count += kind.spots[n].kind == feature ? 1 : 0;
  }
  return count == 1;
}

std::string tile_word(const Game& game, std::uint16_t kind) {
  return kind < game.kinds.size() ? "tile " + game.kinds[kind].type->id : "a tile";
}

std::string first_cell(const Event& event) {
  return event.cells.empty() ? "" : cell_text(event.cells.front());
}

std::string place_of_figure(const State& state, const Event& event) {
  const PlacedTile* tile = event.cells.empty() ? nullptr : state.tile_at(event.cells.front());
  if (tile == nullptr) {
    return first_cell(event);
  }
  return spot_phrase(state.kind_of(*tile), tile->rotation, event.spot) + " of " + first_cell(event);
}

std::string token_sentence(const std::string& who, const Event& event) {
  const std::string token = "the " + std::string(event.word);
  const std::string value = ", showing " + std::to_string(event.number);
  if (event.kind == EventKind::token_turned) {
    return who + "'s " + std::string(event.word) + " at " + first_cell(event) +
           " turns over and now shows " + std::to_string(event.number);
  }
  if (event.kind == EventKind::token_moved && event.cells.size() > 1) {
    return who + " moves " + token + " from " + first_cell(event) + " to " +
           cell_text(event.cells.back()) + value;
  }
  return who + " puts " + token + " on " + first_cell(event) + value;
}

std::string score_sentence(const std::string& who, const Event& event) {
  std::string text =
      who + " scores " + std::to_string(event.points) + " for " + score_subject(event);
  if (!event.parts.empty()) {
    text += ": " + parts_text(event.parts);
  }
  return text;
}

}  // namespace

std::string name_of_seat(const std::vector<std::string>& names, Seat seat) {
  if (seat < names.size() && !names[seat].empty()) {
    return names[seat];
  }
  return "Player " + std::to_string(seat + 1);
}

std::string cell_text(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::string cells_text(const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell& cell : cells) {
    text += (text.empty() ? "" : " ") + cell_text(cell);
  }
  return text;
}

std::string spot_phrase(const Kind& kind, Rotation rotation, Spot spot) {
  const SpotRow* row = spot_row(kind, spot);
  if (row == nullptr) {
    return "no place of this tile";
  }
  const std::string_view word = word_of(row->kind);
  if (is_only_one(kind, row->kind)) {
    return "the " + std::string(word);
  }
  const Segment& segment = kind.type->segments[spot];
  return row->kind == FeatureKind::field
             ? field_phrase(turned_halves(segment.halves, rotation))
             : sides_phrase(word, turned_sides(segment.sides, rotation));
}

std::string action_phrase(const State& state, const Action& action) {
  const Game& game = state.game();
  switch (action.kind) {
    case ActionKind::place_tile:
      return "places the tile at " + cell_text(action.cell) +
             std::string(kTurns[static_cast<std::size_t>(action.spot & 3)]);
    case ActionKind::place_figure: {
      const PlacedTile* tile = state.tile_at(action.cell);
      if (action.what >= game.figures.size() || tile == nullptr) {
        return "puts a figure nowhere";
      }
      const std::string_view figure = game.figures[action.what].one;
      return "puts " + std::string(article(figure)) + " " + std::string(figure) + " on " +
             spot_phrase(state.kind_of(*tile), tile->rotation, action.spot);
    }
    case ActionKind::special: {
      const SpecialRow* row = special_row(game, action);
      if (row == nullptr) {
        return "does something unknown";
      }
      return std::string(row->sentence) + (row->has_cell ? " at " + cell_text(action.cell) : "");
    }
    case ActionKind::pass: break;
  }
  return "passes";
}

std::string parts_text(const std::vector<ScorePart>& parts) {
  std::string text;
  for (const ScorePart& part : parts) {
    text += text.empty() ? "" : " + ";
    text += std::to_string(part.count) + " ";
    text += part.count == 1 ? part.one : part.many;
    text += " x " + std::to_string(part.worth);
  }
  return text;
}

std::string score_subject(const Event& event) {
  const std::string word(event.word);
  for (int kind = 0; kind < kFeatureKinds; ++kind) {
    if (word == word_of(static_cast<FeatureKind>(kind))) {
      // Fields are never finished (B-22).
      const bool unfinished = event.at_end && static_cast<FeatureKind>(kind) != FeatureKind::field;
      return unfinished ? "an unfinished " + word : "a " + word;
    }
  }
  return event.at_end ? word + " at the end" : word;
}

std::string event_sentence(const State& state, const std::vector<std::string>& names,
                           const Event& event) {
  const Game& game = state.game();
  const std::string who = event.seat == kNoSeat ? "" : name_of_seat(names, event.seat);
  const std::string_view figure =
      event.figure < game.figures.size() ? game.figures[event.figure].one : "figure"sv;
  std::string text;
  switch (event.kind) {
    case EventKind::tile_drawn: text = who + " draws " + tile_word(game, event.tile); break;
    case EventKind::tile_discarded:
      text = who + " sets " + tile_word(game, event.tile) + " aside; it fits nowhere";
      break;
    case EventKind::tile_placed:
      text = who + " places " + tile_word(game, event.tile) + " at " + first_cell(event) +
             std::string(kTurns[static_cast<std::size_t>(event.number & 3)]);
      break;
    case EventKind::figure_placed:
      text = who + " puts " + std::string(article(figure)) + " " + std::string(figure) + " on " +
             place_of_figure(state, event);
      break;
    case EventKind::figure_returned:
      text =
          who + "'s " + std::string(figure) + " comes home from " + place_of_figure(state, event);
      break;
    case EventKind::token_placed:
    case EventKind::token_moved:
    case EventKind::token_turned: text = token_sentence(who, event); break;
    case EventKind::score: text = score_sentence(who, event); break;
    case EventKind::turn_ended: text = who + "'s turn ends"; break;
    case EventKind::game_ended: text = "The game ends"; break;
  }
  return event.rule.empty() ? text : text + " (" + std::string(event.rule) + ")";
}

std::string points_text(const State& state, const std::vector<std::string>& names) {
  std::string text;
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    text += seat == 0 ? "" : ", ";
    text += name_of_seat(names, seat) + " " + std::to_string(state.points(seat));
  }
  return text;
}

}  // namespace tollkeeper
