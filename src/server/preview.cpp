#include "server/preview.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "record/action_words.hpp"
#include "record/notation.hpp"
#include "record/spot_name.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"
#include "server/choice.hpp"
#include "server/entries.hpp"

namespace tollkeeper {
namespace {

namespace json = boost::json;

// The draft confirmed: passing where needed, the turn scored. Final scoring is left out.
struct Confirmed {
  State state;
  Journal journal;
};

Confirmed confirmed(const Draft& draft) {
  Confirmed done{draft.state, draft.journal};
  if (done.state.phase() == Phase::act) {
    apply_action(done.state, Action::pass(), &done.journal);
  }
  if (done.state.phase() == Phase::score) {
    finish_turn(done.state, &done.journal);
  }
  done.journal = until_turn_end(done.journal);
  return done;
}

int points_in(const Journal& journal, Seat seat) {
  int points = 0;
  for (const Event& event : journal) {
    points += event.kind == EventKind::score && event.seat == seat ? event.points : 0;
  }
  return points;
}

json::array gains_of(const Table& table, const Journal& journal) {
  json::array gains;
  for (Seat seat = 0; seat < table.game().seats; ++seat) {
    if (const int points = points_in(journal, seat); points != 0) {
      gains.push_back({{"seat", seat + 1}, {"points", points}});
    }
  }
  return gains;
}

json::array choices_array(const Table& table, const Draft& draft) {
  json::array choices;
  if (draft.state.phase() != Phase::act) {
    return choices;
  }
  for (const Action& action : legal_actions(draft.state)) {
    json::object choice = choice_object(table, draft.state, action);
    json::array gains;
    if (table.helps.previews) {
      Draft with{draft.state, draft.journal, {}};
      apply_action(with.state, action, &with.journal);
      gains = gains_of(table, confirmed(with).journal);
    }
    choice["gains"] = std::move(gains);
    choices.push_back(std::move(choice));
  }
  return choices;
}

// --- warnings ----------------------------------------------------------------------------------

void warn(json::array& warnings, std::string_view code, const std::string& text) {
  warnings.push_back({{"code", json::string(code.data(), code.size())}, {"text", text}});
}

bool uses_special(const std::vector<Action>& actions) {
  return std::any_of(actions.begin(), actions.end(),
                     [](const Action& action) { return action.kind == ActionKind::special; });
}

// A token that could go somewhere now.
bool could_use_token(const Draft& draft) {
  if (draft.state.phase() != Phase::act) {
    return false;
  }
  const ActionList actions = legal_actions(draft.state);
  return std::any_of(actions.begin(), actions.end(), [&draft](const Action& action) {
    return action.kind == ActionKind::special &&
           !draft.state.game().modules[action.module]->token_words().empty();
  });
}

json::array warnings_of(const Table& table, const Draft& draft, const Confirmed& done) {
  json::array warnings;
  const Seat seat = table.state().seat();
  if (table.state().supply(seat, kMeeple) > 0 && draft.state.supply(seat, kMeeple) == 0 &&
      done.state.supply(seat, kMeeple) == 0) {
    warn(warnings, "last_meeple", "This is your last meeple, and it does not come home this turn.");
  }
  // Everybody can count the tiles: too few are left for another turn of this seat.
  const bool last_turn = table.play.deck().left() < static_cast<std::size_t>(table.game().seats) &&
                         table.state().head().again == 0;
  if (last_turn) {
    warn(warnings, "last_tile", "This is your last tile of the game.");
    if (!uses_special(draft.actions) && could_use_token(draft)) {
      warn(warnings, "last_token_use", "This is your last chance to place or move your token.");
    }
  }
  const int own = points_in(done.journal, seat);
  for (Seat other = 0; other < table.game().seats; ++other) {
    const int points = points_in(done.journal, other);
    if (other != seat && points > own) {
      warn(warnings, "gives_points",
           name_of_seat(table.names, other) + " gets " + std::to_string(points) +
               " points from this, you get " + std::to_string(own) + ".");
    }
  }
  return warnings;
}

// --- words -------------------------------------------------------------------------------------

std::string text_of(const Table& table, const Confirmed& done) {
  std::string text;
  for (const Event& event : done.journal) {
    if (event.kind == EventKind::score || event.kind == EventKind::token_turned) {
      text += (text.empty() ? "" : " ") + event_sentence(done.state, table.names, event) + ".";
    }
  }
  return text.empty() ? "Nothing is scored." : text;
}

// The tile in hand is the one that a placement in the draft lays.
json::array outcome_of(const Table& table, const Confirmed& done) {
  json::array outcome;
  const int turn = turn_of(table);
  for (const Event& event : done.journal) {
    const auto copy = event.kind == EventKind::tile_placed ? table.play.copy_in_hand()
                                                           : std::optional<std::uint16_t>();
    outcome.push_back(entry_object(table, done.state, event, turn, copy));
  }
  return outcome;
}

}  // namespace

Result<Draft> try_actions(const Table& table, const std::vector<JsonCursor>& actions) {
  Draft draft{table.state(), {}, {}};
  for (const JsonCursor& entry : actions) {
    const auto action = read_action(entry, draft.state);
    if (!entry.problem().none()) {
      return *entry.problem().first;
    }
    if (!action) {
      return Error{"This is no action.", ""};
    }
    if (const Status legal = check_action(draft.state, *action); !legal) {
      return legal.error();
    }
    apply_action(draft.state, *action, &draft.journal);
    draft.actions.push_back(*action);
  }
  return draft;
}

json::object preview_object(const Table& table, const Draft& draft) {
  json::object object{{"choices", choices_array(table, draft)},
                      {"outcome", json::array()},
                      {"warnings", json::array()},
                      {"text", ""}};
  // Before the tile lies there is nothing to confirm.
  if (table.helps.previews && draft.state.phase() != Phase::place) {
    const Confirmed done = confirmed(draft);
    object["outcome"] = outcome_of(table, done);
    object["warnings"] = warnings_of(table, draft, done);
    object["text"] = text_of(table, done);
  }
  return object;
}

}  // namespace tollkeeper
