// Seating: who sits where, replayed from what the store has about a game's seats. A seat is open
// (anybody with the link may claim it), a person's (who holds a token), or a computer's. A computer
// can play on an open or a person's seat for the time being; its level is set then.
//
// Entries: {"type": "claim", "seat", "name", "token"}, {"type": "leave", "seat", "level"?},
// {"type": "take_over", "seat", "level"}, {"type": "take_back", "seat"}. "token" is the hash.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "record/json_cursor.hpp"
#include "rules/action.hpp"

namespace tollkeeper {

struct SeatOfTable {
  enum class Kind { open, person, computer };
  Kind kind = Kind::open;
  std::string name;
  std::string colour;
  std::string token;  // hash; empty: nobody holds the seat
  std::string level;  // of the computer that plays now; empty: none does
};

std::string_view word_of(SeatOfTable::Kind kind);

// The colours of the six seats, in order.
const std::vector<std::string>& seat_colours();

// As a game's begin stores them.
boost::json::array stored_seats(const std::vector<SeatOfTable>& seats);
std::vector<SeatOfTable> read_stored_seats(const JsonCursor& cursor);

// Changes the seats as the entry says; its problem is said at the cursor.
void apply_seat_entry(std::vector<SeatOfTable>& seats, const JsonCursor& entry);

// The seat whose token this is.
std::optional<Seat> seat_of_token(const std::vector<SeatOfTable>& seats, std::string_view token);

}  // namespace tollkeeper
