#include "cli/bench/allocation_counter.hpp"

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TOLLKEEPER_COUNTS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TOLLKEEPER_COUNTS 0
#endif
#endif
#ifndef TOLLKEEPER_COUNTS
#define TOLLKEEPER_COUNTS 1
#endif

#if TOLLKEEPER_COUNTS

namespace {

thread_local std::int64_t calls = 0;

void* counted(std::size_t size) {
  ++calls;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) {
    return memory;
  }
  throw std::bad_alloc();
}

void* counted(std::size_t size, std::align_val_t alignment) {
  ++calls;
  const auto step = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(step, (size + step - 1) / step * step)) {
    return memory;
  }
  throw std::bad_alloc();
}

}  // namespace

// The other forms of new and delete call these.
void* operator new(std::size_t size) { return counted(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, alignment);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

std::int64_t tollkeeper::allocations_of_thread() { return calls; }

#else

std::int64_t tollkeeper::allocations_of_thread() { return -1; }

#endif
