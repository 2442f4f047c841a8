// JsonCursor: a value inside a JSON text that came from outside, together with its path, so that
// what is wrong with it is said as "actions[17].x: a whole number from ... is wanted, not "abc".".
//
// All cursors of one text share a JsonProblem. The first problem is kept; after it every reading
// gives a harmless value (0, "", an empty list), so readers run straight on and look at the problem
// once, or before they act on what was read. The text must outlive its cursors.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace tollkeeper {

struct JsonProblem {
  std::optional<Error> first;
  bool none() const { return !first.has_value(); }
};

class JsonCursor {
 public:
  JsonCursor(const boost::json::value& value, JsonProblem& problem, std::string path = "")
      : value_(&value), problem_(&problem), path_(std::move(path)) {}

  const std::string& path() const { return path_; }
  const JsonProblem& problem() const { return *problem_; }
  // Says what is wrong with this value. `message` is a sentence.
  void fail(std::string message, std::string rule = "") const;
  void fail(const Error& error) const { fail(error.message, error.rule); }

  bool is_object() const { return value_->is_object(); }
  bool is_array() const { return value_->is_array(); }
  bool is_string() const { return value_->is_string(); }
  bool is_bool() const { return value_->is_bool(); }
  bool is_number() const { return value_->is_number(); }
  bool is_null() const { return value_->is_null(); }

  // --- objects ---------------------------------------------------------------------------------
  JsonCursor at(std::string_view key) const;  // must be there
  std::optional<JsonCursor> find(std::string_view key) const;
  std::vector<std::pair<std::string, JsonCursor>> members() const;
  // Every other key is a problem.
  void allow_keys(std::initializer_list<std::string_view> keys) const;

  // --- lists -----------------------------------------------------------------------------------
  std::vector<JsonCursor> items() const;

  // --- plain values ----------------------------------------------------------------------------
  std::int64_t whole(std::int64_t low, std::int64_t high) const;
  std::uint64_t any_whole() const;  // 0 to 2^64 - 1
  double number() const;
  // A string of at most so many bytes without control characters.
  std::string text(std::size_t most = 200) const;
  // What stands there, short enough for a sentence.
  std::string shown() const;

 private:
  const boost::json::value* value_;
  JsonProblem* problem_;
  std::string path_;
};

}  // namespace tollkeeper
