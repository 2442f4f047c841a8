// What a session shows.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "record/prospect.hpp"
#include "cli/play/session.hpp"
#include "cli/terminal/palette.hpp"
#include "record/explain.hpp"
#include "record/notation.hpp"
#include "rules/field_score.hpp"
#include "tiles/symbol.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kWhyLines = 16;

int lines_in(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

// "t = group of travellers" for each symbol on the tile.
std::string symbols_text(const Kind& kind) {
  std::string text;
  SymbolMask named = 0;
  for (const PrintedSymbol& symbol : kind.symbols) {
    if ((named & mask_of(symbol.kind)) == 0) {
      named |= mask_of(symbol.kind);
      text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", letter_of(symbol.kind),
                          row_of(symbol.kind).one);
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
        scoring += fmt::format("    {}{}: {}\n", place.number, letter_of(rotation),
                               event_sentence(state, play_.names(), event));
      }
    }
    list += fmt::format("  {}{}", place.number, letters);
  }
  const std::string hand = screen_.hand(state, places);
  show_position(labels,
                5 + lines_in(hand) + lines_in(scoring) + static_cast<int>(list.size()) / 78);
  const std::string symbols = symbols_text(state.game().kinds[state.hand()]);
  fmt::print("{}, {} tile{} left after this one. Your tile{}:\n", screen_.name(play_, state.seat()),
             state.tiles_left(), state.tiles_left() == 1 ? "" : "s",
             symbols.empty() ? "" : " (" + symbols + ")");
  fmt::print("{}", hand);
  if (!explained_) {
    explained_ = true;
    fmt::print(
        "Places on the board, each with the ways the tile fits; 3b is place 3, turned as b:\n");
  }
  fmt::print("Places:{}\n", list);
  if (!scoring.empty()) {
    fmt::print("Some of them score at once:\n{}", scoring);
  }
}

void Session::show_act_question(const std::vector<ActChoice>& choices) {
  const State& state = play_.state();
  std::vector<BoardLabel> labels;
  std::string list;
  std::size_t widest = 0;
  for (const ActChoice& choice : choices) {
    widest = std::max(widest, choice.text.size());
    if (choice.on_other_tile) {
      labels.push_back({choice.action.cell, choice.key, true});
    }
  }
  for (const ActChoice& choice : choices) {
    const std::string worth =
        prospect_text(prospect_of(state, choice.action), play_.names(), state.seat());
    list += fmt::format("  {:>3}  {:<{}}  {}\n", choice.key, choice.text, widest, worth);
  }
  list += fmt::format("  {:>3}  nothing\n", "0");
  const auto scores = scores_of_turn(state);
  show_position(labels, lines_in(list) + static_cast<int>(scores.size()) + 3);
  fmt::print("{}: the tile lies at {}. Take one action, or none:\n{}",
             screen_.name(play_, state.seat()), cell_text(state.last_tile().cell), list);
  if (!scores.empty()) {
    fmt::print("In any case this turn scores:\n");
    for (const Event& event : scores) {
      fmt::print("  {}\n", event_sentence(state, play_.names(), event));
    }
  }
}

void Session::show_end_of_turn() {
  const auto scores = scores_of_turn(play_.state());
  fmt::print("{}", scores.empty() ? "Nothing is scored in this turn.\n" : "This turn scores:\n");
  for (const Event& event : scores) {
    fmt::print("  {}\n", event_sentence(play_.state(), play_.names(), event));
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
        fmt::print("The last tile is placed. At the end:\n");
      }
    }
    if (event.kind == EventKind::score || event.kind == EventKind::token_turned ||
        event.kind == EventKind::tile_discarded) {
      const std::string text = event_sentence(play_.state(), play_.names(), event);
      fmt::print("  {}\n", event.kind == EventKind::score
                               ? coloured(text, kGoodInk, {}, false, screen_.look())
                               : text);
    }
  }
}

