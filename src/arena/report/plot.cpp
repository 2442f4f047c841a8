#include "arena/report/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace tollkeeper {
namespace {

constexpr double kWide = 860;
constexpr double kLeft = 64;
constexpr double kNames = 210;  // room for names left of rows
constexpr double kRight = 24;
constexpr double kTop = 16;
constexpr double kBottom = 52;
constexpr double kRow = 30;
constexpr double kScatterHigh = 420;
constexpr std::size_t kColours = 8;  // classes k0 to k7 of the page
constexpr std::size_t kMostName = 32;

// A line of numbers mapped to a line of pixels.
struct Scale {
  double low = 0;
  double high = 1;
  double from = 0;
  double to = 1;
  double operator()(double value) const {
    return high > low ? from + (value - low) / (high - low) * (to - from) : (from + to) / 2;
  }
};

std::string number(double value) {
  return std::abs(value - std::round(value)) < 1e-9 ? fmt::format("{:.0f}", value + 0.0)
                                                    : fmt::format("{:.3g}", value);
}

std::string opening(const AxisTitles& titles, double high) {
  return fmt::format(
      "<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">\n<title>{}</title>\n",
      kWide, high, escaped(titles.title), escaped(titles.title));
}

std::string line(double x1, double y1, double x2, double y2, const char* style) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1, x2,
      y2, style);
}

std::string words(double x, double y, const char* anchor, const std::string& text,
                  const char* style = "") {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" class=\"{}\">{}</text>\n",
                     x, y, anchor, style, escaped(text));
}

std::string short_name(const std::string& name) {
  if (name.size() <= kMostName) {
    return name;
  }
  std::size_t cut = kMostName - 3;
  while (cut > 0 && (static_cast<unsigned char>(name[cut]) & 0xC0) == 0x80) {
    --cut;  // not inside a letter
  }
  return name.substr(0, cut) + "...";
}

// An error bar with ends, along x or along y.
std::string error_bar(double x1, double y1, double x2, double y2) {
  constexpr double kEnd = 4;
  std::string text = line(x1, y1, x2, y2, "bar");
  const bool upright = x1 == x2;
  for (const auto& [x, y] : {std::pair(x1, y1), std::pair(x2, y2)}) {
    text += upright ? line(x - kEnd, y, x + kEnd, y, "bar") : line(x, y - kEnd, x, y + kEnd, "bar");
  }
  return text;
}

std::string x_axis(const Scale& scale, const std::vector<double>& at, double top, double bottom,
                   const std::string& title) {
  std::string text;
  for (const double value : at) {
    text += line(scale(value), top, scale(value), bottom, value == 0 ? "zero" : "grid");
    text += words(scale(value), bottom + 18, "middle", number(value));
  }
  return text + words((scale.from + scale.to) / 2, bottom + 40, "middle", title, "axis");
}

}  // namespace

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char one : text) {
    switch (one) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += one;
    }
  }
  return safe;
}

std::vector<double> ticks(double low, double high) {
  if (!(high > low)) {
    return {low};
  }
  const double rough = (high - low) / 6;
  const double ten = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * ten;
  for (const double times : {5.0, 2.0, 1.0}) {
    step = times * ten >= rough ? times * ten : step;
  }
  std::vector<double> list;
  const auto first = static_cast<long>(std::floor(low / step));
  const auto last = static_cast<long>(std::ceil(high / step));
  for (long n = first; n <= last; ++n) {
    list.push_back(static_cast<double>(n) * step);
  }
  return list;
}

