// TollModule: the tollhouses of one game. Placing and moving (TK-4 to TK-10), raising toll when a
// road is completed (TK-11 to TK-19), turning over (TK-20 to TK-22), the end (TK-23).
//
// Its slot in every State holds a token for each seat and the list of crossroads on the table.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "expansions/tollkeepers/tollkeepers.hpp"
#include "rules/game_draft.hpp"
#include "rules/score.hpp"
#include "rules/state.hpp"
#include "rules/token_layer.hpp"

namespace tollkeeper {

class TollModule final : public Module, public TokenLayer {
 public:
  Status prepare(GameDraft& draft, int module_index);

  void tile_placed(State& state, std::uint16_t tile) const override;
  void list_actions(const State& state, ActionList& list) const override;
  std::uint32_t count_actions(const State& state) const override;
  void do_nth_action(State& state, std::uint32_t n) const override;
  Error why_not(const State& state, const Action& action) const override;
  void act(State& state, const Action& action, Journal* journal) const override;
  void feature_completed(State& state, FeatureKind kind, std::uint16_t root,
                         Journal* journal) const override;
  void feature_scored(State& state, FeatureKind kind, std::uint16_t root,
                      Journal* journal) const override;
  void turn_ended(State& state, bool last_part, Journal* journal) const override;
  void game_ending(State& state, Journal* journal) const override;
  void add_expected_points(const State& state, const Expectation& expectation,
                           std::array<float, kMaxSeats>& points) const override;

  std::span<const SpecialRow> special_rows() const override;
  void tokens(const State& state, std::vector<TokenOnTable>& list) const override;
  int tokens_in_supply(const State& state, Seat seat, std::string_view word) const override;
  std::span<const std::string_view> token_words() const override;

  Status lay_token(State& state, const TokenOnTable& token) const override;
  std::vector<Cell> token_places(const State& state) const override { return crossroads(state); }
  int token_values() const override;

  Tollhouse tollhouse(const State& state, Seat seat) const;
  std::vector<Cell> crossroads(const State& state) const;

 private:
  // A crossroads on the table where a tollhouse may stand. Cell and holder are kept beside the tile
  // so that listing the free ones reads this list alone (it is most of what the set costs a
  // playout).
  struct Crossing {
    Cell cell;
    std::uint16_t tile = 0;
    std::uint8_t held = 0;
    std::uint8_t unused = 0;
  };
  // A seat's token. `place` is 1 + the number of its crossing, 0 while in the supply.
  struct Token {
    std::uint16_t place = 0;
    std::uint8_t large = 0;       // shows 2 (TK-2)
    std::uint8_t turns_over = 0;  // took toll of travellers; waits for the end of the turn (TK-21)
  };
  // The head of the slot; the crossings follow, in the order of placing.
  struct Slot {
    std::array<Token, kMaxSeats> tokens{};
    std::uint16_t crossings = 0;
    std::uint8_t in_play = 0;  // tokens on the table
    std::uint8_t waiting = 0;  // tokens that wait to be turned over
  };

  const Slot& slot(const State& state) const { return state.slot<Slot>(offset_); }
  Slot& slot(State& state) const { return state.slot<Slot>(offset_); }
  const Crossing* crossings(const State& state) const {
    return &state.slot<Crossing>(offset_ + static_cast<std::uint32_t>(sizeof(Slot)));
  }
  Crossing* crossings(State& state) const {
    return &state.slot<Crossing>(offset_ + static_cast<std::uint32_t>(sizeof(Slot)));
  }
  std::uint16_t tile_of(const State& state, const Token& token) const {
    return crossings(state)[token.place - 1].tile;
  }
  // The crossing at the cell, or nullptr.
  const Crossing* find_crossing(const State& state, Cell cell) const;

  // Whether the newest crossing is on the tile just placed and shut (D-1).
  bool newest_is_shut(const State& state) const;
  // Puts the token of the seat in turn on the crossing of that number.
  void move_token(State& state, std::uint16_t target, Journal* journal) const;
  float expected_toll(const State& state, const Expectation& expectation, std::uint16_t tile,
                      float value) const;

  bool is_crossroads(const TileType& type) const;
  // Why no tollhouse can stand there, whoever's; ok() for a crossroads that counts.
  Status judge_place(const State& state, Cell cell) const;
  bool ends_at(const State& state, std::uint16_t root, std::uint16_t tile) const;
  // take(root, small symbols, groups of travellers) for each road from the crossroads of that tile
  // that is not completed. Such a road has an open end, so no two of them are the same.
  template <class Take>
  void each_incomplete_road(const State& s, std::uint16_t tile, Take take) const {
    const PlacedTile& placed = s.tiles()[tile];
    const SegmentMask roads = s.kind_of(placed).type->crossroads->roads;
    for (SegmentMask left = roads; left != 0; left = static_cast<SegmentMask>(left & (left - 1))) {
      const auto n = static_cast<std::uint16_t>(std::countr_zero(left));
      const auto root = s.feature_root(static_cast<std::uint16_t>(placed.first_feature + n));
      if (!is_complete(s, root)) {
        const Tally tally = tally_of(s, root);
        take(root, tally.lane[static_cast<std::size_t>(minor_lane_)],
             tally.lane[static_cast<std::size_t>(travellers_lane_)]);
      }
    }
  }
  void raise_toll(State& state, std::uint16_t root, Journal* journal) const;
  // Points for each small symbol and each group of travellers, by which rule; at the end of the
  // game the value of the tollhouse does not count.
  struct Tariff {
    int small = 0;
    int travellers = 0;
    std::string_view rule;
    bool at_end = false;
  };
  void collect(State& state, Seat seat, std::uint16_t root, int points, const Tariff& tariff,
               Journal* journal) const;
  void add_parts(const State& state, std::uint16_t root, const Tariff& tariff, Event& event) const;

  std::uint8_t module_ = 0;
  std::uint32_t offset_ = 0;
  int minor_lane_ = 0;
  int travellers_lane_ = 0;
  SymbolMask minor_ = 0;
  std::uint8_t crossroads_mark_ = 0;  // of kinds with a crossroads where a tollhouse may stand
  int act_class_ = 0;
  bool villages_only_ = false;       // D-2
  bool not_on_new_tile_ = false;     // D-1
  bool flip_on_owner_turn_ = false;  // D-3
  bool flip_each_part_ = false;
};

}  // namespace tollkeeper
