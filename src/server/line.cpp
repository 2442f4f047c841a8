// Live lines: a reader and a writer for each WebSocket. The writer's queue is bounded: who reads
// more slowly than the game goes is cut off, and its page comes back by itself and gets the whole
// position.
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <deque>

#include "record/json_text.hpp"
#include "server/connection.hpp"
#include "server/rate.hpp"
#include "server/room_words.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr std::size_t kMostMessage = 64 * 1024;  // that is answered
constexpr std::size_t kMostRead = 1024 * 1024;   // beyond it the line is closed
constexpr std::size_t kMostQueued = 256;
constexpr std::size_t kMostQueuedBytes = 16U << 20;
constexpr double kBurst = 200;
constexpr double kPerSecond = 100;
constexpr int kMostWarnings = 200;  // messages over the rate before the line ends

constexpr auto kQuiet = asio::as_tuple(asio::use_awaitable);

}  // namespace

class Line : public std::enable_shared_from_this<Line> {
 public:
  Line(beast::tcp_stream stream, Site& site)
      : site_(site), socket_(std::move(stream)), wake_(socket_.get_executor()) {
    site_.lines.insert(this);
  }
  ~Line() { site_.lines.erase(this); }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  asio::awaitable<void> run(Request request) {
    // Half of idle_timeout without a byte, a ping is sent.
    websocket::stream_base::timeout patience{std::chrono::seconds(15), std::chrono::seconds(60),
                                             true};
    socket_.set_option(patience);
    socket_.read_message_max(kMostRead);
    socket_.auto_fragment(false);
    auto [refused] = co_await socket_.async_accept(request, kQuiet);
    if (refused) {
      co_return;
    }
    const auto self = shared_from_this();
    client_ =
        site_.hall->enter([weak = weak_from_this(), executor = socket_.get_executor()](Text text) {
          asio::post(executor, [weak, text = std::move(text)]() mutable {
            if (const auto line = weak.lock()) {
              line->queue(std::move(text));
            }
          });
        });
    asio::co_spawn(socket_.get_executor(), write_on(self), asio::detached);
    co_await read_on();
    site_.hall->leave(client_);
    ended_ = true;
    wake_.cancel();
  }

  void close() {
    closing_ = true;
    wake_.cancel();
  }

 private:
  void queue(Text text) {
    if (ended_ || closing_) {
      return;
    }
    queued_bytes_ += text->size();
    waiting_.push_back(std::move(text));
    if (waiting_.size() > kMostQueued || queued_bytes_ > kMostQueuedBytes) {
      ended_ = true;
      beast::get_lowest_layer(socket_).close();
    }
    wake_.cancel();
  }

  void refuse(std::string_view code, const char* why, std::optional<std::int64_t> id = {}) {
    queue(std::make_shared<const std::string>(
        boost::json::serialize(error_message(code, Error{why, ""}, id))));
  }

  // So that the page knows which of its questions was not answered.
  static std::optional<std::int64_t> id_of(std::string_view text) {
    const auto parsed = parse_json(text);
    JsonProblem problem;
    return parsed ? message_id(JsonCursor(*parsed, problem)) : std::nullopt;
  }

  asio::awaitable<void> read_on() {
    beast::flat_buffer buffer;
    Rate rate(kBurst, kPerSecond);
    int warnings = 0;
    while (!ended_) {
      auto [broken, size] = co_await socket_.async_read(buffer, kQuiet);
      if (broken) {
        co_return;
      }
      const auto bytes = buffer.data();
      const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
      if (!rate.take()) {
        refuse("too_many", "Too many messages; please wait a little.",
               size > kMostMessage ? std::nullopt : id_of(text));
        if (++warnings > kMostWarnings) {
          beast::get_lowest_layer(socket_).close();
          co_return;
        }
      } else if (size > kMostMessage) {
        refuse("too_large", "A message has at most 64 kB.");
      } else if (!socket_.got_text()) {
        refuse("malformed", "Messages are JSON texts.");
      } else {
        site_.hall->receive(client_, text);
      }
      buffer.consume(buffer.size());
    }
  }

  // Keeps the line alive by `self` until the last byte is out.
  asio::awaitable<void> write_on(std::shared_ptr<Line> self) {
    while (!ended_) {
      if (waiting_.empty() && closing_) {
        ended_ = true;
        const websocket::close_reason why(websocket::close_code::going_away);
        co_await socket_.async_close(why, kQuiet);
        co_return;
      }
      if (waiting_.empty()) {
        wake_.expires_at(std::chrono::steady_clock::time_point::max());
        co_await wake_.async_wait(kQuiet);
        continue;
      }
      const Text text = waiting_.front();
      waiting_.pop_front();
      queued_bytes_ -= text->size();
      socket_.text(true);
      auto [broken, size] = co_await socket_.async_write(asio::buffer(*text), kQuiet);
      if (broken) {
        ended_ = true;
        beast::get_lowest_layer(socket_).close();
      }
    }
    (void)self;
  }

  Site& site_;
  websocket::stream<beast::tcp_stream> socket_;
  asio::steady_timer wake_;
  std::deque<Text> waiting_;
  std::size_t queued_bytes_ = 0;
  ClientId client_ = 0;
  bool closing_ = false;
  bool ended_ = false;
};

asio::awaitable<void> serve_line(beast::tcp_stream stream, Request request, Site& site) {
  const auto line = std::make_shared<Line>(std::move(stream), site);
  co_await line->run(std::move(request));
}

void close_lines(Site& site) {
  for (Line* line : site.lines) {
    line->close();
  }
}

}  // namespace tollkeeper
