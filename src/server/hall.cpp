#include "server/hall.hpp"

#include <atomic>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <map>
#include <mutex>

#include "expansions/registry.hpp"
#include "record/json_text.hpp"
#include "server/form.hpp"
#include "server/game_files.hpp"
#include "server/log.hpp"
#include "server/new_game.hpp"
#include "server/room_words.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace json = boost::json;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto kIdle = std::chrono::minutes(10);
constexpr auto kSweep = std::chrono::minutes(1);
constexpr auto kRetry = std::chrono::seconds(5);
constexpr std::size_t kMostMyGames = 200;

const Error kNoGame{"There is no such game; the link may be incomplete.", ""};

}  // namespace

struct Hall::Inside {
  using Strand = asio::strand<asio::thread_pool::executor_type>;

  // A game that is or can be in memory. `room` and what follows belong to the strand.
  struct Slot {
    Slot(std::string game, asio::thread_pool& pool)
        : id(std::move(game)), strand(asio::make_strand(pool)) {}
    const std::string id;
    Strand strand;
    std::atomic<Clock::rep> used{0};
    std::unique_ptr<Room> room;
    std::shared_ptr<Thinking> thinking;
  };
  using SlotPtr = std::shared_ptr<Slot>;

  struct Visitor {
    Deliver deliver;
    SlotPtr slot;  // of the game that was joined
  };

  explicit Inside(HallNeeds given)
      : needs(std::move(given)),
        art(needs.catalogue),
        games(static_cast<std::size_t>(needs.game_threads)),
        thinkers(static_cast<std::size_t>(needs.think_threads)),
        sweep(games) {
    sweep_later();
    asio::post(games, [this] { draw_ahead(); });
  }

  // Drawing takes half a second: the sets that most games have are drawn before anybody asks.
  void draw_ahead() {
    Setup setup;
    setup.sets = {{"tollkeepers", 1}};
    if (const auto game = make_game(needs.catalogue, setup); game && !stopping) {
      art.sprite_of(**game);
    }
  }

  // --- slots -----------------------------------------------------------------------------------

  SlotPtr slot_of(const std::string& id) {
    const std::lock_guard lock(mutex);
    SlotPtr& slot = slots[id];
    if (slot == nullptr) {
      slot = std::make_shared<Slot>(id, games);
    }
    slot->used = Clock::now().time_since_epoch().count();
    return slot;
  }

  // Runs work(Room*) on the game's strand; with nullptr where there is no such game.
  template <class Work>
  void with_room(const std::string& id, Work work) {
    const SlotPtr slot = slot_of(id);
    asio::post(slot->strand, [this, slot, work = std::move(work)]() mutable {
      work(loaded(*slot));
      look_for_computer(slot);
    });
  }

