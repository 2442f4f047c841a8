// Server: HTTP and WebSocket on one address, in front of a hall. One thread carries the bytes; all
// work is the hall's. Stops on SIGINT and SIGTERM: no new visitors, lines are closed as "going
// away", what is being written is finished.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/address.hpp"
#include "server/hall.hpp"
#include "server/limits.hpp"
#include "server/metrics.hpp"

namespace tollkeeper {

struct ServerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;       // 0: any free one
  std::vector<std::string> hosts;  // names it is reached by, besides numbers and localhost
  std::string web_folder;          // of the page's files; empty: those in the program
  std::string version;
  Limits limits;
  std::vector<Network> proxies;       // that say truly whom they speak for
  std::vector<Network> metrics_from;  // besides this machine
  Metrics* metrics = nullptr;         // outlives the server
  std::function<bool()> is_healthy;   // for /healthz; empty: always
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
