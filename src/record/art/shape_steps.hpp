// The steps of shape_of, in their order: each adds its part to the shape and reads the earlier
// ones. Internal to this folder.
#pragma once

#include "record/art/scatter_sequence.hpp"
#include "record/art/tile_shape.hpp"

namespace tollkeeper::art {

// Field segment number of a half edge, or -1. Halves count as in tiles/edge.hpp.
int field_of_half(const TileType& type, int half);
inline int left_half(int side) { return 2 * (side & 3); }
inline int right_half(int side) { return 2 * (side & 3) + 1; }
inline bool has_side(SideMask sides, int side) { return ((sides >> (side & 3)) & 1) != 0; }
int count_of(SideMask sides);
int first_of(SideMask sides);

void shape_cities(const TileType& type, TileShape& shape);
void shape_centre(const TileType& type, bool volcano, TileShape& shape);
void shape_waters(const TileType& type, ScatterSequence& scatter, TileShape& shape);
void shape_roads(const TileType& type, ScatterSequence& scatter, TileShape& shape);
void shape_bridges(const TileType& type, TileShape& shape);
void shape_fields(const TileType& type, bool monastery_parts_fields, TileShape& shape);
void choose_spots(TileShape& shape);

// From one side to another: straight with a slight bend, or a quarter turn. `bow` is the side a
// straight one swings away from (-1: as chance has it), `swing` how far in units.
struct Passage {
  int bow = -1;
  double swing = 0;
  double corner = 25;  // how straight a quarter turn leaves the sides, in units
};
Curve passage(int from, int to, const Passage& how, ScatterSequence& scatter);

}  // namespace tollkeeper::art