  Room* loaded(Slot& slot) {
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
    RoomNeeds room_needs{needs.store, &art, needs.catalogue, needs.version,
                         [this](ClientId client, Text text) { send(client, std::move(text)); }};
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
  void sweep_later() {
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

  // --- clients ---------------------------------------------------------------------------------

  void send(ClientId client, Text text) {
    Deliver deliver;
    {
      const std::lock_guard lock(mutex);
      const auto found = visitors.find(client);
      if (found == visitors.end()) {
        return;
      }
      deliver = found->second.deliver;
    }
    deliver(std::move(text));
  }

  void refuse(ClientId client, std::string_view code, const Error& why,
              std::optional<std::int64_t> id = std::nullopt) {
    send(client,
         std::make_shared<const std::string>(json::serialize(error_message(code, why, id))));
  }

  SlotPtr joined(ClientId client) {
    const std::lock_guard lock(mutex);
    const auto found = visitors.find(client);
    return found == visitors.end() ? nullptr : found->second.slot;
  }

  void join(ClientId client, std::shared_ptr<const json::value> message, const JsonCursor& root) {
    const std::string id = root.at("game").text(64);
    if (!root.problem().none()) {
      refuse(client, "malformed", *root.problem().first);
      return;
    }
    if (!looks_like_secret(id)) {
      refuse(client, "no_game", kNoGame);
      return;
    }
    const SlotPtr slot = slot_of(id);
    {
      const std::lock_guard lock(mutex);
      const auto found = visitors.find(client);
      if (found == visitors.end()) {
        return;
      }
      found->second.slot = slot;
    }
    asio::post(slot->strand, [this, slot, client, message = std::move(message)] {
      Room* room = loaded(*slot);
      if (room == nullptr) {
        refuse(client, "no_game", kNoGame);
      }
      JsonProblem problem;
      if (room != nullptr && room->join(client, JsonCursor(*message, problem))) {
        look_for_computer(slot);
        return;
      }
      const std::lock_guard lock(mutex);
      if (const auto found = visitors.find(client); found != visitors.end()) {
        found->second.slot = nullptr;  // it may try again
      }
    });
  }

  void receive(ClientId client, std::string_view text) {
    auto parsed = parse_json(text);
    if (!parsed) {
      refuse(client, "malformed", parsed.error());
      return;
    }
    auto message = std::make_shared<const json::value>(std::move(parsed).value());
    JsonProblem problem;
    const JsonCursor root(*message, problem);
    const auto id = message_id(root);
    if (!root.is_object()) {
      refuse(client, "malformed", {"A message is an object { }.", ""});
      return;
    }
    const auto type = root.find("type");
    const std::string word = type && type->is_string() ? type->text(40) : "";
    const SlotPtr slot = joined(client);
    if (word == "ping") {
      root.allow_keys({"type", "id"});
      if (!id || !problem.none()) {
        refuse(client, "malformed", {"A ping has an id and nothing else.", ""}, id);
        return;
      }
      send(client, std::make_shared<const std::string>(
                       json::serialize(json::object{{"type", "pong"}, {"id", *id}})));
    } else if (word == "join" && slot == nullptr) {
      join(client, std::move(message), root);
    } else if (word == "join") {
      refuse(client, "malformed", {"This line has joined a game already.", ""}, id);
    } else if (slot == nullptr) {
      refuse(client, "no_game", {"The first message of a line joins a game.", ""}, id);
    } else {
      slot->used = Clock::now().time_since_epoch().count();
      asio::post(slot->strand, [this, slot, client, message] {
        if (slot->room != nullptr) {
          JsonProblem found;
          slot->room->receive(client, JsonCursor(*message, found));
          look_for_computer(slot);
        }
      });
    }
  }

  void leave(ClientId client) {
    SlotPtr slot;
    {
      const std::lock_guard lock(mutex);
      const auto found = visitors.find(client);
      if (found == visitors.end()) {
        return;
      }
      slot = found->second.slot;
      visitors.erase(found);
    }
    if (slot != nullptr) {
      asio::post(slot->strand, [slot, client] {
        if (slot->room != nullptr) {
          slot->room->leave(client);
        }
      });
    }
  }

  // --- computers -------------------------------------------------------------------------------

  // On the strand, after anything that may have moved the game on.
  void look_for_computer(const SlotPtr& slot) {
    if (slot->room == nullptr) {
      return;
    }
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
    auto thinking = std::make_shared<Thinking>(std::move(*task));
    slot->thinking = thinking;
    slot->room->say_thinking(thinking->task());
    asio::post(thinkers, [this, slot, thinking] {
      auto actions = thinking->run();
      asio::post(slot->strand, [this, slot, thinking, actions = std::move(actions)] {
        take_thought(slot, thinking, actions);
      });
    });
  }

  void take_thought(const SlotPtr& slot, const std::shared_ptr<Thinking>& thinking,
                    const std::vector<Action>& actions) {
    if (slot->thinking != thinking || slot->room == nullptr) {
      return;  // the game moved on meanwhile
    }
    slot->thinking = nullptr;
    if (slot->room->play_thought(thinking->task(), actions)) {
      look_for_computer(slot);
      return;
    }
    log_error("a computer's turn could not be played; trying again");
    auto timer = std::make_shared<asio::steady_timer>(slot->strand, kRetry);
    timer->async_wait(asio::bind_executor(slot->strand, [this, slot, timer](const auto& stopped) {
      if (!stopped) {
        look_for_computer(slot);
      }
    }));
  }

  HallNeeds needs;
  TableArt art;
  std::atomic<bool> stopping{false};
  // The pools outlive the strands that the slots hold.
  asio::thread_pool games;
  asio::thread_pool thinkers;
  asio::steady_timer sweep;
  std::mutex mutex;  // guards what follows
  std::map<std::string, SlotPtr> slots;
  std::map<ClientId, Visitor> visitors;
  ClientId last_client = 0;
};

Hall::Hall(HallNeeds needs) : inside_(std::make_unique<Inside>(std::move(needs))) {}
Hall::~Hall() { stop(); }

ClientId Hall::enter(Deliver deliver) {
  const std::lock_guard lock(inside_->mutex);
  const ClientId client = ++inside_->last_client;
  inside_->visitors[client] = {std::move(deliver), nullptr};
  return client;
}

void Hall::receive(ClientId client, std::string_view text) { inside_->receive(client, text); }
void Hall::leave(ClientId client) { inside_->leave(client); }

void Hall::create_game(std::string body, Reply reply) {
  asio::post(inside_->games, [this, body = std::move(body), reply = std::move(reply)] {
    const auto made = make_new_game(body, inside_->needs.catalogue);
    if (!made) {
      reply(error_answer(400, "malformed", made.error()));
      return;
    }
    if (const Status stored = inside_->needs.store->create(made->game); !stored) {
      log_error("a game cannot be stored: " + stored.error().message);
      reply(error_answer(500, "server", stored.error()));
      return;
    }
    reply(json_answer(201, made->created));
    // Computers may have the first turn.
    inside_->with_room(made->game.id, [](Room*) {});
  });
}

void Hall::my_games(std::string body, Reply reply) {
  const auto parsed = parse_json(body);
  JsonProblem problem;
  std::vector<std::pair<std::string, std::vector<std::string>>> wanted;
  if (parsed) {
    const JsonCursor root(*parsed, problem);
    root.allow_keys({"games"});
    for (const JsonCursor& game : root.at("games").items()) {
      game.allow_keys({"game", "tokens"});
      std::vector<std::string> tokens;
      for (const JsonCursor& token : game.at("tokens").items()) {
        tokens.push_back(token.text(64));
      }
      wanted.emplace_back(game.at("game").text(64), std::move(tokens));
    }
  }
  if (!parsed || !problem.none() || wanted.size() > kMostMyGames) {
    const Error why = !parsed           ? parsed.error()
                      : !problem.none() ? *problem.first
                                        : Error{"These are too many games at once.", ""};
    reply(error_answer(400, "malformed", why));
    return;
  }
  // Each game answers on its own strand; whoever is last replies.
  struct Gathered {
    std::mutex mutex;
    std::vector<json::value> cards;
    std::size_t waiting = 0;
    Reply reply;
    void take(std::size_t place, json::value card) {
      const std::lock_guard lock(mutex);
      cards[place] = std::move(card);
      if (--waiting > 0) {
        return;
      }
      json::array games;
      for (json::value& one : cards) {
        if (!one.is_null()) {
          games.push_back(std::move(one));
        }
      }
      reply(json_answer(200, json::object{{"games", std::move(games)}}));
    }
  };
  std::erase_if(wanted, [](const auto& game) { return !looks_like_secret(game.first); });
  if (wanted.empty()) {
    reply(json_answer(200, json::object{{"games", json::array()}}));
    return;
  }
  auto gathered = std::make_shared<Gathered>();
  gathered->cards.resize(wanted.size());
  gathered->waiting = wanted.size();
  gathered->reply = std::move(reply);
  for (std::size_t n = 0; n < wanted.size(); ++n) {
    inside_->with_room(wanted[n].first, [gathered, n, tokens = wanted[n].second](Room* room) {
      gathered->take(n, room == nullptr ? json::value() : game_card(*room, tokens));
    });
  }
}

void Hall::game_file(std::string game, std::string what, Reply reply) {
  if (!looks_like_secret(game)) {
    reply(error_answer(404, "no_game", kNoGame));
    return;
  }
  inside_->with_room(game, [what = std::move(what), reply = std::move(reply)](Room* room) {
    reply(room == nullptr ? error_answer(404, "no_game", kNoGame) : game_file_of(*room, what));
  });
}

Answer Hall::form() const { return json_answer(200, form_object(*inside_->needs.catalogue)); }

void Hall::art_of_all(std::string path, Reply reply) {
  asio::post(inside_->games, [this, path = std::move(path), reply = std::move(reply)] {
    const bool places = path.ends_with(".json");
    const auto file = places ? inside_->art.all_places() : inside_->art.all_tiles();
    Answer answer = text_answer(302, "text/plain; charset=utf-8", "");
    answer.headers.emplace_back("Location", file->path);
    answer.headers.emplace_back("Cache-Control", "no-cache");
    reply(std::move(answer));
  });
}

Answer Hall::art_file(std::string_view path, bool gzip) const {
  const auto file = inside_->art.find_file(path);
  if (file == nullptr) {
    return error_answer(404, "no_game", {"There is no such picture; load the game again.", ""});
  }
  const bool packed = gzip && !file->gzip.empty();
  Answer answer{200, file->mime, packed ? file->gzip : file->text, file, {}};
  answer.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (packed) {
    answer.headers.emplace_back("Content-Encoding", "gzip");
  }
  return answer;
}

void Hall::stop() {
  if (inside_->stopping.exchange(true)) {
    return;
  }
  {
    const std::lock_guard lock(inside_->mutex);
    for (const auto& [id, slot] : inside_->slots) {
      asio::post(slot->strand, [slot = slot] {
        if (slot->thinking != nullptr) {
          slot->thinking->stop();
        }
      });
    }
  }
  asio::post(inside_->games, [this] { inside_->sweep.cancel(); });
  inside_->thinkers.join();
  inside_->games.join();
}

}  // namespace tollkeeper
