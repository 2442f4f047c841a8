// Room: one game in memory with everybody who looks at it. It takes messages of clients, lets the
// rules judge them, stores what happened, and only then says so. No network and no threads: who
// owns a room calls it from one thread at a time and carries its messages.
//
// What is refused is answered to its sender alone, and nothing has changed. Clients are numbers
// chosen by the owner.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "record/json_cursor.hpp"
#include "server/begin.hpp"
#include "server/seating.hpp"
#include "server/store.hpp"
#include "server/table.hpp"
#include "server/thinking.hpp"

namespace tollkeeper {

using ClientId = std::uint64_t;
using Text = std::shared_ptr<const std::string>;

// What a room lives on; all of it outlives the room.
struct RoomNeeds {
  Store* store = nullptr;
  TableArt* art = nullptr;
  std::shared_ptr<const Catalogue> catalogue;
  std::string version;  // of the server, for `welcome`
  // Carries a message to a client. Called within calls of the room alone.
  std::function<void(ClientId, Text)> send;
};

class Room {
 public:
  // Plays the stored game again; the error says which entry is wrong.
  static Result<std::unique_ptr<Room>> open(StoredGame game, RoomNeeds needs);

  // The first message of a client ("join"), and every later one. False: it did not come in.
  bool join(ClientId client, const JsonCursor& message);
  void receive(ClientId client, const JsonCursor& message);
  void leave(ClientId client);
  bool is_empty() const { return clients_.empty(); }

  // What a computer has to think about now, or nothing. Its answer is dropped when the game has
  // moved on meanwhile; false says so.
  std::optional<ThinkTask> task() const;
  void say_thinking(const ThinkTask& task);
  bool play_thought(const ThinkTask& task, const std::vector<Action>& actions);

  const std::string& id() const { return id_; }
  std::size_t seq() const { return moves_.size(); }
  const Table& table() const { return *table_; }
  const std::vector<SeatOfTable>& seats() const { return seats_; }
  std::int64_t moved() const { return moved_; }
  // Seats as messages have them; `held` are those of the receiver.
  boost::json::array seats_array(const std::set<Seat>& held) const;
  // The game with its names, as it may be given away.
  Playthrough copy_to_give_away() const;

 private:
  struct Client {
    std::set<Seat> seats;
  };
  struct Mark {  // after each turn
    std::size_t seq = 0;
    std::size_t events = 0;
    int turn = 0;
  };
  // The asker of a message that is carried out.
  struct Asker {
    ClientId client = 0;
    std::optional<std::int64_t> id;
  };

  Room(std::string id, Begin begin, RoomNeeds needs);
  Status apply_move(Table& table, const std::string& body, std::vector<Mark>* marks,
                    std::size_t seq) const;

  // One for each kind of message.
  void claim(const Asker& asker, const JsonCursor& message);
  void give_up_seat(const Asker& asker, const JsonCursor& message);
  void take_over(const Asker& asker, const JsonCursor& message);
  void take_back(const Asker& asker, const JsonCursor& message);
  void resign(const Asker& asker, const JsonCursor& message);
  void preview(const Asker& asker, const JsonCursor& message);
  void play(const Asker& asker, const JsonCursor& message);
  void why_not(const Asker& asker, const JsonCursor& message);
  void feature(const Asker& asker, const JsonCursor& message);
  void fields(const Asker& asker, const JsonCursor& message);
  void history(const Asker& asker, const JsonCursor& message);
  void summary(const Asker& asker, const JsonCursor& message);

  // Checks that are shared; each answers the asker and returns false where something is wrong.
  bool is_well_formed(const Asker& asker, const JsonCursor& message);
  bool holds(const Asker& asker, Seat seat);
  bool is_fresh(const Asker& asker, std::int64_t seq);
  bool may_move(const Asker& asker, const JsonCursor& message, Seat seat);
  std::optional<std::string> level_of(const Asker& asker, const JsonCursor& message, bool needed);
  Seat seat_of(const JsonCursor& message) const;

  Status store(std::vector<std::string> moves, std::vector<std::string> seat_entries);
  bool change_seat(const Asker& asker, const boost::json::object& entry);
  Status play_actions(Seat seat, const std::vector<Action>& actions, bool finish);
  void refresh_names();

  void send(ClientId client, const boost::json::object& message);
  void done(const Asker& asker);
  void refuse(const Asker& asker, std::string_view code, const Error& why);
  void tell_seats();
  void tell_update(std::size_t first_event);
  bool is_online(Seat seat) const;
  // The level of the computer that plays the seat now, or "".
  std::string level_playing(Seat seat) const;
  static std::string_view code_of_refusal(const JsonCursor& message, const Error& why);

  std::string id_;
  RoomNeeds needs_;
  std::unique_ptr<Table> table_;
  std::vector<SeatOfTable> seats_;
  bool undo_ = true;
  std::string begin_text_;
  std::vector<std::string> moves_;
  std::size_t seat_entries_ = 0;
  std::vector<Mark> marks_;
  std::int64_t moved_ = 0;
  std::map<ClientId, Client> clients_;
};

}  // namespace tollkeeper
