#include "server/seating.hpp"

#include <array>
#include <boost/json/value.hpp>

#include "server/secret.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 3> kKinds{"open", "person", "computer"};

std::string optional_text(const JsonCursor& object, std::string_view key) {
  const auto found = object.find(key);
  return found ? found->text() : "";
}

}  // namespace

std::string_view word_of(SeatOfTable::Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

const std::vector<std::string>& seat_colours() {
  static const std::vector<std::string> colours{"blue", "yellow", "green", "pink", "red", "black"};
  return colours;
}

json::array stored_seats(const std::vector<SeatOfTable>& seats) {
  json::array list;
  for (const SeatOfTable& seat : seats) {
    const std::string_view kind = word_of(seat.kind);
    list.push_back({{"kind", json::string(kind.data(), kind.size())},
                    {"name", seat.name},
                    {"colour", seat.colour},
                    {"token", seat.token},
                    {"level", seat.level}});
  }
  return list;
}

std::vector<SeatOfTable> read_stored_seats(const JsonCursor& cursor) {
  std::vector<SeatOfTable> seats;
  for (const JsonCursor& entry : cursor.items()) {
    SeatOfTable seat;
    const std::string kind = entry.at("kind").text();
    seat.kind = kind == "person"     ? SeatOfTable::Kind::person
                : kind == "computer" ? SeatOfTable::Kind::computer
                                     : SeatOfTable::Kind::open;
    seat.name = entry.at("name").text();
    seat.colour = entry.at("colour").text();
    seat.token = entry.at("token").text();
    seat.level = entry.at("level").text();
    seats.push_back(std::move(seat));
  }
  return seats;
}

void apply_seat_entry(std::vector<SeatOfTable>& seats, const JsonCursor& entry) {
  const std::string type = entry.at("type").text();
  const auto number = entry.at("seat").whole(1, static_cast<std::int64_t>(seats.size()));
  if (!entry.problem().none()) {
    return;
  }
  SeatOfTable& seat = seats[static_cast<std::size_t>(number - 1)];
  if (type == "claim") {
    seat.kind = SeatOfTable::Kind::person;
    seat.name = entry.at("name").text();
    seat.token = entry.at("token").text();
    seat.level.clear();
  } else if (type == "leave") {
    seat.kind = SeatOfTable::Kind::open;
    seat.name.clear();
    seat.token.clear();
    seat.level = optional_text(entry, "level");
  } else if (type == "take_over") {
    seat.level = entry.at("level").text();
  } else if (type == "take_back") {
    seat.level.clear();
  } else {
    entry.at("type").fail("\"" + type + "\" is nothing that happens to a seat.");
  }
}

std::optional<Seat> seat_of_token(const std::vector<SeatOfTable>& seats, std::string_view token) {
  const std::string hash = token_hash(token);
  std::optional<Seat> found;
  // All are compared, so that the time says nothing.
  for (std::size_t n = 0; n < seats.size(); ++n) {
    if (!seats[n].token.empty() && same_hash(seats[n].token, hash)) {
      found = static_cast<Seat>(n);
    }
  }
  return found;
}

}  // namespace tollkeeper
