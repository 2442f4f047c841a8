// Server: HTTP and WebSocket on one address, in front of a hall. One thread carries the bytes; all
// work is the hall's. Stops on SIGINT and SIGTERM: no new visitors, lines are closed as "going
// away", what is being written is finished.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/hall.hpp"

namespace tollkeeper {

struct ServerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;         // 0: any free one
  std::vector<std::string> hosts;    // names it is reached by, besides numbers and localhost
  std::string web_folder;            // of the page's files; empty: those in the program
  std::string version;
  std::size_t most_connections = 1000;
  std::size_t most_per_address = 200;
};

class Server {
 public:
  // Takes the port; the error says why it cannot. The hall outlives the server's run(), and the
  // server the hall's threads.
  static Result<std::unique_ptr<Server>> open(ServerSettings settings, Hall& hall);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  // Serves until a signal comes or stop() is called from any thread.
  void run();
  void stop();

 private:
  struct Inside;
  explicit Server(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace tollkeeper
