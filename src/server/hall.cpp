#include "server/hall.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "record/json_text.hpp"
#include "server/form.hpp"
#include "server/game_files.hpp"
#include "server/hall_inside.hpp"
#include "server/log.hpp"
#include "server/new_game.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace asio = boost::asio;
namespace json = boost::json;

namespace {

constexpr std::size_t kMostMyGames = 200;

}  // namespace

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
  std::erase_if(wanted, [](const auto& game) {
    return !looks_like_secret(game.first) && !looks_like_watch_link(game.first);
  });
  if (wanted.empty()) {
    reply(json_answer(200, json::object{{"games", json::array()}}));
    return;
  }
  auto gathered = std::make_shared<Gathered>();
  gathered->cards.resize(wanted.size());
  gathered->waiting = wanted.size();
  gathered->reply = std::move(reply);
  for (std::size_t n = 0; n < wanted.size(); ++n) {
    inside_->with_room(wanted[n].first, [gathered, n, game = wanted[n]](Room* room) {
      json::object card = room == nullptr ? json::object() : game_card(*room, game.second);
      card["game"] = game.first;  // who looks on learns no id
      gathered->take(n, room == nullptr ? json::value() : json::value(std::move(card)));
    });
  }
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
      asio::post(slot->strand, [this, slot = slot] { inside_->stop(*slot); });
    }
  }
  asio::post(inside_->games, [this] { inside_->sweep.cancel(); });
  inside_->thinkers.join();
  inside_->games.join();
}

}  // namespace tollkeeper
