#include "server/connection.hpp"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <optional>

#include "server/guard.hpp"
#include "server/log.hpp"
#include "server/pages.hpp"
#include "server/rate.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto kPatience = std::chrono::seconds(30);  // for one request or answer
constexpr std::uint32_t kMostHeader = 16 * 1024;
constexpr std::uint64_t kMostForm = 6'000'000;  // a record of 4 MB as a JSON text
constexpr std::uint64_t kMostList = 64 * 1024;
constexpr auto kDrain = std::chrono::seconds(5);
constexpr std::uint64_t kMostDrained = 64U << 20;
constexpr double kBurst = 200;
constexpr double kPerSecond = 50;

constexpr auto kQuiet = asio::as_tuple(asio::use_awaitable);

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

constexpr std::string_view kPageRules =
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";
// A picture that is opened by itself has its styles inside and needs nothing else.
constexpr std::string_view kPictureRules =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

using Response = http::response<http::string_body>;

Response response_of(const Answer& answer, const Request& request) {
  Response response{http::int_to_status(static_cast<unsigned>(answer.status)), request.version()};
  response.set(http::field::content_type, answer.mime);
  const bool picture = answer.mime == "image/svg+xml";
  const std::string_view rules = picture ? kPictureRules : kPageRules;
  response.set("Content-Security-Policy", beast::string_view(rules.data(), rules.size()));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  for (const auto& [name, value] : answer.headers) {
    response.set(name, value);
  }
  response.keep_alive(request.keep_alive());
  const std::size_t size = answer.body.size();
  if (request.method() != http::verb::head) {
    response.body() = std::string(answer.body);
  }
  if (answer.status != 304) {
    response.content_length(size);
  }
  return response;
}

// Waits for what the hall says from one of its threads.
template <class Start>
asio::awaitable<Answer> reply_of(Start start) {
  auto begin = [start = std::move(start)](auto handler) mutable {
    auto kept = std::make_shared<decltype(handler)>(std::move(handler));
    start([kept](Answer answer) {
      auto shared = std::make_shared<Answer>(std::move(answer));
      asio::post(asio::get_associated_executor(*kept),
                 [kept, shared] { (*kept)(std::move(*shared)); });
    });
  };
  Answer answer = co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Answer)>(
      std::move(begin), asio::use_awaitable);
  co_return answer;
}

Answer wrong_method() {
  return error_answer(405, "malformed", {"This address does not take that method.", ""});
}

struct Path {
  std::string_view whole;
  std::string_view game;  // of /api/games/<game>/<file>
  std::string_view file;
};

Path path_of(const Request& request) {
  Path path;
  path.whole = view(request.target());
  path.whole = path.whole.substr(0, path.whole.find_first_of("?#"));
  constexpr std::string_view kGames = "/api/games/";
  if (path.whole.starts_with(kGames)) {
    const std::string_view rest = path.whole.substr(kGames.size());
    const auto slash = rest.find('/');
    path.game = rest.substr(0, slash);
    path.file = slash == std::string_view::npos ? "" : rest.substr(slash + 1);
  }
  return path;
}

asio::awaitable<Answer> answer_api(const Request& request, const Path& path, Site& site) {
  const bool post = request.method() == http::verb::post;
  const bool get = request.method() == http::verb::get || request.method() == http::verb::head;
  Hall& hall = *site.hall;
  if (path.whole == "/api/games" || path.whole == "/api/mine") {
    if (!post) {
      co_return wrong_method();
    }
    const bool make = path.whole == "/api/games";
    auto start = [&hall, make, body = request.body()](Hall::Reply reply) {
      if (make) {
        hall.create_game(body, std::move(reply));
      } else {
        hall.my_games(body, std::move(reply));
      }
    };
    Answer answer = co_await reply_of(std::move(start));
    co_return answer;
  }
  if (!get) {
    co_return wrong_method();
  }
  if (!path.game.empty() && !path.file.empty()) {
    auto start = [&hall, game = std::string(path.game), file = std::string(path.file)](
                     Hall::Reply reply) { hall.game_file(game, file, std::move(reply)); };
    Answer answer = co_await reply_of(std::move(start));
    co_return answer;
  }
  if (path.whole == "/api/form") {
    co_return hall.form();
  }
  if (path.whole == "/api/health") {
    co_return json_answer(
        200, boost::json::object{{"status", "ok"}, {"version", site.settings.version}});
  }
  co_return error_answer(404, "malformed", {"There is no such address.", ""});
}

std::optional<Answer> refusal_of(const Request& request, const Site& site) {
  const std::string_view host = view(request[http::field::host]);
  if (!is_own_host(host, site.settings.hosts)) {
    return error_answer(421, "not_allowed",
                        {"This server is not known by that name; start it with --host NAME.", ""});
  }
  if (request.method() != http::verb::get && request.method() != http::verb::head &&
      !is_own_origin(view(request[http::field::origin]), host)) {
    return error_answer(403, "not_allowed", {"Pages of other sites may not do that here.", ""});
  }
  return std::nullopt;
}

