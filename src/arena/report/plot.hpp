// Plots of the ladder's report, as SVG elements to stand inside a page: colours come from the
// page's style sheet (classes), so they follow light and dark; nothing is loaded, no script is
// needed.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tollkeeper {

// Text with what means something in HTML replaced.
std::string escaped(const std::string& text);

// Values with errors (half the height of the bar) against a measure that spans decades.
struct ScatterPoint {
  std::string name;
  std::string family;  // points of one family are joined by a line, from left to right
  double x = 1;        // above 0
  double y = 0;
  double error = 0;
};
struct AxisTitles {
  std::string title;
  std::string x;
  std::string y;
};
std::string scatter_plot(const AxisTitles& titles, const std::vector<ScatterPoint>& points);

// One row for each name, a dot with an error bar on a common axis through 0.
struct MarginRow {
  std::string name;
  double value = 0;
  double error = 0;
};
std::string margin_plot(const AxisTitles& titles, const std::vector<MarginRow>& rows);

// One bar for each name, cut into parts; the parts of all bars have the same kinds in one order.
struct StackRow {
  std::string name;
  std::vector<double> parts;
};
std::string stack_plot(const AxisTitles& titles, const std::vector<std::string>& kinds,
                       const std::vector<StackRow>& rows);

// Round numbers from `low` to `high` or a little outside, at most about eight of them.
std::vector<double> ticks(double low, double high);

}  // namespace tollkeeper
