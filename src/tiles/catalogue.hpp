// Catalogue: the tile sets the program knows, loaded from our own text format (docs/tile-format.md)
// and checked. The shipped sets are embedded in the program; people can add files of their own.
// A Catalogue is immutable once loaded; types and copies are referred to by index or by id.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper {

// One figure of a totals table: "tiles", "road_tiles", "travellers" ... (tiles-notes.md).
struct PublishedTotal {
  std::string what;
  Edition edition = Edition::c3;
  int count = 0;
};

struct TileSet {
  std::string id;     // "base", "tollkeepers", "river_1", ...
  std::string title;  // "Base game"
  std::vector<TileType> types;
  std::vector<TileCopy> copies;
  std::vector<PublishedTotal> totals;
  // An edition the set was never printed in plays with the tiles of another one (line `edition` of
  // the file); counts and copies say so already. Editions that were printed stand for themselves.
  std::array<Edition, kEditions> printed_as{Edition::c1, Edition::c2, Edition::c3};
};

// `file` is the name the text was given under, `line` counts from 1 (0: the file as a whole).
struct TileFileError {
  std::string file;
  int line = 0;
  std::string message;
};

struct TileFile {
  std::vector<TileSet> sets;
  std::vector<TileFileError> errors;  // all of them; the sets are usable only when empty
};

// Reads one text in our format, checks every tile (each half edge used once; edges, fields, cities,
// roads and symbols agree; nothing passes through anything) and every published total. Safe for any
// bytes of any length; reading stops after 100 errors.
TileFile read_tiles(std::string_view text, std::string_view file_name);

// Position of a type or copy in a catalogue.
struct TypeRef {
  std::uint16_t set = 0;
  std::uint16_t type = 0;
  friend bool operator==(const TypeRef&, const TypeRef&) = default;
};
struct CopyRef {
  std::uint16_t set = 0;
  std::uint16_t copy = 0;
  friend bool operator==(const CopyRef&, const CopyRef&) = default;
};

class Catalogue {
 public:
  // Adds the sets; an id that is there already (set, type or copy) is an error and adds nothing.
  Status add(std::vector<TileSet> sets);

  const std::vector<TileSet>& sets() const { return sets_; }
  const TileSet* find_set(std::string_view id) const;
  std::optional<TypeRef> find_type(std::string_view id) const;
  std::optional<CopyRef> find_copy(std::string_view id) const;
  const TileType& type(TypeRef ref) const { return sets_[ref.set].types[ref.type]; }
  const TileType& type_of(CopyRef ref) const { return sets_[ref.set].types[copy(ref).type]; }
  const TileCopy& copy(CopyRef ref) const { return sets_[ref.set].copies[ref.copy]; }

 private:
  std::vector<TileSet> sets_;
  std::map<std::string, std::uint16_t, std::less<>> set_index_;
  std::map<std::string, TypeRef, std::less<>> type_index_;
  std::map<std::string, CopyRef, std::less<>> copy_index_;
};

// What `tollkeeper tiles --check` prints: the counted figure beside the published one.
struct TotalRow {
  std::string set;
  Edition edition = Edition::c3;
  std::string what;
  int counted = 0;
  std::optional<int> published;
};
std::vector<TotalRow> count_totals(const TileSet& set);

}  // namespace tollkeeper
