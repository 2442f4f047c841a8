// The part of Room that says who sits where: claiming, leaving, computers in people's places,
// resigning.
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "players/level.hpp"
#include "server/name.hpp"
#include "server/room.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace json = boost::json;

// Stores and applies what happened at the table beside its moves.
Status Room::store_entry(const json::object& entry) {
  if (const Status stored = store({}, {json::serialize(entry)}); !stored) {
    return stored;
  }
  const json::value value(entry);
  JsonProblem problem;
  apply_entry(JsonCursor(value, problem));
  refresh_names();
  return ok();
}

// The same, and answers where it could not.
bool Room::change_seat(const Asker& asker, const json::object& entry) {
  if (const Status stored = store_entry(entry); !stored) {
    refuse(asker, "server", stored.error());
    return false;
  }
  return true;
}

std::optional<std::string> Room::level_of(const Asker& asker, const JsonCursor& message,
                                          bool needed) {
  const auto member = message.find("level");
  const std::string level = member ? member->text(60) : "";
  if (!is_well_formed(asker, message)) {
    return std::nullopt;
  }
  if ((needed || member) && find_level(level) == nullptr) {
    refuse(asker, "malformed", {"There is no computer player of that level.", ""});
    return std::nullopt;
  }
  return level;
}

void Room::claim(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat", "name"});
  const Seat seat = seat_of(message);
  const std::string name = read_name(message.at("name"));
  if (!is_well_formed(asker, message)) {
    return;
  }
  if (clients_[asker.client].watches) {
    refuse(asker, "not_allowed", {"Who came by this link only looks on.", ""});
    return;
  }
  if (seats_[seat].kind != SeatOfTable::Kind::open || table_->resigned[seat]) {
    refuse(asker, "not_allowed", {"Seat " + std::to_string(seat + 1) + " is taken already.", ""});
    return;
  }
  const std::string token = new_secret();
  if (!change_seat(
          asker,
          {{"type", "claim"}, {"seat", seat + 1}, {"name", name}, {"token", token_hash(token)}})) {
    return;
  }
  clients_[asker.client].seats.insert(seat);
  send(asker.client,
       {{"type", "claimed"}, {"id", *asker.id}, {"seat", seat + 1}, {"token", token}});
  tell_seats();
}

void Room::give_up_seat(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat", "level"});
  const Seat seat = seat_of(message);
  const auto level = level_of(asker, message, false);
  if (!level || !holds(asker, seat)) {
    return;
  }
  json::object entry{{"type", "leave"}, {"seat", seat + 1}};
  if (!level->empty()) {
    entry["level"] = *level;
  }
  if (!change_seat(asker, entry)) {
    return;
  }
  for (auto& [id, client] : clients_) {
    client.seats.erase(seat);
  }
  done(asker);
  tell_seats();
}

void Room::take_over(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat", "level"});
  const Seat seat = seat_of(message);
  const auto level = level_of(asker, message, true);
  if (!level) {
    return;
  }
  if (clients_[asker.client].seats.empty()) {
    refuse(asker, "not_yours", {"Only those who play at this table can do that.", ""});
    return;
  }
  const bool away = seats_[seat].kind == SeatOfTable::Kind::person && !is_online(seat);
  const bool open = seats_[seat].kind == SeatOfTable::Kind::open;
  if ((!away && !open) || !level_playing(seat).empty()) {
    refuse(asker, "not_allowed",
           {"A computer can take over a seat that is open or whose player is away.", ""});
    return;
  }
  if (change_seat(asker, {{"type", "take_over"}, {"seat", seat + 1}, {"level", *level}})) {
    done(asker);
    tell_seats();
  }
}

void Room::take_back(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat"});
  const Seat seat = seat_of(message);
  if (!is_well_formed(asker, message) || !holds(asker, seat)) {
    return;
  }
  if (seats_[seat].level.empty() || table_->resigned[seat]) {
    refuse(asker, "not_allowed", {"No computer plays this seat for you.", ""});
    return;
  }
  if (clock_ && clock_->rules().kind == ClockRules::Kind::bank && clock_->left(seat, now()) == 0) {
    refuse(asker, "not_allowed", {"The time of this seat is used up.", ""});
    return;
  }
  if (change_seat(asker, {{"type", "take_back"}, {"seat", seat + 1}})) {
    done(asker);
    tell_seats();
  }
}

void Room::resign(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat"});
  const Seat seat = seat_of(message);
  if (!is_well_formed(asker, message) || !holds(asker, seat)) {
    return;
  }
  if (table_->is_over() || table_->resigned[seat]) {
    refuse(asker, "not_allowed", {"There is no game left to give up.", ""});
    return;
  }
  if (const Status resigned = resign_seat(seat, false); !resigned) {
    refuse(asker, "server", resigned.error());
    return;
  }
  done(asker);
  tell_seats();
}

Status Room::resign_seat(Seat seat, bool by_clock) {
  const std::size_t first_event = table_->play.events().size();
  json::object entry{{"type", "resign"}, {"seat", seat + 1}};
  if (by_clock) {
    entry["clock"] = true;
  }
  if (const Status stored = store({json::serialize(entry)}, {}); !stored) {
    return stored;
  }
  tell_update(first_event);
  return ok();
}

}  // namespace tollkeeper
