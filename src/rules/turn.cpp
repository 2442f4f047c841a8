#include "rules/turn.hpp"

#include <algorithm>
#include <cassert>

#include "rules/legal.hpp"
#include "rules/place.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

Event event_of(EventKind kind, Seat seat) {
  Event event;
  event.kind = kind;
  event.seat = seat;
  return event;
}

Event tile_event(EventKind kind, Seat seat, KindId tile) {
  Event event = event_of(kind, seat);
  event.tile = tile;
  return event;
}

// Apart from the steps of the turn, so that a playout does not make room for events it never tells.
[[gnu::noinline]] void tell(Journal& journal, EventKind kind, Seat seat) {
  journal.push_back(event_of(kind, seat));
}

[[gnu::noinline]] void tell_placed(Journal& journal, Seat seat, KindId kind, Cell cell,
                                   Rotation rotation) {
  Event event = tile_event(EventKind::tile_placed, seat, kind);
  event.cells = {cell};
  event.number = rotation;
  journal.push_back(event);
}

// After the tile, and after each action: is there anything left to choose in phase 2?
void enter_act(State& s) {
  ActionList acts;
  list_acts(s, acts);
  s.head().phase = acts.empty() ? Phase::score : Phase::act;
}

}  // namespace

std::vector<Drawable> drawable(const State& s) {
  std::vector<Drawable> list;
  std::vector<int> copies(s.game().kinds.size());
  for (std::size_t n = s.head().bag_floor; n < s.head().bag; ++n) {
    ++copies[s.bag()[n]];
  }
  for (std::size_t kind = 0; kind < copies.size(); ++kind) {
    if (copies[kind] != 0) {
      list.push_back({static_cast<KindId>(kind), copies[kind]});
    }
  }
  return list;
}

void settle_draw_group(State& s) {
  State::Head& h = s.head();
  h.bag_floor = s.game().group_floor[h.group];
  while (h.bag == h.bag_floor && h.group < kOrdinaryGroup) {
    h.bag_floor = s.game().group_floor[++h.group];
  }
}

KindId take_from_bag(State& s, std::uint32_t position) {
  State::Head& h = s.head();
  KindId* bag = s.bag();
  const std::uint32_t n = h.bag_floor + position;
  const KindId kind = bag[n];
  bag[n] = bag[--h.bag];
  if (h.bag == h.bag_floor) {
    settle_draw_group(s);
  }
  return kind;
}

void take_in_hand(State& s, KindId kind, Journal* journal) {
  State::Head& h = s.head();
  if (journal != nullptr) {
    journal->push_back(tile_event(EventKind::tile_drawn, h.seat, kind));
  }
  if (fits_somewhere(s, kind)) {
    h.hand = kind;
    h.phase = Phase::place;
    return;
  }
  ++h.discarded;
  if (journal != nullptr) {
    Event event = tile_event(EventKind::tile_discarded, h.seat, kind);
    event.rule = "B-14";
    journal->push_back(event);
  }
  if (h.bag == 0) {
    end_game(s, journal);
  }
}

void draw_tile(State& s, KindId kind, Journal* journal) {
  assert(s.phase() == Phase::draw);
  for (std::uint32_t n = 0; n < drawable_count(s); ++n) {
    if (s.bag()[s.head().bag_floor + n] == kind) {
      take_from_bag(s, n);
      take_in_hand(s, kind, journal);
      return;
    }
  }
  assert(false && "the kind cannot be drawn now");
}

void place_from_hand(State& s, Cell cell, Rotation rotation, Journal* journal) {
  State::Head& h = s.head();
  const KindId kind = h.hand;
  place_tile(s, kind, cell, rotation, h.seat);
  h.hand = kNoKind;
  h.acts = 0;
  h.phase = Phase::score;
  if (journal != nullptr) {
    tell_placed(*journal, h.seat, kind, cell, rotation);
  }
}

void do_act(State& s, const Action& action, Journal* journal) {
  State::Head& h = s.head();
  if (action.kind == ActionKind::place_figure) {
    place_figure(s, h.seat, action.what, static_cast<std::uint16_t>(h.tiles - 1), action.spot);
    s.mark_act(0);
    if (journal != nullptr) {
      Event event = event_of(EventKind::figure_placed, h.seat);
      event.figure = action.what;
      event.spot = action.spot;
      event.cells = {action.cell};
      journal->push_back(event);
    }
  } else {
    s.game().modules[action.module]->act(s, action, journal);
  }
}

void apply_action(State& s, const Action& action, Journal* journal) {
  assert(check_action(s, action));
  switch (action.kind) {
    case ActionKind::place_tile:
      place_from_hand(s, action.cell, action.spot, journal);
      if (!s.kind_of(s.last_tile()).no_act) {
        enter_act(s);
      }
      break;
    case ActionKind::pass:
      s.head().phase = Phase::score;
      break;
    case ActionKind::place_figure:
    case ActionKind::special:
      do_act(s, action, journal);
      enter_act(s);
      break;
  }
}

void finish_turn(State& s, Journal* journal) {
  assert(s.phase() == Phase::score);
  score_turn(s, journal);
  State::Head& h = s.head();
  const bool last_part = h.again == 0;
  for (const Module* module : s.game().subscribers(Hook::turn_ended)) {
    module->turn_ended(s, last_part, journal);
  }
  h.again = 0;
  h.acts = 0;
  h.phase = Phase::draw;
  if (last_part) {
    if (journal != nullptr) {
      tell(*journal, EventKind::turn_ended, h.seat);
    }
    ++h.turn;
    const Seat next = h.seat + 1 == s.game().seats ? Seat{0} : static_cast<Seat>(h.seat + 1);
    h.seat = s.kind_of(s.last_tile()).turn_again ? h.seat : next;
  }
  if (h.bag == 0) {
    end_game(s, journal);
  }
}

void end_game(State& s, Journal* journal) {
  for (const Module* module : s.game().subscribers(Hook::game_ending)) {
    module->game_ending(s, journal);
  }
  score_end(s, journal);
  s.head().phase = Phase::over;
  s.head().hand = kNoKind;
  if (journal != nullptr) {
    tell(*journal, EventKind::game_ended, kNoSeat);
  }
}

}  // namespace tollkeeper
