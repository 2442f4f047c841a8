#include "tiles/tile_words.hpp"

#include <algorithm>
#include <charconv>

namespace tollkeeper {
namespace {

constexpr std::size_t kLongestId = 32;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_letter(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z'); }
bool is_name_char(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; }

bool is_name(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), is_name_char);
}

std::optional<SegmentKind> segment_kind_of(std::string_view word) {
  if (word == "road") {
    return SegmentKind::road;
  }
  if (word == "city") {
    return SegmentKind::city;
  }
  if (word == "field") {
    return SegmentKind::field;
  }
  return std::nullopt;
}

// The places named after "road", "city" or "field", as sides or half edges.
struct Places {
  std::string kind;
  std::string named;  // for messages: "E W"
  unsigned mask = 0;
  bool inside = false;
};

std::optional<Places> read_places(Words& words, SegmentKind kind, TileErrors& errors) {
  Places places;
  places.kind = kind == SegmentKind::road ? "road" : kind == SegmentKind::city ? "city" : "field";
  if (kind == SegmentKind::field && words.take_if("inside")) {
    places.inside = true;
    return places;
  }
  while (true) {
    unsigned bit = 0;
    if (kind == SegmentKind::field) {
      bit = half_of(words.peek()).value_or(HalfMask{0});
    } else if (const auto side = side_of(words.peek())) {
      bit = mask_of(*side);
    }
    if (bit == 0) {
      break;
    }
    places.named += places.named.empty() ? "" : " ";
    places.named += words.take();
    places.mask |= bit;
  }
  if (places.mask == 0) {
    errors.add(words.line(),
               kind == SegmentKind::field
                   ? "after 'field' comes a half edge (NL NR EL ER SL SR WL WR) or 'inside', not " +
                         in_quotes(words.peek())
                   : "after '" + places.kind + "' comes a side (N, E, S or W), not " +
                         in_quotes(words.peek()));
    return std::nullopt;
  }
  return places;
}

}  // namespace

std::optional<Side> side_of(std::string_view word) {
  for (const Side side : kSides) {
    if (word.size() == 1 && word[0] == letter_of(side)) {
      return side;
    }
  }
  return std::nullopt;
}

std::optional<HalfMask> half_of(std::string_view word) {
  for (std::size_t n = 0; n < kHalfNames.size(); ++n) {
    if (word == kHalfNames[n]) {
      return static_cast<HalfMask>(1U << n);
    }
  }
  return std::nullopt;
}

std::optional<Edition> edition_of(std::string_view word) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    if (word == name_of(edition)) {
      return edition;
    }
  }
  return std::nullopt;
}

std::optional<SymbolKind> symbol_of(std::string_view word) {
  for (const SymbolRow& row : kSymbols) {
    if (word == row.word) {
      return row.kind;
    }
  }
  return std::nullopt;
}

std::optional<int> number_of(std::string_view word, int most) {
  int value = 0;
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word.empty() || !is_digit(word.front()) || fault != std::errc{} ||
      end != word.data() + word.size() || value > most) {
    return std::nullopt;
  }
  return value;
}

bool is_set_id(std::string_view word) {
  return !word.empty() && word.size() <= kLongestId &&
         std::all_of(word.begin(), word.end(),
                     [](char c) { return is_lower(c) || is_digit(c) || c == '_'; });
}

bool is_type_id(std::string_view word) {
  const std::size_t slash = word.find('/');
  return word.size() <= kLongestId && slash != std::string_view::npos &&
         is_name(word.substr(0, slash)) && is_name(word.substr(slash + 1));
}

bool is_copy_id(std::string_view word, std::string_view type) {
  if (word.size() > 2 * kLongestId || word.substr(0, type.size()) != type ||
      word.size() < type.size() + 2 || word[type.size()] != '.') {
    return false;
  }
  const std::string_view rest = word.substr(type.size() + 1);
  return std::all_of(rest.begin(), rest.end(), [](char c) { return is_name_char(c) || c == '@'; });
}

std::optional<std::string_view> text_of(std::string_view word) {
  if (word.empty() || word.front() != '"') {
    return std::nullopt;
  }
  return word.substr(1);
}

SideMask read_sides(Words& words, TileErrors& errors) {
  SideMask sides = 0;
  while (const auto side = side_of(words.peek())) {
    if ((sides & mask_of(*side)) != 0) {
      errors.add(words.line(), "the side " + in_quotes(words.peek()) + " is named twice");
    }
    sides = static_cast<SideMask>(sides | mask_of(*side));
    words.take();
  }
  return sides;
}

std::optional<int> read_segment(Words& words, const TileType& type, bool quiet,
                                TileErrors& errors) {
  const auto kind = segment_kind_of(words.peek());
  if (!kind) {
    errors.add(words.line(), "expected 'road', 'city' or 'field', not " + in_quotes(words.peek()));
    return std::nullopt;
  }
  words.take();
  const auto places = read_places(words, *kind, errors);
  if (!places) {
    return std::nullopt;
  }
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    const Segment& segment = type.segments[n];
    const unsigned reach = *kind == SegmentKind::field ? segment.halves : segment.sides;
    const bool named = places->inside ? reach == 0 : (reach & places->mask) == places->mask;
    if (segment.kind == *kind && named) {
      return static_cast<int>(n);
    }
  }
  if (!quiet) {
    errors.add(words.line(), places->inside ? "this tile has no enclosed inner field"
                                            : "this tile has no " + places->kind +
                                                  " that reaches " + places->named);
  }
  return std::nullopt;
}

void expect_end(Words& words, TileErrors& errors) {
  if (!words.done() && !errors.last_is_in(words.line())) {
    errors.add(words.line(), "cannot read " + in_quotes(words.peek()) + " here");
  }
}

}  // namespace tollkeeper
