#include "server/clock.hpp"

#include <algorithm>
#include <array>
#include <boost/json/value.hpp>

#include "players/level.hpp"
#include "record/json_words.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr std::int64_t kMostSeconds = 7 * 24 * 3600;
constexpr std::int64_t kMostIncrement = 3600;
constexpr std::array<std::string_view, 2> kKinds{"bank", "turn"};
constexpr std::array<std::string_view, 3> kAtZero{"computer", "pass", "resign"};

template <class Words>
std::size_t index_of(const JsonCursor& cursor, const Words& words) {
  const std::string text = cursor.text(20);
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) {
    cursor.fail(cursor.shown() + " is nothing a clock knows.");
    return 0;
  }
  return static_cast<std::size_t>(found - words.begin());
}

}  // namespace

std::string_view word_of(ClockRules::AtZero at_zero) {
  return kAtZero[static_cast<std::size_t>(at_zero)];
}

ClockRules read_clock_rules(const JsonCursor& cursor) {
  cursor.allow_keys({"kind", "seconds", "increment", "at_zero", "level"});
  ClockRules rules;
  rules.kind = static_cast<ClockRules::Kind>(index_of(cursor.at("kind"), kKinds));
  rules.seconds = cursor.at("seconds").whole(1, kMostSeconds);
  rules.at_zero = static_cast<ClockRules::AtZero>(index_of(cursor.at("at_zero"), kAtZero));
  if (const auto increment = cursor.find("increment")) {
    rules.increment = increment->whole(0, kMostIncrement);
    if (rules.kind == ClockRules::Kind::turn && rules.increment != 0) {
      increment->fail("only a bank grows.");
    }
  }
  const auto level = cursor.find("level");
  rules.level = level ? level->text(60) : std::string(levels()[levels().size() / 2].name);
  if (level && find_level(rules.level) == nullptr) {
    level->fail("there is no computer player of the level " + level->shown() + ".");
  }
  return rules;
}

json::object clock_rules_object(const ClockRules& rules) {
  return {{"kind", word(kKinds[static_cast<std::size_t>(rules.kind)])},
          {"seconds", rules.seconds},
          {"increment", rules.increment},
          {"at_zero", word(word_of(rules.at_zero))},
          {"level", rules.level}};
}

Clock::Clock(const ClockRules& rules, int seats)
    : rules_(rules), left_(static_cast<std::size_t>(seats), rules.seconds * 1000) {}

std::int64_t Clock::left(Seat seat, std::int64_t now) const {
  const std::int64_t used = running_ == seat ? now - since_ : 0;
  return std::max<std::int64_t>(0, left_[seat] - used);
}

void Clock::run(std::optional<Seat> seat, std::int64_t now) {
  if (running_) {
    left_[*running_] = left(*running_, now);
  }
  running_ = seat;
  since_ = now;
}

std::int64_t Clock::after_turn(Seat seat, std::int64_t now) const {
  return rules_.kind == ClockRules::Kind::turn ? rules_.seconds * 1000
                                               : left(seat, now) + rules_.increment * 1000;
}

void Clock::end_turn(Seat seat, std::int64_t ms_left) {
  if (running_ == seat) {
    running_.reset();
  }
  left_[seat] = ms_left;
}

}  // namespace tollkeeper
