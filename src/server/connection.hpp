// Connection: one visitor's TCP connection, as a coroutine: HTTP requests one after another, or one
// live line. Internal to the network part of the server (server.cpp, connection.cpp, line.cpp); no
// other header may include Asio.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "server/server.hpp"

namespace tollkeeper {

class Line;

// What all connections share. Used on the network thread alone.
struct Site {
  ServerSettings settings;
  Hall* hall = nullptr;
  bool closing = false;
  std::size_t connections = 0;
  std::map<std::string, std::size_t> by_address;
  std::set<Line*> lines;
};

using Request = boost::beast::http::request<boost::beast::http::string_body>;

boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Site& site);

// A live line from its handshake to its end.
boost::asio::awaitable<void> serve_line(boost::beast::tcp_stream stream, Request request,
                                        Site& site);
// Says good-bye ("going away") on all lines.
void close_lines(Site& site);

}  // namespace tollkeeper
