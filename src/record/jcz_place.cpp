#include "record/jcz_place.hpp"

#include <array>

#include "record/jcz_words.hpp"
#include "record/spot_name.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kInside = "I";

// By SideMask: bit 0 north, 1 east, 2 south, 3 west.
constexpr std::array kSideNames{""sv,  "N"sv,  "E"sv,  "NE"sv, "S"sv,  "NS"sv, "SE"sv, "_W"sv,
                                "W"sv, "NW"sv, "WE"sv, "_S"sv, "SW"sv, "_E"sv, "_N"sv, "NWSE"sv};

std::optional<SideMask> sides_named(std::string_view location) {
  for (std::size_t mask = 1; mask < kSideNames.size(); ++mask) {
    if (kSideNames[mask] == location) {
      return static_cast<SideMask>(mask);
    }
  }
  return std::nullopt;
}

std::optional<HalfMask> halves_named(std::string_view location) {
  HalfMask mask = 0;
  while (!location.empty()) {
    const std::string_view name = location.substr(0, location.find('.'));
    std::size_t half = 0;
    while (half < kHalfNames.size() && kHalfNames[half] != name) {
      ++half;
    }
    if (half == kHalfNames.size()) {
      return std::nullopt;
    }
    mask = static_cast<HalfMask>(mask | (1U << half));
    location.remove_prefix(name.size() == location.size() ? name.size() : name.size() + 1);
  }
  return mask;
}

// Whether the location names this segment or part of it.
bool is_meant(const Segment& segment, Rotation rotation, std::string_view location) {
  if (segment.kind == SegmentKind::field) {
    const auto halves = halves_named(location);
    return segment.halves == 0 ? location == kInside
                               : halves && *halves != 0 &&
                                     (*halves & ~turned_halves(segment.halves, rotation)) == 0;
  }
  const auto sides = sides_named(location);
  return sides && (*sides & ~turned_sides(segment.sides, rotation)) == 0;
}

}  // namespace

std::string jcz_location(const Kind& kind, Rotation rotation, Spot spot) {
  if (spot >= kind.type->segments.size()) {
    return std::string(kInside);
  }
  const Segment& segment = kind.type->segments[spot];
  if (segment.kind != SegmentKind::field) {
    return std::string(kSideNames[turned_sides(segment.sides, rotation)]);
  }
  const HalfMask halves = turned_halves(segment.halves, rotation);
  std::string text;
  for (std::size_t half = 0; half < kHalfNames.size(); ++half) {
    if (((halves >> half) & 1) != 0) {
      text += text.empty() ? "" : ".";
      text += kHalfNames[half];
    }
  }
  return text.empty() ? std::string(kInside) : text;
}

std::optional<Spot> find_jcz_spot(const Kind& kind, Rotation rotation, std::string_view feature,
                                  std::string_view location) {
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    const SpotRow& row = kind.spots[n];
    if (jcz_feature(row.kind) != feature) {
      continue;
    }
    const bool meant = row.spot < kind.type->segments.size()
                           ? is_meant(kind.type->segments[row.spot], rotation, location)
                           : location == kInside;
    if (meant) {
      return row.spot;
    }
  }
  return std::nullopt;
}

}  // namespace tollkeeper
