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
#include "server/clock.hpp"
#include "server/seating.hpp"
#include "server/store.hpp"
#include "server/table.hpp"
#include "server/talk.hpp"
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
  // ms of a source that never jumps; empty: the steady clock.
  std::function<std::int64_t()> now;
  // Hears of every refusal; `code` is one of the protocol's words. May be empty.
  std::function<void(std::string_view code)> refused = nullptr;
};

class Room {
 public:
  // Plays the stored game again; the error says which entry is wrong.
  static Result<std::unique_ptr<Room>> open(StoredGame game, RoomNeeds needs);

  // The first message of a client ("join"), and every later one. False: it did not come in.
  // `watches`: came by the link for those who only look, so it never gets a seat.
  bool join(ClientId client, const JsonCursor& message, bool watches = false);
  void receive(ClientId client, const JsonCursor& message);
  void leave(ClientId client);
  bool is_empty() const { return clients_.empty(); }

  // What a computer has to think about now, or nothing. Its answer is dropped when the game has
  // moved on meanwhile; false says so.
  std::optional<ThinkTask> task() const;
  void say_thinking(const ThinkTask& task);
  bool play_thought(const ThinkTask& task, const std::vector<Action>& actions,
                    const std::optional<Thought>& thought = std::nullopt);

  // ms until the clock wants ring_clock(), or nothing while no time runs.
  std::optional<std::int64_t> clock_wait() const;
  // Saves the time left, or does what was chosen for a time that is used up. An error: it could not
  // be stored, so it has not happened.
  Status ring_clock();
  // Before the room goes.
  void save_clock();

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
    bool watches = false;
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

  // What one player proposed and all have to agree to; gone at the end of the turn.
  struct Offer {
    enum class Kind { end, pause };
    Kind kind = Kind::end;
    Seat by = 0;
    std::set<Seat> agreed;
    int turn = 0;
  };

  Room(std::string id, Begin begin, RoomNeeds needs);
  Status apply_move(Table& table, const std::string& body, std::vector<Mark>* marks,
                    std::size_t seq) const;
  void apply_entry(const JsonCursor& entry);
  void note_time_left(const std::string& move, std::size_t number);

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
  void reason(const Asker& asker, const JsonCursor& message);
  void say(const Asker& asker, const JsonCursor& message);
  void offer(const Asker& asker, const JsonCursor& message);
  void answer_offer(const Asker& asker, const JsonCursor& message);
  void resume(const Asker& asker, const JsonCursor& message);
  void rematch(const Asker& asker, const JsonCursor& message);

  // Checks that are shared; each answers the asker and returns false where something is wrong.
  bool is_well_formed(const Asker& asker, const JsonCursor& message);
  bool holds(const Asker& asker, Seat seat);
  bool is_fresh(const Asker& asker, std::int64_t seq);
  bool may_move(const Asker& asker, const JsonCursor& message, Seat seat);
  std::optional<std::string> level_of(const Asker& asker, const JsonCursor& message, bool needed);
  Seat seat_of(const JsonCursor& message) const;

  Status store(std::vector<std::string> moves, std::vector<std::string> seat_entries);
  Status store_entry(const boost::json::object& entry);
  bool change_seat(const Asker& asker, const boost::json::object& entry);
  Status resign_seat(Seat seat, bool by_clock);
  // `reason` is kept with the end of the turn.
  Status play_actions(Seat seat, const std::vector<Action>& actions, bool finish,
                      const boost::json::object& reason = {});
  void refresh_names();
  StoredGame next_game() const;
  const Table* table_at(std::size_t seq, Error& why);

  std::int64_t now() const;
  // The seat whose time should run, or nothing.
  std::optional<Seat> clocked_seat() const;
  // Starts and stops the clock after whatever happened; whether it did.
  bool settle_clock(bool tell);
  boost::json::object clock_object() const;
  Status time_is_up(Seat seat);

  // Seats that have to agree to an offer.
  std::set<Seat> players_now() const;
  bool may_offer(const Asker& asker, Seat seat, Offer::Kind kind);
  boost::json::object offer_object() const;
  // Carries the offer out when all agree, drops it when its turn is over.
  Status settle_offer();
  Status carry_out(Offer::Kind kind);
  void drop_offer(std::string_view why);
  std::vector<Seat> seats_of(ClientId client) const;

  void send(ClientId client, const boost::json::object& message);
  void send_all(const boost::json::object& message);
  void tell_watching();
  void tell_next(ClientId client);
  std::size_t watching() const;
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
  std::string watch_link_;
  std::size_t watching_told_ = 0;
  std::optional<Clock> clock_;
  std::int64_t clock_saved_ = 0;                // ms of now()
  std::map<Seat, std::int64_t> turn_ended_at_;  // number of the move that said what was left
  bool paused_ = false;
  bool messages_ = true;
  Talk talk_;
  std::optional<Offer> offer_;
  std::set<std::pair<Seat, Offer::Kind>> offered_;  // in the turn of `offered_turn_`
  int offered_turn_ = 0;
  std::string next_;  // the game after this one, by its two links; empty: none
  std::string next_watch_link_;
  // A position of before, for who steps through the game.
  std::unique_ptr<Table> past_;
  std::size_t past_seq_ = 0;
};

}  // namespace tollkeeper
