// SmallList<T, N>: a list of trivially copyable values that lives on the stack up to N of them and
// on the heap beyond. For lists that are built anew on every step of the hot path.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace tollkeeper {

template <class T, std::size_t N>
class SmallList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  SmallList() {}  // leaves the inline values unset
  SmallList(const SmallList& other) : SmallList() { append(other.begin(), other.end()); }
  SmallList& operator=(const SmallList& other) {
    if (this != &other) {
      clear();
      append(other.begin(), other.end());
    }
    return *this;
  }
  ~SmallList() = default;

  void push_back(T value) {
    if (size_ == capacity_) {
      grow();
    }
    data_[size_++] = value;
  }
  template <class Iterator>
  void append(Iterator first, Iterator last) {
    for (; first != last; ++first) {
      push_back(*first);
    }
  }
  void clear() { size_ = 0; }
  void resize(std::size_t fewer) { size_ = fewer; }  // never more than size()
  // To `size` values, the new ones unset.
  void enlarge(std::size_t size) {
    while (size > capacity_) {
      grow();
    }
    size_ = size;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& operator[](std::size_t n) { return data_[n]; }
  const T& operator[](std::size_t n) const { return data_[n]; }

 private:
  void grow() {
    const std::size_t bigger = capacity_ * 2;
    std::unique_ptr<T[]> room(new T[bigger]);
    for (std::size_t n = 0; n < size_; ++n) {
      room[n] = data_[n];
    }
    heap_ = std::move(room);
    data_ = heap_.get();
    capacity_ = bigger;
  }

  std::size_t size_ = 0;
  std::size_t capacity_ = N;
  std::unique_ptr<T[]> heap_;
  union {
    T inline_[N];
  };
  T* data_ = inline_;
};

}  // namespace tollkeeper
