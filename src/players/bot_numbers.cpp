#include "players/bot_numbers.hpp"

#include <charconv>

namespace tollkeeper {
namespace {

Error wrong(std::string_view key, const std::string& what, const std::string& text) {
  return {"The setting " + std::string(key) + " takes " + what + ", not \"" + text + "\".", ""};
}

template <class Number>
bool read_number(const std::string& text, Number& number) {
  const char* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, number);
  return problem == std::errc() && stop == end && !text.empty();
}

}  // namespace

Result<std::int64_t> whole_setting(std::string_view key, const std::string& text, std::int64_t low,
                                   std::int64_t high) {
  std::int64_t number = 0;
  if (!read_number(text, number) || number < low || number > high) {
    return wrong(key, "a whole number from " + std::to_string(low) + " to " + std::to_string(high),
                 text);
  }
  return number;
}

Result<float> point_setting(std::string_view key, const std::string& text, float low, float high) {
  float number = 0;
  if (!read_number(text, number) || !(number >= low && number <= high)) {
    return wrong(key,
                 "a number from " + std::to_string(static_cast<int>(low)) + " to " +
                     std::to_string(static_cast<int>(high)),
                 text);
  }
  return number;
}

Result<bool> switch_setting(std::string_view key, const std::string& text) {
  if (text != "on" && text != "off") {
    return wrong(key, "on or off", text);
  }
  return text == "on";
}

}  // namespace tollkeeper
