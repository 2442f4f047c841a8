// Clock: how much time each seat has left, and which seat's time runs. The rules of it are chosen
// with the game; none means that nobody is hurried. Times are whole milliseconds of a source that
// never jumps, given by the caller; what is stored are times left, never times of day.
//
// A bank is for the whole game and may grow after each turn; a time per turn begins anew with each
// turn. Who is hurried and when is the room's business: the clock only counts.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/json_cursor.hpp"
#include "rules/action.hpp"

namespace tollkeeper {

struct ClockRules {
  enum class Kind { bank, turn };
  enum class AtZero { computer, pass, resign };
  Kind kind = Kind::bank;
  std::int64_t seconds = 600;
  std::int64_t increment = 0;  // s after each turn; bank alone
  AtZero at_zero = AtZero::computer;
  std::string level;  // of that computer
};

// As in messages and in a game's begin. What is wrong is said at the cursor.
ClockRules read_clock_rules(const JsonCursor& cursor);
boost::json::object clock_rules_object(const ClockRules& rules);
std::string_view word_of(ClockRules::AtZero at_zero);

class Clock {
 public:
  Clock(const ClockRules& rules, int seats);

  const ClockRules& rules() const { return rules_; }
  std::optional<Seat> running() const { return running_; }
  // ms; never below 0.
  std::int64_t left(Seat seat, std::int64_t now) const;
  void set_left(Seat seat, std::int64_t ms) { left_[seat] = ms; }

  // From now on this seat's time runs, or nobody's.
  void run(std::optional<Seat> seat, std::int64_t now);
  // What the seat has when its turn ends now.
  std::int64_t after_turn(Seat seat, std::int64_t now) const;
  // Takes it, and stands still.
  void end_turn(Seat seat, std::int64_t ms_left);

 private:
  ClockRules rules_;
  std::vector<std::int64_t> left_;  // ms, when the seat's time began to run
  std::optional<Seat> running_;
  std::int64_t since_ = 0;  // ms
};

}  // namespace tollkeeper
