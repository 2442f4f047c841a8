// The part of Room that carries short messages between the people at the table.
#include <boost/json/value.hpp>

#include "server/room.hpp"

namespace tollkeeper {

namespace json = boost::json;

void Room::say(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat", "text", "phrase"});
  const Seat seat = seat_of(message);
  const auto phrase = message.find("phrase");
  json::object entry{{"type", "say"}, {"seat", seat + 1}};
  if (phrase) {
    entry["phrase"] = phrase->text(40);
    if (!is_phrase(phrase->text(40)) || message.find("text")) {
      phrase->fail("a message is a text or one of the ready-made phrases.");
    }
  } else {
    entry["text"] = read_talk_text(message.at("text"));
  }
  if (!is_well_formed(asker, message) || !holds(asker, seat)) {
    return;
  }
  if (!messages_) {
    refuse(asker, "not_allowed", {"This table plays without messages.", ""});
    return;
  }
  if (talk_.is_full()) {
    refuse(asker, "not_allowed", {"So much has been said at this table that no more fits.", ""});
    return;
  }
  if (!talk_.take(seat)) {
    refuse(asker, "too_many", {"Too many messages; please wait a little.", ""});
    return;
  }
  if (!change_seat(asker, entry)) {
    return;
  }
  const json::array lines = talk_.lines();
  send_all({{"type", "said"}, {"line", lines.back()}});
  done(asker);
}

}  // namespace tollkeeper
