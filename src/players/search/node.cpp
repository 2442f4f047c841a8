#include "players/search/node.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace tollkeeper {

// For `uct`, which makes some 20 nodes an iteration: not to move the tree is 7 % more iterations,
// huge pages 2 to 4 % more (a fault for every 2 MB of nodes instead of every 4 KB).
void NodePool::reserve_all() {
  nodes_.reserve(most_);
#if defined(__linux__)
  // Advice takes whole pages alone. Where it is refused, small pages serve as well.
  constexpr std::uintptr_t kPage = 4096;
  const auto begin = reinterpret_cast<std::uintptr_t>(nodes_.data());
  const std::uintptr_t first = (begin + kPage - 1) / kPage * kPage;
  const std::uintptr_t end = (begin + most_ * sizeof(Node)) / kPage * kPage;
  if (first < end) {
    madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
  }
#endif
}

}  // namespace tollkeeper
