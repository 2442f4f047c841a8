// Features, found anew each time by flooding the table from one place: roads and cities run on over
// sides, fields over half edges, monasteries and gardens are a single place.
#pragma once

#include <set>
#include <vector>

#include "oracle/board.hpp"
#include "oracle/words.hpp"
#include "rules/feature.hpp"

namespace tollkeeper::oracle {

struct Feature {
  FeatureKind kind = FeatureKind::road;
  std::set<Place> places;
  friend bool operator==(const Feature&, const Feature&) = default;
};

// The feature the place belongs to. The cell must hold a tile that has the spot.
Feature feature_at(const Board& board, Place place);

// All features of the table in the order of their first place.
std::vector<Feature> all_features(const Board& board);

// B-31, B-33, B-35, A-4. A field is never complete (B-22).
bool is_complete(const Board& board, const Feature& feature);

// Each cell once, in reading order (B-32).
std::vector<Cell> cells_of(const Feature& feature);

}  // namespace tollkeeper::oracle
