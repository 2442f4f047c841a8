#include "server/reason.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <cmath>
#include <cstddef>

namespace tollkeeper {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostPlaces = 4;

// More digits than a player's guess is worth would only fill the store.
double tenth(double points) { return std::round(points * 10) / 10; }

}  // namespace

json::object reason_object(const Thought& thought, int seats) {
  json::object reason{{"lead", tenth(thought.lead)}, {"exact", thought.exact}};
  json::array expected;
  for (const ExpectedPoints& kind : thought.expected) {
    json::array points;
    bool any = false;
    for (int seat = 0; seat < seats; ++seat) {
      const double value = tenth(static_cast<double>(kind.points[static_cast<std::size_t>(seat)]));
      any = any || value != 0;
      points.push_back(value);
    }
    if (any) {
      expected.push_back(
          {{"word", json::string(kind.word.data(), kind.word.size())}, {"points", points}});
    }
  }
  reason["expected"] = std::move(expected);
  json::array places;
  for (const Candidate& one : thought.candidates) {
    const bool chosen = !thought.line.empty() && one.action == thought.line.front();
    if (one.action.kind != ActionKind::place_tile || (!chosen && places.size() >= kMostPlaces)) {
      continue;
    }
    places.push_back({{"x", one.action.cell.x},
                      {"y", one.action.cell.y},
                      {"rotation", one.action.spot & 3},
                      {"lead", tenth(one.lead)},
                      {"chosen", chosen}});
  }
  reason["places"] = std::move(places);
  return reason;
}

}  // namespace tollkeeper
