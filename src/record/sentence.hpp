// Sentence: taking an assertion apart into words, shapes and lists of options. Case and spaces do
// not matter, nor does the order of a list. Internal to assertions.cpp.
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tollkeeper {

using Words = std::vector<std::string>;

std::string lower(std::string_view text);
bool is_same(std::string_view a, std::string_view b);
std::string_view trimmed(std::string_view text);
Words words_of(std::string_view text);

// Whether the words have this shape; "*" stands for any one word.
bool has_shape(const Words& words, std::initializer_list<std::string_view> shape);

// "[1,-2] - [0,90]; [0,1] - [180]" as a set of its parts, in one spelling.
std::set<std::string> options_of(std::string_view list);

// The parts with "; " between, or "none".
std::string joined(const std::set<std::string>& options);

}  // namespace tollkeeper
