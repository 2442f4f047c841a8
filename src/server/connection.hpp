// Connection: one visitor's TCP connection, as a coroutine: HTTP requests one after another, or one
// live line. Internal to the network part of the server (server.cpp, connection.cpp, routes.cpp,
// line.cpp), which alone, with the hall's pools (hall_inside.hpp) and the queue of a visitor
// (visitors.hpp), knows Asio: whoever uses server.hpp and hall.hpp does not.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/server.hpp"
#include "server/visitors.hpp"

namespace tollkeeper {

class Line;

// What all connections share. Used on the network thread alone.
struct Site {
  Site(ServerSettings given, Hall& its_hall)
      : settings(std::move(given)),
        hall(&its_hall),
        visitors(settings.limits),
        games_made(static_cast<double>(settings.limits.games_per_hour),
                   static_cast<double>(settings.limits.games_per_hour) / 3600) {}

  Metrics& metrics() { return settings.metrics != nullptr ? *settings.metrics : unread; }

  ServerSettings settings;
  Hall* hall;
  Visitors visitors;
  Rate games_made;
  Metrics unread;
  bool closing = false;
  std::size_t connections = 0;
  std::size_t refusing = 0;  // connections over the limit that are just told so
  std::set<Line*> lines;
};

using Request = boost::beast::http::request<boost::beast::http::string_body>;

// A request with what is known about who sent it. Its body may be taken.
struct Asked {
  Request& request;
  AddressBytes peer{};  // of the TCP connection
  std::shared_ptr<Visitor> visitor;
};

boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Site& site);

// --- routes --------------------------------------------------------------------------------------
// What address of ours a target is, as one of few words for metrics: "/api/games/{id}/record".
std::string_view route_of(std::string_view target);
// How long a body may be, by where it goes; most addresses take none.
std::int64_t most_body(std::string_view target, const Limits& limits);
// As how many requests a body of this length counts besides its own.
double cost_of_body(std::string_view target, std::size_t bytes);
boost::asio::awaitable<Answer> answer_of(const Asked& asked, Site& site);
// Whether a WebSocket may begin here; the answer where it may not.
std::optional<Answer> line_refusal(const Request& request, const Site& site);
// 429, or another status, with Retry-After.
Answer wait_answer(int status, const char* why, long seconds);

// --- live lines ----------------------------------------------------------------------------------
// From its handshake to its end.
boost::asio::awaitable<void> serve_line(boost::beast::tcp_stream stream, Request request,
                                        std::shared_ptr<Visitor> visitor, Site& site);
// Says good-bye ("going away") on all lines.
void close_lines(Site& site);

}  // namespace tollkeeper
