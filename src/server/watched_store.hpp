// WatchedStore: a store in front of another one that measures it, counts what goes into it, and
// tells the log what happened to which game. Changes nothing.
#pragma once

#include <atomic>
#include <memory>

#include "server/metrics.hpp"
#include "server/store.hpp"

namespace tollkeeper {

class WatchedStore final : public Store {
 public:
  // `metrics` outlives the store.
  WatchedStore(std::unique_ptr<Store> inner, Metrics& metrics);

  Status create(const StoredGame& game) override;
  Result<std::optional<StoredGame>> load(std::string_view id) override;
  Status append(std::string_view id, std::size_t moves_before, std::size_t seat_entries_before,
                const StoredStep& step) override;
  Status add_watch_link(std::string_view id, std::string_view link) override {
    return inner_->add_watch_link(id, link);
  }
  Result<std::optional<std::string>> game_of_watch_link(std::string_view link) override {
    return inner_->game_of_watch_link(link);
  }
  Result<std::size_t> count_games() override { return inner_->count_games(); }

  // Whether the last write came through, or was long enough ago to try again.
  bool is_healthy() const;

 private:
  Status written(Metrics::Clock::time_point began, std::string_view id, Status status);

  std::unique_ptr<Store> inner_;
  Metrics& metrics_;
  std::atomic<Metrics::Clock::rep> failed_{0};  // when the last write failed; 0 once one succeeds
};

}  // namespace tollkeeper
