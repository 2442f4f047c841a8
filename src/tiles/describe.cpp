#include "tiles/describe.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "tiles/totals.hpp"

namespace tollkeeper {
namespace {

constexpr SideMask kAllSides = 0xF;

std::string number_word(int number) {
  constexpr std::array<std::string_view, 13> kWords{"no",   "one",    "two",   "three", "four",
                                                    "five", "six",    "seven", "eight", "nine",
                                                    "ten",  "eleven", "twelve"};
  return number < static_cast<int>(kWords.size())
             ? std::string(kWords[static_cast<std::size_t>(number)])
             : std::to_string(number);
}

std::string joined(const std::vector<std::string>& items, std::string_view between,
                   std::string_view last) {
  std::string result;
  for (std::size_t n = 0; n < items.size(); ++n) {
    if (n > 0) {
      result += n + 1 == items.size() ? last : between;
    }
    result += items[n];
  }
  return result;
}

int sides_in(SideMask sides) { return std::popcount(static_cast<unsigned>(sides)); }

std::string side_names(SideMask sides) {
  std::vector<std::string> names;
  for (const Side side : kSides) {
    if ((sides & mask_of(side)) != 0) {
      names.emplace_back(name_of(side));
    }
  }
  return joined(names, ", ", " and ");
}

bool is_straight(SideMask sides) {
  return sides == (mask_of(Side::north) | mask_of(Side::south)) ||
         sides == (mask_of(Side::east) | mask_of(Side::west));
}

// "west-east", "south-west"; for three sides "north, east and west".
std::string run_of(SideMask sides) {
  if (sides_in(sides) != 2) {
    return side_names(sides);
  }
  const bool north = (sides & mask_of(Side::north)) != 0;
  const bool south = (sides & mask_of(Side::south)) != 0;
  const bool east = (sides & mask_of(Side::east)) != 0;
  if (is_straight(sides)) {
    return north ? "north-south" : "west-east";
  }
  return std::string(north || !south ? "north" : "south") + (east ? "-east" : "-west");
}

std::string_view end_name(const Segment& road) {
  switch (road.inner_end) {
    case InnerEnd::crossroads: return "the crossroads";
    case InnerEnd::monastery: return "the monastery";
    case InnerEnd::city: return "the city";
    case InnerEnd::cottage: return "a cottage";
    case InnerEnd::water: return "the water";
    case InnerEnd::none: break;
  }
  return "nowhere";
}

std::string road_words(const Segment& road) {
  if (sides_in(road.sides) == 1) {
    return "road from the " + side_names(road.sides) + " to " + std::string(end_name(road));
  }
  if (sides_in(road.sides) == 2) {
    return (is_straight(road.sides) ? "straight road " : "curve ") + run_of(road.sides);
  }
  return "branching road " + run_of(road.sides);
}

std::string city_words(const Segment& city) {
  std::string words = "city " + (city.sides == kAllSides ? "on all sides" : side_names(city.sides));
  if (city.coats == 1) {
    words += " with a coat of arms";
  } else if (city.coats > 1) {
    words += " with " + number_word(city.coats) + " coats of arms";
  }
  return words;
}

std::string water_words(const TileType& type, SideMask water) {
  if (sides_in(water) == 1) {
    return type.water_end == WaterEnd::spring
               ? "spring of the river to the " + side_names(water)
               : "lake at the end of the river from the " + side_names(water);
  }
  return (sides_in(water) == 2 ? "river " : "fork of the river ") + run_of(water);
}

std::string crossroads_words(const TileType& type) {
  SideMask sides = 0;
  int roads = 0;
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    if ((type.crossroads->roads & (1U << n)) != 0) {
      sides = static_cast<SideMask>(sides | type.segments[n].sides);
      ++roads;
    }
  }
  return std::string(type.crossroads->kind == CrossroadsKind::village ? "village" : "trees") +
         " where " + number_word(roads) + " roads meet, from the " + side_names(sides);
}

std::string field_words(const TileType& type) {
  int outer = 0;
  int inner = 0;
  for (const Segment& segment : type.segments) {
    if (segment.kind == SegmentKind::field) {
      (segment.halves == 0 ? inner : outer) += 1;
    }
  }
  const auto counted = [](int number, const std::string& what) {
    return number_word(number) + " " + what + (number > 1 ? "s" : "");
  };
  if (inner > 0 && outer == 0) {
    return counted(inner, "inner field");
  }
  return counted(outer, "field") + (inner > 0 ? " and " + counted(inner, "inner field") : "");
}

// "donkey_stable" as "donkey stable".
std::string spaced(std::string_view word) {
  std::string words(word);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string beside_words(const TileType& type, const PrintedSymbol& symbol) {
  std::vector<std::string> names;
  bool any_road = false;
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    any_road = any_road || type.segments[n].kind == SegmentKind::road;
    if ((symbol.beside & (1U << n)) != 0) {
      names.push_back(name_of_segment(type, static_cast<int>(n)));
    }
  }
  if (names.empty()) {
    return any_road ? " beside no road" : "";
  }
  const bool is_in_city = symbol.kind == SymbolKind::cathedral;
  return (is_in_city ? " in " : " beside ") + joined(names, ", ", " and ");
}

}  // namespace

