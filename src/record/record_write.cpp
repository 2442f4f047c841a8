#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "record/action_words.hpp"
#include "record/copy_names.hpp"
#include "record/record.hpp"
#include "record/setup_text.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

// Turns steps into entries.
class ActionWriter {
 public:
  ActionWriter(const Playthrough& game, const CopyNames& names) : game_(game), names_(names) {}

  json::object entry(const Step& step) const {
    json::object object;
    if (step.seat != kNoSeat) {
      object["seat"] = step.seat + 1;
    }
    switch (step.kind) {
      case Step::Kind::draw: break;
      case Step::Kind::discard:
        object["type"] = "discard";
        object["tile"] = names_.of(step.copy);
        break;
      case Step::Kind::act: add_action(object, step); break;
      case Step::Kind::finish: object["type"] = "finish"; break;
      case Step::Kind::end: object["type"] = "end"; break;
    }
    return object;
  }

 private:
  // Figures stand on tiles of the final position, whichever came later.
  void add_action(json::object& object, const Step& step) const {
    for (const auto& member : action_object(game_.state(), step.action)) {
      object[member.key()] = member.value();
    }
    if (step.action.kind == ActionKind::place_tile) {
      object["tile"] = names_.of(step.copy);
    }
  }

  const Playthrough& game_;
  const CopyNames& names_;
};

// Tiles that have been laid or set aside, which the actions name; the others stand in "deck".
std::size_t tiles_in_actions(const Playthrough& game) {
  std::size_t count = 0;
  for (const Step& step : game.steps()) {
    const bool laid = step.kind == Step::Kind::act && step.action.kind == ActionKind::place_tile;
    count += laid || step.kind == Step::Kind::discard ? 1 : 0;
  }
  return count;
}

template <class Strings>
json::array string_array(const Strings& strings) {
  json::array array;
  for (const auto& one : strings) {
    array.push_back(json::value(one));
  }
  return array;
}

void add_member(std::string& text, std::string_view key, const json::value& value) {
  text += "  \"" + std::string(key) + "\": " + json::serialize(value) + ",\n";
}

}  // namespace

std::string write_record(const Playthrough& game, const RecordClaims& extra) {
  const CopyNames names(game.game());
  std::string text = "{\n";
  add_member(text, "format", json::value(std::string(kRecordFormat)));
  add_member(text, "version", kRecordVersion);
  add_member(text, "setup", setup_json(game.game()));
  json::array players;
  for (Seat seat = 0; seat < game.game().seats; ++seat) {
    players.push_back(json::value(seat < game.names().size() ? game.names()[seat] : ""));
  }
  add_member(text, "players", std::move(players));
  add_member(text, "seed", game.seed());
  add_member(text, "first_seat", game.first_seat() + 1);
  json::array deck;
  for (std::size_t n = tiles_in_actions(game); n < game.deck().order().size(); ++n) {
    deck.push_back(json::value(names.of(game.deck().order()[n])));
  }
  add_member(text, "deck", std::move(deck));
  json::array scores;
  for (Seat seat = 0; seat < game.game().seats; ++seat) {
    scores.push_back(game.state().points(seat));
  }
  add_member(
      text, "scores",
      extra.scores ? json::array(extra.scores->begin(), extra.scores->end()) : std::move(scores));
  if (!extra.assertions.empty()) {
    add_member(text, "assertions", string_array(extra.assertions));
  }
  text += "  \"actions\": [";
  const ActionWriter writer(game, names);
  bool first = true;
  for (const Step& step : game.steps()) {
    const json::object entry = writer.entry(step);
    if (step.kind != Step::Kind::draw) {
      text += (first ? "\n    " : ",\n    ") + json::serialize(entry);
      first = false;
    }
  }
  text += first ? "]\n}\n" : "\n  ]\n}\n";
  return text;
}

}  // namespace tollkeeper
