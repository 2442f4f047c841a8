// Begin: what a game starts from, as one JSON text in the store: the record of its position before
// the first action (so the order of the tiles is kept, whatever later versions do with a seed), its
// seats, what the table allows.
#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "record/playthrough.hpp"
#include "server/clock.hpp"
#include "server/helps.hpp"
#include "server/seating.hpp"
#include "tiles/catalogue.hpp"

namespace tollkeeper {

struct Begin {
  Playthrough play;
  std::vector<SeatOfTable> seats;
  Helps helps;
  bool undo = true;
  std::optional<ClockRules> clock;  // none: nobody is hurried
  bool messages = true;             // short ones, between seats
};

std::string write_begin(const Begin& begin);
Result<Begin> read_begin(std::string_view text, std::shared_ptr<const Catalogue> catalogue);

// A game as it stands, taken apart: the position before its first action, and the entries of its
// moves. Tiles whose order is unknown follow by lot from the seed.
struct TakenApart {
  Playthrough start;
  std::vector<std::string> moves;
};
TakenApart take_apart(const Playthrough& play, std::uint64_t seed);

// The same game with these names. While it is played it comes as everybody may see it: without
// seed, and of the tiles to come only the one in hand.
Playthrough copy_to_give_away(const Playthrough& play, std::vector<std::string> names);

// Helps as in messages; keys that are missing are allowed.
boost::json::object helps_object(const Helps& helps);
Helps read_helps(const JsonCursor& cursor);

}  // namespace tollkeeper