std::string outline_of(const TileType& type) {
  std::string outline;
  for (const Edge edge : type.edges) {
    outline += letter_of(edge);
  }
  return outline;
}

std::string name_of_segment(const TileType& type, int number) {
  const Segment& segment = type.segments[static_cast<std::size_t>(number)];
  switch (segment.kind) {
    case SegmentKind::city:
      return segment.sides == kAllSides ? "the city" : "the city " + side_names(segment.sides);
    case SegmentKind::road:
      if (sides_in(segment.sides) == 1) {
        return "the road to the " + side_names(segment.sides);
      }
      return (sides_in(segment.sides) == 2 && !is_straight(segment.sides) ? "the curve "
                                                                          : "the road ") +
             run_of(segment.sides);
    case SegmentKind::field: break;
  }
  std::vector<std::string> halves;
  for (std::size_t n = 0; n < kHalfNames.size(); ++n) {
    if ((segment.halves & (1U << n)) != 0) {
      halves.emplace_back(kHalfNames[n]);
    }
  }
  return halves.empty() ? "the inner field" : "the field " + joined(halves, " ", " ");
}

std::string describe(const TileType& type) {
  std::vector<std::string> parts;
  if (type.monastery) {
    parts.emplace_back("monastery");
  }
  if (type.crossroads) {
    parts.push_back(crossroads_words(type));
  }
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    const Segment& segment = type.segments[n];
    const bool told =
        segment.kind == SegmentKind::field || segment.inner_end == InnerEnd::crossroads;
    if (!told) {
      parts.push_back(
          (segment.kind == SegmentKind::city ? city_words(segment) : road_words(segment)) +
          ((type.bridges & (1U << n)) != 0 ? " over a bridge" : ""));
    }
  }
  for (const SideMask water : type.waters) {
    parts.push_back(water_words(type, water));
  }
  parts.push_back(field_words(type));
  if (type.reconstruction) {
    parts.emplace_back("a reconstruction, not seen in any picture");
  }
  return type.id + "  " + outline_of(type) + "  " + joined(parts, "; ", "; ");
}

std::string describe(const TileCopy& copy, const TileSet& set) {
  const TileType& type = set.types[copy.type];
  std::string line = copy.id + " ";
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    if ((copy.editions & mask_of(edition)) != 0 && is_printed(set, edition)) {
      line += " " + std::string(name_of(edition));
    }
  }
  std::vector<std::string> parts;
  if (copy.start_tile) {
    parts.emplace_back("start tile");
  }
  for (const PrintedSymbol& symbol : copy.symbols) {
    parts.push_back(spaced(row_of(symbol.kind).word) + beside_words(type, symbol));
  }
  if (parts.empty()) {
    parts.emplace_back("no symbol");
  }
  return line + "  " + joined(parts, "; ", "; ");
}

}  // namespace tollkeeper
