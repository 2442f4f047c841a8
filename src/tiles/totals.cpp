#include "tiles/totals.hpp"

#include <algorithm>
#include <array>

namespace tollkeeper {
namespace {

int segments(const TileType& type, SegmentKind kind) {
  return static_cast<int>(
      std::count_if(type.segments.begin(), type.segments.end(),
                    [kind](const Segment& segment) { return segment.kind == kind; }));
}

int coats(const TileType& type) {
  int sum = 0;
  for (const Segment& segment : type.segments) {
    sum += segment.coats;
  }
  return sum;
}

int symbols(const TileCopy& copy, SymbolMask kinds) {
  return static_cast<int>(
      std::count_if(copy.symbols.begin(), copy.symbols.end(),
                    [kinds](const PrintedSymbol& s) { return (kinds & mask_of(s.kind)) != 0; }));
}

// The three buildings that the rules call sheds (TK-14).
constexpr SymbolMask kSheds =
    mask_of(SymbolKind::cowshed) | mask_of(SymbolKind::pigsty) | mask_of(SymbolKind::donkey_stable);

struct Figure {
  std::string_view word;
  int (*count)(const TileType&, const TileCopy&);
};

constexpr std::array<Figure, 13> kFigures{{
    {"tiles", [](const TileType&, const TileCopy&) { return 1; }},
    {"road_tiles",
     [](const TileType& t, const TileCopy&) { return segments(t, SegmentKind::road) > 0 ? 1 : 0; }},
    {"road_segments",
     [](const TileType& t, const TileCopy&) { return segments(t, SegmentKind::road); }},
    {"city_tiles",
     [](const TileType& t, const TileCopy&) { return segments(t, SegmentKind::city) > 0 ? 1 : 0; }},
    {"city_segments",
     [](const TileType& t, const TileCopy&) { return segments(t, SegmentKind::city); }},
    {"field_tiles", [](const TileType& t,
                       const TileCopy&) { return segments(t, SegmentKind::field) > 0 ? 1 : 0; }},
    {"field_segments",
     [](const TileType& t, const TileCopy&) { return segments(t, SegmentKind::field); }},
    {"coat_tiles", [](const TileType& t, const TileCopy&) { return coats(t) > 0 ? 1 : 0; }},
    {"coats", [](const TileType& t, const TileCopy&) { return coats(t); }},
    {"monasteries", [](const TileType& t, const TileCopy&) { return t.monastery ? 1 : 0; }},
    {"crossroads_tiles", [](const TileType& t, const TileCopy&) { return t.crossroads ? 1 : 0; }},
    {"village_tiles",
     [](const TileType& t, const TileCopy&) {
       return t.crossroads && t.crossroads->kind == CrossroadsKind::village ? 1 : 0;
     }},
    {"sheds", [](const TileType&, const TileCopy& c) { return symbols(c, kSheds); }},
}};

int count_one(const TileType& type, const TileCopy& copy, std::string_view what) {
  for (const Figure& figure : kFigures) {
    if (figure.word == what) {
      return figure.count(type, copy);
    }
  }
  for (const SymbolRow& row : kSymbols) {
    if (row.word == what) {
      return symbols(copy, mask_of(row.kind));
    }
  }
  return 0;
}

}  // namespace

std::vector<std::string_view> total_words() {
  std::vector<std::string_view> words;
  words.reserve(kFigures.size() + kSymbols.size());
  for (const Figure& figure : kFigures) {
    words.push_back(figure.word);
  }
  for (const SymbolRow& row : kSymbols) {
    words.push_back(row.word);
  }
  return words;
}

bool is_total_word(std::string_view word) {
  const auto words = total_words();
  return std::find(words.begin(), words.end(), word) != words.end();
}

int count_total(const TileSet& set, Edition edition, std::string_view what) {
  int sum = 0;
  for (const TileCopy& copy : set.copies) {
    if ((copy.editions & mask_of(edition)) != 0) {
      sum += count_one(set.types[copy.type], copy, what);
    }
  }
  return sum;
}

bool is_printed(const TileSet& set, Edition edition) {
  return set.printed_as[static_cast<std::size_t>(edition)] == edition &&
         std::any_of(set.copies.begin(), set.copies.end(), [edition](const TileCopy& copy) {
           return (copy.editions & mask_of(edition)) != 0;
         });
}

std::vector<TotalRow> count_totals(const TileSet& set) {
  std::vector<TotalRow> rows;
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    for (const std::string_view what : total_words()) {
      const auto published =
          std::find_if(set.totals.begin(), set.totals.end(), [&](const PublishedTotal& total) {
            return total.edition == edition && total.what == what;
          });
      TotalRow row{set.id, edition, std::string(what), count_total(set, edition, what), {}};
      if (published != set.totals.end()) {
        row.published = published->count;
      }
      if (row.published || (is_printed(set, edition) && row.counted > 0)) {
        rows.push_back(std::move(row));
      }
    }
  }
  return rows;
}

}  // namespace tollkeeper
