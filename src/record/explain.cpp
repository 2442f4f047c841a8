#include "record/explain.hpp"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "record/json_words.hpp"
#include "record/notation.hpp"

namespace tollkeeper {

namespace json = boost::json;

std::vector<ToldScore> told_scores(const Playthrough& playthrough) {
  std::vector<ToldScore> scores;
  const Journal& events = playthrough.events();
  int turn = 1;
  Seat seat = playthrough.first_seat();
  bool final = false;
  for (std::size_t n = 0; n < events.size(); ++n) {
    const Event& event = events[n];
    if (event.kind == EventKind::tile_drawn) {
      seat = event.seat;
    } else if (event.kind == EventKind::turn_ended) {
      ++turn;
      // What follows without another draw is the end of the game.
      const bool draws_on = n + 1 < events.size() && events[n + 1].kind == EventKind::tile_drawn;
      final = !draws_on;
    } else if (event.kind == EventKind::tile_discarded) {
      final = n + 1 < events.size() && events[n + 1].kind != EventKind::tile_drawn &&
              events[n + 1].kind != EventKind::tile_placed;
    } else if (event.kind == EventKind::tile_placed) {
      final = false;
    } else if (event.kind == EventKind::score) {
      scores.push_back({&event, final ? 0 : turn, seat});
    }
  }
  return scores;
}

namespace {

json::object event_object(const Playthrough& playthrough, const Event& event, int turn) {
  return {{"turn", turn},
          {"seat", event.seat + 1},
          {"player", name_of_seat(playthrough.names(), event.seat)},
          {"for", json::value(std::string(event.word))},
          {"points", event.points},
          {"at_end", event.at_end},
          {"rule", json::value(std::string(event.rule))},
          {"cells", cells_array(event.cells)},
          {"parts", parts_array(event)},
          {"text", event_sentence(playthrough.state(), playthrough.names(), event)}};
}

}  // namespace

std::string explain_json(const Playthrough& playthrough) {
  json::array players;
  json::array scores;
  for (Seat seat = 0; seat < playthrough.game().seats; ++seat) {
    players.push_back(json::value(name_of_seat(playthrough.names(), seat)));
    scores.push_back(playthrough.state().points(seat));
  }
  json::array events;
  for (const ToldScore& score : told_scores(playthrough)) {
    events.push_back(event_object(playthrough, *score.event, score.turn));
  }
  const json::object object{{"players", std::move(players)},
                            {"scores", std::move(scores)},
                            {"over", playthrough.state().phase() == Phase::over},
                            {"events", std::move(events)}};
  return json::serialize(object) + "\n";
}

}  // namespace tollkeeper
