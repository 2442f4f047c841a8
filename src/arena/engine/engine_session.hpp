// EngineSession: our side of the bot protocol (docs/bot-protocol.md): lines come in, lines go out.
// It thinks in a thread of its own, so that "stop" and "quit" are heard meanwhile; whatever else
// comes while it thinks waits for the answer. What is wrong with a line is answered with a
// sentence, the position stays as it was and the session goes on.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "arena/engine/engine_game.hpp"
#include "players/bot_spec.hpp"

namespace tollkeeper {

class EngineSession {
 public:
  // `send` gets lines without their end, one at a time, also from the thinking thread.
  using Send = std::function<void(const std::string& line)>;

  EngineSession(BotSpec bot, std::shared_ptr<const Catalogue> catalogue, std::string version,
                Send send);
  ~EngineSession();

  // False after "quit".
  bool handle(std::string_view line);
  // Waits until nothing is thought about, as at the end of the input.
  void wait();

 private:
  void hello();
  void setup(const JsonCursor& message);
  void record(const JsonCursor& message, const boost::json::value& whole);
  void actions(const JsonCursor& message);
  void position(const JsonCursor& message);
  void go(const JsonCursor& message);
  void handle_message(const std::string& type, const JsonCursor& message,
                      const boost::json::value& whole);
  void read_bot_of(const JsonCursor& message);
  void think();
  void stop();
  void say(const boost::json::object& message);
  void say_error(const Error& error);

  BotSpec usual_bot_;
  std::shared_ptr<const Catalogue> catalogue_;
  std::string version_;
  Send send_;
  BotSpec bot_;
  std::unique_ptr<Player> player_;
  Random random_{1};
  std::optional<EngineGame> game_;
  std::thread thinking_;
};

}  // namespace tollkeeper
