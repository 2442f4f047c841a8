// TileArt: everything drawn for one tile type of a catalogue: shape, symbols of its copies, the
// base that turns with the tile, and the upright top for each rotation. Costs some milliseconds to
// make, so an ArtBook keeps those a picture needs. Not safe for several threads at once.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "record/art/symbol_place.hpp"
#include "record/art/tile_shape.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper::art {

// Colours of the fields of a base: index of the field within the type, colour or url(...).
using FieldTints = std::map<int, std::string>;

class TileArt {
 public:
  // `set` must outlive this.
  TileArt(const TileSet& set, std::size_t type);

  const TileType& type() const { return *type_; }
  const TileShape& shape() const { return shape_; }
  // The same list gives the same places in every picture. A list that some copy shows with more
  // symbols takes that copy's places (a C1 copy looks like its C2 sister without the extras).
  std::vector<PlacedSymbol> symbols(const std::vector<PrintedSymbol>& printed) const;

  // Markup in tile units. The page's base has a variable colour --f0, --f1, ... for each field; a
  // picture that stands alone has the colour itself.
  std::string page_base() const;
  std::string plain_base(const FieldTints& tints) const;
  std::string top(Rotation rotation) const;

 private:
  struct Layout {
    const std::vector<PrintedSymbol>* printed;
    std::vector<PlacedSymbol> placed;
  };

  void place_copies(const TileSet& set, std::size_t type);

  const TileType* type_;
  TileShape shape_;
  std::vector<Layout> layouts_;
  std::vector<PlacedSymbol> reserved_;  // no house or tree where some copy has a symbol
  bool cathedral_ = false;
};

class ArtBook {
 public:
  // `catalogue` must outlive this.
  explicit ArtBook(const Catalogue& catalogue) : catalogue_(catalogue) {}

  const TileArt& of(TypeRef ref);

 private:
  const Catalogue& catalogue_;
  std::map<std::pair<int, int>, TileArt> made_;
};

}  // namespace tollkeeper::art
