// The part of Room that asks all players: to end the game now, to pause it. Who proposes agrees;
// one "no" ends it, and so does the end of the turn. An offer is not stored: after a restart it is
// made again.
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "record/json_words.hpp"
#include "server/entries.hpp"
#include "server/room.hpp"

namespace tollkeeper {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 2> kKinds{"end", "pause"};

json::array seats_list(const std::set<Seat>& seats) {
  json::array list;
  for (const Seat seat : seats) {
    list.push_back(seat + 1);
  }
  return list;
}

}  // namespace

// People who play; a computer in a person's place has no wishes.
std::set<Seat> Room::players_now() const {
  std::set<Seat> players;
  for (std::size_t n = 0; n < seats_.size(); ++n) {
    const auto seat = static_cast<Seat>(n);
    if (seats_[n].kind == SeatOfTable::Kind::person && !table_->resigned[n] &&
        level_playing(seat).empty()) {
      players.insert(seat);
    }
  }
  return players;
}

// All people at one screen speak with one voice.
std::vector<Seat> Room::seats_of(ClientId client) const {
  const auto found = clients_.find(client);
  std::vector<Seat> seats;
  if (found != clients_.end()) {
    const std::set<Seat> players = players_now();
    std::copy_if(found->second.seats.begin(), found->second.seats.end(), std::back_inserter(seats),
                 [&players](Seat seat) { return players.contains(seat); });
  }
  return seats;
}

bool Room::may_offer(const Asker& asker, Seat seat, Offer::Kind kind) {
  const auto no = [&](const char* why) {
    refuse(asker, "not_allowed", {why, ""});
    return false;
  };
  if (!holds(asker, seat)) {
    return false;
  }
  if (table_->is_over()) {
    return no("The game is over.");
  }
  if (!players_now().contains(seat)) {
    return no("Only those who play can propose something.");
  }
  if (kind == Offer::Kind::pause && (!clock_ || paused_)) {
    return no(clock_ ? "The game is paused." : "Without a clock nobody has to pause.");
  }
  if (offer_) {
    return no("Something is proposed already.");
  }
  const int turn = turn_of(*table_);
  if (offered_turn_ != turn) {
    offered_.clear();
    offered_turn_ = turn;
  }
  if (offered_.contains({seat, kind})) {
    return no("You have proposed that in this turn already.");
  }
  return true;
}

void Room::offer(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat", "kind"});
  const Seat seat = seat_of(message);
  const JsonCursor kind_cursor = message.at("kind");
  const auto found = std::find(kKinds.begin(), kKinds.end(), kind_cursor.text(20));
  if (found == kKinds.end()) {
    kind_cursor.fail("one can propose \"end\" or \"pause\".");
  }
  const auto kind = static_cast<Offer::Kind>(found == kKinds.begin() ? 0 : 1);
  if (!is_well_formed(asker, message) || !may_offer(asker, seat, kind)) {
    return;
  }
  const std::vector<Seat> agreed = seats_of(asker.client);
  offer_ = Offer{kind, seat, {agreed.begin(), agreed.end()}, turn_of(*table_)};
  offered_.insert({seat, kind});
  send_all({{"type", "offer"}, {"offer", offer_object()}});
  if (const Status settled = settle_offer(); !settled) {
    refuse(asker, "server", settled.error());
    return;
  }
  done(asker);
}

void Room::answer_offer(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat", "accept"});
  const Seat seat = seat_of(message);
  const JsonCursor accept = message.at("accept");
  if (!accept.is_bool()) {
    accept.fail("true or false is wanted, not " + accept.shown() + ".");
  }
  if (!is_well_formed(asker, message) || !holds(asker, seat)) {
    return;
  }
  if (!offer_ || !players_now().contains(seat) || offer_->agreed.contains(seat)) {
    refuse(asker, "not_allowed", {"Nothing is proposed to this seat.", ""});
    return;
  }
  if (accept.shown() != "true") {
    drop_offer("declined");
    done(asker);
    return;
  }
  for (const Seat one : seats_of(asker.client)) {
    offer_->agreed.insert(one);
  }
  send_all({{"type", "offer"}, {"offer", offer_object()}});
  if (const Status settled = settle_offer(); !settled) {
    refuse(asker, "server", settled.error());
    return;
  }
  done(asker);
}

json::object Room::offer_object() const {
  return {{"kind", word(kKinds[static_cast<std::size_t>(offer_->kind)])},
          {"by", offer_->by + 1},
          {"agreed", seats_list(offer_->agreed)},
          {"wanted", seats_list(players_now())}};
}

void Room::drop_offer(std::string_view why) {
  const std::string_view kind = kKinds[static_cast<std::size_t>(offer_->kind)];
  offer_.reset();
  send_all({{"type", "offer_gone"}, {"kind", word(kind)}, {"why", word(why)}});
}

Status Room::settle_offer() {
  if (!offer_) {
    return ok();
  }
  const std::set<Seat> players = players_now();
  if (table_->is_over() || offer_->turn != turn_of(*table_) || !players.contains(offer_->by)) {
    drop_offer("lapsed");
    return ok();
  }
  const bool all = std::all_of(players.begin(), players.end(),
                               [this](Seat seat) { return offer_->agreed.contains(seat); });
  if (!all) {
    return ok();
  }
  const Status carried = carry_out(offer_->kind);
  drop_offer(carried ? "agreed" : "lapsed");
  return carried;
}

Status Room::carry_out(Offer::Kind kind) {
  if (kind == Offer::Kind::pause) {
    const Status stored = store_entry({{"type", "pause"}});
    if (stored) {
      settle_clock(false);
      send_all({{"type", "clock"}, {"clock", clock_object()}});
    }
    return stored;
  }
  // A tile that lies already is scored first; the rest is the final scoring of the rules.
  const std::size_t first_event = table_->play.events().size();
  const Seat seat = table_->state().seat();
  std::vector<std::string> bodies;
  if (table_->state().phase() == Phase::act) {
    bodies.push_back(json::serialize(json::object{{"type", "pass"}, {"seat", seat + 1}}));
  }
  if (table_->state().phase() != Phase::place) {
    bodies.push_back(json::serialize(json::object{{"type", "finish"}, {"seat", seat + 1}}));
  }
  bodies.push_back(json::serialize(json::object{{"type", "end"}, {"offer", true}}));
  if (const Status stored = store(std::move(bodies), {}); !stored) {
    return stored;
  }
  tell_update(first_event);
  return ok();
}

}  // namespace tollkeeper
