#include "record/art/tile_art.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "record/art/draw_tile.hpp"

namespace tollkeeper::art {
namespace {

bool shows(const TileSet& set, std::size_t type, SymbolKind kind) {
  return std::any_of(set.copies.begin(), set.copies.end(), [&](const TileCopy& copy) {
    return copy.type == type &&
           std::any_of(copy.symbols.begin(), copy.symbols.end(),
                       [&](const PrintedSymbol& symbol) { return symbol.kind == kind; });
  });
}

// For each symbol of `part` its index in `whole`, or nothing when some are missing there.
std::optional<std::vector<int>> found_in(const std::vector<PrintedSymbol>& part,
                                         const std::vector<PrintedSymbol>& whole) {
  std::vector<int> places;
  for (const PrintedSymbol& symbol : part) {
    int place = -1;
    for (std::size_t i = 0; i < whole.size() && place < 0; ++i) {
      const int index = static_cast<int>(i);
      if (whole[i] == symbol && std::find(places.begin(), places.end(), index) == places.end()) {
        place = index;
      }
    }
    if (place < 0) {
      return std::nullopt;
    }
    places.push_back(place);
  }
  return places;
}

}  // namespace

TileArt::TileArt(const TileSet& set, std::size_t type)
    : type_(&set.types[type]),
      shape_(shape_of(set.types[type], shows(set, type, SymbolKind::volcano))) {
  cathedral_ = shows(set, type, SymbolKind::cathedral);
  place_copies(set, type);
}

void TileArt::place_copies(const TileSet& set, std::size_t type) {
  // C1 art came first but shows least: the richer copies choose the places.
  for (const bool first_edition_only : {false, true}) {
    for (const TileCopy& copy : set.copies) {
      if (copy.type != type || (copy.editions == mask_of(Edition::c1)) != first_edition_only) {
        continue;
      }
      Layout layout{&copy.symbols, {}};
      layout.placed =
          first_edition_only ? symbols(copy.symbols) : place_symbols(shape_, copy.symbols);
      reserved_.insert(reserved_.end(), layout.placed.begin(), layout.placed.end());
      layouts_.push_back(std::move(layout));
    }
  }
}

std::vector<PlacedSymbol> TileArt::symbols(const std::vector<PrintedSymbol>& printed) const {
  for (const Layout& layout : layouts_) {
    if (*layout.printed == printed) {
      return layout.placed;
    }
  }
  for (const Layout& layout : layouts_) {
    const auto places = found_in(printed, *layout.printed);
    if (!places) {
      continue;
    }
    std::vector<PlacedSymbol> placed;
    for (PlacedSymbol symbol : layout.placed) {
      const auto place = std::find(places->begin(), places->end(), symbol.printed);
      if (symbol.printed >= 0 && place == places->end()) {
        continue;
      }
      if (symbol.printed >= 0) {
        symbol.printed = static_cast<int>(place - places->begin());
      }
      placed.push_back(symbol);
    }
    return placed;
  }
  return place_symbols(shape_, printed);
}

std::string TileArt::page_base() const { return draw_base(*type_, shape_, nullptr); }

std::string TileArt::plain_base(const FieldTints& tints) const {
  return draw_base(*type_, shape_, &tints);
}

std::string TileArt::top(Rotation rotation) const {
  return draw_top(*type_, shape_, rotation, reserved_, cathedral_);
}

const TileArt& ArtBook::of(TypeRef ref) {
  const std::pair<int, int> key{ref.set, ref.type};
  auto found = made_.find(key);
  if (found == made_.end()) {
    found = made_.emplace(key, TileArt(catalogue_.sets()[ref.set], ref.type)).first;
  }
  return found->second;
}

}  // namespace tollkeeper::art
