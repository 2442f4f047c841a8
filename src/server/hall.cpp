#include "server/hall.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "server/form.hpp"
#include "server/game_files.hpp"
#include "server/hall_inside.hpp"
#include "server/new_game.hpp"
#include "server/secret.hpp"
#include "server/toll.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace json = boost::json;

Hall::Hall(HallNeeds needs) : inside_(std::make_unique<Inside>(std::move(needs))) {}
Hall::~Hall() { stop(); }

ClientId Hall::enter(Deliver deliver) {
  const std::lock_guard lock(inside_->mutex);
  const ClientId client = ++inside_->last_client;
  inside_->visitors[client] = {std::move(deliver), nullptr};
  return client;
}

void Hall::receive(ClientId client, std::string_view text, Done done) {
  inside_->receive(client, text, std::move(done));
}
void Hall::leave(ClientId client) { inside_->leave(client); }

bool Hall::has_joined(ClientId client) const { return inside_->joined(client) != nullptr; }

void Hall::create_game(std::string body, Reply reply) {
  inside_->later([this, body = std::move(body), reply = std::move(reply)] {
    const auto made = make_new_game(body, inside_->needs.catalogue);
    if (!made) {
      reply(error_answer(400, "malformed", made.error()));
      return;
    }
    if (const Status stored = inside_->needs.store->create(made->game); !stored) {
      reply(error_answer(500, "server", stored.error()));
      return;
    }
    reply(json_answer(201, made->created));
    // Computers may have the first turn.
    inside_->with_room(made->game.id, [](Room*) {});
  });
}

void Hall::Inside::gather(std::shared_ptr<Gathered> list, std::size_t next) {
  if (next == list->wanted.size()) {
    list->reply(json_answer(200, json::object{{"games", std::move(list->cards)}}));
    return;
  }
  with_room(list->wanted[next].game, [this, list, next](Room* room) {
    if (room != nullptr) {
      const WantedGame& game = list->wanted[next];
      json::object card = game_card(*room, game.tokens);
      card["game"] = game.game;  // who looks on learns no id
      list->cards.push_back(std::move(card));
    }
    gather(list, next + 1);
  });
}

void Hall::my_games(std::string body, Reply reply) {
  asio::post(inside_->games, [this, body = std::move(body), reply = std::move(reply)] {
    auto wanted = read_my_games(body);
    if (!wanted) {
      reply(error_answer(400, "malformed", wanted.error()));
      return;
    }
    auto list = std::make_shared<Inside::Gathered>();
    list->wanted = std::move(wanted).value();
    list->reply = reply;
    inside_->gather(std::move(list), 0);
  });
}

void Hall::game_file(std::string game, std::string what, Reply reply) {
  if (!looks_like_secret(game) && !looks_like_watch_link(game)) {
    reply(error_answer(404, "no_game", no_such_game()));
    return;
  }
  inside_->with_room(game, [what = std::move(what), reply = std::move(reply)](Room* room) {
    reply(room == nullptr ? error_answer(404, "no_game", no_such_game())
                          : game_file_of(*room, what));
  });
}

Answer Hall::form() const { return json_answer(200, form_object(*inside_->needs.catalogue)); }

void Hall::art_of_all(std::string path, Reply reply) {
  inside_->later([this, path = std::move(path), reply = std::move(reply)] {
    const bool places = path.ends_with(".json");
    const auto file = places ? inside_->art.all_places() : inside_->art.all_tiles();
    Answer answer = text_answer(302, "text/plain; charset=utf-8", "");
    answer.headers.emplace_back("Location", file->path);
    answer.headers.emplace_back("Cache-Control", "no-cache");
    reply(std::move(answer));
  });
}

Answer Hall::toll_form() const { return tollkeeper::toll_form(*inside_->needs.catalogue); }

void Hall::toll(std::string body, Reply reply) {
  inside_->later([this, body = std::move(body), reply = std::move(reply)] {
    reply(toll_answer(body, inside_->needs.catalogue));
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

void Hall::count(Metrics::Gauges& gauges) const {
  const std::lock_guard lock(inside_->mutex);
  gauges.games_in_memory = inside_->slots.size();
  gauges.thinking_waiting = inside_->think_waiting;
}

void Hall::stop() {
  if (inside_->stopping.exchange(true)) {
    return;
  }
  {
    const std::lock_guard lock(inside_->mutex);
    for (const auto& [id, slot] : inside_->slots) {
      asio::post(slot->strand, [this, slot = slot] { inside_->stop(*slot); });
    }
  }
  asio::post(inside_->games, [this] { inside_->sweep.cancel(); });
  inside_->slow.join();
  inside_->thinkers.join();
  inside_->games.join();
}

}  // namespace tollkeeper
