// The part of Hall that carries messages between lines and games.
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "record/json_text.hpp"
#include "server/hall_inside.hpp"
#include "server/room_words.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace json = boost::json;

void Hall::Inside::send(ClientId client, Text text) {
  Deliver deliver;
  {
    const std::lock_guard lock(mutex);
    const auto found = visitors.find(client);
    if (found == visitors.end()) {
      return;
    }
    deliver = found->second.deliver;
  }
  deliver(std::move(text));
}

void Hall::Inside::refuse(ClientId client, std::string_view code, const Error& why,
                          std::optional<std::int64_t> id) {
  metrics.refused(code);
  send(client, std::make_shared<const std::string>(json::serialize(error_message(code, why, id))));
}

Hall::Inside::SlotPtr Hall::Inside::joined(ClientId client) {
  const std::lock_guard lock(mutex);
  const auto found = visitors.find(client);
  return found == visitors.end() ? nullptr : found->second.slot;
}

void Hall::Inside::set_slot(ClientId client, SlotPtr slot) {
  const std::lock_guard lock(mutex);
  if (const auto found = visitors.find(client); found != visitors.end()) {
    found->second.slot = std::move(slot);
  }
}

void Hall::Inside::join(ClientId client, std::shared_ptr<const json::value> message,
                        const JsonCursor& root, const Ending& ending) {
  const std::string id = root.at("game").text(64);
  if (!root.problem().none()) {
    refuse(client, "malformed", *root.problem().first);
    return;
  }
  const bool watches = looks_like_watch_link(id);
  if (!watches && !looks_like_secret(id)) {
    refuse(client, "no_game", no_such_game());
    return;
  }
  // The slot is handed on, not copied: forget_if_missing() counts who still holds it.
  find_slot(id, [this, client, watches, message = std::move(message), ending](SlotPtr slot) {
    if (slot == nullptr) {
      refuse(client, "no_game", no_such_game());
      return;
    }
    // At once, so that what comes behind the join waits for it on the strand.
    set_slot(client, slot);
    const auto strand = slot->strand;
    asio::post(strand, [this, slot = std::move(slot), client, watches, message, ending] {
      join_slot(client, slot, watches, *message);
    });
  });
}

void Hall::Inside::join_slot(ClientId client, const SlotPtr& slot, bool watches,
                             const json::value& message) {
  Room* room = loaded(*slot);
  if (room == nullptr) {
    refuse(client, "no_game", no_such_game());
  }
  JsonProblem problem;
  if (room != nullptr && room->join(client, JsonCursor(message, problem), watches)) {
    follow(slot);
    return;
  }
  set_slot(client, nullptr);  // it may try again
  forget_if_missing(slot);
}

void Hall::Inside::receive(ClientId client, std::string_view text, Done done) {
  const Ending ending(nullptr, [done = std::move(done)](void*) { done(); });
  const auto began = Clock::now();
  auto parsed = parse_json(text);
  if (!parsed) {
    refuse(client, "malformed", parsed.error());
    return;
  }
  auto message = std::make_shared<const json::value>(std::move(parsed).value());
  JsonProblem problem;
  const JsonCursor root(*message, problem);
  const auto id = message_id(root);
  if (!root.is_object()) {
    refuse(client, "malformed", {"A message is an object { }.", ""});
    return;
  }
  const auto type = root.find("type");
  const std::string word = type && type->is_string() ? type->text(40) : "";
  const SlotPtr slot = joined(client);
  if (word == "ping") {
    root.allow_keys({"type", "id"});
    if (!id || !problem.none()) {
      refuse(client, "malformed", {"A ping has an id and nothing else.", ""}, id);
      return;
    }
    send(client, std::make_shared<const std::string>(
                     json::serialize(json::object{{"type", "pong"}, {"id", *id}})));
  } else if (word == "join" && slot == nullptr) {
    join(client, std::move(message), root, ending);
  } else if (word == "join") {
    refuse(client, "malformed", {"This line has joined a game already.", ""}, id);
  } else if (slot == nullptr) {
    refuse(client, "no_game", {"The first message of a line joins a game.", ""}, id);
  } else {
    slot->used = Clock::now().time_since_epoch().count();
    const bool play = word == "play";
    asio::post(slot->strand, [this, slot, client, message, ending, play, began] {
      if (slot->room == nullptr) {
        return;
      }
      JsonProblem found;
      const std::size_t seq = slot->room->seq();
      slot->room->receive(client, JsonCursor(*message, found));
      if (play && slot->room->seq() > seq) {
        metrics.action_seconds.observe_since(began);
      }
      follow(slot);
    });
  }
}

void Hall::Inside::leave(ClientId client) {
  SlotPtr slot;
  {
    const std::lock_guard lock(mutex);
    const auto found = visitors.find(client);
    if (found == visitors.end()) {
      return;
    }
    slot = found->second.slot;
    visitors.erase(found);
  }
  if (slot != nullptr) {
    asio::post(slot->strand, [this, slot, client] {
      if (slot->room != nullptr) {
        slot->room->leave(client);
        follow(slot);
      }
    });
  }
}

}  // namespace tollkeeper
