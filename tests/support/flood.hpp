// Flood: the features of a position found again from nothing but the tiles on the table and their
// data, by flooding from piece to piece. Slow and plain; the engine's sums, rings of figures, open
// cells and field links must agree with it after every step (B-12, B-18, B-32, B-35, B-39).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/state.hpp"

namespace tollkeeper::testing {

// A segment of one tile on the table.
struct Piece {
  std::uint16_t tile = 0;  // index into State::tiles()
  std::uint8_t segment = 0;

  friend auto operator<=>(const Piece&, const Piece&) = default;
};

struct FloodedFeature {
  SegmentKind kind = SegmentKind::field;
  std::vector<Piece> pieces;  // sorted
  int open_sides = 0;         // of roads and cities; 0 = complete
  int tiles = 0;              // each once
  int coats = 0;
  std::array<int, kSymbolKinds> symbols{};  // beside its pieces, each once
  std::vector<std::uint16_t> figures;       // ids, sorted
};

// In the order of their first pieces.
std::vector<FloodedFeature> flood(const State& state);

// The first thing in which the state's own book-keeping differs from the flood; empty when it does
// not.
std::string difference_to_flood(const State& state);

}  // namespace tollkeeper::testing
