#include "server/limits.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace tollkeeper {
namespace {

constexpr std::int64_t kMany = 1'000'000;
constexpr std::int64_t kDay = 86'400;

constexpr std::array kRows{
    LimitRow{"connections", &Limits::connections, 1, kMany, "connections at the same time"},
    LimitRow{"connections_per_address", &Limits::connections_per_address, 1, kMany,
             "of them from one address"},
    LimitRow{"request_seconds", &Limits::request_seconds, 1, kDay,
             "until the head of a request is there, and between two requests"},
    LimitRow{"body_seconds", &Limits::body_seconds, 1, kDay,
             "until its body is there, and until its answer is taken"},
    LimitRow{"join_seconds", &Limits::join_seconds, 1, kDay, "until a live line has joined a game"},
    LimitRow{"silence_seconds", &Limits::silence_seconds, 2, kDay,
             "a live line may be silent; it is pinged at half of that"},
    LimitRow{"requests_per_second", &Limits::requests_per_second, 1, kMany,
             "on one connection; four times as many at once"},
    LimitRow{"requests_per_second_of_address", &Limits::requests_per_second_of_address, 1, kMany,
             "from one address; four times as many at once"},
    LimitRow{"messages_per_second", &Limits::messages_per_second, 1, kMany,
             "on one live line; twice as many at once"},
    LimitRow{"messages_per_second_of_address", &Limits::messages_per_second_of_address, 1, kMany,
             "from one address; twice as many at once"},
    LimitRow{"work_of_address", &Limits::work_of_address, 1, kMany,
             "messages and requests of one address worked on at the same time; others wait"},
    LimitRow{"games_per_hour_of_address", &Limits::games_per_hour_of_address, 1, kMany,
             "new games an hour from one address"},
    LimitRow{"games_per_hour", &Limits::games_per_hour, 1, kMany, "new games an hour in all"},
    LimitRow{"header_bytes", &Limits::header_bytes, 1024, 1 << 20, "of the head of a request"},
    LimitRow{"form_bytes", &Limits::form_bytes, 1024, 64 << 20,
             "of the form for a new game, with the record in it"},
    LimitRow{"list_bytes", &Limits::list_bytes, 1024, 64 << 20, "of the list of one's games"},
    LimitRow{"message_bytes", &Limits::message_bytes, 1024, 16 << 20,
             "of a message; a larger one is refused"},
    LimitRow{"message_read_bytes", &Limits::message_read_bytes, 1024, 64 << 20,
             "of a message; a larger one ends the line"},
    LimitRow{"queued_messages", &Limits::queued_messages, 4, kMany,
             "that wait for a slow reader, who is cut off then"},
    LimitRow{"queued_bytes", &Limits::queued_bytes, 1 << 16, 1 << 30, "of them"},
    LimitRow{"games_in_memory", &Limits::games_in_memory, 1, kMany,
             "beyond it games that nobody looks at leave at once"},
    LimitRow{"game_idle_seconds", &Limits::game_idle_seconds, 1, kDay,
             "a game that nobody looks at stays in memory"},
    LimitRow{"thinking_jobs", &Limits::thinking_jobs, 1, kMany,
             "turns of computers waiting for a thread; others come a little later"},
    LimitRow{"unwatched_turns_per_second", &Limits::unwatched_turns_per_second, 1, 1000,
             "turns of computers in all games together that nobody is at"},
};

}  // namespace

std::span<const LimitRow> limit_rows() { return kRows; }

Status set_limit(Limits& limits, std::string_view text) {
  const auto equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  const auto row = std::find_if(kRows.begin(), kRows.end(),
                                [name](const LimitRow& one) { return one.name == name; });
  if (row == kRows.end() || equals == std::string_view::npos) {
    return Error{"\"" + std::string(text) +
                     "\" is no limit; write NAME=VALUE with a name that `serve --help` lists.",
                 ""};
  }
  const std::string_view number = text.substr(equals + 1);
  std::int64_t value = 0;
  const auto [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (wrong != std::errc{} || end != number.data() + number.size() || value < row->low ||
      value > row->high) {
    return Error{"The limit " + std::string(name) + " is a whole number from " +
                     std::to_string(row->low) + " to " + std::to_string(row->high) + ", not \"" +
                     std::string(number) + "\".",
                 ""};
  }
  limits.*(row->value) = value;
  return ok();
}

}  // namespace tollkeeper
