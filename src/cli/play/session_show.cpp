// What a session shows.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/session.hpp"
#include "cli/terminal/palette.hpp"
#include "cli/text/explanation.hpp"
#include "record/notation.hpp"
#include "record/prospect.hpp"
#include "rules/field_score.hpp"
#include "tiles/symbol.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kWhyLines = 16;

int lines_in(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

// "t = group of travellers" for each symbol on the tile.
std::string symbols_text(const Kind& kind, const Wording& wording) {
  std::string text;
  SymbolMask named = 0;
  for (const PrintedSymbol& symbol : kind.symbols) {
    if ((named & mask_of(symbol.kind)) == 0) {
      named |= mask_of(symbol.kind);
      text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", letter_of(symbol.kind),
                          wording.symbol(symbol.kind));
    }
  }
  return text;
}

}  // namespace

std::vector<Cell> Session::tiles_since_last_turn() const {
  std::vector<Cell> cells;
  const auto& steps = play_.steps();
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (step->kind == Step::Kind::finish && step->seat == play_.state().seat()) {
      break;
    }
    if (step->kind == Step::Kind::act && step->action.kind == ActionKind::place_tile) {
      cells.push_back(step->action.cell);
    }
  }
  return cells;
}

void Session::show_position(const std::vector<BoardLabel>& labels, int other_lines) {
  const std::string players = screen_.players(play_);
  fmt::print(
      "\n{}{}",
      screen_.board(play_, labels, tiles_since_last_turn(), other_lines + lines_in(players) + 1),
      players);
}

void Session::show_place_question(const std::vector<PlaceChoice>& places) {
  const State& state = play_.state();
  std::vector<BoardLabel> labels;
  std::string list;
  std::string scoring;
  for (const PlaceChoice& place : places) {
    labels.push_back({place.cell, std::to_string(place.number), false});
    std::string letters;
    for (const Rotation rotation : place.rotations) {
      letters += letter_of(rotation);
      for (const Event& event : scores_of_place(state, Action::place_tile(place.cell, rotation))) {
        scoring +=
            fmt::format("    {}{}: {}\n", place.number, letter_of(rotation), sentence(event));
      }
    }
    list += fmt::format("  {}{}", place.number, letters);
  }
  const std::string hand = screen_.hand(state, places);
  show_position(labels,
                5 + lines_in(hand) + lines_in(scoring) + static_cast<int>(list.size()) / 78);
  const std::string symbols = symbols_text(state.game().kinds[state.hand()], wording());
  fmt::print("{}\n",
             fill(say().your_tile, fmt::arg("who", screen_.name(play_, state.seat())),
                  fmt::arg("left", wording().fill_count(state.tiles_left(), say().tiles_after)),
                  fmt::arg("symbols", symbols.empty() ? "" : " (" + symbols + ")")));
  fmt::print("{}", hand);
  if (!explained_) {
    explained_ = true;
    fmt::print("{}\n", say().how_typed.view());
  }
  fmt::print("{}{}\n", say().places.view(), list);
  if (!scoring.empty()) {
    fmt::print("{}\n{}", say().some_score.view(), scoring);
  }
}

void Session::show_act_question(const std::vector<ActChoice>& choices) {
  const State& state = play_.state();
  std::vector<BoardLabel> labels;
  std::string list;
  std::size_t widest = 0;
  for (const ActChoice& choice : choices) {
    widest = std::max(widest, width_of(choice.text));
    if (choice.on_other_tile) {
      labels.push_back({choice.action.cell, choice.key, true});
    }
  }
  for (const ActChoice& choice : choices) {
    const std::string worth =
        wording().prospect(prospect_of(state, choice.action), play_.names(), state.seat());
    list += fmt::format("  {:>3}  {}  {}\n", choice.key, left(choice.text, widest), worth);
  }
  list += fmt::format("  {:>3}  {}\n", "0", say().nothing.view());
  const auto scores = scores_of_turn(state);
  show_position(labels, lines_in(list) + static_cast<int>(scores.size()) + 3);
  fmt::print("{}\n{}",
             fill(say().take_one, fmt::arg("who", screen_.name(play_, state.seat())),
                  fmt::arg("cell", cell_text(state.last_tile().cell))),
             list);
  if (!scores.empty()) {
    fmt::print("{}\n", say().scores_anyway.view());
    for (const Event& event : scores) {
      fmt::print("  {}\n", sentence(event));
    }
  }
}

void Session::show_end_of_turn() {
  const auto scores = scores_of_turn(play_.state());
  fmt::print("{}\n", (scores.empty() ? say().nothing_scored : say().turn_scores).view());
  for (const Event& event : scores) {
    fmt::print("  {}\n", sentence(event));
  }
}

// What the end of a turn brought: scores, tokens turned over, tiles set aside.
void Session::show_events(std::size_t first) {
  bool final = false;
  const Journal& events = play_.events();
  for (std::size_t n = first; n < events.size(); ++n) {
    const Event& event = events[n];
    if (event.kind == EventKind::score && play_.state().phase() == Phase::over && !final) {
      // Final scoring follows the end of the last turn, without another draw.
      bool turn_over = false;
      for (std::size_t before = first; before < n; ++before) {
        turn_over = turn_over || events[before].kind == EventKind::turn_ended;
      }
      final = turn_over;
      if (final) {
        fmt::print("{}\n", say().last_tile.view());
      }
    }
    if (event.kind == EventKind::score || event.kind == EventKind::token_turned ||
        event.kind == EventKind::tile_discarded) {
      const std::string text = sentence(event);
      fmt::print("  {}\n", event.kind == EventKind::score
                               ? coloured(text, kGoodInk, {}, false, screen_.look())
                               : text);
    }
  }
}

