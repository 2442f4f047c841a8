#include "server/connection.hpp"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <span>

#include "server/log.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr double kBurst = 4;
constexpr int kSendBuffer = 256 * 1024;
constexpr auto kDrain = std::chrono::seconds(5);
constexpr std::uint64_t kMostDrained = 64U << 20;
// Who asks too often need not be listened to for long.
constexpr std::uint64_t kMostDrainedOfFlood = 256U << 10;
constexpr auto kRefusing = std::chrono::seconds(1);
constexpr std::size_t kMostRefusing = 100;
constexpr std::uint64_t kShortBody = 16 * 1024;  // is read even of a request that is refused
constexpr int kMostWarnings = 200;  // requests over the rate before the connection ends

constexpr auto kQuiet = asio::as_tuple(asio::use_awaitable);

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

std::chrono::seconds seconds(std::int64_t limit) { return std::chrono::seconds(limit); }

constexpr std::string_view kPageRules =
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";
// A picture that is opened by itself has its styles inside and needs nothing else.
constexpr std::string_view kPictureRules =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
constexpr std::string_view kPermissions =
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()";

// The body is not copied: the answer has to outlive the response.
using Response = http::response<http::span_body<const char>>;

Response response_of(const Answer& answer, const Request& request) {
  const auto set = [](Response& response, const char* name, std::string_view value) {
    response.set(name, beast::string_view(value.data(), value.size()));
  };
  Response response{http::int_to_status(static_cast<unsigned>(answer.status)), request.version()};
  response.set(http::field::content_type, answer.mime);
  set(response, "Content-Security-Policy",
      answer.mime == "image/svg+xml" ? kPictureRules : kPageRules);
  set(response, "X-Content-Type-Options", "nosniff");
  set(response, "X-Frame-Options", "DENY");
  set(response, "Referrer-Policy", "no-referrer");
  set(response, "Permissions-Policy", kPermissions);
  set(response, "Cross-Origin-Opener-Policy", "same-origin");
  set(response, "Cross-Origin-Resource-Policy", "same-origin");
  for (const auto& [name, value] : answer.headers) {
    response.set(name, value);
  }
  response.keep_alive(request.keep_alive());
  if (request.method() != http::verb::head) {
    response.body() = {answer.body.data(), answer.body.size()};
  }
  if (answer.status != 304) {
    response.content_length(answer.body.size());
  }
  return response;
}

// Takes in and forgets what a refused visitor is still sending, or closing would throw away the
// answer with it.
asio::awaitable<void> drain(beast::tcp_stream& stream, std::chrono::seconds patience,
                            std::uint64_t most = kMostDrained) {
  std::array<char, 16 * 1024> bytes{};
  stream.expires_after(patience);
  for (std::uint64_t taken = 0; taken < most;) {
    auto [ended, size] = co_await stream.async_read_some(asio::buffer(bytes), kQuiet);
    if (ended) {
      break;
    }
    taken += size;
  }
}

// Too many connections: said once, without reading anything, while there are not too many even of
// these.
asio::awaitable<void> refuse_connection(beast::tcp_stream& stream, Site& site, bool by_address) {
  ++site.metrics().connections_refused;
  if (site.refusing >= kMostRefusing) {
    co_return;
  }
  ++site.refusing;
  const std::string text =
      std::string("HTTP/1.1 ") +
      (by_address ? "429 Too Many Requests" : "503 Service Unavailable") +
      "\r\nRetry-After: 10\r\nConnection: close\r\nContent-Type: text/plain\r\n"
      "X-Content-Type-Options: nosniff\r\nContent-Length: 44\r\n\r\n"
      "Too many connections; please wait a little.\n";
  stream.expires_after(kRefusing);
  auto [broken, size] = co_await asio::async_write(stream, asio::buffer(text), kQuiet);
  if (!broken) {
    boost::system::error_code ignored;
    stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    co_await drain(stream, kRefusing);
  }
  --site.refusing;
}

