// Text of SVG paths and attributes: numbers in tile units with one decimal, written as short as
// possible ("3", "-.5"), and markup escaping. Nothing here knows what is drawn.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "record/art/point.hpp"

namespace tollkeeper::art {

void append(std::string& out, double value);
inline void append(std::string& out, std::string_view text) { out += text; }
inline void append(std::string& out, char letter) { out += letter; }
inline void append(std::string& out, std::integral auto value) { out += std::to_string(value); }
void append(std::string& out, Point point);

template <class First, class Second, class... Rest>
void append(std::string& out, const First& first, const Second& second, const Rest&... rest) {
  append(out, first);
  append(out, second);
  (append(out, rest), ...);
}

std::string curve_path(const Curve& curve);
// The same without the leading move, to go on from where the path stands.
std::string curve_path_onward(const Curve& curve);
// A closed ellipse.
void append_ellipse(std::string& out, Point centre, double radius_x, double radius_y);
void append_circle(std::string& out, Point centre, double radius);

// For text and for attribute values in double quotes; control characters become spaces,
// bytes that are no UTF-8 question marks.
std::string escaped(std::string_view text);

}  // namespace tollkeeper::art
