// Game: everything that does not change while one game is played: the compiled tiles, the figures,
// the options, the modules of the expansions and the layout of a State. Made once by make_game(),
// then constant and shared by all states and threads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/figure.hpp"
#include "rules/fit.hpp"
#include "rules/kind.hpp"
#include "rules/module.hpp"
#include "rules/option.hpp"
#include "rules/setup.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

// What a tile and a coat of arms of a road or city are worth. The base rows come first; a later row
// with a lane replaces them for features whose lane is not 0.
struct WorthRow {
  FeatureKind kind = FeatureKind::road;
  int lane = -1;  // -1: every feature of the kind
  bool when_complete = true;
  int per_tile = 0;
  int per_coat = 0;
  std::string_view rule;
};

// A lane of the tallies: how many symbols of these kinds lie beside the feature's segments.
struct LaneRow {
  int lane = 0;
  SymbolMask symbols = 0;
};

struct GameCopy {
  CopyRef ref;
  KindId kind = kNoKind;
};

struct PlacedStart {
  std::uint16_t copy = 0;  // index into Game::copies
  Cell cell;
  Rotation rotation = 0;
};

// Placing a tile writes at least as many roads and cities, and as many fields.
inline constexpr int kSegmentsAtOnce = 4;

// Byte offsets of the parts of a State; see state.hpp for what they are.
struct Layout {
  std::uint32_t slots = 0;
  std::uint32_t bag = 0;
  std::uint32_t figures = 0;
  std::uint32_t watches = 0;
  std::uint32_t cells = 0;
  std::uint32_t tiles = 0;
  std::uint32_t features = 0;
  std::uint32_t tallies = 0;
  std::uint32_t touched = 0;
  std::uint32_t fields = 0;
  std::uint32_t patterns = 0;
  std::uint32_t open = 0;
  std::uint32_t bytes = 0;

  std::uint16_t cell_mask = 0;    // size of the cell table - 1
  std::uint8_t cell_columns = 0;  // log2 of its columns
  std::uint16_t tile_count = 0;   // most tiles that can lie on the table
  std::uint16_t open_count = 0;   // most cells that can be open; their patterns in whole fit blocks
  std::uint16_t figure_count = 0;
  std::uint16_t watch_count = 0;
  std::uint16_t feature_count = 0;  // with kSegmentsAtOnce to spare
  std::uint16_t field_count = 0;
  std::uint32_t slot_bytes = 0;
};

class Game {
 public:
  std::shared_ptr<const Catalogue> catalogue;
  Setup setup;
  OptionValues options;
  int seats = 2;

  std::vector<Kind> kinds;
  std::vector<FitTable> fits;           // by kind
  std::vector<FitTable> distinct_fits;  // the same, of rotations that look alike only the first
  std::vector<GameCopy> copies;
  std::vector<PlacedStart> start;
  // The bag at the start: kinds, later draw groups first, so that the end is drawn first.
  std::vector<KindId> bag;
  // Tiles in groups later than each group: the bag's size when that group is used up.
  std::array<std::uint16_t, kOrdinaryGroup + 1> group_floor{};

  std::vector<FigureRow> figures;
  std::vector<Seat> figure_seat;            // by figure id
  std::vector<std::uint8_t> figure_row;     // by figure id
  std::array<std::array<std::uint16_t, kMaxFigureRows>, kMaxSeats> first_figure{};

  std::vector<LaneRow> lanes;
  std::vector<WorthRow> worths;
  bool two_tile_city_2 = false;             // B-34
  enum class FieldScoring : std::uint8_t { per_field_3, per_player_3, per_city_4 };
  FieldScoring field_scoring = FieldScoring::per_field_3;  // B-39, B-40

  std::vector<std::unique_ptr<Module>> modules;
  std::vector<std::string> module_names;    // the expansion of each module
  std::array<std::vector<const Module*>, kHooks> hooks;
  // Act classes that may be joined with each act class in one phase 2; class 0 is placing a figure.
  std::array<std::uint8_t, 8> act_tolerates{};

  Layout layout;

  const std::vector<const Module*>& subscribers(Hook hook) const {
    return hooks[static_cast<std::size_t>(hook)];
  }
  const TileCopy& copy(std::uint16_t index) const { return catalogue->copy(copies[index].ref); }
  // Index of the module of that expansion, or -1 when it is not in play.
  int module_of(std::string_view expansion) const;
};

}  // namespace tollkeeper