class Counted {
 public:
  explicit Counted(Site& site) : site_(site) { ++site_.connections; }
  ~Counted() { --site_.connections; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  Site& site_;
};

bool is_over(std::size_t count, std::int64_t limit) {
  return count > static_cast<std::size_t>(limit);
}

AddressBytes address_of(const asio::ip::tcp::socket& socket) {
  boost::system::error_code unknown;
  return read_address(socket.remote_endpoint(unknown).address().to_string())
      .value_or(AddressBytes{});
}

AddressBytes asker_of(const AddressBytes& peer, const http::fields& request, const Site& site) {
  if (site.settings.proxies.empty()) {
    return peer;
  }
  std::string forwarded;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto field = first; field != last; ++field) {
    forwarded += (forwarded.empty() ? "" : ",") + std::string(view(field->value()));
  }
  return visitor_address(peer, forwarded, site.settings.proxies);
}

enum class Fate { go_on, close, line };

// One connection's requests.
class Conversation {
 public:
  Conversation(beast::tcp_stream& stream, const AddressBytes& peer, bool by_proxy, Site& site)
      : stream_(stream),
        peer_(peer),
        by_proxy_(by_proxy),
        site_(site),
        rate_(kBurst * static_cast<double>(site.settings.limits.requests_per_second),
              static_cast<double>(site.settings.limits.requests_per_second)) {}

  // Reads one request and answers it. `line`: it opens a live line, which is up to the caller.
  asio::awaitable<Fate> next() {
    const Limits& limits = site_.settings.limits;
    refused_ = Refused::not_at_all;
    stream_.expires_after(seconds(limits.request_seconds));
    http::request_parser<http::empty_body> head;
    head.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    head.body_limit(boost::none);  // judged below, when it is known where the request goes
    auto [bad_head, head_size] = co_await http::async_read_header(stream_, buffer_, head, kQuiet);
    if (bad_head) {
      co_return Fate::close;
    }
    http::request_parser<http::string_body> parser(std::move(head));
    const auto most = static_cast<std::uint64_t>(most_body(view(parser.get().target()), limits));
    parser.body_limit(most);  // holds for bodies that come in chunks
    const auto length = parser.content_length();
    visitor = site_.visitors.of(asker_of(peer_, parser.get(), site_));
    // Before the body comes: what is refused costs as good as nothing.
    if (length && *length > most) {
      refused_ = Refused::as_too_large;
    } else if (!pay(1 + cost_of_body(view(parser.get().target()), length.value_or(0)))) {
      refused_ = Refused::as_too_many;
    }
    const bool is_short = length ? *length <= kShortBody : !parser.chunked();
    if (refused_ == Refused::not_at_all || (refused_ == Refused::as_too_many && is_short)) {
      stream_.expires_after(seconds(limits.body_seconds));
      auto [bad_body, body_size] = co_await http::async_read(stream_, buffer_, parser, kQuiet);
      if (bad_body == http::error::body_limit) {
        refused_ = Refused::as_too_large;
      } else if (bad_body) {
        co_return Fate::close;
      }
      is_read_ = !bad_body;
    } else {
      is_read_ = false;
    }
    request = parser.release();
    if (!length && refused_ == Refused::not_at_all &&
        !visitor->requests.take(cost_of_body(view(request.target()), request.body().size()))) {
      refused_ = Refused::as_too_many;
    }
    auto answer = co_await answered();
    if (!answer) {
      co_return Fate::line;
    }
    const Fate fate = co_await write(*answer);
    co_return fate;
  }

  // Of a body that was not read: what of it is let in and forgotten after the answer.
  std::uint64_t left_to_drain() const {
    return is_read_ ? 0 : refused_ == Refused::as_too_many ? kMostDrainedOfFlood : kMostDrained;
  }

  Request request;
  std::shared_ptr<Visitor> visitor;

 private:
  enum class Refused { not_at_all, as_too_large, as_too_many };

  // Whether the connection and the visitor may ask so much more just now.
  bool pay(double cost) {
    cost_ = cost;
    return rate_.take() && visitor->requests.take(cost);
  }

