#include "server/name.hpp"

#include <algorithm>

namespace tollkeeper {

std::string read_name(const JsonCursor& cursor) {
  constexpr std::size_t kMostCharacters = 24;
  constexpr std::size_t kMostBytes = 4 * kMostCharacters;
  std::string name = cursor.text(kMostBytes);
  const auto characters = std::count_if(name.begin(), name.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;  // not within a character of UTF-8
  });
  if (static_cast<std::size_t>(characters) > kMostCharacters) {
    cursor.fail("a name has at most 24 characters.");
    return "";
  }
  const auto from = name.find_first_not_of(' ');
  const auto to = name.find_last_not_of(' ');
  return from == std::string::npos ? "" : name.substr(from, to - from + 1);
}

}  // namespace tollkeeper
