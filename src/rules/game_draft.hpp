// GameDraft and Expansion: how a game is put together. make_game() gathers the tiles and base rules
// in a draft, lets each chosen expansion edit it and make its module, and compiles the result.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/game.hpp"

namespace tollkeeper {

struct DraftTile {
  CopyRef copy;
  DrawGroup group = kOrdinaryGroup;
  bool no_act = false;
  bool turn_again = false;
  bool restricted = false;
  bool left_out = false;
  std::uint8_t marks = 0;  // see claim_mark()
};

struct DraftStart {
  std::size_t tile = 0;  // index into GameDraft::tiles
  Cell cell;
  Rotation rotation = 0;
};

struct GameDraft {
  const Catalogue& catalogue;
  const Setup& setup;
  const OptionValues& options;
  std::vector<DraftTile> tiles{};
  std::vector<DraftStart> start{};
  std::vector<FigureRow> figures{};
  std::vector<LaneRow> lanes{};
  std::vector<WorthRow> worths{};
  // Symbols that some rule looks at without a lane, and those on which a figure may stand.
  SymbolMask looked_at = 0;
  bool gardens = false;  // garden symbols are places for figures (B-17 says who may stand where)

  const TileType& type(std::size_t tile) const { return catalogue.type_of(tiles[tile].copy); }
  const TileCopy& copy(std::size_t tile) const { return catalogue.copy(tiles[tile].copy); }
  const TileSet& set(std::size_t tile) const { return catalogue.sets()[tiles[tile].copy.set]; }

  // A lane of the tallies that counts symbols of these kinds beside each road or city; -1 when all
  // lanes are taken.
  int claim_lane(SymbolMask symbols);
  // `bytes` of every State, zero at the start, reached by State::slot<T>(offset).
  std::uint32_t claim_slot(std::size_t bytes);
  // A bit of DraftTile::marks and Kind::marks, with which a module tells its own tiles on the hot
  // path; 0 when all bits are taken.
  std::uint8_t claim_mark();
  // A class of phase-2 actions. Two classes may be used in one phase 2 when each tolerates the
  // other; placing a figure (class 0) tolerates none. Returns the class number.
  int claim_act_class(bool tolerates_other_actions);
  // Calls of the hook go to `module` from now on, in the order of subscription.
  void subscribe(Hook hook, const Module& module);

  std::uint32_t slot_bytes = 0;
  std::uint8_t marks_taken = 0;
  int act_classes = 1;
  std::uint8_t tolerant_classes = 0;
  std::array<std::uint8_t, 8> act_tolerates{};
  std::array<std::vector<const Module*>, kHooks> hooks{};
};

// One expansion as the registry lists it. All views live as long as the program.
struct Expansion {
  std::string_view name;   // as in --expansions and in records
  std::string_view title;  // as on the box
  std::string_view (*tiles_text)() = nullptr;  // its sets in our tile format, or nullptr
  std::span<const OptionRow> options;
  // Ids of the tile sets in play under these options.
  std::vector<std::string_view> (*sets)(const OptionValues&) = nullptr;
  // Edits the draft and makes the module.
  Result<std::unique_ptr<Module>> (*make)(GameDraft&, int module_index) = nullptr;
};

// The option rows of the base game itself (rules-base.md section 1).
std::span<const OptionRow> base_options();

// Checks and compiles. Every error is a sentence naming the seat, set, option or tile it is about.
Result<std::shared_ptr<const Game>> make_game(std::shared_ptr<const Catalogue> catalogue,
                                              std::span<const Expansion* const> expansions,
                                              const Setup& setup);

}  // namespace tollkeeper
