#include "server/room.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>

#include "players/level.hpp"
#include "record/json_text.hpp"
#include "record/json_words.hpp"
#include "record/notation.hpp"
#include "server/entries.hpp"
#include "server/room_words.hpp"
#include "server/view.hpp"

namespace tollkeeper {

namespace json = boost::json;

namespace {

std::string title_of_level(const std::string& level) {
  const LevelRow* row = find_level(level);
  return row == nullptr ? level : std::string(row->title);
}

// A seat that gave up is played on by a middling computer.
std::string level_after_resigning() { return std::string(levels()[levels().size() / 2].name); }

json::object rules_object(const Game& game) {
  json::array sets;
  for (const SetChoice& set : game.setup.sets) {
    sets.push_back({{"name", set.name}, {"copies", set.copies}});
  }
  json::array options;
  for (const OptionRow& row : game.options.rows()) {
    if (game.options.text(row.name) != row.default_text()) {
      options.push_back({{"name", word(row.name)}, {"value", game.options.text(row.name)}});
    }
  }
  return {{"edition", word(name_of(game.setup.edition))},
          {"sets", std::move(sets)},
          {"options", std::move(options)}};
}

}  // namespace

void Room::refresh_names() {
  for (std::size_t n = 0; n < seats_.size(); ++n) {
    const SeatOfTable& seat = seats_[n];
    table_->names[n] = seat.name.empty() && seat.kind == SeatOfTable::Kind::computer
                           ? title_of_level(seat.level)
                           : seat.name;
  }
}

// --- messages ----------------------------------------------------------------------------------

void Room::send(ClientId client, const json::object& message) {
  needs_.send(client, std::make_shared<const std::string>(json::serialize(message)));
}

void Room::send_all(const json::object& message) {
  const auto text = std::make_shared<const std::string>(json::serialize(message));
  for (const auto& [id, client] : clients_) {
    needs_.send(id, text);
  }
}

void Room::done(const Asker& asker) {
  send(asker.client, {{"type", "done"}, {"id", asker.id.value_or(0)}});
}

void Room::refuse(const Asker& asker, std::string_view code, const Error& why) {
  if (needs_.refused) {
    needs_.refused(code);
  }
  send(asker.client, error_message(code, why, asker.id));
}

json::array Room::seats_array(const std::set<Seat>& held) const {
  json::array list;
  for (std::size_t n = 0; n < seats_.size(); ++n) {
    const SeatOfTable& seat = seats_[n];
    const auto number = static_cast<Seat>(n);
    json::object object{
        {"seat", number + 1},
        {"name",
         seat.kind == SeatOfTable::Kind::open ? seat.name : name_of_seat(table_->names, number)},
        {"colour", seat.colour},
        {"kind", word(word_of(seat.kind))},
        {"here", held.contains(number)},
        {"online", is_online(number)},
        {"resigned", static_cast<bool>(table_->resigned[n])}};
    if (const std::string level = level_playing(number); !level.empty()) {
      object["level"] = level;
    }
    list.push_back(std::move(object));
  }
  return list;
}

std::string Room::level_playing(Seat seat) const {
  const std::string& level = seats_[seat].level;
  return level.empty() && table_->resigned[seat] ? level_after_resigning() : level;
}

bool Room::is_online(Seat seat) const {
  return seats_[seat].kind == SeatOfTable::Kind::computer ||
         std::any_of(clients_.begin(), clients_.end(),
                     [seat](const auto& entry) { return entry.second.seats.contains(seat); });
}

void Room::tell_seats() {
  for (const auto& [id, client] : clients_) {
    send(id, {{"type", "seats"}, {"seats", seats_array(client.seats)}});
  }
}

void Room::tell_update(std::size_t first_event) {
  settle_clock(false);
  if (clients_.empty()) {
    return;  // the view is most of the work
  }
  json::object message{{"type", "update"},
                       {"view", view_object(*table_, seq())},
                       {"log", log_array(*table_, first_event)}};
  if (clock_) {
    message["clock"] = clock_object();
  }
  send_all(message);
}

std::size_t Room::watching() const {
  return static_cast<std::size_t>(
      std::count_if(clients_.begin(), clients_.end(),
                    [](const auto& entry) { return entry.second.seats.empty(); }));
}

// To all of a usual table; of many watchers only the players hear, or each would hear of each.
void Room::tell_watching() {
  constexpr std::size_t kFew = 100;
  const std::size_t count = watching();
  if (count == watching_told_) {
    return;
  }
  watching_told_ = count;
  for (const auto& [id, client] : clients_) {
    if (count <= kFew || !client.seats.empty()) {
      send(id, {{"type", "watching"}, {"count", count}});
    }
  }
}

bool Room::join(ClientId id, const JsonCursor& message, bool watches) {
  const Asker asker{id, std::nullopt};
  message.allow_keys({"type", "game", "tokens"});
  Client client;
  client.watches = watches;
  std::vector<std::string> tokens;
  if (const auto list = message.find("tokens")) {
    for (const JsonCursor& token : list->items()) {
      tokens.push_back(token.text(64));
    }
  }
  if (tokens.size() > static_cast<std::size_t>(kMaxSeats)) {
    message.at("tokens").fail("more tokens than there can be seats.");
  }
  if (!is_well_formed(asker, message)) {
    return false;
  }
  for (const std::string& token : tokens) {
    if (const auto seat = seat_of_token(seats_, token); seat && !watches) {
      client.seats.insert(*seat);
    }
  }
  const bool seated = !client.seats.empty();
  clients_[id] = client;
  json::object welcome{{"type", "welcome"},
                       {"game", watches ? watch_link_ : id_},
                       {"seats", seats_array(client.seats)},
                       {"view", view_object(*table_, seq())},
                       {"log", log_array(*table_, 0)},
                       {"rules", rules_object(table_->game())},
                       {"helps", helps_object(table_->helps)},
                       {"undo", undo_},
                       {"messages", messages_},
                       {"talk", talk_.lines()},
                       {"watching", watching()},
                       {"art", {{"sprite", needs_.art->sprite_of(table_->game())->path}}},
                       {"version", needs_.version}};
  if (!watches) {
    welcome["watch_link"] = watch_link_;
  }
  // Only now: drawing the sprite may have taken a while, which is nobody's fault.
  const bool began = settle_clock(false);
  if (clock_) {
    welcome["clock_rules"] = clock_rules_object(clock_->rules());
    welcome["clock"] = clock_object();
  }
  if (offer_) {
    welcome["offer"] = offer_object();
  }
  if (!next_.empty()) {
    welcome["next"] = watches ? next_watch_link_ : next_;
  }
  send(id, welcome);
  if (began) {
    send_all({{"type", "clock"}, {"clock", clock_object()}});
  }
  if (seated) {
    tell_seats();
  }
  tell_watching();
  return true;
}

void Room::leave(ClientId id) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) {
    return;
  }
  const bool seated = !found->second.seats.empty();
  clients_.erase(found);
  if (seated) {
    tell_seats();
  }
  settle_clock(true);
  tell_watching();
  if (clients_.empty()) {
    past_.reset();
  }
}

