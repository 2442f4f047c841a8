// Hall: all games of a server that are in memory, and the threads they live on. Messages and
// requests come in from any thread and return at once; each game handles its own one after
// another, games side by side, computers think on threads of their own. Replies and deliveries
// come from those threads.
//
// Games are loaded when somebody asks for them and leave memory when nobody has for a while.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/answer.hpp"
#include "server/limits.hpp"
#include "server/metrics.hpp"
#include "server/room.hpp"

namespace tollkeeper {

struct HallNeeds {
  Store* store = nullptr;  // outlives the hall
  std::shared_ptr<const Catalogue> catalogue;
  std::string version;
  int game_threads = 2;
  int think_threads = 1;
  Limits limits = {};
  Metrics* metrics = nullptr;  // outlives the hall; nullptr: nothing is counted
};

class Hall {
 public:
  using Deliver = std::function<void(Text)>;
  using Reply = std::function<void(Answer)>;
  using Done = std::function<void()>;

  explicit Hall(HallNeeds needs);
  ~Hall();  // as stop()
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // --- clients on a live line --------------------------------------------------------------------
  ClientId enter(Deliver deliver);
  // `done` is called when the message has been dealt with.
  void receive(ClientId client, std::string_view text, Done done);
  void leave(ClientId client);
  bool has_joined(ClientId client) const;

  // --- requests ----------------------------------------------------------------------------------
  void create_game(std::string body, Reply reply);
  void my_games(std::string body, Reply reply);
  // `what`: record, jcz, picture.svg, explain.json
  void game_file(std::string game, std::string what, Reply reply);
  Answer form() const;
  // "How much toll is that?": the tiles to choose from, and the answer to a position.
  Answer toll_form() const;
  void toll(std::string body, Reply reply);
  // A sprite by the name a game or the next call gave it.
  Answer art_file(std::string_view path, bool gzip) const;
  // Leads "/art/all.svg" and "/art/all.json" to the art of every tile, for the rules.
  void art_of_all(std::string path, Reply reply);

  // Adds how many games are in memory and how many computers' turns wait.
  void count(Metrics::Gauges& gauges) const;

  // Lets what has begun come to its end, drops what waits. No call may follow.
  void stop();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace tollkeeper
