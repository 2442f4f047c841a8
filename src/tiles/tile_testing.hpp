// Helpers of the tests of tile files; no part of the program.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "tiles/catalogue.hpp"

namespace tollkeeper::testing {

// The errors as lines "7: message", in order.
inline std::string error_list(const TileFile& file) {
  std::string list;
  for (const TileFileError& error : file.errors) {
    list += std::to_string(error.line) + ": " + error.message + "\n";
  }
  return list;
}

// Copies per name in .jcz files, as the table of jcz-format.md section 13 counts them.
inline std::map<std::string, int> jcz_counts(const TileSet& set, Edition edition) {
  std::map<std::string, int> counts;
  for (const TileCopy& copy : set.copies) {
    if ((copy.editions & mask_of(edition)) == 0) {
      continue;
    }
    bool garden = false;
    for (const PrintedSymbol& symbol : copy.symbols) {
      garden = garden || symbol.kind == SymbolKind::garden;
    }
    const TileType& type = set.types[copy.type];
    ++counts[garden ? type.jcz_garden_id : type.jcz_id];
  }
  return counts;
}

// The figure of a totals table, -1 when count_totals has no such row.
inline int counted(const TileSet& set, Edition edition, std::string_view what) {
  for (const TotalRow& row : count_totals(set)) {
    if (row.edition == edition && row.what == what) {
      return row.counted;
    }
  }
  return -1;
}

// For each field of a type the sides of the cities it touches, as "EL WR@N": half edges, then
// the cities' first sides.
inline std::string field_links(const TileType& type) {
  std::string text;
  for (const Segment& field : type.segments) {
    if (field.kind != SegmentKind::field) {
      continue;
    }
    text += text.empty() ? "" : "; ";
    std::string halves;
    for (std::size_t n = 0; n < kHalfNames.size(); ++n) {
      if ((field.halves & (1U << n)) != 0) {
        halves += (halves.empty() ? "" : ".") + std::string(kHalfNames[n]);
      }
    }
    text += halves.empty() ? "I" : halves;
    for (std::size_t n = 0; n < type.segments.size(); ++n) {
      if ((field.cities & (1U << n)) != 0) {
        for (const Side side : kSides) {
          if ((type.segments[n].sides & mask_of(side)) != 0) {
            text += std::string("@") + letter_of(side);
            break;
          }
        }
      }
    }
  }
  return text;
}

}  // namespace tollkeeper::testing
