// Part: which share of a match's decks this process plays, when many machines play one match. Given
// with --part, or by Open MPI's mpirun, which numbers its processes in their environment.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace tollkeeper {

struct Part {
  std::uint64_t number = 0;  // from 0
  std::uint64_t parts = 1;
  int neighbours = 1;  // processes of the same match on this machine
};

// `text` is "2/8" or empty; then the environment decides.
Result<Part> read_part(const std::string& text);

// games.json of part 2 of 8 is games.part-2-of-8.json; of 1 it is itself.
std::string part_path(const std::string& path, const Part& part);

}  // namespace tollkeeper
