#include "tiles/turned.hpp"

namespace tollkeeper {

TileType turned(const TileType& type, Rotation rotation) {
  TileType result = type;
  for (const Side side : kSides) {
    result.edges[static_cast<std::size_t>(index_of(turned(side, rotation)))] =
        type.edges[static_cast<std::size_t>(index_of(side))];
  }
  for (Segment& segment : result.segments) {
    segment.sides = turned_sides(segment.sides, rotation);
    segment.halves = turned_halves(segment.halves, rotation);
  }
  for (SideMask& water : result.waters) {
    water = turned_sides(water, rotation);
  }
  return result;
}

}  // namespace tollkeeper
