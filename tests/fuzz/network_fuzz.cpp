// Any bytes on a connection: HTTP requests through the real parser and routes, and, behind a
// handshake, WebSocket frames through the real line into a room. The first byte chooses where the
// bytes begin; nothing ends the server, and the game that is there changes only by its rules.
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <thread>

#include "expansions/registry.hpp"
#include "server/connection.hpp"
#include "server/new_game.hpp"
#include "server/sqlite_store.hpp"

namespace {

using namespace tollkeeper;
namespace asio = boost::asio;

constexpr const char* kForm =
    R"({"rules":{"edition":"C3","sets":[{"name":"tollkeepers","copies":1}],"options":[]},)"
    R"("helps":{},"undo":true,"seed":"7","seats":[{"kind":"here"},{"kind":"here"}]})";

void need(bool holds) {
  if (!holds) {
    std::abort();
  }
}

// A server without a port: one store, one hall, one game.
struct World {
  World() : store(std::move(open_sqlite_store(":memory:")).value()), hall(needs()) {
    auto made = make_new_game(kForm, shipped_catalogue());
    game = made->game;
    need(static_cast<bool>(store->create(game)));
    for (const auto& seat : made->created.at("seats").as_array()) {
      tokens += (tokens.empty() ? "\"" : ",\"") + std::string(seat.at("token").as_string()) + "\"";
    }
  }
  HallNeeds needs() {
    HallNeeds all;
    all.store = store.get();
    all.catalogue = shipped_catalogue();
    all.version = "fuzz";
    return all;
  }
  static ServerSettings settings() {
    ServerSettings all;
    Limits& limits = all.limits;  // floods are tested elsewhere
    limits.games_per_hour_of_address = limits.games_per_hour = 1'000'000;
    limits.requests_per_second_of_address = limits.messages_per_second_of_address = 1'000'000;
    return all;
  }
  std::unique_ptr<Store> store;
  Hall hall;
  Site site{settings(), hall};
  asio::io_context context{1};
  StoredGame game;
  std::string tokens;
};

std::string frame(std::string_view text, std::uint8_t first) {
  std::string bytes{static_cast<char>(first), static_cast<char>(0x80 | 126),
                    static_cast<char>(text.size() >> 8), static_cast<char>(text.size() & 255)};
  return bytes + std::string(4, '\0') + std::string(text);
}

std::string opening(const World& world, std::uint8_t choice) {
  const std::string host = "Host: localhost\r\n";
  const std::string shake = "GET /api/socket HTTP/1.1\r\n" + host +
                            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
                            "13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
  const std::string join = frame(
      R"({"type":"join","game":")" + world.game.id + R"(","tokens":[)" + world.tokens + "]}", 0x81);
  switch (choice % 5) {
    case 0: return {};
    case 1: return shake;
    case 2: return shake + join;
    case 3: return shake + join;  // and what follows is the text of messages, line by line
    default: return "POST /api/games HTTP/1.1\r\n" + host;
  }
}

std::string bytes_of(const World& world, const std::uint8_t* data, std::size_t size) {
  std::string bytes = opening(world, data[0]);
  const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] % 5 == 4) {
    return bytes + "Content-Length: " + std::to_string(rest.size()) + "\r\n\r\n" +
           std::string(rest);
  }
  if (data[0] % 5 != 3) {
    return bytes + std::string(rest);
  }
  for (std::size_t from = 0; from < rest.size();) {
    const std::size_t end = std::min(rest.find('\n', from), rest.size());
    bytes += frame(rest.substr(from, std::min<std::size_t>(end - from, 60'000)), 0x81);
    from = end + 1;
  }
  return bytes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static World* const world = new World;  // its threads must not outlive it
  if (size == 0 || size > 100'000) {
    return 0;
  }
  int ends[2];
  need(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
  asio::ip::tcp::socket socket(world->context);
  socket.assign(asio::ip::tcp::v4(), ends[0]);
  bool ended = false;
  asio::co_spawn(world->context, serve_connection(std::move(socket), world->site),
                 [&ended](const std::exception_ptr& fault) {
                   need(fault == nullptr);
                   ended = true;
                 });
  const std::string bytes = bytes_of(*world, data, size);
  std::atomic<bool> gone{false};  // what is left of a line closes it when the line has ended
  std::thread visitor([&bytes, &gone, end = ends[1]] {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
      const auto count = send(end, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
      if (count <= 0) {
        break;
      }
      sent += static_cast<std::size_t>(count);
    }
    shutdown(end, SHUT_WR);
    char taken[4096];
    while (recv(end, taken, sizeof taken, 0) > 0) {
    }
    close(end);
    gone = true;
  });
  const auto guard = asio::make_work_guard(world->context);
  world->context.restart();
  while (!ended || !gone) {
    world->context.run_one_for(std::chrono::milliseconds(2));
  }
  visitor.join();
  const auto now = world->store->load(world->game.id);
  need(now && now->has_value());
  need((*now)->begin == world->game.begin);
  return 0;
}
