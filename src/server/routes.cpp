// Where requests go: the addresses of docs/protocol.md, who may ask for them, and how often.
#include <algorithm>
#include <array>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/connection.hpp"
#include "server/guard.hpp"
#include "server/pages.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

// A large body costs as much as so many requests.
constexpr double kFormBytesPerRequest = 64 * 1024;
constexpr double kListBytesPerRequest = 1024;
constexpr double kTableBytesPerRequest = 4 * 1024;
constexpr std::int64_t kMostTable = 1'500'000;  // a record of 1 MB as a JSON text
constexpr std::string_view kGames = "/api/games/";

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

std::string_view path_of(std::string_view target) {
  return target.substr(0, target.find_first_of("?#"));
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

Answer no_address() { return error_answer(404, "malformed", {"There is no such address.", ""}); }

bool only_reads(const Request& request) {
  return request.method() == http::verb::get || request.method() == http::verb::head;
}

// New games are counted by address and in all; what was no game is not.
asio::awaitable<Answer> make_game(const Asked& asked, Site& site) {
  if (!asked.visitor->games.take()) {
    co_return wait_answer(429, "These are too many new games; please wait a little.",
                          asked.visitor->games.wait_seconds());
  }
  if (!site.games_made.take()) {
    asked.visitor->games.give_back();
    co_return wait_answer(429, "Too many games are begun here just now; please wait a little.",
                          site.games_made.wait_seconds());
  }
  auto start = [&site, body = std::move(asked.request.body())](Hall::Reply reply) mutable {
    site.hall->create_game(std::move(body), std::move(reply));
  };
  Answer answer = co_await reply_of(std::move(start));
  if (answer.status != 201) {
    asked.visitor->games.give_back();
    site.games_made.give_back();
  }
  co_return answer;
}

// What is sent here is worked on in turn; its length has been paid for.
asio::awaitable<Answer> post_api(const Asked& asked, std::string_view path, Site& site) {
  Visitor::Pass pass(asked.visitor);
  co_await pass.enter();
  if (path == "/api/games") {
    Answer made = co_await make_game(asked, site);
    co_return made;
  }
  auto start = [&site, toll = path == "/api/toll",
                body = std::move(asked.request.body())](Hall::Reply reply) mutable {
    if (toll) {
      site.hall->toll(std::move(body), std::move(reply));
    } else {
      site.hall->my_games(std::move(body), std::move(reply));
    }
  };
  Answer answer = co_await reply_of(std::move(start));
  co_return answer;
}

asio::awaitable<Answer> answer_api(const Asked& asked, std::string_view path, Site& site) {
  const bool posts = asked.request.method() == http::verb::post;
  if (path == "/api/games" || path == "/api/mine" || (path == "/api/toll" && posts)) {
    if (!posts) {
      co_return wrong_method();
    }
    Answer answer = co_await post_api(asked, path, site);
    co_return answer;
  }
  if (!only_reads(asked.request)) {
    co_return wrong_method();
  }
  if (path == "/api/toll") {
    co_return site.hall->toll_form();
  }
  if (path.starts_with(kGames)) {
    const std::string_view rest = path.substr(kGames.size());
    const auto slash = rest.find('/');
    if (slash == std::string_view::npos || slash == 0 || slash + 1 == rest.size()) {
      co_return no_address();
    }
    Visitor::Pass pass(asked.visitor);
    co_await pass.enter();
    auto start = [&site, game = std::string(rest.substr(0, slash)),
                  file = std::string(rest.substr(slash + 1))](Hall::Reply reply) {
      site.hall->game_file(game, file, std::move(reply));
    };
    Answer answer = co_await reply_of(std::move(start));
    co_return answer;
  }
  if (path == "/api/form") {
    co_return site.hall->form();
  }
  if (path == "/api/health") {
    co_return json_answer(
        200, boost::json::object{{"status", "ok"}, {"version", site.settings.version}});
  }
  co_return no_address();
}

// For programs that watch the server: whether it can do its work.
Answer health(const Site& site) {
  const bool good = !site.closing && (!site.settings.is_healthy || site.settings.is_healthy());
  Answer answer = text_answer(good ? 200 : 503, "text/plain; charset=utf-8",
                              good ? "ok\n" : "the store does not take what is written\n");
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

// Numbers about the server are for those who run it: a program on this machine that came by no
// proxy, or from a network that was named.
bool may_see_metrics(const Asked& asked, const Site& site) {
  const auto& named = site.settings.metrics_from;
  if (std::any_of(named.begin(), named.end(),
                  [&asked](const Network& one) { return one.contains(asked.peer); })) {
    return true;
  }
  const auto has = [&asked](http::field name) {
    return asked.request.find(name) != asked.request.end();
  };
  return is_loopback(asked.peer) && is_own_host(view(asked.request[http::field::host]), {}) &&
         !has(http::field::via) && !has(http::field::forwarded) &&
         asked.request.find("X-Forwarded-For") == asked.request.end();
}

Answer metrics(Site& site) {
  Metrics::Gauges now;
  now.connections = site.connections;
  now.lines = site.lines.size();
  now.addresses = site.visitors.size();
  site.hall->count(now);
  Answer answer = text_answer(200, "text/plain; version=0.0.4; charset=utf-8",
                              site.metrics().text(now, site.settings.version));
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

std::optional<Answer> refusal_of(const Request& request, const Site& site) {
  const std::string_view host = view(request[http::field::host]);
  if (!is_own_host(host, site.settings.hosts)) {
    return error_answer(421, "not_allowed",
                        {"This server is not known by that name; start it with --host NAME.", ""});
  }
  if (!only_reads(request) && !is_own_origin(view(request[http::field::origin]), host)) {
    return error_answer(403, "not_allowed", {"Pages of other sites may not do that here.", ""});
  }
  return std::nullopt;
}

}  // namespace

Answer wait_answer(int status, const char* why, long seconds) {
  Answer answer = error_answer(status, "too_many", {why, ""});
  answer.headers.emplace_back("Retry-After", std::to_string(seconds));
  return answer;
}

std::string_view route_of(std::string_view target) {
  static constexpr std::array<std::string_view, 8> kFixed{
      "/api/games",  "/api/mine",   "/api/toll", "/api/form",
      "/api/health", "/api/socket", "/healthz",  "/metrics"};
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kFiles{{
      {"/record", "/api/games/{id}/record"},
      {"/jcz", "/api/games/{id}/jcz"},
      {"/picture.svg", "/api/games/{id}/picture.svg"},
      {"/explain.json", "/api/games/{id}/explain.json"},
  }};
  const std::string_view path = path_of(target);
  if (const auto* found = std::find(kFixed.begin(), kFixed.end(), path); found != kFixed.end()) {
    return *found;
  }
  if (path.starts_with(kGames)) {
    for (const auto& [ending, route] : kFiles) {
      if (path.ends_with(ending)) {
        return route;
      }
    }
  }
  return path.starts_with("/api") ? "/api/other" : path.starts_with("/art/") ? "/art" : "page";
}

std::int64_t most_body(std::string_view target, const Limits& limits) {
  if (target == "/api/toll") {
    return std::min(kMostTable, limits.form_bytes);
  }
  return target == "/api/games" ? limits.form_bytes : target == "/api/mine" ? limits.list_bytes : 0;
}

double cost_of_body(std::string_view target, std::size_t bytes) {
  const std::string_view path = path_of(target);
  return static_cast<double>(bytes) / (path == "/api/mine"   ? kListBytesPerRequest
                                       : path == "/api/toll" ? kTableBytesPerRequest
                                                             : kFormBytesPerRequest);
}

asio::awaitable<Answer> answer_of(const Asked& asked, Site& site) {
  const Request& request = asked.request;
  const std::string_view path = path_of(view(request.target()));
  if (path == "/healthz" && only_reads(request)) {
    co_return health(site);
  }
  if (auto refused = refusal_of(request, site)) {
    co_return std::move(*refused);
  }
  const bool gzip = takes_gzip(view(request[http::field::accept_encoding]));
  if (path.starts_with("/api/") || path == "/api") {
    Answer answer = co_await answer_api(asked, path, site);
    co_return answer;
  }
  if (!only_reads(request)) {
    co_return wrong_method();
  }
  if (path == "/metrics") {
    co_return may_see_metrics(asked, site) ? metrics(site) : no_address();
  }
  if (path == "/art/all.svg" || path == "/art/all.json") {
    Visitor::Pass pass(asked.visitor);
    co_await pass.enter();
    auto start = [&site, name = std::string(path)](Hall::Reply reply) {
      site.hall->art_of_all(name, std::move(reply));
    };
    Answer answer = co_await reply_of(std::move(start));
    co_return answer;
  }
  if (path.starts_with("/art/")) {
    co_return site.hall->art_file(path, gzip);
  }
  co_return page_answer(path, site.settings.web_folder, gzip,
                        view(request[http::field::if_none_match]));
}

std::optional<Answer> line_refusal(const Request& request, const Site& site) {
  const std::string_view host = view(request[http::field::host]);
  if (!is_own_host(host, site.settings.hosts) ||
      !is_own_origin(view(request[http::field::origin]), host)) {
    return error_answer(403, "not_allowed", {"Pages of other sites may not play here.", ""});
  }
  if (path_of(view(request.target())) != "/api/socket") {
    return error_answer(404, "malformed", {"There is no line at this address.", ""});
  }
  return std::nullopt;
}

}  // namespace tollkeeper