asio::awaitable<Answer> answer_of(const Request& request, Site& site) {
  if (auto refused = refusal_of(request, site)) {
    co_return std::move(*refused);
  }
  const Path path = path_of(request);
  const bool gzip = takes_gzip(view(request[http::field::accept_encoding]));
  if (path.whole.starts_with("/api/") || path.whole == "/api") {
    Answer answer = co_await answer_api(request, path, site);
    co_return answer;
  }
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    co_return wrong_method();
  }
  if (path.whole == "/art/all.svg" || path.whole == "/art/all.json") {
    auto start = [hall = site.hall, name = std::string(path.whole)](Hall::Reply reply) {
      hall->art_of_all(name, std::move(reply));
    };
    Answer answer = co_await reply_of(std::move(start));
    co_return answer;
  }
  if (path.whole.starts_with("/art/")) {
    co_return site.hall->art_file(path.whole, gzip);
  }
  co_return page_answer(path.whole, site.settings.web_folder, gzip,
                        view(request[http::field::if_none_match]));
}

// How long a body may be, by where it goes; most addresses take none.
std::uint64_t most_body(std::string_view target) {
  return target == "/api/games" ? kMostForm : target == "/api/mine" ? kMostList : 0;
}

// Whether a WebSocket may begin here; the answer where it may not.
std::optional<Answer> line_refusal(const Request& request, const Site& site) {
  const std::string_view host = view(request[http::field::host]);
  if (!is_own_host(host, site.settings.hosts) ||
      !is_own_origin(view(request[http::field::origin]), host)) {
    return error_answer(403, "not_allowed", {"Pages of other sites may not play here.", ""});
  }
  if (path_of(request).whole != "/api/socket") {
    return error_answer(404, "malformed", {"There is no line at this address.", ""});
  }
  return std::nullopt;
}

class Counted {
 public:
  Counted(Site& site, std::string address) : site_(site), address_(std::move(address)) {
    ++site_.connections;
    ++site_.by_address[address_];
  }
  ~Counted() {
    --site_.connections;
    if (--site_.by_address[address_] == 0) {
      site_.by_address.erase(address_);
    }
  }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  bool too_many() const {
    return site_.connections > site_.settings.most_connections ||
           site_.by_address[address_] > site_.settings.most_per_address;
  }

 private:
  Site& site_;
  std::string address_;
};

// Takes in and forgets what a refused visitor is still sending, or closing would throw away the
// answer with it.
asio::awaitable<void> drain(beast::tcp_stream& stream) {
  std::array<char, 16 * 1024> bytes{};
  stream.expires_after(kDrain);
  for (std::uint64_t taken = 0; taken < kMostDrained;) {
    auto [ended, size] = co_await stream.async_read_some(asio::buffer(bytes), kQuiet);
    if (ended) {
      break;
    }
    taken += size;
  }
}

}  // namespace

asio::awaitable<void> serve_connection(asio::ip::tcp::socket socket, Site& site) {
  boost::system::error_code unknown;
  const std::string address = socket.remote_endpoint(unknown).address().to_string();
  const Counted counted(site, address);
  if (counted.too_many()) {
    co_return;
  }
  socket.set_option(asio::ip::tcp::no_delay(true), unknown);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  Rate rate(kBurst, kPerSecond);
  bool refused = false;
  while (!site.closing) {
    stream.expires_after(kPatience);
    http::request_parser<http::empty_body> head;
    head.header_limit(kMostHeader);
    head.body_limit(boost::none);  // judged below, when it is known where the request goes
    auto [bad_head, head_size] = co_await http::async_read_header(stream, buffer, head, kQuiet);
    if (bad_head) {
      break;
    }
    http::request_parser<http::string_body> parser(std::move(head));
    const std::uint64_t most = most_body(view(parser.get().target()));
    parser.body_limit(most);  // holds for bodies that come in chunks
    const auto length = parser.content_length();
    bool too_large = length && *length > most;
    if (!too_large) {
      auto [bad_body, body_size] = co_await http::async_read(stream, buffer, parser, kQuiet);
      too_large = bad_body == http::error::body_limit;
      if (bad_body && !too_large) {
        break;
      }
    }
    Request request = parser.release();
    const bool upgrade = !too_large && beast::websocket::is_upgrade(request);
    Answer answer;
    if (too_large) {
      request.keep_alive(false);
      answer = error_answer(413, "too_large", {"This is more than the server takes.", ""});
    } else if (!rate.take()) {
      answer = error_answer(429, "too_many", {"Too many requests; please wait a little.", ""});
    } else if (upgrade) {
      auto why_not = line_refusal(request, site);
      if (!why_not) {
        stream.expires_never();
        co_await serve_line(std::move(stream), std::move(request), site);
        co_return;
      }
      answer = std::move(*why_not);
    } else {
      answer = co_await answer_of(request, site);
    }
    Response response = response_of(answer, request);
    const bool goes_on = response.keep_alive() && !site.closing;
    response.keep_alive(goes_on);
    stream.expires_after(kPatience);
    http::response_serializer<http::string_body> serializer(response);
    auto [bad_write, written] = request.method() == http::verb::head
                                    ? co_await http::async_write_header(stream, serializer, kQuiet)
                                    : co_await http::async_write(stream, serializer, kQuiet);
    if (bad_write || !goes_on) {
      refused = too_large && !bad_write;
      break;
    }
  }
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, unknown);
  if (refused) {
    co_await drain(stream);
  }
}

}  // namespace tollkeeper