void Session::show_end() {
  const State& state = play_.state();
  fmt::print("\n{}", screen_.board(play_, {}, {}, state.game().seats + 4));
  fmt::print("{}\n{}", say().game_over.view(), screen_.players(play_));

  // Points by what they were for.
  std::vector<std::string_view> titles;
  std::size_t widest = width_of(say().points_for);
  for (const Event& event : play_.events()) {
    const std::string_view title = wording().points_for(event.word);
    if (event.kind == EventKind::score &&
        std::find(titles.begin(), titles.end(), title) == titles.end()) {
      titles.push_back(title);
      widest = std::max(widest, width_of(title));
    }
  }
  fmt::print("\n{}", left(say().points_for, widest));
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    fmt::print(" {:>12.12}", wording().seat(play_.names(), seat));
  }
  fmt::print("\n");
  for (const std::string_view title : titles) {
    fmt::print("{}", left(title, widest));
    for (Seat seat = 0; seat < state.game().seats; ++seat) {
      int sum = 0;
      for (const Event& event : play_.events()) {
        const bool ours = event.kind == EventKind::score && event.seat == seat &&
                          wording().points_for(event.word) == title;
        sum += ours ? event.points : 0;
      }
      fmt::print(" {:>12}", sum);
    }
    fmt::print("\n");
  }

  int most = state.points(0);
  for (Seat seat = 1; seat < state.game().seats; ++seat) {
    most = std::max(most, state.points(seat));
  }
  std::vector<std::string> winners;
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    if (state.points(seat) == most) {
      winners.push_back(wording().seat(play_.names(), seat));
    }
  }
  if (state.game().seats > 1) {
    fmt::print("\n{}\n",
               fill(winners.size() > 1 ? say().share : say().wins,
                    fmt::arg("who", wording().listed(winners)),
                    fmt::arg("n_points", wording().count(most, wording().texts().words.points))));
  }
}

void Session::show_why(bool all) {
  const std::string text = explanation(play_, wording());
  std::size_t begin = 0;
  const int lines = lines_in(text);
  for (int n = 0; !all && n < lines - static_cast<int>(kWhyLines); ++n) {
    begin = text.find('\n', begin) + 1;
  }
  if (begin > 0) {
    fmt::print("{}\n", fill(say().why_cut, fmt::arg("n", kWhyLines)));
  }
  fmt::print("{}", text.substr(begin));
}

void Session::show_fields() {
  fmt::print("\n{}", screen_.board(play_, {}, {}, 6, true));
  bool any = false;
  for (const Event& event : scores_if_ended(play_.state())) {
    if (event.word == word_of(FeatureKind::field)) {
      fmt::print("  {}\n", sentence(event));
      any = true;
    }
  }
  fmt::print("{}\n", (any ? say().fields_if_ended : say().nobody_in_field).view());
}

void Session::show_if_ended() {
  fmt::print("{}\n", say().if_ended.view());
  for (const Event& event : scores_if_ended(play_.state())) {
    fmt::print("  {}\n", sentence(event));
  }
  fmt::print("{}", screen_.players(play_));
}

void Session::show_help() {
  const TerminalLook& look = screen_.look();
  fmt::print("{}", fill(say().help, fmt::arg("road", look.unicode ? "\u2501" : "--"),
                        fmt::arg("city", look.colour    ? say().brown.view()
                                         : look.unicode ? "\u2592"
                                                        : "##"),
                        fmt::arg("village", look.unicode ? "\u2302" : "o"),
                        fmt::arg("coat", look.unicode ? "\u2666" : "*")));
  constexpr std::size_t kWidest = 80;
  std::string symbols;
  std::size_t line = 0;
  for (const SymbolRow& row : kSymbols) {
    std::string one = fmt::format("{}{} {}", symbols.empty() ? "" : ", ", letter_of(row.kind),
                                  wording().symbol(row.kind));
    line += width_of(one);
    if (line > kWidest) {
      one = ",\n  " + one.substr(2);
      line = width_of(one);
    }
    symbols += one;
  }
  fmt::print("{}\n", fill(say().help_symbols, fmt::arg("list", symbols)));
  std::string colours;
  for (Seat seat = 0; seat < play_.game().seats; ++seat) {
    colours += fmt::format(" {} {};", kSeatPaints[seat].letter,
                           wording().texts().words.colours[seat].view());
  }
  fmt::print(
      "{} {}\n",
      fill(say().help_pieces, fmt::arg("meeple", look.unicode ? "\u265f" : "@"),
           fmt::arg("large", look.unicode ? "\u265a" : "&"),
           fmt::arg("abbot", look.unicode ? "\u265d" : "+"),
           fmt::arg("tollhouse", look.unicode ? "\u2302" : "T"), fmt::arg("colours", colours)),
      say().help_marks.view());
}

}  // namespace tollkeeper
