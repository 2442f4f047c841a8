// TollReport: "how much toll is that?": what every road, city, field, monastery and garden of a
// laid position pays, and every tollhouse, now and at the end of the game. Every number is a score
// event of the engine, with its parts and rules; nothing is reckoned here.
//
// "Due" is what is scored before anything else: features the tile just placed completes, and
// complete ones on which somebody still stands. The end is reckoned after that.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "record/feature_facts.hpp"
#include "record/position/lay_out.hpp"

namespace tollkeeper {

struct PaidFeature {
  FeatureFacts facts;
  bool due = false;
  // Of an incomplete one: what closing its open ends just as they are would pay; of a complete one:
  // what completing it pays or paid. Roads and cities, and sites somebody stands on.
  Journal when_complete;
  // Final scoring of this feature alone; nothing for what is complete.
  Journal at_end;
};

// What one road would pay a token that stood at its crossroads.
struct RoadToll {
  std::size_t feature = 0;  // index into TollReport::features
  SideMask sides = 0;       // of the crossroads' tile as it lies, to which the road leads
  Journal when_complete;    // empty for roads that were completed before
  Journal at_end;
};

struct CrossroadsToll {
  Cell cell;
  std::optional<TokenOnTable> token;  // who stands there
  // By the value shown, from 1: for the token that stands there its own value alone is filled, for
  // a free crossroads all are.
  std::vector<std::vector<RoadToll>> roads;
  std::vector<std::size_t> features;  // the roads that start here, each once
};

struct SeatPoints {
  int before = 0;  // as the position says
  int due = 0;
  int end = 0;  // final scoring besides
  int total() const { return before + due + end; }
};

struct TollReport {
  std::vector<PaidFeature> features;  // by kind, then by first cell
  std::vector<CrossroadsToll> crossroads;
  Journal due;  // scores and tokens turned over, in the engine's order
  Journal end;
  std::array<SeatPoints, kMaxSeats> seats{};
};

TollReport toll_report(const LaidPosition& laid);

int points_in(const Journal& events);
// Whether a score is for a token and not for a road, city, field, monastery or garden.
bool is_for_token(const Event& event);

}  // namespace tollkeeper
