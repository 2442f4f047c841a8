// Hall::Inside: what a hall is made of. Internal to hall.cpp and hall_*.cpp; no other file includes
// it. The mutex guards the maps of games and visitors; a slot's game belongs to its strand.
#pragma once

#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/hall.hpp"
#include "server/my_games.hpp"
#include "server/table_art.hpp"

namespace tollkeeper {

struct Hall::Inside {
  using Clock = std::chrono::steady_clock;
  using Strand = boost::asio::strand<boost::asio::thread_pool::executor_type>;

  // A game that is or can be in memory. `room` and what follows belong to the strand.
  struct Slot {
    Slot(std::string game, boost::asio::thread_pool& pool)
        : id(std::move(game)), strand(boost::asio::make_strand(pool)), ring(strand) {}
    const std::string id;
    Strand strand;
    std::atomic<Clock::rep> used{0};
    std::unique_ptr<Room> room;
    std::shared_ptr<Thinking> thinking;
    boost::asio::steady_timer ring;  // of the game's clock
    bool over = false;               // and the log knows
    bool will_look = false;          // for a computer's turn, later
    bool has_waited = false;         // for that turn, nobody being there
  };
  using SlotPtr = std::shared_ptr<Slot>;

  struct Visitor {
    Deliver deliver;
    SlotPtr slot;  // of the game that was joined
  };

  explicit Inside(HallNeeds given);

  // Runs work which no game may wait for: drawings, large forms, tables laid by hand. It takes what
  // processor time is left.
  void later(std::function<void()> work);

  // --- games (hall_slots.cpp) --------------------------------------------------------------------

  void draw_ahead();
  SlotPtr slot_of(const std::string& id);
  // Calls work(SlotPtr): at once for the id of a game, from a thread of the pool for a link of
  // those who only look; with nullptr where there is no such link.
  void find_slot(const std::string& id, std::function<void(SlotPtr)> work);
  // Runs work(Room*) on the game's strand; with nullptr where there is no such game.
  void with_room(const std::string& id, std::function<void(Room*)> work);
  Room* loaded(Slot& slot);
  // Anybody can ask for games that are not there; they leave no trace.
  void forget_if_missing(const SlotPtr& slot);
  // With the mutex held.
  void forget_unused_since(Clock::time_point since);
  void make_room();
  void sweep_later();

  // --- clients (hall_clients.cpp) ----------------------------------------------------------------

  // Calls what it was made with when its last copy is gone, whatever way a message took.
  using Ending = std::shared_ptr<void>;

  void send(ClientId client, Text text);
  void refuse(ClientId client, std::string_view code, const Error& why,
              std::optional<std::int64_t> id = std::nullopt);
  SlotPtr joined(ClientId client);
  void set_slot(ClientId client, SlotPtr slot);
  void join(ClientId client, std::shared_ptr<const boost::json::value> message,
            const JsonCursor& root, const Ending& ending);
  void join_slot(ClientId client, const SlotPtr& slot, bool watches,
                 const boost::json::value& message);
  void receive(ClientId client, std::string_view text, Done done);
  void leave(ClientId client);

  // --- what happens by itself (hall_computers.cpp) -----------------------------------------------

  // On the strand, after anything that may have moved the game on.
  void follow(const SlotPtr& slot);
  void look_for_computer(const SlotPtr& slot);
  void take_thought(const SlotPtr& slot, const std::shared_ptr<Thinking>& thinking,
                    const std::vector<Action>& actions);
  void look_later(const SlotPtr& slot, Clock::duration after);
  // How long the next turn in a game that nobody is at has to wait: all of them share a rate.
  Clock::duration unwatched_wait();
  void wind_clock(const SlotPtr& slot);
  void stop(Slot& slot);

  // --- my games (hall.cpp) -----------------------------------------------------------------------

  struct Gathered {
    std::vector<WantedGame> wanted;
    boost::json::array cards;
    Reply reply;
  };
  // One after another: a long list of one visitor stands in nobody's way.
  void gather(std::shared_ptr<Gathered> list, std::size_t next);

  HallNeeds needs;
  Metrics unread;
  Metrics& metrics;
  TableArt art;
  std::atomic<bool> stopping{false};
  std::atomic<std::size_t> think_waiting{0};
  // The pools outlive the strands that the slots hold.
  boost::asio::thread_pool games;
  boost::asio::thread_pool thinkers;
  boost::asio::thread_pool slow{1};  // for later()
  boost::asio::steady_timer sweep;
  std::mutex mutex;  // guards what follows
  std::map<std::string, SlotPtr> slots;
  std::map<ClientId, Visitor> visitors;
  Clock::time_point made_room;
  Clock::time_point next_unwatched;
  ClientId last_client = 0;
};

// Lets threads that answer somebody go before this one, from now on.
void give_way(int niceness);

// What is said of an id that leads nowhere.
const Error& no_such_game();

}  // namespace tollkeeper
