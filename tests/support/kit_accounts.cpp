#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "support/kit_checks.hpp"

namespace tollkeeper::testing {
namespace {

using Standing = std::tuple<Seat, std::uint8_t, Cell, Spot>;  // seat, row, tile, place on it

// What the events alone tell about the game.
struct Ledger {
  Fault fault;
  std::array<int, kMaxSeats> points{};
  std::multiset<Standing> figures;
  std::map<std::pair<Seat, std::string>, std::pair<Cell, int>> tokens;
  int drawn = 0;
  int discarded = 0;
  int placed = 0;
  int turns = 0;
  bool over = false;
};

Fault fault_of_score(const Event& event) {
  if (event.points != sum_of_parts(event.parts)) {
    return "the parts of " + std::string(event.word) + " sum up to " +
           std::to_string(sum_of_parts(event.parts)) + ", not " + std::to_string(event.points);
  }
  if (event.word.empty() || event.rule.empty() || event.parts.empty() || event.cells.empty()) {
    return "a score event without word, rule, parts or cells";
  }
  for (std::size_t n = 1; n < event.cells.size(); ++n) {
    if (!(event.cells[n - 1] < event.cells[n])) {
      return "cells of a score not in reading order";
    }
  }
  for (const ScorePart& part : event.parts) {
    if (part.what.empty() || part.one.empty() || part.many.empty() || part.rule.empty() ||
        part.count < 0) {
      return "a part of " + std::string(event.word) + " without words or rule";
    }
  }
  return "";
}

void enter_token(Ledger& ledger, const Event& event) {
  const std::pair<Seat, std::string> token{event.seat, std::string(event.word)};
  const bool there = ledger.tokens.contains(token);
  const std::size_t cells = event.kind == EventKind::token_moved ? 2 : 1;
  if (there == (event.kind == EventKind::token_placed) || event.cells.size() != cells) {
    ledger.fault = "a token is placed twice, or moved or turned without being there";
    return;
  }
  if (there && ledger.tokens[token].first != event.cells.front()) {
    ledger.fault = "a token moves from, or turns, where it does not lie";
  }
  ledger.tokens[token] = {event.cells.back(), event.number};
}

void enter_figure(Ledger& ledger, const Event& event) {
  const Standing standing{event.seat, event.figure, event.cells.at(0), event.spot};
  if (event.kind == EventKind::figure_placed) {
    ledger.figures.insert(standing);
    return;
  }
  const auto found = ledger.figures.find(standing);
  if (found == ledger.figures.end()) {
    ledger.fault = "a figure goes home that did not stand there";
    return;
  }
  ledger.figures.erase(found);
}

Ledger ledger_of(const Playthrough& play) {
  Ledger ledger;
  for (const Event& event : play.events()) {
    if (ledger.over) {
      ledger.fault = "something happens after the end of the game";
    }
    switch (event.kind) {
      case EventKind::tile_drawn: ++ledger.drawn; break;
      case EventKind::tile_discarded: ++ledger.discarded; break;
      case EventKind::tile_placed: ++ledger.placed; break;
      case EventKind::figure_placed:
      case EventKind::figure_returned: enter_figure(ledger, event); break;
      case EventKind::token_placed:
      case EventKind::token_moved:
      case EventKind::token_turned: enter_token(ledger, event); break;
      case EventKind::score:
        ledger.points[event.seat] += event.points;
        ledger.fault = ledger.fault.empty() ? fault_of_score(event) : ledger.fault;
        break;
      case EventKind::turn_ended: ++ledger.turns; break;
      case EventKind::game_ended: ledger.over = true; break;
    }
    if (!ledger.fault.empty()) {
      break;
    }
  }
  return ledger;
}

Fault fault_of_figures(const State& s, const Ledger& ledger) {
  const Game& game = s.game();
  std::multiset<Standing> standing;
  std::map<std::pair<Seat, std::uint8_t>, int> count;
  for (std::uint16_t id = 0; id < game.layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile != kInSupply) {
      const Seat seat = game.figure_seat[id];
      const std::uint8_t row = game.figure_row[id];
      standing.insert({seat, row, s.tiles()[figure.tile].cell, figure.spot});
      ++count[{seat, row}];
    }
  }
  if (standing != ledger.figures) {
    return "the figures on the table are not those the events tell of";
  }
  for (Seat seat = 0; seat < game.seats; ++seat) {
    for (std::uint8_t row = 0; row < game.figures.size(); ++row) {
      const int all = s.supply(seat, row) + count[{seat, row}];
      if (all != game.figures[row].per_seat) {
        return std::string(game.figures[row].word) + ": supply and table together have " +
               std::to_string(all) + ", not " + std::to_string(game.figures[row].per_seat);
      }
    }
  }
  return "";
}

Fault fault_of_tokens(const State& s, const Ledger& ledger) {
  const State start(s.game(), 0);
  std::map<std::pair<Seat, std::string>, std::pair<Cell, int>> on_table;
  for (const auto& module : s.game().modules) {
    std::vector<TokenOnTable> tokens;
    module->tokens(s, tokens);
    for (const TokenOnTable& token : tokens) {
      on_table[{token.seat, std::string(token.word)}] = {token.cell, token.value};
    }
    for (const std::string_view word : module->token_words()) {
      for (Seat seat = 0; seat < s.game().seats; ++seat) {
        const auto laid = std::count_if(tokens.begin(), tokens.end(), [&](const auto& token) {
          return token.word == word && token.seat == seat;
        });
        if (laid + module->tokens_in_supply(s, seat, word) !=
            module->tokens_in_supply(start, seat, word)) {
          return std::string(word) + ": supply and table do not sum up";
        }
      }
    }
  }
  return on_table == ledger.tokens ? ""
                                   : "the tokens on the table are not those the events tell of";
}

Fault fault_of_tiles(const Playthrough& play, const Ledger& ledger) {
  const State& s = play.state();
  const Game& game = s.game();
  const int in_hand = s.phase() == Phase::place ? 1 : 0;
  const int all = static_cast<int>(game.copies.size());
  if (ledger.drawn != ledger.placed + ledger.discarded + in_hand ||
      ledger.discarded != s.head().discarded ||
      s.head().tiles != ledger.placed + static_cast<int>(game.start.size()) ||
      s.head().tiles + s.head().discarded + in_hand + s.tiles_left() != all) {
    return "tiles placed, set aside, in hand and left are not all tiles";
  }
  if (play.deck().left() != static_cast<std::size_t>(s.tiles_left())) {
    return "deck and bag do not hold as many tiles";
  }
  if (s.phase() == Phase::over && s.tiles_left() != 0) {
    return "the game is over with tiles left";
  }
  std::vector<int> kinds(game.kinds.size());
  for (std::size_t n = play.deck().order().size() - play.deck().left();
       n < play.deck().order().size(); ++n) {
    ++kinds[game.copies[play.deck().order()[n]].kind];
  }
  for (std::size_t n = 0; n < s.head().bag; ++n) {
    --kinds[s.bag()[n]];
  }
  if (std::any_of(kinds.begin(), kinds.end(), [](int count) { return count != 0; })) {
    return "deck and bag hold other tiles";
  }
  std::set<std::uint16_t> seen;
  for (const Step& step : play.steps()) {
    const bool shown = step.kind == Step::Kind::draw || step.kind == Step::Kind::discard;
    if (shown && !seen.insert(step.copy).second) {
      return "a tile was drawn twice";
    }
  }
  const auto& placed = play.placed_copies();
  if (placed.size() != s.head().tiles) {
    return "not as many copies as tiles on the table";
  }
  for (std::size_t n = 0; n < placed.size(); ++n) {
    if (game.copies[placed[n]].kind != s.tiles()[n].kind) {
      return "a tile on the table is not the copy that was placed";
    }
  }
  return "";
}

}  // namespace

Fault check_accounts(const Playthrough& play) {
  const State& s = play.state();
  const Ledger ledger = ledger_of(play);
  if (!ledger.fault.empty()) {
    return ledger.fault;
  }
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    if (ledger.points[seat] != s.points(seat)) {
      return "seat " + std::to_string(seat) + ": the events sum up to " +
             std::to_string(ledger.points[seat]) + ", the points are " +
             std::to_string(s.points(seat));
    }
  }
  if (ledger.over != (s.phase() == Phase::over)) {
    return "the end of the game is no event";
  }
  if (s.phase() != Phase::over && ledger.turns + 1 != s.head().turn) {
    return "turns are not counted by their ends";
  }
  for (const Fault& fault :
       {fault_of_figures(s, ledger), fault_of_tokens(s, ledger), fault_of_tiles(play, ledger)}) {
    if (!fault.empty()) {
      return fault;
    }
  }
  return "";
}

}  // namespace tollkeeper::testing