std::string scatter_plot(const AxisTitles& titles, const std::vector<ScatterPoint>& points) {
  double low = 0;
  double high = 0;
  double least = points.empty() ? 1 : points[0].x;
  double most = least;
  for (const ScatterPoint& point : points) {
    low = std::min(low, point.y - point.error);
    high = std::max(high, point.y + point.error);
    least = std::min(least, point.x);
    most = std::max(most, point.x);
  }
  const auto across = ticks(low, std::max(high, low + 1));
  const Scale y{across.front(), across.back(), kScatterHigh - kBottom, kTop};
  const double first = std::floor(std::log10(least));
  const double last = std::max(first + 1, std::ceil(std::log10(most)));
  const Scale x{first, last, kLeft, kWide - kRight};
  std::string text = opening(titles, kScatterHigh);
  for (const double value : across) {
    text += line(kLeft, y(value), kWide - kRight, y(value), value == 0 ? "zero" : "grid");
    text += words(kLeft - 8, y(value) + 4, "end", number(value));
  }
  for (double decade = first; decade <= last; ++decade) {
    text += line(x(decade), kTop, x(decade), kScatterHigh - kBottom, "grid");
    text += words(x(decade), kScatterHigh - kBottom + 18, "middle", number(std::pow(10, decade)));
  }
  text += words(kWide / 2, kScatterHigh - 12, "middle", titles.x, "axis");
  text += fmt::format(
      "<text transform=\"translate(14 {:.0f}) rotate(-90)\" text-anchor=\"middle\" "
      "class=\"axis\">{}</text>\n",
      kScatterHigh / 2 - 20, escaped(titles.y));

  std::map<std::string, std::vector<const ScatterPoint*>> families;
  for (const ScatterPoint& point : points) {
    families[point.family].push_back(&point);
  }
  std::size_t colour = 0;
  for (auto& [family, members] : families) {
    std::sort(members.begin(), members.end(),
              [](const ScatterPoint* one, const ScatterPoint* other) { return one->x < other->x; });
    std::string path;
    for (const ScatterPoint* point : members) {
      path += fmt::format("{:.1f},{:.1f} ", x(std::log10(point->x)), y(point->y));
    }
    text += fmt::format("<polyline points=\"{}\" class=\"join s{}\"/>\n", path, colour % kColours);
    bool names_below = false;
    for (const ScatterPoint* point : members) {
      const double at = x(std::log10(point->x));
      text += error_bar(at, y(point->y - point->error), at, y(point->y + point->error));
      text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"k{}\"/>\n", at,
                          y(point->y), colour % kColours);
      // Neighbours of a family have their names above and below by turns.
      const bool to_left = at > kWide * 0.7;
      text += words(at + (to_left ? -9 : 9), y(point->y) + (names_below ? 16 : -7),
                    to_left ? "end" : "start", short_name(point->name));
      names_below = !names_below;
    }
    ++colour;
  }
  return text + "</svg>\n";
}

std::string margin_plot(const AxisTitles& titles, const std::vector<MarginRow>& rows) {
  double low = 0;
  double high = 0;
  for (const MarginRow& row : rows) {
    low = std::min(low, row.value - row.error);
    high = std::max(high, row.value + row.error);
  }
  const auto at = ticks(low, std::max(high, low + 1));
  const double bottom = kTop + kRow * static_cast<double>(rows.size());
  const Scale x{at.front(), at.back(), kNames, kWide - kRight};
  std::string text = opening(titles, bottom + kBottom) + x_axis(x, at, kTop, bottom, titles.x);
  for (std::size_t n = 0; n < rows.size(); ++n) {
    const double y = kTop + kRow * (static_cast<double>(n) + 0.5);
    text += words(kNames - 12, y + 4, "end", short_name(rows[n].name));
    text += error_bar(x(rows[n].value - rows[n].error), y, x(rows[n].value + rows[n].error), y);
    text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"k0\"/>\n",
                        x(rows[n].value), y);
  }
  return text + "</svg>\n";
}

std::string stack_plot(const AxisTitles& titles, const std::vector<std::string>& kinds,
                       const std::vector<StackRow>& rows) {
  double high = 1;
  for (const StackRow& row : rows) {
    double sum = 0;
    for (const double part : row.parts) {
      sum += std::max(0.0, part);
    }
    high = std::max(high, sum);
  }
  constexpr double kLegend = 30;
  const auto at = ticks(0, high);
  const double top = kTop + kLegend;
  const double bottom = top + kRow * static_cast<double>(rows.size());
  const Scale x{0, at.back(), kNames, kWide - kRight};
  std::string text = opening(titles, bottom + kBottom);
  double legend = kNames;
  for (std::size_t n = 0; n < kinds.size(); ++n) {
    text +=
        fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"14\" height=\"14\" class=\"k{}\"/>\n",
                    legend, kTop, n % kColours);
    text += words(legend + 20, kTop + 12, "start", kinds[n]);
    legend += 36 + 7.5 * static_cast<double>(kinds[n].size());
  }
  text += x_axis(x, at, top, bottom, titles.x);
  for (std::size_t n = 0; n < rows.size(); ++n) {
    const double y = top + kRow * static_cast<double>(n);
    text += words(kNames - 12, y + kRow / 2 + 4, "end", short_name(rows[n].name));
    double sum = 0;
    for (std::size_t kind = 0; kind < rows[n].parts.size(); ++kind) {
      const double part = std::max(0.0, rows[n].parts[kind]);
      text += fmt::format(
          "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
          "class=\"k{}\"><title>{} {:.1f}</title></rect>\n",
          x(sum), y + 5, x(sum + part) - x(sum), kRow - 10, kind % kColours, escaped(kinds[kind]),
          part);
      sum += part;
    }
  }
  return text + "</svg>\n";
}

}  // namespace tollkeeper
