// The part of Room that plays what is stored again: a game comes out of its begin, its moves and
// what happened at its seats.
#include <algorithm>
#include <boost/json/value.hpp>

#include "record/action_words.hpp"
#include "record/json_text.hpp"
#include "server/entries.hpp"
#include "server/room.hpp"

namespace tollkeeper {

Room::Room(std::string id, Begin begin, RoomNeeds needs)
    : id_(std::move(id)),
      needs_(std::move(needs)),
      seats_(std::move(begin.seats)),
      undo_(begin.undo),
      messages_(begin.messages) {
  std::vector<std::string> names(seats_.size());
  table_ = std::make_unique<Table>(std::move(begin.play), names, begin.helps, *needs_.art);
  if (begin.clock) {
    clock_.emplace(*begin.clock, static_cast<int>(seats_.size()));
  }
}

Result<std::unique_ptr<Room>> Room::open(StoredGame game, RoomNeeds needs) {
  auto begin = read_begin(game.begin, needs.catalogue);
  if (!begin) {
    return begin.error();
  }
  std::unique_ptr<Room> room(new Room(game.id, std::move(begin).value(), std::move(needs)));
  room->begin_text_ = std::move(game.begin);
  room->moved_ = game.moved;
  room->watch_link_ = game.watch_link;
  for (std::size_t n = 0; n < game.moves.size(); ++n) {
    const Status done = room->apply_move(*room->table_, game.moves[n], &room->marks_, n + 1);
    if (!done) {
      return Error{"Move " + std::to_string(n + 1) +
                       " of the stored game cannot be played: " + done.error().message,
                   done.error().rule};
    }
    room->note_time_left(game.moves[n], n + 1);
  }
  room->moves_ = game.moves;
  for (std::size_t n = 0; n < game.seat_entries.size(); ++n) {
    const auto parsed = parse_json(game.seat_entries[n]);
    JsonProblem problem;
    if (parsed) {
      room->apply_entry(JsonCursor(*parsed, problem));
    }
    if (!parsed || !problem.none()) {
      return Error{"Seat entry " + std::to_string(n + 1) + " of the stored game cannot be read: " +
                       (parsed ? problem.first->message : parsed.error().message),
                   ""};
    }
  }
  room->seat_entries_ = game.seat_entries.size();
  room->refresh_names();
  return room;
}

// Plays one stored entry; the table may be a copy that steps through the history.
Status Room::apply_move(Table& table, const std::string& body, std::vector<Mark>* marks,
                        std::size_t seq) const {
  const auto parsed = parse_json(body);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor entry(*parsed, problem);
  const std::string type = entry.at("type").text();
  const int turn = turn_of(table);
  bool ends_turn = true;
  Status done = ok();
  if (type == "finish") {
    done = table.play.finish();
  } else if (type == "end") {
    if (entry.find("offer")) {
      table.ended_by = "offer";
    }
    table.play.end();
  } else if (type == "resign") {
    const auto seat = entry.at("seat").whole(1, table.game().seats) - 1;
    table.resigned[static_cast<std::size_t>(seat)] = true;
    const auto left = std::count(table.resigned.begin(), table.resigned.end(), false);
    ends_turn = left <= 1 && problem.none();
    if (ends_turn) {
      table.ended_by = entry.find("clock") ? "clock" : "resigned";
      table.play.end();
    }
  } else {
    ends_turn = false;
    const auto seat = entry.at("seat").whole(1, table.game().seats) - 1;
    const auto action = read_action(entry, table.state());
    if (action && problem.none()) {
      done = table.play.act(static_cast<Seat>(seat), *action);
    }
  }
  if (!problem.none()) {
    return *problem.first;
  }
  if (done && ends_turn && marks != nullptr) {
    marks->push_back({seq, table.play.events().size(), turn});
  }
  return done;
}

// What happened at the seats and around them, after all moves.
void Room::apply_entry(const JsonCursor& entry) {
  const std::string type = entry.at("type").text();
  const auto seat = [&entry, this] {
    return static_cast<Seat>(entry.at("seat").whole(1, static_cast<std::int64_t>(seats_.size())) -
                             1);
  };
  if (type == "say") {
    const auto text = entry.find("text");
    const auto phrase = entry.find("phrase");
    const Seat speaker = seat();
    talk_.add(speaker, text ? text->text(1000) : "", phrase ? phrase->text() : "");
  } else if (type == "pause" || type == "resume") {
    paused_ = type == "pause";
  } else if (type == "clock") {
    // Old, where the seat has ended a turn since: that move says what was left.
    const auto at = entry.at("seq").whole(0, 1'000'000'000);
    const auto left = entry.at("left").whole(0, 1'000'000'000);
    const Seat runner = seat();
    if (clock_ && at >= turn_ended_at_[runner]) {
      clock_->set_left(runner, left);
    }
  } else if (type == "rematch") {
    next_ = entry.at("game").text();
    next_watch_link_ = entry.at("watch").text();
  } else {
    apply_seat_entry(seats_, entry);
  }
}

// The end of a timed seat's turn says what it had left.
void Room::note_time_left(const std::string& move, std::size_t number) {
  if (!clock_ || move.find("\"left\"") == std::string::npos) {
    return;
  }
  const auto parsed = parse_json(move);
  JsonProblem problem;
  if (!parsed) {
    return;
  }
  const JsonCursor entry(*parsed, problem);
  const auto left = entry.at("left").whole(0, 1'000'000'000);
  const auto seat = entry.at("seat").whole(1, static_cast<std::int64_t>(seats_.size())) - 1;
  if (problem.none()) {
    clock_->end_turn(static_cast<Seat>(seat), left);
    turn_ended_at_[static_cast<Seat>(seat)] = static_cast<std::int64_t>(number);
  }
}

}  // namespace tollkeeper
