// The one list of a State's fields. Equality, hash and debug print are all made from it, so that a
// new field cannot be forgotten in one of them. (Saving a game needs no list: a record holds the
// actions, and replaying them gives the state.)
//
// Values are canonical: union-find parents are given as roots, free slots are left out, so two
// states are equal when they are the same position reached by the same actions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/state.hpp"

namespace tollkeeper {

template <class Visitor>
void visit_fields(const State& s, Visitor&& visit) {
  const auto& h = s.head();
  const Game& game = s.game();
  const auto seats = static_cast<std::size_t>(game.seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    visit("points", h.points[seat]);
    for (std::size_t row = 0; row < game.figures.size(); ++row) {
      visit("supply", h.supply[seat][row]);
    }
  }
  visit("phase", static_cast<std::int64_t>(h.phase));
  visit("seat", h.seat);
  visit("turn", h.turn);
  visit("hand", h.hand);
  visit("acts", h.acts);
  visit("again", h.again);
  visit("group", h.group);
  visit("discarded", h.discarded);
  visit("several", h.several);
  visit("bag_floor", h.bag_floor);
  visit("bag", h.bag);
  std::vector<std::int64_t> left(game.kinds.size());
  for (std::size_t n = 0; n < h.bag; ++n) {
    ++left[s.bag()[n]];
  }
  for (const auto count : left) {
    visit("bag", count);
  }
  visit("tiles", h.tiles);
  for (std::size_t n = 0; n < h.tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    visit("tile.x", tile.cell.x);
    visit("tile.y", tile.cell.y);
    visit("tile.kind", tile.kind);
    visit("tile.rotation", tile.rotation);
    visit("tile.seat", tile.seat);
  }
  for (std::size_t n = 0; n < game.layout.figure_count; ++n) {
    visit("figure.tile", s.figures()[n].tile);
    if (s.figures()[n].tile != kInSupply) {
      visit("figure.spot", s.figures()[n].spot);
    }
  }
  visit("features", h.features);
  for (std::uint16_t id = 0; id < h.features; ++id) {
    const auto root = s.feature_root(id);
    visit("feature.root", root);
    if (root == id) {
      visit("feature.occupied", s.features()[id].figure != 0);
      for (const auto lane : s.tallies()[id].lane) {
        visit("feature.lane", lane);
      }
    }
  }
  visit("fields", h.fields);
  for (std::uint16_t id = 0; id < h.fields; ++id) {
    const auto root = s.field_root(id);
    visit("field.root", root);
    if (root == id) {
      visit("field.occupied", s.fields()[id].figure != 0);
    }
  }
  visit("watches", h.watches);
  for (std::size_t n = 0; n < h.watches; ++n) {
    visit("watch.figure", s.watches()[n].figure);
    visit("watch.present", s.watches()[n].present);
  }
  for (std::size_t n = 0; n < h.open_high; ++n) {
    const OpenCell& open = s.open()[n];
    if (open.known != 0) {
      visit("open.x", open.cell.x);
      visit("open.y", open.cell.y);
      visit("open.known", open.known);
      visit("open.wet", open.wet);
    }
  }
  const auto* slots = &s.slot<std::uint8_t>(0);
  for (std::size_t n = 0; n < game.layout.slot_bytes; ++n) {
    visit("slot", slots[n]);
  }
}

inline std::vector<std::int64_t> fields_of(const State& s) {
  std::vector<std::int64_t> values;
  visit_fields(s, [&values](std::string_view, std::int64_t value) { values.push_back(value); });
  return values;
}

// One line a field, for debugging and for the first difference of two states.
inline std::string print_fields(const State& s) {
  std::string text;
  visit_fields(s, [&text](std::string_view name, std::int64_t value) {
    text += name;
    text += ' ';
    text += std::to_string(value);
    text += '\n';
  });
  return text;
}

}  // namespace tollkeeper
