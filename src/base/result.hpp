// Result<T>: a value, or an Error that says in one sentence what went wrong, where, and which rule.
// Everything that reads outside data (files, messages, arguments, moves) returns one and changes
// nothing on failure. Inside the engine contracts are asserts, not Results.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tollkeeper {

// `message` is a whole sentence a player can read. `rule` is a rule id such as "B-18", or empty
// when no rule of the game is meant (an unreadable file, say).
struct Error {
  std::string message;
  std::string rule;

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }

  T& value() & {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  const T& value() const& {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  T&& value() && {
    assert(*this);
    return std::move(*std::get_if<0>(&content_));
  }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  const Error& error() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

struct Done {};

// For work without a value: `return ok();` or `return Error{"...", "B-12"};`.
using Status = Result<Done>;
inline Status ok() { return Done{}; }

}  // namespace tollkeeper
