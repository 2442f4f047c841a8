// Limits: how much of everything visitors may use, in one table. Defaults suit one machine on the
// open net; whoever runs a server changes them with --limit NAME=VALUE. Plain data, read by the
// network and the hall; docs/operation.md lists the rows.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/result.hpp"

namespace tollkeeper {

struct Limits {
  // --- connections -------------------------------------------------------------------------------
  std::int64_t connections = 4000;
  std::int64_t connections_per_address = 200;
  std::int64_t request_seconds = 15;  // for the head of a request, and between two
  std::int64_t body_seconds = 30;     // for its body, and for taking the answer
  std::int64_t join_seconds = 30;     // for a live line to join a game
  std::int64_t silence_seconds = 60;  // of a live line; it is pinged at half of that
  // --- how often ---------------------------------------------------------------------------------
  std::int64_t requests_per_second = 50;  // on a connection; bursts of four times as many
  std::int64_t requests_per_second_of_address = 100;
  std::int64_t messages_per_second = 100;  // on a live line; bursts of twice as many
  std::int64_t messages_per_second_of_address = 400;
  std::int64_t work_of_address = 4;  // messages and requests worked on at the same time
  std::int64_t games_per_hour_of_address = 240;
  std::int64_t games_per_hour = 5000;
  // --- how large ---------------------------------------------------------------------------------
  std::int64_t header_bytes = 16 * 1024;
  std::int64_t form_bytes = 6'000'000;  // a record of 4 MB as a JSON text
  std::int64_t list_bytes = 64 * 1024;
  std::int64_t message_bytes = 64 * 1024;         // that is answered
  std::int64_t message_read_bytes = 1024 * 1024;  // beyond it the line is closed
  std::int64_t queued_messages = 256;
  std::int64_t queued_bytes = 4 << 20;
  // --- memory and thinking -----------------------------------------------------------------------
  std::int64_t games_in_memory = 4000;
  std::int64_t game_idle_seconds = 600;  // without anybody looking, then it leaves memory
  std::int64_t thinking_jobs = 500;      // turns of computers that wait for a thread
  std::int64_t unwatched_turns_per_second = 40;  // of computers, in games with nobody there
};

struct LimitRow {
  std::string_view name;  // as the member
  std::int64_t Limits::*value;
  std::int64_t low;
  std::int64_t high;
  std::string_view help;
};

std::span<const LimitRow> limit_rows();

// "connections=500"; the error names what is wrong.
Status set_limit(Limits& limits, std::string_view text);

}  // namespace tollkeeper
