// The small words of tile files: sides, half edges, editions, numbers, ids. Each reader answers
// nothing for a word it does not know; the caller says so in its own sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tiles/tile_text.hpp"
#include "tiles/tile_type.hpp"

namespace tollkeeper {

std::optional<Side> side_of(std::string_view word);
std::optional<HalfMask> half_of(std::string_view word);
std::optional<Edition> edition_of(std::string_view word);
std::optional<SymbolKind> symbol_of(std::string_view word);

// Digits alone, 0 to `most`.
std::optional<int> number_of(std::string_view word, int most);

// "base": lower case letters, digits, '_', at most 32.
bool is_set_id(std::string_view word);
// "base/U": letters, digits, '_' and '-' on both sides of one '/', at most 32 characters.
bool is_type_id(std::string_view word);
// "base/U.6", "base/U.6@C1": the id of `type`, a point, then letters, digits, '_', '-' or '@'.
bool is_copy_id(std::string_view word, std::string_view type);

// The rest of a quoted word without its quote, or nothing when it was not quoted.
std::optional<std::string_view> text_of(std::string_view word);

// Sides that follow, as a mask; a side named twice is an error.
SideMask read_sides(Words& words, TileErrors& errors);

// "road E", "city N W", "field EL", "field inside": the number of the segment that is named by one
// or more of its sides or half edges. Says what is wrong unless `quiet`.
std::optional<int> read_segment(Words& words, const TileType& type, bool quiet, TileErrors& errors);

// Reports what is left of a line after its last word of meaning, unless the line had an error.
void expect_end(Words& words, TileErrors& errors);

}  // namespace tollkeeper
