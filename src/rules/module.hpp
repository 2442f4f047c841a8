// Module: the hooks of one expansion in one game. make_game() makes a module for every expansion
// that is in play; it holds that game's option values, lanes and slot as members and is constant
// afterwards, so any number of threads may share it. What changes during play lives in the State.
//
// The hooks stand here in the printed order of a turn. A module is asked only for hooks it has
// subscribed to (GameDraft::subscribe), so an expansion that is off, or a hook nobody uses, costs
// an empty loop. Use the lowest level that works: data (tiles, lanes, figure and worth rows), then
// hooks, then special actions (docs/adding-an-expansion.md).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/small_list.hpp"
#include "rules/action.hpp"
#include "rules/journal.hpp"
#include "rules/kind.hpp"
#include "rules/expectation.hpp"

namespace tollkeeper {

class State;
// Room for every list of a usual game without touching the heap.
using ActionList = SmallList<Action, 96>;

enum class Hook : std::uint8_t {
  may_place,
  tile_placed,
  list_actions,
  feature_completed,
  feature_scored,
  turn_ended,
  game_ending,
  add_expected_points,
};
inline constexpr int kHooks = 8;

// A special action's word in records and commands, by its code (Action::what).
struct SpecialRow {
  std::uint8_t code = 0;
  std::string_view word;      // "return_figure"
  std::string_view sentence;  // "takes the figure home"
  bool has_cell = true;       // the cell is part of the choice
};

// A token on the table, for pictures, records and sentences.
struct TokenOnTable {
  std::string_view word;  // what it is called
  Seat seat = kNoSeat;
  Cell cell;
  int value = 0;
};

class Module {
 public:
  virtual ~Module() = default;

  // Phase 1. May the kind lie there, besides fitting? Asked only for kinds marked `restricted`.
  virtual bool may_place(const State&, KindId, Cell, Rotation) const { return true; }
  // The sentence for a placement that may_place() refuses.
  virtual Error why_not_placed(const State&, KindId, Cell, Rotation) const {
    return {"A rule of an expansion forbids the tile to lie there.", ""};
  }
  // After the tile was joined to its neighbours; `tile` is its index.
  virtual void tile_placed(State&, std::uint16_t /*tile*/) const {}

  // Phase 2. Appends the special actions open now, in any order.
  virtual void list_actions(const State&, ActionList&) const {}
  // For playouts: how many list_actions() would list, and doing the n-th of them. A module with
  // many actions answers without listing them.
  virtual std::uint32_t count_actions(const State&) const;
  virtual void do_nth_action(State&, std::uint32_t n) const;
  // The sentence for one of this module's actions that is not open now.
  virtual Error why_not(const State&, const Action&) const {
    return {"This expansion has no actions of its own.", ""};
  }
  // Does a special action that is open. The act class to mark is the module's own business
  // (see State::mark_act).
  virtual void act(State&, const Action&, Journal*) const {}

  // Phase 3, for each completed road or city: before any feature is scored, and after all are.
  // `root` is the feature's union-find root.
  virtual void feature_completed(State&, FeatureKind, std::uint16_t /*root*/, Journal*) const {}
  virtual void feature_scored(State&, FeatureKind, std::uint16_t /*root*/, Journal*) const {}
  // After all scoring. `last_part` is false between the parts of a double turn (C-20).
  virtual void turn_ended(State&, bool /*last_part*/, Journal*) const {}
  // When the game ends, before the features are scored.
  virtual void game_ending(State&, Journal*) const {}

  // For computer players, while the game goes on: adds what each seat may still expect from this
  // module's own rules, in points, beyond those it has. An estimate; no rule depends on it.
  virtual void add_expected_points(const State&, const Expectation&,
                                   std::array<float, kMaxSeats>& /*points*/) const {}

  // Words and pictures.
  virtual std::span<const SpecialRow> special_rows() const { return {}; }
  virtual void tokens(const State&, std::vector<TokenOnTable>&) const {}
  // Tokens of that word in the seat's supply, not in play.
  virtual int tokens_in_supply(const State&, Seat, std::string_view /*word*/) const { return 0; }
  virtual std::span<const std::string_view> token_words() const { return {}; }
};

}  // namespace tollkeeper
