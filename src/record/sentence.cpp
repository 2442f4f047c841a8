#include "record/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tollkeeper {
namespace {

// "[1,-2]-[90,0]" with its rotations in order; other options as they are.
std::string in_order(const std::string& option) {
  const std::size_t at = option.find("]-[");
  if (at == std::string::npos || option.back() != ']') {
    return option;
  }
  std::set<std::pair<std::size_t, std::string>> turns;  // shorter numbers are smaller
  std::string turn;
  for (const char c : option.substr(at + 3)) {
    if (c == ',' || c == ']') {
      turns.emplace(turn.size(), turn);
      turn.clear();
    } else {
      turn += c;
    }
  }
  std::string text = option.substr(0, at + 3);
  for (const auto& [length, number] : turns) {
    text += (text.back() == '[' ? "" : ",") + number;
  }
  return text + "]";
}

}  // namespace

std::string lower(std::string_view text) {
  std::string result;
  for (const char c : text) {
    result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return result;
}

bool is_same(std::string_view a, std::string_view b) { return lower(a) == lower(b); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') {
    text.remove_prefix(1);
  }
  while (!text.empty() && text.back() == ' ') {
    text.remove_suffix(1);
  }
  return text;
}

Words words_of(std::string_view text) {
  Words words;
  for (const char c : text) {
    if (c == ' ') {
      words.emplace_back();
    } else {
      if (words.empty()) {
        words.emplace_back();
      }
      words.back() += c;
    }
  }
  words.erase(std::remove(words.begin(), words.end(), ""), words.end());
  return words;
}

bool has_shape(const Words& words, std::initializer_list<std::string_view> shape) {
  return words.size() == shape.size() &&
         std::equal(words.begin(), words.end(), shape.begin(),
                    [](const std::string& word, std::string_view wanted) {
                      return wanted == "*" || is_same(word, wanted);
                    });
}

std::set<std::string> options_of(std::string_view list) {
  std::set<std::string> options;
  while (!list.empty()) {
    const std::string_view one = list.substr(0, list.find(';'));
    std::string option = lower(one);
    option.erase(std::remove(option.begin(), option.end(), ' '), option.end());
    if (!option.empty()) {
      options.insert(in_order(option));
    }
    list.remove_prefix(std::min(list.size(), one.size() + 1));
  }
  return options;
}

std::string joined(const std::set<std::string>& options) {
  std::string text;
  for (const std::string& option : options) {
    text += (text.empty() ? "" : "; ") + option;
  }
  return text.empty() ? "none" : text;
}

}  // namespace tollkeeper
