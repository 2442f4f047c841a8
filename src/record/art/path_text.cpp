#include "record/art/path_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace tollkeeper::art {

void append(std::string& out, double value) {
  const long long tenths = static_cast<long long>(std::floor(value * 10 + 0.5));
  if (tenths < 0) {
    out += '-';
  }
  const long long size = std::llabs(tenths);
  if (size >= 10 || size == 0) {
    out += std::to_string(size / 10);
  }
  if (size % 10 != 0) {
    out += '.';
    out += static_cast<char>('0' + size % 10);
  }
}

void append(std::string& out, Point point) { append(out, point.x, ' ', point.y); }

namespace {

// A minus sign separates numbers by itself.
void append_after(std::string& out, Point point) {
  const std::size_t start = out.size();
  append(out, point.x);
  if (out[start] != '-') {
    out.insert(start, 1, ' ');
  }
  const std::size_t second = out.size();
  append(out, point.y);
  if (out[second] != '-') {
    out.insert(second, 1, ' ');
  }
}

void append_tight(std::string& out, Point point) {
  append(out, point.x);
  const std::size_t second = out.size();
  append(out, point.y);
  if (out[second] != '-') {
    out.insert(second, 1, ' ');
  }
}

}  // namespace

std::string curve_path_onward(const Curve& curve) {
  std::string out;
  for (std::size_t i = 1; i + 2 < curve.size(); i += 3) {
    out += 'C';
    append_tight(out, curve[i]);
    append_after(out, curve[i + 1]);
    append_after(out, curve[i + 2]);
  }
  return out;
}

std::string curve_path(const Curve& curve) {
  if (curve.empty()) {
    return {};
  }
  std::string out = "M";
  append_tight(out, curve[0]);
  return out + curve_path_onward(curve);
}

void append_ellipse(std::string& out, Point centre, double radius_x, double radius_y) {
  append(out, 'M', centre.x - radius_x, ' ', centre.y, 'a', radius_x, ' ', radius_y, " 0 1 0 ",
         2 * radius_x, " 0a", radius_x, ' ', radius_y, " 0 1 0-", 2 * radius_x, " 0z");
}

void append_circle(std::string& out, Point centre, double radius) {
  append_ellipse(out, centre, radius, radius);
}

namespace {

// Length of the character at `at` in UTF-8, or 0 where the bytes are none that XML allows.
std::size_t character_length(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xc2 ? 0
                             : first < 0xe0 ? 2
                             : first < 0xf0 ? 3
                             : first < 0xf5 ? 4
                                            : 0;
  if (length == 0 || at + length > text.size()) {
    return 0;
  }
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(at + i) & 0xc0) != 0x80) {
      return 0;
    }
  }
  const unsigned char second = length > 1 ? byte(at + 1) : 0;
  const bool wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0) ||
                     (first == 0xef && second == 0xbf && byte(at + 2) >= 0xbe) ||
                     (first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90);
  return wrong ? 0 : length;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = character_length(text, at);
    const char letter = text[at];
    if (length != 1) {
      out += length == 0 ? std::string_view("?") : text.substr(at, length);
      at += std::max<std::size_t>(length, 1);
      continue;
    }
    switch (letter) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f ? ' ' : letter;
    }
    ++at;
  }
  return out;
}

}  // namespace tollkeeper::art
