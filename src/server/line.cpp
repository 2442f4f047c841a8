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

constexpr double kBurst = 2;
constexpr int kMostWarnings = 200;  // messages over the rate before the line ends
// So much waiting for a line's own reader, and no more of its questions are answered.
constexpr std::size_t kHeldBack = 64;
constexpr std::size_t kHeldBackBytes = 1U << 20;

constexpr auto kQuiet = asio::as_tuple(asio::use_awaitable);

}  // namespace

class Line : public std::enable_shared_from_this<Line> {
 public:
  Line(beast::tcp_stream stream, std::shared_ptr<Visitor> visitor, Site& site)
      : site_(site),
        limits_(site.settings.limits),
        visitor_(std::move(visitor)),
        socket_(std::move(stream)),
        wake_(socket_.get_executor()),
        drained_(socket_.get_executor()),
        rate_(kBurst * static_cast<double>(limits_.messages_per_second),
              static_cast<double>(limits_.messages_per_second)),
        controls_(rate_) {
    site_.lines.insert(this);
  }
  ~Line() { site_.lines.erase(this); }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  asio::awaitable<void> run(Request request) {
    // Half of idle_timeout without a byte, a ping is sent.
    websocket::stream_base::timeout patience{std::chrono::seconds(limits_.request_seconds),
                                             std::chrono::seconds(limits_.silence_seconds), true};
    socket_.set_option(patience);
    socket_.read_message_max(static_cast<std::size_t>(limits_.message_read_bytes));
    // Pings are answered before anybody reads them; they count all the same.
    socket_.control_callback([this](websocket::frame_type, beast::string_view) {
      if (!controls_.take()) {
        cut();
      }
    });
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
    asio::co_spawn(socket_.get_executor(), wait_for_join(self), asio::detached);
    co_await read_on();
    site_.hall->leave(client_);
    ended_ = true;
    wake_.cancel();
    drained_.cancel();
    unjoined_.cancel();
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
    if (waiting_.size() > static_cast<std::size_t>(limits_.queued_messages) ||
        queued_bytes_ > static_cast<std::size_t>(limits_.queued_bytes)) {
      cut();
    }
    wake_.cancel();
  }

  // Too slow a reader, or too busy a sender.
  void cut() {
    if (!ended_) {
      ++site_.metrics().lines_cut;
    }
    ended_ = true;
    beast::get_lowest_layer(socket_).close();
    wake_.cancel();
    drained_.cancel();
  }

  void refuse(std::string_view code, const std::string& why, std::optional<std::int64_t> id = {}) {
    site_.metrics().refused(code);
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
    int warnings = 0;
    while (!ended_) {
      auto [broken, size] = co_await socket_.async_read(buffer, kQuiet);
      if (broken) {
        co_return;
      }
      const auto bytes = buffer.data();
      const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
      const bool large = size > static_cast<std::size_t>(limits_.message_bytes);
      if (!rate_.take() || !visitor_->messages.take()) {
        refuse("too_many", "Too many messages; please wait a little.",
               large ? std::nullopt : id_of(text));
        if (++warnings > kMostWarnings) {
          cut();
          co_return;
        }
      } else if (large) {
        refuse("too_large",
               "A message has at most " + std::to_string(limits_.message_bytes) + " bytes.");
      } else if (!socket_.got_text()) {
        refuse("malformed", "Messages are JSON texts.");
      } else {
        co_await work_on(text);
      }
      buffer.consume(buffer.size());
      co_await until_drained();
    }
  }

  // One message of a line is worked on at a time, and few of one address.
  asio::awaitable<void> work_on(std::string_view text) {
    Visitor::Pass pass(visitor_);
    co_await pass.enter();
    auto begin = [this, text](auto handler) {
      auto kept = std::make_shared<decltype(handler)>(std::move(handler));
      site_.hall->receive(client_, text, [kept] {
        asio::post(asio::get_associated_executor(*kept), [kept] { (*kept)(); });
      });
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<>, void()>(std::move(begin),
                                                                         asio::use_awaitable);
  }

  // Who does not read the answers need not ask more.
  asio::awaitable<void> until_drained() {
    while (!ended_ && (waiting_.size() > kHeldBack || queued_bytes_ > kHeldBackBytes)) {
      drained_.expires_at(std::chrono::steady_clock::time_point::max());
      co_await drained_.async_wait(kQuiet);
    }
  }

  // Ends a line that joins no game.
  asio::awaitable<void> wait_for_join(std::shared_ptr<Line> self) {
    unjoined_.expires_after(std::chrono::seconds(limits_.join_seconds));
    co_await unjoined_.async_wait(kQuiet);
    if (!ended_ && !closing_ && !site_.hall->has_joined(client_)) {
      beast::get_lowest_layer(socket_).close();
    }
    (void)self;
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
      drained_.cancel();
      socket_.text(true);
      auto [broken, size] = co_await socket_.async_write(asio::buffer(*text), kQuiet);
      if (broken) {
        ended_ = true;
        beast::get_lowest_layer(socket_).close();
        drained_.cancel();
      }
    }
    (void)self;
  }

  Site& site_;
  const Limits& limits_;
  std::shared_ptr<Visitor> visitor_;
  websocket::stream<beast::tcp_stream> socket_;
  asio::steady_timer wake_;
  asio::steady_timer drained_;
  asio::steady_timer unjoined_{socket_.get_executor()};
  Rate rate_;
  Rate controls_;  // pings, pongs and closes
  std::deque<Text> waiting_;
  std::size_t queued_bytes_ = 0;
  ClientId client_ = 0;
  bool closing_ = false;
  bool ended_ = false;
};

asio::awaitable<void> serve_line(beast::tcp_stream stream, Request request,
                                 std::shared_ptr<Visitor> visitor, Site& site) {
  const auto line = std::make_shared<Line>(std::move(stream), std::move(visitor), site);
  co_await line->run(std::move(request));
}

void close_lines(Site& site) {
  for (Line* line : site.lines) {
    line->close();
  }
}

}  // namespace tollkeeper