  // Nothing where a live line begins.
  asio::awaitable<std::optional<Answer>> answered() {
    if (refused_ == Refused::as_too_large) {
      request.keep_alive(false);
      co_return error_answer(413, "too_large", {"This is more than the server takes.", ""});
    }
    if (refused_ == Refused::as_too_many) {
      if (++warnings_ > kMostWarnings || !is_read_) {
        request.keep_alive(false);
      }
      co_return wait_answer(429, "Too many requests; please wait a little.",
                            std::max(rate_.wait_seconds(), visitor->requests.wait_seconds(cost_)));
    }
    if (beast::websocket::is_upgrade(request)) {
      auto why_not = line_refusal(request, site_);
      // Who comes without a proxy is counted already.
      const std::size_t with_this = visitor->connections + (by_proxy_ ? 1 : 0);
      if (!why_not && is_over(with_this, site_.settings.limits.connections_per_address)) {
        why_not = wait_answer(429, "Too many connections; please wait a little.", 10);
      }
      co_return why_not;
    }
    stream_.expires_never();
    // Named, since g++ 12 destroys a braced temporary of a co_await twice.
    const Asked asked{request, peer_, visitor};
    Answer answer = co_await answer_of(asked, site_);
    co_return answer;
  }

  asio::awaitable<Fate> write(const Answer& answer) {
    site_.metrics().answered(route_of(view(request.target())), answer.status);
    Response response = response_of(answer, request);
    const bool goes_on = response.keep_alive() && !site_.closing;
    response.keep_alive(goes_on);
    stream_.expires_after(seconds(site_.settings.limits.body_seconds));
    http::response_serializer<http::span_body<const char>> serializer(response);
    auto [broken, size] = request.method() == http::verb::head
                              ? co_await http::async_write_header(stream_, serializer, kQuiet)
                              : co_await http::async_write(stream_, serializer, kQuiet);
    is_read_ = is_read_ || broken;
    co_return broken || !goes_on ? Fate::close : Fate::go_on;
  }

  beast::tcp_stream& stream_;
  AddressBytes peer_;
  bool by_proxy_;
  Site& site_;
  Rate rate_;
  beast::flat_buffer buffer_;
  int warnings_ = 0;
  Refused refused_ = Refused::not_at_all;
  double cost_ = 1;
  bool is_read_ = true;  // the whole body
};

}  // namespace

asio::awaitable<void> serve_connection(asio::ip::tcp::socket socket, Site& site) {
  const AddressBytes peer = address_of(socket);
  const Limits& limits = site.settings.limits;
  const Counted counted(site);
  boost::system::error_code ignored;
  socket.set_option(asio::ip::tcp::no_delay(true), ignored);
  // What a slow reader leaves lying costs the system's memory too.
  socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
  beast::tcp_stream stream(std::move(socket));
  // Who comes through a proxy is counted when it is known who they are.
  std::optional<Presence> presence;
  const bool by_proxy = visitor_address(peer, "0.0.0.0", site.settings.proxies) != peer;
  if (!by_proxy) {
    const auto visitor = site.visitors.of(peer);
    presence.emplace(visitor);
    if (is_over(visitor->connections, limits.connections_per_address)) {
      co_await refuse_connection(stream, site, true);
      co_return;
    }
  }
  if (is_over(site.connections - site.refusing, limits.connections)) {
    co_await refuse_connection(stream, site, false);
    co_return;
  }
  Conversation conversation(stream, peer, by_proxy, site);
  Fate fate = Fate::go_on;
  while (!site.closing && fate == Fate::go_on) {
    fate = co_await conversation.next();
  }
  if (fate == Fate::line) {
    site.metrics().answered("/api/socket", 101);
    if (by_proxy) {
      presence.emplace(conversation.visitor);
    }
    stream.expires_never();
    co_await serve_line(std::move(stream), std::move(conversation.request), conversation.visitor,
                        site);
    co_return;
  }
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  if (const std::uint64_t most = conversation.left_to_drain(); most > 0) {
    co_await drain(stream, kDrain, most);
  }
}

}  // namespace tollkeeper