void Session::show_end() {
  const State& state = play_.state();
  fmt::print("\n{}", screen_.board(play_, {}, {}, state.game().seats + 4));
  fmt::print("The game is over.\n{}", screen_.players(play_));

  // Points by what they were for.
  std::vector<std::string_view> words;
  for (const Event& event : play_.events()) {
    if (event.kind == EventKind::score &&
        std::find(words.begin(), words.end(), event.word) == words.end()) {
      words.push_back(event.word);
    }
  }
  fmt::print("\n{:<12}", "points for");
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    fmt::print(" {:>12.12}", name_of_seat(play_.names(), seat));
  }
  fmt::print("\n");
  for (const std::string_view word : words) {
    fmt::print("{:<12}", word);
    for (Seat seat = 0; seat < state.game().seats; ++seat) {
      int sum = 0;
      for (const Event& event : play_.events()) {
        const bool ours =
            event.kind == EventKind::score && event.word == word && event.seat == seat;
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
  std::string winners;
  int count = 0;
  for (Seat seat = 0; seat < state.game().seats; ++seat) {
    if (state.points(seat) == most) {
      winners += (count++ == 0 ? "" : " and ") + name_of_seat(play_.names(), seat);
    }
  }
  if (state.game().seats > 1) {
    fmt::print("\n{} with {} points.\n", winners + (count > 1 ? " share the victory" : " wins"),
               most);
  }
}

void Session::show_why(bool all) {
  const std::string text = explain_text(play_);
  std::size_t begin = 0;
  const int lines = lines_in(text);
  for (int n = 0; !all && n < lines - static_cast<int>(kWhyLines); ++n) {
    begin = text.find('\n', begin) + 1;
  }
  if (begin > 0) {
    fmt::print("(the last {} lines; \"w all\" shows everything)\n", kWhyLines);
  }
  fmt::print("{}", text.substr(begin));
}

void Session::show_fields() {
  fmt::print("\n{}", screen_.board(play_, {}, {}, 6, true));
  bool any = false;
  for (const Event& event : scores_if_ended(play_.state())) {
    if (event.word == word_of(FeatureKind::field)) {
      fmt::print("  {}\n", event_sentence(play_.state(), play_.names(), event));
      any = true;
    }
  }
  fmt::print("{}", any ? "That is what the fields would score if the game ended now.\n"
                       : "Nobody stands in a field.\n");
}

void Session::show_if_ended() {
  fmt::print("If the game ended now:\n");
  for (const Event& event : scores_if_ended(play_.state())) {
    fmt::print("  {}\n", event_sentence(play_.state(), play_.names(), event));
  }
  fmt::print("{}", screen_.players(play_));
}

void Session::show_help() {
  const TerminalLook& look = screen_.look();
  fmt::print(
      "\nA turn: place the tile, then take one action or none, then end the turn; what is "
      "complete\n"
      "is scored then. Choices are typed as they are shown:\n"
      "  3b     the tile on place 3, turned as picture b; 3 alone where only one way fits\n"
      "  2      the meeple on the place numbered 2\n"
      "  t1     the tollhouse to the crossroads marked t1\n"
      "  Enter  no action; then: ends the turn\n"
      "At every question:\n"
      "  u   take back the last step of this turn     h   hint: what greedy would do\n"
      "  w   why: the scores so far (w all)           g   go: do what the hint says\n"
      "  e   what would count if the game ended now   f   fields and who owns them\n"
      "  r   tiles remaining                          b   the board again\n"
      "  v   back to the last tile; vn, ve, vs, vw move the view; z changes the size\n"
      "  s   save (s FILE)                            q   quit\n"
      "On the board: {} road, {} city, M monastery, {} crossroads (a village), {} coat of arms;\n",
      look.unicode ? "\u2501" : "--",
      look.colour    ? "brown"
      : look.unicode ? "\u2592"
                     : "##",
      look.unicode ? "\u2302" : "o", look.unicode ? "\u2666" : "*");
  std::string symbols = "symbols: ";
  std::size_t line = symbols.size();
  for (const SymbolRow& row : kSymbols) {
    const std::string one =
        fmt::format("{} {}{}", letter_of(row.kind), row.one, &row == &kSymbols.back() ? "." : ", ");
    if (line + one.size() > 90) {
      symbols += "\n  ";
      line = 2;
    }
    symbols += one;
    line += one.size();
  }
  fmt::print("{}\n", symbols);
  fmt::print(
      "Pieces: {} meeple, {} large meeple, {} abbot, {} tollhouse and the number it shows, with "
      "the\nletter of the colour:",
      look.unicode ? "\u265f" : "@", look.unicode ? "\u265a" : "&", look.unicode ? "\u265d" : "+",
      look.unicode ? "\u2302" : "T");
  for (Seat seat = 0; seat < play_.game().seats; ++seat) {
    fmt::print(" {} {};", kSeatPaints[seat].letter, kSeatPaints[seat].colour);
  }
  fmt::print(" the tiles laid last have marked corners.\n");
}

}  // namespace tollkeeper
