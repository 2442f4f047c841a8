// The part of Hall that moves games on by themselves: computers think, clocks ring.
#include <algorithm>
#include <boost/asio/bind_executor.hpp>

#include "server/hall_inside.hpp"
#include "server/log.hpp"

namespace tollkeeper {

namespace asio = boost::asio;

namespace {

constexpr auto kRetry = std::chrono::seconds(5);
constexpr auto kThinkLater = std::chrono::seconds(1);
constexpr int kThinkingNiceness = 10;  // what time is left: who waits for an answer goes first

}  // namespace

void Hall::Inside::follow(const SlotPtr& slot) {
  if (slot->room == nullptr) {
    return;
  }
  if (!slot->over && slot->room->table().is_over()) {
    slot->over = true;
    log_game(slot->id, "over after " + std::to_string(slot->room->seq()) + " moves");
  }
  look_for_computer(slot);
  wind_clock(slot);
}

void Hall::Inside::look_for_computer(const SlotPtr& slot) {
  std::optional<ThinkTask> task = slot->room->task();
  if (slot->thinking != nullptr) {
    const ThinkTask& old = slot->thinking->task();
    if (task && old.seq == task->seq && old.seat == task->seat && old.level == task->level) {
      return;
    }
    slot->thinking->stop();
    slot->thinking = nullptr;
  }
  if (!task || stopping) {
    return;
  }
  // Computers among themselves have time, and leave it to those who are there. Without this, games
  // that a flood had begun took both game threads, and others waited 105 ms for each answer.
  if (slot->room->is_empty() && !slot->has_waited) {
    look_later(slot, unwatched_wait());
    return;
  }
  slot->has_waited = false;
  if (think_waiting >= static_cast<std::size_t>(needs.limits.thinking_jobs)) {
    look_later(slot, kThinkLater);
    return;
  }
  // One computer alone has every thread for thinking, several share them.
  const int thinking_now = static_cast<int>(think_waiting) + 1;
  auto thinking =
      std::make_shared<Thinking>(std::move(*task), std::max(1, needs.think_threads / thinking_now));
  slot->thinking = thinking;
  slot->room->say_thinking(thinking->task());
  ++think_waiting;
  asio::post(thinkers, [this, slot, thinking] {
    give_way(kThinkingNiceness);
    const auto began = Clock::now();
    auto actions = thinking->run();
    metrics.thinking_seconds.observe_since(began);
    --think_waiting;
    asio::post(slot->strand, [this, slot, thinking, actions = std::move(actions)] {
      take_thought(slot, thinking, actions);
    });
  });
}

void Hall::Inside::take_thought(const SlotPtr& slot, const std::shared_ptr<Thinking>& thinking,
                                const std::vector<Action>& actions) {
  if (slot->thinking != thinking || slot->room == nullptr) {
    return;  // the game moved on meanwhile
  }
  slot->thinking = nullptr;
  if (slot->room->play_thought(thinking->task(), actions, thinking->thought())) {
    follow(slot);
    return;
  }
  log_game_error(slot->id, "a computer's turn could not be played; trying again");
  look_later(slot, kRetry);
}

void Hall::Inside::look_later(const SlotPtr& slot, Clock::duration after) {
  if (slot->will_look) {
    return;
  }
  slot->will_look = true;
  auto timer = std::make_shared<asio::steady_timer>(slot->strand, after);
  timer->async_wait(asio::bind_executor(slot->strand, [this, slot, timer](const auto& stopped) {
    slot->will_look = false;
    slot->has_waited = true;
    if (!stopped) {
      follow(slot);
    }
  }));
}

Hall::Inside::Clock::duration Hall::Inside::unwatched_wait() {
  const auto step =
      Clock::duration(std::chrono::seconds(1)) / needs.limits.unwatched_turns_per_second;
  const std::lock_guard lock(mutex);
  const auto now = Clock::now();
  next_unwatched = std::max(next_unwatched + step, now);
  return next_unwatched - now;
}

// The slot stays in memory while its clock runs.
void Hall::Inside::wind_clock(const SlotPtr& slot) {
  slot->ring.cancel();
  const auto wait = slot->room->clock_wait();
  if (!wait || stopping) {
    return;
  }
  // A little later than the last moment, so that it has passed.
  slot->ring.expires_after(std::chrono::milliseconds(*wait + 1));
  slot->ring.async_wait(asio::bind_executor(slot->strand, [this, slot](const auto& stopped) {
    if (stopped || stopping) {
      return;
    }
    if (const Status rang = slot->room->ring_clock(); rang) {
      follow(slot);
      return;
    }
    log_game_error(slot->id, "what a clock brought could not be stored; trying again");
    slot->ring.expires_after(kRetry);
    slot->ring.async_wait(asio::bind_executor(slot->strand, [this, slot](const auto& given_up) {
      if (!given_up) {
        follow(slot);
      }
    }));
  }));
}

// On the strand, when the server ends.
void Hall::Inside::stop(Slot& slot) {
  if (slot.thinking != nullptr) {
    slot.thinking->stop();
  }
  slot.ring.cancel();
  if (slot.room != nullptr) {
    slot.room->save_clock();
  }
}

}  // namespace tollkeeper
