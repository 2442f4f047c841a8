// Helpers of the tests of positions: a text laid out, and journals as short lines. No part of the
// program.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "expansions/registry.hpp"
#include "record/position/toll_report.hpp"
#include "record/replay.hpp"

namespace tollkeeper::testing {

// The lines after the first.
inline Result<LaidPosition> laid_out(std::string_view lines) {
  const auto position = read_position("tollkeeper position 1\n" + std::string(lines));
  if (!position) {
    return position.error();
  }
  return lay_out(*position, shipped_catalogue());
}

// What is wrong with the lines, or "".
inline std::string fault_of(std::string_view lines) {
  const auto laid = laid_out(lines);
  return laid ? "" : error_text(laid.error());
}

// "red toll 7 (TK-12)"
inline std::vector<std::string> lines_of(const Journal& events) {
  std::vector<std::string> lines;
  for (const Event& event : events) {
    const std::string colour(kSeatColours[event.seat]);
    lines.push_back(event.kind == EventKind::token_turned
                        ? colour + " shows " + std::to_string(event.number)
                        : colour + " " + std::string(event.word) + " " +
                              std::to_string(event.points) + " (" + std::string(event.rule) + ")");
  }
  return lines;
}

using Lines = std::vector<std::string>;

// A table with its report; the test fails where the lines have no meaning.
struct Reported {
  explicit Reported(std::string_view lines) : Reported(laid_out(lines)) {}
  explicit Reported(Result<LaidPosition> given) : laid(take(std::move(given))) {
    report = toll_report(laid);
  }
  static LaidPosition take(Result<LaidPosition> given) {
    EXPECT_TRUE(given) << (given ? "" : error_text(given.error()));
    return given ? std::move(given).value() : *laid_out("tile base/W 0 0\n");
  }

  const PaidFeature& feature(FeatureKind kind, Cell cell) const {
    for (const PaidFeature& one : report.features) {
      if (one.facts.kind == kind && one.facts.cells.front() == cell) {
        return one;
      }
    }
    ADD_FAILURE() << "no such feature";
    return report.features.front();
  }
  const CrossroadsToll& crossroads(Cell cell) const {
    for (const CrossroadsToll& one : report.crossroads) {
      if (one.cell == cell) {
        return one;
      }
    }
    ADD_FAILURE() << "no such crossroads";
    return report.crossroads.front();
  }
  // Of all roads there, for a token showing that value.
  int toll_complete(Cell cell, int shows) const {
    int points = 0;
    for (const RoadToll& toll : crossroads(cell).roads[static_cast<std::size_t>(shows - 1)]) {
      points += points_in(toll.when_complete);
    }
    return points;
  }
  int toll_end(Cell cell, int shows = 1) const {
    int points = 0;
    for (const RoadToll& toll : crossroads(cell).roads[static_cast<std::size_t>(shows - 1)]) {
      points += points_in(toll.at_end);
    }
    return points;
  }

  LaidPosition laid;
  TollReport report;
};

}  // namespace tollkeeper::testing
