#include "tiles/tile_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tollkeeper {
namespace {

constexpr std::size_t kLongestLine = 1000;
constexpr std::size_t kLongestQuote = 40;

bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }
bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// Bytes of the UTF-8 character at the front of `text`; 0 when there is none.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(text[n]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) {
    return 0;
  }
  for (std::size_t n = 1; n < length; ++n) {
    if ((byte(n) & 0xC0) != 0x80) {
      return 0;
    }
  }
  const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
  const bool surrogate = lead == 0xED && byte(1) > 0x9F;
  const bool too_large = lead == 0xF4 && byte(1) > 0x8F;
  return overlong || surrogate || too_large ? 0 : length;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      return false;
    }
    text.remove_prefix(length);
  }
  return true;
}

// Why a line is no text, or nothing.
std::optional<std::string> fault_of(std::string_view line) {
  if (line.size() > kLongestLine) {
    return "this line has " + std::to_string(line.size()) + " bytes; the longest allowed has " +
           std::to_string(kLongestLine);
  }
  if (std::any_of(line.begin(), line.end(), [](char c) { return is_control(c) && c != '\t'; })) {
    return "this line holds a control character; tile files are plain text";
  }
  if (!is_utf8(line)) {
    return "this line is no valid UTF-8 text";
  }
  return std::nullopt;
}

}  // namespace

void TileErrors::add(int line, std::string message) {
  if (!full()) {
    errors_.push_back({file_, line, std::move(message)});
  }
}

std::vector<TileFileError> TileErrors::take() {
  const auto earlier = [](const TileFileError& a, const TileFileError& b) {
    return a.line < b.line;
  };
  std::stable_sort(errors_.begin(), errors_.end(), earlier);
  if (full()) {
    errors_.push_back(
        {file_, errors_.back().line,
         "reading stopped after " + std::to_string(kMost) + " errors; there may be more below"});
  }
  return std::move(errors_);
}

TileLines::TileLines(std::string_view text, TileErrors& errors) : rest_(text), errors_(errors) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (rest_.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    rest_.remove_prefix(kByteOrderMark.size());
  }
}

bool TileLines::next(TileLine& line) {
  while (!rest_.empty() && !errors_.full()) {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    std::string_view text = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++number_;
    if (!text.empty() && text.back() == '\r') {
      text.remove_suffix(1);
    }
    if (text.find('\0') != std::string_view::npos) {
      errors_.add(number_, "this is no text file: it holds a zero byte");
      rest_ = {};
      return false;
    }
    if (auto fault = fault_of(text)) {
      errors_.add(number_, std::move(*fault));
    } else if (cut(text, line)) {
      return true;
    }
  }
  return false;
}

bool TileLines::cut(std::string_view line, TileLine& into) {
  into.number = number_;
  into.words.clear();
  std::size_t at = 0;
  while (at < line.size() && line[at] != '#') {
    const std::size_t begin = at;
    if (is_blank(line[at])) {
      ++at;
      continue;
    }
    if (line[at] == '"') {
      at = line.find('"', at + 1);
      if (at == std::string_view::npos) {
        errors_.add(number_, "a quote is opened here and not closed on the same line");
        return false;
      }
      into.words.push_back(line.substr(begin, at - begin));
      ++at;
      continue;
    }
    if (line[at] == ':' || line[at] == ';') {
      ++at;
    } else {
      while (at < line.size() && !is_blank(line[at]) &&
             std::string_view("#\":;").find(line[at]) == std::string_view::npos) {
        ++at;
      }
    }
    into.words.push_back(line.substr(begin, at - begin));
  }
  return !into.words.empty();
}

std::string in_quotes(std::string_view word) {
  if (!word.empty() && word.front() == '"') {
    word.remove_prefix(1);
  }
  std::string result = "'";
  for (const char c : word.substr(0, kLongestQuote)) {
    result += is_control(c) || !is_ascii(c) ? '?' : c;
  }
  return result + (word.size() > kLongestQuote ? "...'" : "'");
}

std::string listed(const std::vector<std::string_view>& items, std::string_view last) {
  std::string result;
  for (std::size_t n = 0; n < items.size(); ++n) {
    if (n > 0) {
      result += n + 1 == items.size() ? " " + std::string(last) + " " : std::string(", ");
    }
    result += items[n];
  }
  return result;
}

}  // namespace tollkeeper
