#include "server/room_words.hpp"

#include <boost/json/value.hpp>
#include <limits>

namespace tollkeeper {

namespace json = boost::json;

json::object error_message(std::string_view code, const Error& why,
                           std::optional<std::int64_t> id) {
  json::object message{{"type", "error"},
                       {"code", json::string(code.data(), code.size())},
                       {"message", why.message}};
  if (id) {
    message["id"] = *id;
  }
  if (!why.rule.empty()) {
    message["rule"] = why.rule;
  }
  return message;
}

std::optional<std::int64_t> message_id(const JsonCursor& message) {
  if (!message.is_object()) {
    return std::nullopt;
  }
  for (const auto& [key, value] : message.members()) {
    if (key == "id" && value.is_number()) {
      const double number = value.number();
      if (number >= 0 && number <= std::numeric_limits<std::int32_t>::max() &&
          number == static_cast<double>(static_cast<std::int64_t>(number))) {
        return static_cast<std::int64_t>(number);
      }
    }
  }
  return std::nullopt;
}

}  // namespace tollkeeper
