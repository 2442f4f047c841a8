// RoomWords: small pieces of messages that rooms and the hall both say.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "record/json_cursor.hpp"

namespace tollkeeper {

// {"type": "error", ...}; `code` is one of the protocol's words.
boost::json::object error_message(std::string_view code, const Error& why,
                                  std::optional<std::int64_t> id);

// The "id" of a message, where it has a proper one.
std::optional<std::int64_t> message_id(const JsonCursor& message);

}  // namespace tollkeeper
