// Turns a set of grid cells into path text: the border of the set, with few points. Small islands
// (under 30 unit steps round) are left out.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tollkeeper::art {

// `cells` is a square grid, row by row; not 0 means in the set.
std::string grid_outline(const std::vector<std::uint8_t>& cells, int size);

}  // namespace tollkeeper::art
