// Assertions: sentences about where a game stands, as .jcz tests have them, and some of our own for
// tollhouses (docs/record-format.md lists all forms). A full stop at the end does not matter; words
// are compared without regard to case, players' names exactly. A sentence nobody knows fails.
#pragma once

#include <string>
#include <vector>

#include "record/playthrough.hpp"

namespace tollkeeper {

struct AssertionFailure {
  std::string sentence;
  std::string expected;
  std::string actual;
};

// `figure_names` is what the file called the figures, by figure id; may be empty.
std::vector<AssertionFailure> check_assertions(const Playthrough& playthrough,
                                               const std::vector<std::string>& sentences,
                                               const std::vector<std::string>& figure_names = {});

}  // namespace tollkeeper
