// Counts the calls of operator new of this program, to prove that playing allocates nothing.
// Linking this file replaces operator new; under sanitizers, which bring their own, nothing is
// counted.
#pragma once

#include <cstdint>

namespace tollkeeper {

// Calls by this thread so far; -1 where they cannot be counted.
std::int64_t allocations_of_thread();

}  // namespace tollkeeper
