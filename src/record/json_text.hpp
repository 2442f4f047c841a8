// JSON text to a value, for files from outside: every kind of damage gets a sentence that says what
// is wrong and in which line. Stricter than a plain reader: a key may stand only once in an object,
// and size and depth have bounds, so that no file can eat the machine.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <string_view>

#include "base/result.hpp"

namespace tollkeeper {

inline constexpr std::size_t kMostJsonBytes = 16U << 20;
inline constexpr std::size_t kMostJsonDepth = 32;

// Safe for any bytes of any length. Numbers with a fraction are read exactly.
Result<boost::json::value> parse_json(std::string_view text);

}  // namespace tollkeeper
