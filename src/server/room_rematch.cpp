// The part of Room that makes the next game of the same table: same rules, same seats, the next
// seat begins. A seat's token is that of the old seat, whose hash goes along: no secret is sent,
// and who comes back days later still has the seat.
#include <boost/json/value.hpp>

#include "server/room.hpp"
#include "server/secret.hpp"

namespace tollkeeper {

namespace json = boost::json;

StoredGame Room::next_game() const {
  const Playthrough& old = table_->play;
  const std::uint64_t seed = random_seed();
  const Playthrough fresh(old.shared_game(), seed, {});
  const auto first = static_cast<Seat>((old.first_seat() + 1) % old.game().seats);
  Begin begin{Playthrough(old.shared_game(), Deck(fresh.deck().order()), first, {}, seed),
              seats_,
              table_->helps,
              undo_,
              {},
              messages_};
  if (clock_) {
    begin.clock = clock_->rules();
  }
  for (SeatOfTable& seat : begin.seats) {
    if (seat.kind != SeatOfTable::Kind::computer) {
      seat.level.clear();  // the person is asked back
    }
  }
  StoredGame game;
  game.id = new_secret();
  game.watch_link = new_watch_link();
  game.begin = write_begin(begin);
  return game;
}

void Room::tell_next(ClientId client) {
  const bool watches = clients_[client].watches;
  send(client, {{"type", "rematch"}, {"game", watches ? next_watch_link_ : next_}});
}

void Room::rematch(const Asker& asker, const JsonCursor& message) {
  message.allow_keys({"type", "id", "seat"});
  const Seat seat = seat_of(message);
  if (!is_well_formed(asker, message) || !holds(asker, seat)) {
    return;
  }
  if (!table_->is_over()) {
    refuse(asker, "not_allowed", {"This game is not over yet.", ""});
    return;
  }
  if (!next_.empty()) {
    tell_next(asker.client);
    done(asker);
    return;
  }
  const StoredGame game = next_game();
  if (const Status stored = needs_.store->create(game); !stored) {
    refuse(asker, "server", stored.error());
    return;
  }
  if (!change_seat(asker, {{"type", "rematch"}, {"game", game.id}, {"watch", game.watch_link}})) {
    return;
  }
  for (const auto& [id, client] : clients_) {
    tell_next(id);
  }
  done(asker);
}

}  // namespace tollkeeper
