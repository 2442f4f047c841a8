// The part of Hall that keeps games in memory: loads them, finds them by their links, lets go of
// those nobody needs.
#include <unistd.h>

#include <algorithm>

#include "expansions/registry.hpp"
#include "server/hall_inside.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace asio = boost::asio;

namespace {

constexpr int kLaterNiceness = 5;
constexpr auto kSweep = std::chrono::minutes(1);
constexpr auto kLeastIdle = std::chrono::seconds(5);  // before a game makes room for others

}  // namespace

const Error& no_such_game() {
  static const Error error{"There is no such game; the link may be incomplete.", ""};
  return error;
}

Hall::Inside::Inside(HallNeeds given)
    : needs(std::move(given)),
      metrics(needs.metrics != nullptr ? *needs.metrics : unread),
      art(needs.catalogue),
      games(static_cast<std::size_t>(needs.game_threads)),
      thinkers(static_cast<std::size_t>(needs.think_threads)),
      sweep(games) {
  sweep_later();
  later([this] { draw_ahead(); });
}

void give_way(int niceness) {
  [[maybe_unused]] static thread_local const int nicer = nice(niceness);
}

void Hall::Inside::later(std::function<void()> work) {
  asio::post(slow, [work = std::move(work)] {
    give_way(kLaterNiceness);
    work();
  });
}

// Drawing takes half a second: the sets that most games have are drawn before anybody asks.
void Hall::Inside::draw_ahead() {
  Setup setup;
  setup.sets = {{"tollkeepers", 1}};
  if (const auto game = make_game(needs.catalogue, setup); game && !stopping) {
    art.sprite_of(**game);
  }
}

Hall::Inside::SlotPtr Hall::Inside::slot_of(const std::string& id) {
  const std::lock_guard lock(mutex);
  if (slots.size() >= static_cast<std::size_t>(needs.limits.games_in_memory)) {
    make_room();
  }
  SlotPtr& slot = slots[id];
  if (slot == nullptr) {
    slot = std::make_shared<Slot>(id, games);
  }
  slot->used = Clock::now().time_since_epoch().count();
  return slot;
}

void Hall::Inside::find_slot(const std::string& id, std::function<void(SlotPtr)> work) {
  if (!looks_like_watch_link(id)) {
    work(slot_of(id));
    return;
  }
  asio::post(games, [this, id, work = std::move(work)] {
    const auto game = needs.store->game_of_watch_link(id);
    if (!game) {
      log_error("a link cannot be looked up: " + game.error().message);
    }
    work(game && *game ? slot_of(**game) : nullptr);
  });
}

void Hall::Inside::with_room(const std::string& id, std::function<void(Room*)> work) {
  // Handed on, not copied: forget_if_missing() counts who still holds it.
  find_slot(id, [this, work = std::move(work)](SlotPtr slot) {
    if (slot == nullptr) {
      work(nullptr);
      return;
    }
    const auto strand = slot->strand;
    asio::post(strand, [this, slot = std::move(slot), work] {
      work(loaded(*slot));
      forget_if_missing(slot);
      follow(slot);
    });
  });
}

Room* Hall::Inside::loaded(Slot& slot) {
  if (slot.room != nullptr) {
    return slot.room.get();
  }
  auto stored = needs.store->load(slot.id);
  if (!stored || !*stored) {
    return nullptr;
  }
  if ((*stored)->watch_link.empty()) {  // a game of an older version
    (*stored)->watch_link = new_watch_link();
    if (const auto added = needs.store->add_watch_link(slot.id, (*stored)->watch_link); !added) {
      log_game_error(slot.id, "no link to watch it: " + added.error().message);
    }
  }
  RoomNeeds room_needs{needs.store,
                       &art,
                       needs.catalogue,
                       needs.version,
                       [this](ClientId client, Text text) { send(client, std::move(text)); },
                       nullptr,
                       [this, id = slot.id](std::string_view code) {
                         metrics.refused(code);
                         log_game_refusal(id, code);
                       }};
  auto room = Room::open(std::move(**stored), std::move(room_needs));
  if (!room) {
    log_game_error(slot.id, "the stored game is damaged: " + room.error().message);
    return nullptr;
  }
  slot.room = std::move(room).value();
  slot.over = slot.room->table().is_over();
  return slot.room.get();
}

void Hall::Inside::forget_if_missing(const SlotPtr& slot) {
  if (slot->room != nullptr) {
    return;
  }
  const std::lock_guard lock(mutex);
  const auto found = slots.find(slot->id);
  constexpr long kMapAndCaller = 2;
  if (found != slots.end() && found->second == slot && slot.use_count() <= kMapAndCaller) {
    slots.erase(found);
  }
}

// Lets slots go that nobody has asked for since, and nobody holds but this map. Copies of a slot
// are made from the map under the lock or from other copies, so one that stands alone stays alone.
void Hall::Inside::forget_unused_since(Clock::time_point since) {
  const auto old = since.time_since_epoch().count();
  std::erase_if(slots, [old](const auto& entry) {
    return entry.second.use_count() == 1 && entry.second->used < old;
  });
}

// At most once a second, since it looks at all of them.
void Hall::Inside::make_room() {
  const auto now = Clock::now();
  if (now - made_room < std::chrono::seconds(1)) {
    return;
  }
  made_room = now;
  forget_unused_since(now - kLeastIdle);
}

void Hall::Inside::sweep_later() {
  const auto idle = std::chrono::seconds(needs.limits.game_idle_seconds);
  sweep.expires_after(std::min<Clock::duration>(kSweep, idle));
  sweep.async_wait([this, idle](const boost::system::error_code& stopped) {
    if (stopped) {
      return;
    }
    {
      const std::lock_guard lock(mutex);
      forget_unused_since(Clock::now() - idle);
    }
    sweep_later();
  });
}

}  // namespace tollkeeper
