// Reading the settings of a computer player: whole numbers, tenths and switches, each with its
// bounds, and a sentence for what is none of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace tollkeeper {

Result<std::int64_t> whole_setting(std::string_view key, const std::string& text, std::int64_t low,
                                   std::int64_t high);
Result<float> point_setting(std::string_view key, const std::string& text, float low, float high);
// `on` or `off`.
Result<bool> switch_setting(std::string_view key, const std::string& text);

}  // namespace tollkeeper
