#include "oracle/features.hpp"

namespace tollkeeper::oracle {
namespace {

const Segment& segment_of(const Board& board, Place place) {
  return board.at(place.cell).tile.type->segments[place.spot];
}

FeatureKind kind_of(const Board& board, Place place) {
  if (place.spot == kMonasterySpot) {
    return FeatureKind::monastery;
  }
  if (place.spot == kGardenSpot) {
    return FeatureKind::garden;
  }
  switch (segment_of(board, place).kind) {
    case SegmentKind::road: return FeatureKind::road;
    case SegmentKind::city: return FeatureKind::city;
    case SegmentKind::field: break;
  }
  return FeatureKind::field;
}

// The left half of a side meets the right half of the neighbour's opposite side.
int half_across(int half) {
  const int side = half / 2;
  const bool is_left = half % 2 == 0;
  return ((side + 2) % 4) * 2 + (is_left ? 1 : 0);
}

// The places of other tiles that the road, city or field segment runs on into.
std::vector<Place> joined_places(const Board& board, Place place) {
  std::vector<Place> joined;
  const Rotation rotation = board.at(place.cell).rotation;
  const Segment& segment = segment_of(board, place);
  for (const Side side : kSides) {
    const auto other = board.find(neighbour(place.cell, side));
    if (other == board.end()) {
      continue;
    }
    if ((turned_sides(segment.sides, rotation) & mask_of(side)) != 0) {
      if (const auto spot = segment_at_side(other->second, opposite(side))) {
        joined.push_back({other->first, *spot});
      }
    }
    for (const int half : {2 * index_of(side), 2 * index_of(side) + 1}) {
      if (((turned_halves(segment.halves, rotation) >> half) & 1) != 0) {
        if (const auto spot = field_at_half(other->second, half_across(half))) {
          joined.push_back({other->first, *spot});
        }
      }
    }
  }
  return joined;
}

}  // namespace

Feature feature_at(const Board& board, Place place) {
  Feature feature;
  feature.kind = kind_of(board, place);
  feature.places.insert(place);
  if (feature.kind == FeatureKind::monastery || feature.kind == FeatureKind::garden) {
    return feature;
  }
  std::vector<Place> to_visit{place};
  while (!to_visit.empty()) {
    const Place here = to_visit.back();
    to_visit.pop_back();
    for (const Place next : joined_places(board, here)) {
      if (feature.places.insert(next).second) {
        to_visit.push_back(next);
      }
    }
  }
  return feature;
}

std::vector<Feature> all_features(const Board& board) {
  std::vector<Feature> features;
  std::set<Place> seen;
  for (const auto& [cell, placed] : board) {
    for (const Spot spot : spots_of(placed.tile)) {
      if (seen.count({cell, spot}) == 0) {
        features.push_back(feature_at(board, {cell, spot}));
        seen.insert(features.back().places.begin(), features.back().places.end());
      }
    }
  }
  return features;
}

bool is_complete(const Board& board, const Feature& feature) {
  if (feature.kind == FeatureKind::field) {
    return false;
  }
  if (feature.kind == FeatureKind::monastery || feature.kind == FeatureKind::garden) {
    return neighbours_present(board, feature.places.begin()->cell) == 8;
  }
  for (const Place place : feature.places) {
    const Rotation rotation = board.at(place.cell).rotation;
    const SideMask sides = turned_sides(segment_of(board, place).sides, rotation);
    for (const Side side : kSides) {
      if ((sides & mask_of(side)) != 0 && board.count(neighbour(place.cell, side)) == 0) {
        return false;
      }
    }
  }
  return true;
}

std::vector<Cell> cells_of(const Feature& feature) {
  std::set<Cell> cells;
  for (const Place place : feature.places) {
    cells.insert(place.cell);
  }
  return {cells.begin(), cells.end()};
}

}  // namespace tollkeeper::oracle
