// read_tiles on any bytes: it returns, and a file without an error holds sets that agree with
// themselves. Run with a seed folder that holds the shipped *.tiles files.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "tiles/catalogue.hpp"
#include "tiles/describe.hpp"
#include "tiles/turned.hpp"

namespace {

void need(bool holds) {
  if (!holds) {
    std::abort();
  }
}

void check(const tollkeeper::TileSet& set) {
  using namespace tollkeeper;
  for (const TileType& type : set.types) {
    need(type.segments.size() <= kMaxSegments);
    need(turned(turned(type, 1), 3) == type);
    need(!describe(type).empty());
  }
  for (const TileCopy& copy : set.copies) {
    need(copy.type < set.types.size() && copy.editions != 0);
    need(!describe(copy, set).empty());
    for (const PrintedSymbol& symbol : copy.symbols) {
      const std::size_t segments = set.types[copy.type].segments.size();
      need((symbol.beside >> segments) == 0 && symbol.field < static_cast<int>(segments));
    }
  }
  for (const TotalRow& row : count_totals(set)) {
    need(!row.published || *row.published == row.counted);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  tollkeeper::TileFile file = tollkeeper::read_tiles(text, "fuzz.tiles");
  if (file.errors.empty()) {
    for (const tollkeeper::TileSet& set : file.sets) {
      check(set);
    }
    tollkeeper::Catalogue catalogue;
    need(static_cast<bool>(catalogue.add(std::move(file.sets))));
  }
  return 0;
}