void Room::receive(ClientId client, const JsonCursor& message) {
  struct Row {
    std::string_view type;
    void (Room::*handler)(const Asker&, const JsonCursor&);
  };
  static constexpr Row kRows[] = {
      {"preview", &Room::preview},
      {"play", &Room::play},
      {"feature", &Room::feature},
      {"fields", &Room::fields},
      {"history", &Room::history},
      {"summary", &Room::summary},
      {"reason", &Room::reason},
      {"why_not", &Room::why_not},
      {"claim", &Room::claim},
      {"leave", &Room::give_up_seat},
      {"take_over", &Room::take_over},
      {"take_back", &Room::take_back},
      {"resign", &Room::resign},
      {"say", &Room::say},
      {"offer", &Room::offer},
      {"resume", &Room::resume},
      {"answer_offer", &Room::answer_offer},
      {"rematch", &Room::rematch},
  };
  Asker asker{client, message_id(message)};
  if (!clients_.contains(client)) {
    refuse(asker, "no_game", {"The first message of a line joins a game.", ""});
    return;
  }
  const auto type = message.find("type");
  const std::string name = type && type->is_string() ? type->text() : "";
  if (!asker.id) {
    refuse(asker, "malformed", {"A message needs a type and an id of its own.", ""});
    return;
  }
  if (clock_wait() == 0) {
    (void)ring_clock();  // what comes too late finds the time used up
  }
  for (const Row& row : kRows) {
    if (row.type == name) {
      (this->*row.handler)(asker, message);
      (void)settle_offer();
      settle_clock(true);
      tell_watching();
      return;
    }
  }
  refuse(asker, "malformed", {"There is no such message.", ""});
}

bool Room::is_well_formed(const Asker& asker, const JsonCursor& message) {
  if (!message.problem().none()) {
    refuse(asker, "malformed", *message.problem().first);
    return false;
  }
  return true;
}

// --- storing -----------------------------------------------------------------------------------

Status Room::store(std::vector<std::string> moves, std::vector<std::string> seat_entries) {
  const StoredStep step{std::move(moves), std::move(seat_entries)};
  const Status stored = needs_.store->append(id_, moves_.size(), seat_entries_, step);
  if (!stored) {
    return stored;
  }
  seat_entries_ += step.seat_entries.size();
  moved_ = std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
               .count();
  for (const std::string& body : step.moves) {
    moves_.push_back(body);
    (void)apply_move(*table_, body, &marks_, moves_.size());  // judged before it was stored
    note_time_left(body, moves_.size());
  }
  return stored;
}

Playthrough Room::copy_to_give_away() const {
  return tollkeeper::copy_to_give_away(table_->play, table_->names);
}

}  // namespace tollkeeper
