// Symbols: small things printed on a copy of a tile, each beside none, one or more of the tile's
// segments. This is the one table of them; what a symbol is worth is said by the expansion that
// uses it. Which copy shows which symbol is tile data (tiles.json; farmhouses, sheds, gardens,
// highwaymen and water towers in C2 and C3 art only).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tollkeeper {

enum class SymbolKind : std::uint8_t {
  farmhouse,
  cowshed,
  pigsty,
  donkey_stable,
  garden,
  highwaymen,
  travellers,
  water_tower,
  inn,
  cathedral,
  volcano,
  pig_herd,
};
inline constexpr int kSymbolKinds = 12;

// `word` stands in tile files and records; `one` and `many` in sentences.
struct SymbolRow {
  SymbolKind kind;
  std::string_view word;
  std::string_view one;
  std::string_view many;
};

inline constexpr std::array<SymbolRow, kSymbolKinds> kSymbols{{
    {SymbolKind::farmhouse, "farmhouse", "farmhouse", "farmhouses"},
    {SymbolKind::cowshed, "cowshed", "cowshed", "cowsheds"},
    {SymbolKind::pigsty, "pigsty", "pigsty", "pigsties"},
    {SymbolKind::donkey_stable, "donkey_stable", "donkey stable", "donkey stables"},
    {SymbolKind::garden, "garden", "garden", "gardens"},
    {SymbolKind::highwaymen, "highwaymen", "group of highwaymen", "groups of highwaymen"},
    {SymbolKind::travellers, "travellers", "group of travellers", "groups of travellers"},
    {SymbolKind::water_tower, "water_tower", "water tower", "water towers"},
    {SymbolKind::inn, "inn", "inn", "inns"},
    {SymbolKind::cathedral, "cathedral", "cathedral", "cathedrals"},
    {SymbolKind::volcano, "volcano", "volcano", "volcanoes"},
    {SymbolKind::pig_herd, "pig_herd", "pig herd", "pig herds"},
}};

using SymbolMask = std::uint32_t;
constexpr SymbolMask mask_of(SymbolKind kind) { return 1U << static_cast<int>(kind); }
constexpr const SymbolRow& row_of(SymbolKind kind) {
  return kSymbols[static_cast<std::size_t>(kind)];
}

}  // namespace tollkeeper
