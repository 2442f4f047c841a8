#include "record/json_text.hpp"

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tollkeeper {
namespace {

namespace json = boost::json;
using boost::json::error_code;

// The exact double of a JSON number; the library's own reading may be off in the last bit.
double exact_double(const std::string& text, double fallback) {
#if defined(__cpp_lib_to_chars)
  double value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  return problem == std::errc{} && end == text.data() + text.size() ? value : fallback;
#else
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  return end == text.c_str() + text.size() ? value : fallback;
#endif
}

// What the parser calls while it reads: builds the value and looks for keys that stand twice.
class Builder {
 public:
  // Far above any game: the largest has 10,000 tiles.
  static constexpr std::size_t max_object_size = 1U << 12;
  static constexpr std::size_t max_array_size = 1U << 17;
  static constexpr std::size_t max_key_size = 1U << 10;
  static constexpr std::size_t max_string_size = 1U << 16;

  Builder() { stack_.reset(); }

  json::value release() { return stack_.release(); }
  const std::optional<std::string>& key_twice() const { return key_twice_; }

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code&) {
    keys_.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t members, error_code&) {
    keys_.pop_back();
    stack_.push_object(members);
    return true;
  }
  bool on_array_begin(error_code&) { return true; }
  bool on_array_end(std::size_t members, error_code&) {
    stack_.push_array(members);
    return true;
  }
  bool on_key_part(json::string_view part, std::size_t, error_code&) {
    text_.append(part.data(), part.size());
    return true;
  }
  bool on_key(json::string_view part, std::size_t, error_code& problem) {
    text_.append(part.data(), part.size());
    if (!keys_.back().insert(text_).second) {
      key_twice_ = text_;
      problem = json::error::exception;
      return false;
    }
    stack_.push_key(text_);
    text_.clear();
    return true;
  }
  bool on_string_part(json::string_view part, std::size_t, error_code&) {
    stack_.push_chars(part);
    return true;
  }
  bool on_string(json::string_view part, std::size_t, error_code&) {
    stack_.push_string(part);
    return true;
  }
  bool on_number_part(json::string_view part, error_code&) {
    text_.append(part.data(), part.size());
    return true;
  }
  bool on_int64(std::int64_t value, json::string_view, error_code&) {
    text_.clear();
    stack_.push_int64(value);
    return true;
  }
  bool on_uint64(std::uint64_t value, json::string_view, error_code&) {
    text_.clear();
    stack_.push_uint64(value);
    return true;
  }
  bool on_double(double value, json::string_view part, error_code&) {
    text_.append(part.data(), part.size());
    stack_.push_double(exact_double(text_, value));
    text_.clear();
    return true;
  }
  bool on_bool(bool value, error_code&) {
    stack_.push_bool(value);
    return true;
  }
  bool on_null(error_code&) {
    stack_.push_null();
    return true;
  }
  bool on_comment_part(json::string_view, error_code&) { return true; }
  bool on_comment(json::string_view, error_code&) { return true; }

 private:
  json::value_stack stack_;
  std::vector<std::set<std::string, std::less<>>> keys_;  // of the objects being read
  std::string text_;                                      // of the key or number being read
  std::optional<std::string> key_twice_;
};

std::string line_text(std::string_view text, std::size_t at) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(at, text.size()));
  return " (line " + std::to_string(1 + std::count(text.begin(), end, '\n')) + ")";
}

std::string sentence(const error_code& problem) {
  const auto is = [&problem](json::error error) { return problem == error; };
  if (is(json::error::incomplete)) {
    return "The file ends too early; it seems cut off";
  }
  if (is(json::error::too_deep)) {
    return "The file is nested more than " + std::to_string(kMostJsonDepth) + " deep";
  }
  if (is(json::error::extra_data)) {
    return "Something follows after the end of the JSON text";
  }
  if (is(json::error::object_too_large) || is(json::error::array_too_large) ||
      is(json::error::key_too_large) || is(json::error::string_too_large)) {
    return "The file holds a list, an object or a string that is too long";
  }
  return "This is not JSON text: " + problem.message();
}

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  if (text.size() > kMostJsonBytes) {
    return Error{"The file has " + std::to_string(text.size()) + " bytes; " +
                     std::to_string(kMostJsonBytes) + " is the most that is read.",
                 ""};
  }
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    text.remove_prefix(kByteOrderMark.size());
  }
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return Error{"The file is empty.", ""};
  }
  json::parse_options options;
  options.max_depth = kMostJsonDepth;
  json::basic_parser<Builder> parser(options);
  error_code problem;
  const std::size_t used = parser.write_some(false, text.data(), text.size(), problem);
  if (parser.handler().key_twice()) {
    return Error{"The key \"" + *parser.handler().key_twice() + "\" stands twice in one object" +
                     line_text(text, used) + ".",
                 ""};
  }
  if (problem) {
    return Error{sentence(problem) + line_text(text, used) + ".", ""};
  }
  if (text.find_first_not_of(" \t\r\n", used) != std::string_view::npos) {
    return Error{sentence(json::error::extra_data) + line_text(text, used) + ".", ""};
  }
  return parser.handler().release();
}

}  // namespace tollkeeper
