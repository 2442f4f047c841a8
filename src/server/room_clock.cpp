// The part of Room that hurries: whose time runs, what is left, and what happens at zero.
//
// A time runs while the seat to move is a person's that no computer plays, nobody's seat is open,
// the game is not paused, and at least one player is there. Computers have no clock.
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <chrono>

#include "rules/legal.hpp"
#include "server/room.hpp"

namespace tollkeeper {

namespace json = boost::json;

namespace {

// What a kill of the program can give back to a thinking player at most.
constexpr std::int64_t kSaveEvery = 30'000;  // ms

}  // namespace

std::int64_t Room::now() const {
  return needs_.now ? needs_.now()
                    : std::chrono::duration_cast<std::chrono::milliseconds>(
                          std::chrono::steady_clock::now().time_since_epoch())
                          .count();
}

std::optional<Seat> Room::clocked_seat() const {
  if (!clock_ || paused_ || table_->is_over()) {
    return std::nullopt;
  }
  bool anybody = false;
  for (std::size_t n = 0; n < seats_.size(); ++n) {
    const auto seat = static_cast<Seat>(n);
    if (seats_[n].kind == SeatOfTable::Kind::open && level_playing(seat).empty()) {
      return std::nullopt;
    }
    anybody = anybody || (seats_[n].kind == SeatOfTable::Kind::person && is_online(seat));
  }
  const Seat seat = table_->state().seat();
  const bool person = seats_[seat].kind == SeatOfTable::Kind::person && level_playing(seat).empty();
  return person && anybody ? std::optional<Seat>(seat) : std::nullopt;
}

bool Room::settle_clock(bool tell) {
  const std::optional<Seat> seat = clocked_seat();
  if (!clock_ || seat == clock_->running()) {
    return false;
  }
  save_clock();
  clock_->run(seat, now());
  clock_saved_ = now();
  if (tell) {
    send_all({{"type", "clock"}, {"clock", clock_object()}});
  }
  return true;
}

json::object Room::clock_object() const {
  json::array left;
  for (std::size_t n = 0; n < seats_.size(); ++n) {
    const bool has_one = seats_[n].kind != SeatOfTable::Kind::computer && !table_->resigned[n];
    left.push_back(has_one ? json::value(clock_->left(static_cast<Seat>(n), now()))
                           : json::value(nullptr));
  }
  json::object object{{"left", std::move(left)}, {"paused", paused_}};
  if (clock_->running()) {
    object["running"] = *clock_->running() + 1;
  }
  return object;
}

std::optional<std::int64_t> Room::clock_wait() const {
  if (!clock_ || !clock_->running()) {
    return std::nullopt;
  }
  const std::int64_t save = std::max<std::int64_t>(1, clock_saved_ + kSaveEvery - now());
  return std::min(clock_->left(*clock_->running(), now()), save);
}

void Room::save_clock() {
  if (!clock_ || !clock_->running() || table_->is_over()) {
    return;
  }
  const Seat seat = *clock_->running();
  clock_saved_ = now();
  clock_->run(std::nullopt, clock_saved_);
  const std::int64_t left = clock_->left(seat, clock_saved_);
  // What cannot be stored is tried again the next time; the game does not depend on it.
  (void)store_entry({{"type", "clock"}, {"seq", seq()}, {"seat", seat + 1}, {"left", left}});
  clock_->run(seat, clock_saved_);
}

Status Room::ring_clock() {
  settle_clock(true);
  if (!clock_ || !clock_->running()) {
    return ok();
  }
  const Seat seat = *clock_->running();
  if (clock_->left(seat, now()) > 0) {
    if (now() >= clock_saved_ + kSaveEvery) {
      save_clock();
    }
    return ok();
  }
  const Status done = time_is_up(seat);
  (void)settle_offer();
  settle_clock(true);
  return done;
}

Status Room::time_is_up(Seat seat) {
  const ClockRules& rules = clock_->rules();
  const std::string_view does = word_of(rules.at_zero);
  const json::object message{
      {"type", "time_up"}, {"seat", seat + 1}, {"does", json::string(does.data(), does.size())}};
  Status done = ok();
  if (rules.at_zero == ClockRules::AtZero::computer) {
    done = store_entry({{"type", "take_over"}, {"seat", seat + 1}, {"level", rules.level}});
  } else if (rules.at_zero == ClockRules::AtZero::resign) {
    done = resign_seat(seat, true);
  } else {
    // A legal place by lot, and no figure.
    std::vector<Action> actions;
    if (table_->state().phase() == Phase::place) {
      const ActionList legal = legal_actions(table_->state());
      Random random = Random(table_->play.seed()).split(seq());
      actions.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    done = play_actions(seat, actions, true);
  }
  if (done) {
    send_all(message);
    tell_seats();
  }
  return done;
}

void Room::resume(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat"});
  const Seat seat = seat_of(message);
  if (!is_well_formed(asker, message) || !holds(asker, seat)) {
    return;
  }
  if (!paused_) {
    refuse(asker, "not_allowed", {"The game is not paused.", ""});
    return;
  }
  if (change_seat(asker, {{"type", "resume"}, {"seat", seat + 1}})) {
    settle_clock(false);
    send_all({{"type", "clock"}, {"clock", clock_object()}});
    done(asker);
  }
}

}  // namespace tollkeeper
