#include "server/begin.hpp"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "base/random.hpp"
#include "record/action_words.hpp"
#include "record/json_text.hpp"
#include "record/record.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

struct HelpRow {
  std::string_view name;
  bool Helps::*value;
};
constexpr std::array kHelps{
    HelpRow{"legal_places", &Helps::legal_places}, HelpRow{"dead_places", &Helps::dead_places},
    HelpRow{"projected", &Helps::projected},       HelpRow{"remaining", &Helps::remaining},
    HelpRow{"field_view", &Helps::field_view},     HelpRow{"feature_worth", &Helps::feature_worth},
    HelpRow{"previews", &Helps::previews},
};

// The deck's known order, then every copy that is in no place yet, group by group by lot.
std::vector<std::uint16_t> whole_order(const Playthrough& play, std::uint64_t seed) {
  const Game& game = play.game();
  std::vector<std::uint16_t> order = play.deck().order();
  // A file that names more tiles than have come says itself what follows.
  if (play.deck().left() > 0 || play.state().phase() == Phase::over) {
    return order;
  }
  std::vector<bool> known(game.copies.size(), false);
  for (const std::uint16_t copy : order) {
    known[copy] = true;
  }
  for (const PlacedStart& start : game.start) {
    known[start.copy] = true;
  }
  std::vector<std::uint16_t> rest;
  for (std::size_t copy = 0; copy < known.size(); ++copy) {
    if (!known[copy]) {
      rest.push_back(static_cast<std::uint16_t>(copy));
    }
  }
  Random random(seed);
  random.shuffle(rest);
  std::stable_sort(rest.begin(), rest.end(), [&game](std::uint16_t a, std::uint16_t b) {
    return game.kinds[game.copies[a].kind].group < game.kinds[game.copies[b].kind].group;
  });
  order.insert(order.end(), rest.begin(), rest.end());
  return order;
}

std::string move_text(const State& state, const Step& step) {
  json::object entry;
  if (step.kind == Step::Kind::finish) {
    entry["type"] = "finish";
  } else if (step.kind == Step::Kind::end) {
    entry["type"] = "end";
  } else {
    entry = action_object(state, step.action);
  }
  if (step.seat != kNoSeat) {
    entry["seat"] = step.seat + 1;
  }
  return json::serialize(entry);
}

}  // namespace

json::object helps_object(const Helps& helps) {
  json::object object;
  for (const HelpRow& row : kHelps) {
    object[json::string_view(row.name.data(), row.name.size())] = helps.*row.value;
  }
  return object;
}

Helps read_helps(const JsonCursor& cursor) {
  cursor.allow_keys({"legal_places", "dead_places", "projected", "remaining", "field_view",
                     "feature_worth", "previews"});
  Helps helps;
  for (const HelpRow& row : kHelps) {
    if (const auto value = cursor.find(row.name)) {
      if (!value->is_bool()) {
        value->fail("true or false is wanted, not " + value->shown() + ".");
      }
      helps.*row.value = value->shown() == "true";
    }
  }
  return helps;
}

std::string write_begin(const Begin& begin) {
  json::object object{{"version", 1},
                      {"record", write_record(begin.play)},
                      {"seats", stored_seats(begin.seats)},
                      {"helps", helps_object(begin.helps)},
                      {"undo", begin.undo},
                      {"messages", begin.messages}};
  if (begin.clock) {
    object["clock"] = clock_rules_object(*begin.clock);
  }
  return json::serialize(object);
}

Result<Begin> read_begin(std::string_view text, std::shared_ptr<const Catalogue> catalogue) {
  const auto parsed = parse_json(text);
  if (!parsed) {
    return parsed.error();
  }
  JsonProblem problem;
  const JsonCursor root(*parsed, problem);
  if (root.at("version").whole(1, 1'000'000) != 1 && problem.none()) {
    return Error{"The game was stored by a newer version of this program.", ""};
  }
  std::vector<SeatOfTable> seats = read_stored_seats(root.at("seats"));
  const Helps helps = read_helps(root.at("helps"));
  const auto* record = parsed->is_object() ? parsed->get_object().if_contains("record") : nullptr;
  if (problem.none() && (record == nullptr || !record->is_string())) {
    root.fail("the key \"record\" is missing.");
  }
  const bool undo = root.at("undo").shown() == "true";
  const auto clock = root.find("clock");
  std::optional<ClockRules> clock_rules;
  if (clock) {
    clock_rules = read_clock_rules(*clock);
  }
  const auto messages = root.find("messages");
  if (!problem.none()) {
    return *problem.first;
  }
  auto play =
      read_record({record->get_string().data(), record->get_string().size()}, std::move(catalogue));
  if (!play) {
    return play.error();
  }
  if (seats.size() != static_cast<std::size_t>(play->game().seats)) {
    return Error{"The game has other seats than its table.", ""};
  }
  return Begin{std::move(play).value(),
               std::move(seats),
               helps,
               undo,
               std::move(clock_rules),
               !messages || messages->shown() == "true"};
}

TakenApart take_apart(const Playthrough& play, std::uint64_t seed) {
  const std::uint64_t kept = play.seed() == 0 ? seed : play.seed();
  TakenApart parts{Playthrough(play.shared_game(), Deck(whole_order(play, seed)), play.first_seat(),
                               play.names(), kept),
                   {}};
  // Played along, because the end of the deck ends a game by itself.
  Playthrough follow = parts.start;
  for (const Step& step : play.steps()) {
    if (step.kind == Step::Kind::draw || step.kind == Step::Kind::discard ||
        follow.state().phase() == Phase::over) {
      continue;
    }
    if (step.kind == Step::Kind::act) {
      (void)follow.act(step.seat, step.action);
    } else if (step.kind == Step::Kind::finish) {
      (void)follow.finish();
    } else {
      follow.end();
    }
    parts.moves.push_back(move_text(follow.state(), step));
  }
  return parts;
}

Playthrough copy_to_give_away(const Playthrough& play, std::vector<std::string> names) {
  const bool over = play.state().phase() == Phase::over;
  const auto& order = play.deck().order();
  std::vector<std::uint16_t> known(
      order.begin(), order.end() - (over ? 0 : static_cast<std::ptrdiff_t>(play.deck().left())));
  Playthrough copy(play.shared_game(), Deck(std::move(known)), play.first_seat(), std::move(names),
                   over ? play.seed() : 0);
  for (const Step& step : play.steps()) {
    if (step.kind == Step::Kind::act) {
      (void)copy.act(step.seat, step.action);
    } else if (step.kind == Step::Kind::finish) {
      (void)copy.finish();
    } else if (step.kind == Step::Kind::end) {
      copy.end();
    }
  }
  return copy;
}

}  // namespace tollkeeper
