#include "server/server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

#include "server/connection.hpp"
#include "server/log.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto kQuiet = asio::as_tuple(asio::use_awaitable);
constexpr auto kLastWords = std::chrono::seconds(3);  // for lines to say good-bye
constexpr auto kOutOfFiles = std::chrono::milliseconds(200);

}  // namespace

struct Server::Inside {
  Inside(ServerSettings settings, Hall& hall)
      : site(std::move(settings), hall),
        context(1),
        acceptor(context),
        signals(context, SIGINT, SIGTERM),
        last_words(context) {}

  Status listen() {
    boost::system::error_code wrong;
    const auto address = asio::ip::make_address(site.settings.address, wrong);
    if (wrong) {
      return Error{"\"" + site.settings.address +
                       "\" is no address; 127.0.0.1 is this machine alone, 0.0.0.0 all networks.",
                   ""};
    }
    const tcp::endpoint endpoint(address, site.settings.port);
    acceptor.open(endpoint.protocol(), wrong);
    if (!wrong) {
      acceptor.set_option(asio::socket_base::reuse_address(true), wrong);
    }
    if (!wrong) {
      acceptor.bind(endpoint, wrong);
    }
    if (!wrong) {
      acceptor.listen(asio::socket_base::max_listen_connections, wrong);
    }
    const std::string port = std::to_string(site.settings.port);
    if (wrong == asio::error::address_in_use) {
      return Error{"Port " + port + " of " + site.settings.address +
                       " is in use by another program; choose another one with --port.",
                   ""};
    }
    if (wrong == asio::error::access_denied) {
      return Error{"The system does not let this program use port " + port +
                       "; choose one above 1023 with --port.",
                   ""};
    }
    if (wrong) {
      return Error{"Port " + port + " of " + site.settings.address +
                       " cannot be used: " + wrong.message() + ".",
                   ""};
    }
    return ok();
  }

  asio::awaitable<void> accept_on() {
    while (!site.closing) {
      auto [wrong, socket] = co_await acceptor.async_accept(kQuiet);
      if (site.closing) {
        co_return;
      }
      if (wrong) {
        asio::steady_timer wait(context, kOutOfFiles);
        co_await wait.async_wait(kQuiet);
        continue;
      }
      asio::co_spawn(context, serve_connection(std::move(socket), site),
                     [](const std::exception_ptr& fault) {
                       if (fault) {
                         log_error("a connection ended by a fault of the program");
                       }
                     });
    }
  }

  void close() {
    if (site.closing) {
      return;
    }
    site.closing = true;
    boost::system::error_code ignored;
    acceptor.close(ignored);
    signals.cancel(ignored);
    close_lines(site);
    wait_for_lines(std::chrono::steady_clock::now() + kLastWords);
  }

  // Connections between requests have nothing to say; lines get their time.
  void wait_for_lines(std::chrono::steady_clock::time_point until) {
    if (site.lines.empty() || std::chrono::steady_clock::now() > until) {
      context.stop();
      return;
    }
    last_words.expires_after(std::chrono::milliseconds(20));
    last_words.async_wait(
        [this, until](const boost::system::error_code&) { wait_for_lines(until); });
  }

  Site site;  // outlives the coroutines that the context holds
  asio::io_context context;
  tcp::acceptor acceptor;
  asio::signal_set signals;
  asio::steady_timer last_words;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::open(ServerSettings settings, Hall& hall) {
  auto inside = std::make_unique<Inside>(std::move(settings), hall);
  if (const Status listening = inside->listen(); !listening) {
    return listening.error();
  }
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::uint16_t Server::port() const {
  boost::system::error_code ignored;
  return inside_->acceptor.local_endpoint(ignored).port();
}

void Server::run() {
  Inside& inside = *inside_;
  inside.signals.async_wait([&inside](const boost::system::error_code& wrong, int) {
    if (!wrong) {
      inside.close();
    }
  });
  asio::co_spawn(inside.context, inside.accept_on(), asio::detached);
  inside.context.run();
}

void Server::stop() {
  Inside& inside = *inside_;
  asio::post(inside.context, [&inside] { inside.close(); });
}

}  // namespace tollkeeper
