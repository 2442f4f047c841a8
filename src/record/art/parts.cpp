#include "record/art/parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "embedded/abbot_svg.hpp"
#include "embedded/big_meeple_svg.hpp"
#include "embedded/cathedral_svg.hpp"
#include "embedded/coat_of_arms_svg.hpp"
#include "embedded/cottage_svg.hpp"
#include "embedded/cowshed_svg.hpp"
#include "embedded/donkey_stable_svg.hpp"
#include "embedded/emblems_svg.hpp"
#include "embedded/farmer_svg.hpp"
#include "embedded/farmhouse_svg.hpp"
#include "embedded/garden_svg.hpp"
#include "embedded/highwaymen_svg.hpp"
#include "embedded/inn_svg.hpp"
#include "embedded/meeple_svg.hpp"
#include "embedded/monastery_svg.hpp"
#include "embedded/pig_herd_svg.hpp"
#include "embedded/pigsty_svg.hpp"
#include "embedded/tollhouse_1_svg.hpp"
#include "embedded/tollhouse_2_svg.hpp"
#include "embedded/travellers_svg.hpp"
#include "embedded/trees_svg.hpp"
#include "embedded/village_svg.hpp"
#include "embedded/volcano_svg.hpp"
#include "embedded/water_tower_svg.hpp"
#include "record/art/palette.hpp"
#include "record/art/path_text.hpp"

namespace tollkeeper::art {
namespace {

struct PartFile {
  std::string_view name;
  std::string_view (*text)();
};

constexpr std::array kParts{
    PartFile{"abbot", embedded::abbot_svg},
    PartFile{"big_meeple", embedded::big_meeple_svg},
    PartFile{"cathedral", embedded::cathedral_svg},
    PartFile{"coat_of_arms", embedded::coat_of_arms_svg},
    PartFile{"cottage", embedded::cottage_svg},
    PartFile{"cowshed", embedded::cowshed_svg},
    PartFile{"donkey_stable", embedded::donkey_stable_svg},
    PartFile{"farmer", embedded::farmer_svg},
    PartFile{"farmhouse", embedded::farmhouse_svg},
    PartFile{"garden", embedded::garden_svg},
    PartFile{"highwaymen", embedded::highwaymen_svg},
    PartFile{"inn", embedded::inn_svg},
    PartFile{"meeple", embedded::meeple_svg},
    PartFile{"monastery", embedded::monastery_svg},
    PartFile{"pig_herd", embedded::pig_herd_svg},
    PartFile{"pigsty", embedded::pigsty_svg},
    PartFile{"tollhouse_1", embedded::tollhouse_1_svg},
    PartFile{"tollhouse_2", embedded::tollhouse_2_svg},
    PartFile{"travellers", embedded::travellers_svg},
    PartFile{"trees", embedded::trees_svg},
    PartFile{"village", embedded::village_svg},
    PartFile{"volcano", embedded::volcano_svg},
    PartFile{"water_tower", embedded::water_tower_svg},
};

// The text between two marks, or nothing. The parts are our own files: no full parser is needed.
std::string_view text_between(std::string_view text, std::string_view from, std::string_view to) {
  const std::size_t start = text.find(from);
  if (start == std::string_view::npos) {
    return {};
  }
  const std::size_t end = text.find(to, start + from.size());
  if (end == std::string_view::npos) {
    return {};
  }
  return text.substr(start + from.size(), end - start - from.size());
}

// The drawing without the svg element, its title and the line breaks.
std::string drawing_of(std::string_view file) {
  const std::size_t svg = file.find("<svg");
  std::string_view inner = file.substr(std::min(file.size(), file.find('>', svg) + 1));
  inner = inner.substr(0, inner.rfind("</svg>"));
  if (const std::size_t title = inner.find("</title>"); title != std::string_view::npos) {
    inner = inner.substr(title + std::string_view("</title>").size());
  }
  std::string out;
  bool line_start = true;
  for (const char letter : inner) {
    if (letter == '\n') {
      line_start = true;
      while (!out.empty() && out.back() == ' ') {
        out.pop_back();
      }
      continue;
    }
    if (line_start && (letter == ' ' || letter == '\t')) {
      continue;
    }
    line_start = false;
    out += letter;
  }
  return out;
}

}  // namespace

const std::vector<std::string_view>& part_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const PartFile& part : kParts) {
      all.push_back(part.name);
    }
    return all;
  }();
  return names;
}

std::string part_symbol(std::string_view name) {
  const auto part = std::find_if(kParts.begin(), kParts.end(),
                                 [&](const PartFile& each) { return each.name == name; });
  if (part == kParts.end()) {
    return {};
  }
  const std::string_view file = part->text();
  std::string out;
  append(out, "<symbol id=\"p-", name, "\" viewBox=\"", text_between(file, "viewBox=\"", "\""),
         "\" overflow=\"visible\">", drawing_of(file), "</symbol>\n");
  return out;
}

std::string emblem_symbols() {
  std::string out;
  const std::string_view file = embedded::emblems_svg();
  for (std::size_t i = 0; i < kSeatLooks.size(); ++i) {
    std::string mark = "id=\"em-";
    append(mark, kSeatLooks[i].word, "\" d=\"");
    append(out, "<symbol id=\"em-", kSeatLooks[i].word, "\" viewBox=\"", 10 * i,
           " 0 10 10\"><path d=\"", text_between(file, mark, "\""), "\"/></symbol>\n");
  }
  return out;
}

std::string part_symbols_for(std::string_view markup) {
  std::string out;
  for (const PartFile& part : kParts) {
    std::string mark = "\"#p-";
    append(mark, part.name, '"');
    if (markup.find(mark) != std::string_view::npos) {
      out += part_symbol(part.name);
    }
  }
  return out;
}

std::string hatch_patterns() {
  std::string out;
  for (const SeatLook& seat : kSeatLooks) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      append(out, "<pattern id=\"fh-", seat.word, '-', rotation,
             "\" width=\"20\" height=\"20\" patternUnits=\"userSpaceOnUse\" "
             "patternTransform=\"rotate(",
             -90 * rotation, " 50 50)\"><path d=\"M0 0h20v20H0z\" fill=\"", seat.colour,
             "\" fill-opacity=\".42\"/>");
      if (seat.hatch.empty()) {
        append(out, "<path d=\"M5 5h.1M15 15h.1\" stroke=\"", seat.hatch_colour,
               "\" stroke-width=\"5\" stroke-linecap=\"round\" stroke-opacity=\".8\"/>");
      } else {
        append(out, "<path d=\"", seat.hatch, "\" fill=\"none\" stroke=\"", seat.hatch_colour,
               "\" stroke-width=\"2.4\" stroke-opacity=\".85\"/>");
      }
      out += "</pattern>\n";
    }
  }
  return out;
}

}  // namespace tollkeeper::art
