#include "record/json_cursor.hpp"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cctype>

namespace tollkeeper {
namespace {

namespace json = boost::json;

const json::value& nothing() {
  static const json::value null;
  return null;
}

std::string_view view(json::string_view text) { return {text.data(), text.size()}; }

}  // namespace

void JsonCursor::fail(std::string message, std::string rule) const {
  if (!problem_->none()) {
    return;
  }
  if (!path_.empty()) {
    message = path_ + ": " + message;
  } else if (!message.empty()) {
    message.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(message.front())));
  }
  problem_->first = Error{std::move(message), std::move(rule)};
}

JsonCursor JsonCursor::at(std::string_view key) const {
  if (auto found = find(key)) {
    return *found;
  }
  fail("the key \"" + std::string(key) + "\" is missing.");
  return {nothing(), *problem_, path_};
}

std::optional<JsonCursor> JsonCursor::find(std::string_view key) const {
  if (!value_->is_object()) {
    fail("an object { } is wanted, not " + shown() + ".");
    return std::nullopt;
  }
  const auto* found = value_->get_object().if_contains(json::string_view(key.data(), key.size()));
  if (found == nullptr) {
    return std::nullopt;
  }
  return JsonCursor(*found, *problem_,
                    path_.empty() ? std::string(key) : path_ + "." + std::string(key));
}

std::vector<std::pair<std::string, JsonCursor>> JsonCursor::members() const {
  std::vector<std::pair<std::string, JsonCursor>> list;
  if (!value_->is_object()) {
    fail("an object { } is wanted, not " + shown() + ".");
    return list;
  }
  for (const auto& member : value_->get_object()) {
    std::string key(view(member.key()));
    const std::string path = path_.empty() ? key : path_ + "." + key;
    list.emplace_back(std::move(key), JsonCursor(member.value(), *problem_, path));
  }
  return list;
}

void JsonCursor::allow_keys(std::initializer_list<std::string_view> keys) const {
  for (const auto& [key, member] : members()) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      std::string known;
      for (const std::string_view one : keys) {
        known += known.empty() ? "" : ", ";
        known += one;
      }
      fail("there is no key \"" + key + "\" here; the keys are " + known + ".");
    }
  }
}

std::vector<JsonCursor> JsonCursor::items() const {
  std::vector<JsonCursor> list;
  if (!value_->is_array()) {
    fail("a list [ ] is wanted, not " + shown() + ".");
    return list;
  }
  const auto& array = value_->get_array();
  list.reserve(array.size());
  for (std::size_t n = 0; n < array.size(); ++n) {
    list.emplace_back(array[n], *problem_, path_ + "[" + std::to_string(n) + "]");
  }
  return list;
}

std::int64_t JsonCursor::whole(std::int64_t low, std::int64_t high) const {
  if (value_->is_int64() && value_->get_int64() >= low && value_->get_int64() <= high) {
    return value_->get_int64();
  }
  fail("a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
       " is wanted, not " + shown() + ".");
  return low;
}

std::uint64_t JsonCursor::any_whole() const {
  if (value_->is_uint64()) {
    return value_->get_uint64();
  }
  if (value_->is_int64() && value_->get_int64() >= 0) {
    return static_cast<std::uint64_t>(value_->get_int64());
  }
  fail("a whole number of at least 0 is wanted, not " + shown() + ".");
  return 0;
}

double JsonCursor::number() const {
  if (value_->is_double()) {
    return value_->get_double();
  }
  if (value_->is_int64()) {
    return static_cast<double>(value_->get_int64());
  }
  if (value_->is_uint64()) {
    return static_cast<double>(value_->get_uint64());
  }
  fail("a number is wanted, not " + shown() + ".");
  return 0;
}

std::string JsonCursor::text(std::size_t most) const {
  if (!value_->is_string()) {
    fail("a text \"...\" is wanted, not " + shown() + ".");
    return "";
  }
  std::string text(view(value_->get_string()));
  if (text.size() > most) {
    fail("this text is longer than " + std::to_string(most) + " bytes.");
    return "";
  }
  const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F;
  });
  if (!plain) {
    fail("this text has control characters in it.");
    return "";
  }
  return text;
}

std::string JsonCursor::shown() const {
  constexpr std::size_t kMost = 40;
  if (value_->is_object()) {
    return "an object";
  }
  if (value_->is_array()) {
    return "a list";
  }
  if (value_->is_string() && value_->get_string().size() > kMost) {
    return "a long text";
  }
  return json::serialize(*value_);
}

}  // namespace tollkeeper
