// The part of Hall that keeps games in memory: loads them, finds them by their links, lets go of
// those nobody needs.
#include "expansions/registry.hpp"
#include "server/hall_inside.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace asio = boost::asio;

namespace {

constexpr auto kIdle = std::chrono::minutes(10);
constexpr auto kSweep = std::chrono::minutes(1);

}  // namespace

const Error& no_such_game() {
  static const Error error{"There is no such game; the link may be incomplete.", ""};
  return error;
}

Hall::Inside::Inside(HallNeeds given)
    : needs(std::move(given)),
      art(needs.catalogue),
      games(static_cast<std::size_t>(needs.game_threads)),
      thinkers(static_cast<std::size_t>(needs.think_threads)),
      sweep(games) {
  sweep_later();
  asio::post(games, [this] { draw_ahead(); });
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
  find_slot(id, [this, work = std::move(work)](const SlotPtr& slot) {
    if (slot == nullptr) {
      work(nullptr);
      return;
    }
    asio::post(slot->strand, [this, slot, work] {
      work(loaded(*slot));
      follow(slot);
    });
  });
}

Room* Hall::Inside::loaded(Slot& slot) {
  if (slot.room != nullptr) {
    return slot.room.get();
  }
  auto stored = needs.store->load(slot.id);
  if (!stored) {
    log_error("a game cannot be loaded: " + stored.error().message);
    return nullptr;
  }
  if (!*stored) {
    return nullptr;
  }
  if ((*stored)->watch_link.empty()) {  // a game of an older version
    (*stored)->watch_link = new_watch_link();
    if (const auto added = needs.store->add_watch_link(slot.id, (*stored)->watch_link); !added) {
      log_error("a game gets no link to watch it: " + added.error().message);
    }
  }
  RoomNeeds room_needs{needs.store,
                       &art,
                       needs.catalogue,
                       needs.version,
                       [this](ClientId client, Text text) { send(client, std::move(text)); },
                       nullptr};
  auto room = Room::open(std::move(**stored), std::move(room_needs));
  if (!room) {
    log_error("a stored game is damaged: " + room.error().message);
    return nullptr;
  }
  slot.room = std::move(room).value();
  return slot.room.get();
}

// Slots that nobody holds but this map, for a while. Copies of a slot are made from the map under
// the lock or from other copies, so one that stands alone stays alone.
void Hall::Inside::sweep_later() {
  sweep.expires_after(kSweep);
  sweep.async_wait([this](const boost::system::error_code& stopped) {
    if (stopped) {
      return;
    }
    const auto old = (Clock::now() - kIdle).time_since_epoch().count();
    {
      const std::lock_guard lock(mutex);
      std::erase_if(slots, [old](const auto& entry) {
        return entry.second.use_count() == 1 && entry.second->used < old;
      });
    }
    sweep_later();
  });
}

}  // namespace tollkeeper
