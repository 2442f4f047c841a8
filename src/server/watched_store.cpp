#include "server/watched_store.hpp"

#include <boost/json/value.hpp>

#include "record/json_cursor.hpp"
#include "record/json_text.hpp"
#include "server/log.hpp"

namespace tollkeeper {
namespace {

constexpr auto kTryAgain = std::chrono::seconds(60);

// "claim of seat 2"; the entry's name and token stay out of it.
std::string words_of(const std::string& entry) {
  const auto parsed = parse_json(entry);
  if (!parsed) {
    return "an entry that cannot be read";
  }
  JsonProblem problem;
  const JsonCursor cursor(*parsed, problem);
  const std::string type = cursor.at("type").text();
  const auto seat = cursor.find("seat");
  return type + (seat ? " of seat " + std::to_string(seat->whole(0, 99)) : "");
}

}  // namespace

WatchedStore::WatchedStore(std::unique_ptr<Store> inner, Metrics& metrics)
    : inner_(std::move(inner)), metrics_(metrics) {
  if (const auto games = inner_->count_games()) {
    metrics_.games_in_store = static_cast<std::int64_t>(*games);
  }
}

Status WatchedStore::written(Metrics::Clock::time_point began, std::string_view id, Status status) {
  metrics_.store_write_seconds.observe_since(began);
  failed_ = status ? 0 : Metrics::Clock::now().time_since_epoch().count();
  if (!status) {
    ++metrics_.store_errors;
    log_game_error(id, "not stored: " + status.error().message);
  }
  return status;
}

Status WatchedStore::create(const StoredGame& game) {
  const auto began = Metrics::Clock::now();
  Status made = written(began, game.id, inner_->create(game));
  if (made) {
    ++metrics_.games_made;
    ++metrics_.games_in_store;
    log_game(game.id, game.moves.empty() ? "made" : "made from a file");
  }
  return made;
}

Result<std::optional<StoredGame>> WatchedStore::load(std::string_view id) {
  auto loaded = inner_->load(id);
  if (!loaded) {
    ++metrics_.store_errors;
    log_game_error(id, "not loaded: " + loaded.error().message);
  }
  return loaded;
}

Status WatchedStore::append(std::string_view id, std::size_t moves_before,
                            std::size_t seat_entries_before, const StoredStep& step) {
  const auto began = Metrics::Clock::now();
  Status done = written(began, id, inner_->append(id, moves_before, seat_entries_before, step));
  if (done) {
    metrics_.actions += step.moves.size();
    for (const std::string& entry : step.seat_entries) {
      // Clocks save the time left every few seconds.
      if (!entry.starts_with("{\"type\":\"clock\"")) {
        log_game(id, words_of(entry));
      }
    }
    if (step.moves.size() == 1 && step.moves[0].find("\"resign\"") != std::string::npos) {
      log_game(id, words_of(step.moves[0]));
    }
  }
  return done;
}

bool WatchedStore::is_healthy() const {
  const Metrics::Clock::rep failed = failed_.load();
  return failed == 0 ||
         Metrics::Clock::now().time_since_epoch() - Metrics::Clock::duration(failed) > kTryAgain;
}

}  // namespace tollkeeper
