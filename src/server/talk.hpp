// Talk: the short messages of a table. Plain text for the page to show as text, or the name of a
// ready-made phrase that each page says in its own language. Owned by a room.
#pragma once

#include <boost/json/array.hpp>
#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "record/json_cursor.hpp"
#include "rules/action.hpp"
#include "server/rate.hpp"

namespace tollkeeper {

struct TalkLine {
  int number = 0;  // from 1
  Seat seat = 0;
  std::string text;    // empty where it is a phrase
  std::string phrase;  // one of phrases()
};

boost::json::object talk_line_object(const TalkLine& line);

// Words of the ready-made phrases.
bool is_phrase(std::string_view word);

// At most 200 characters, without control characters; what cannot be seen or turns the direction of
// writing is left out. What is wrong is said at the cursor; never empty otherwise.
std::string read_talk_text(const JsonCursor& cursor);

class Talk {
 public:
  // Whether the seat may say one more thing now.
  bool take(Seat seat);
  bool is_full() const;
  const TalkLine& add(Seat seat, std::string text, std::string phrase);
  // The newest ones, oldest first.
  boost::json::array lines() const;

 private:
  int said_ = 0;
  std::deque<TalkLine> lines_;
  std::map<Seat, Rate> rates_;
};

}  // namespace tollkeeper
