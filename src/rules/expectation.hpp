// Expectation: what a computer player expects of a position, handed to the modules so that they can say
// what their own rules may still bring (Module::add_expected_points).
#pragma once

namespace tollkeeper {

struct Expectation {
  // By union-find root of a road or city: the chance that it will be completed, 1 when it is.
  const float* completion = nullptr;
  // Turns each seat still has, about.
  float turns_left = 0;
};

}  // namespace tollkeeper
