#include "record/explain.hpp"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "record/json_words.hpp"
#include "record/notation.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

// Calls visit(event, turn, seat of the turn) for every score; the turn of final scoring is 0.
template <class Visitor>
void visit_scores(const Playthrough& playthrough, Visitor&& visit) {
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
      visit(event, final ? 0 : turn, seat);
    }
  }
}

std::string cells_text(const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell& cell : cells) {
    text += (text.empty() ? "" : " ") + cell_text(cell);
  }
  return text;
}

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

std::string explain_text(const Playthrough& playthrough) {
  std::string text;
  int last_turn = -1;
  visit_scores(playthrough, [&](const Event& event, int turn, Seat seat) {
    if (turn != last_turn) {
      text += turn == 0 ? "Final scoring:\n"
                        : "Turn " + std::to_string(turn) + ", " +
                              name_of_seat(playthrough.names(), seat) + ":\n";
      last_turn = turn;
    }
    text += "  " + event_sentence(playthrough.state(), playthrough.names(), event);
    text += event.cells.empty() ? "\n" : ", tiles " + cells_text(event.cells) + "\n";
  });
  if (text.empty()) {
    text = "Nothing has been scored.\n";
  }
  return text + "Points: " + points_text(playthrough.state(), playthrough.names()) + "\n";
}

std::string explain_json(const Playthrough& playthrough) {
  json::array players;
  json::array scores;
  for (Seat seat = 0; seat < playthrough.game().seats; ++seat) {
    players.push_back(json::value(name_of_seat(playthrough.names(), seat)));
    scores.push_back(playthrough.state().points(seat));
  }
  json::array events;
  visit_scores(playthrough, [&](const Event& event, int turn, Seat) {
    events.push_back(event_object(playthrough, event, turn));
  });
  const json::object object{{"players", std::move(players)},
                            {"scores", std::move(scores)},
                            {"over", playthrough.state().phase() == Phase::over},
                            {"events", std::move(events)}};
  return json::serialize(object) + "\n";
}

}  // namespace tollkeeper
