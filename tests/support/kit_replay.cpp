#include <algorithm>

#include "record/record.hpp"
#include "rules/state_fields.hpp"
#include "support/kit_checks.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

Status do_step(Playthrough& play, const Step& step) {
  switch (step.kind) {
    case Step::Kind::act: return play.act(step.seat, step.action);
    case Step::Kind::finish: return play.finish();
    case Step::Kind::end: play.end(); return ok();
    case Step::Kind::draw:
    case Step::Kind::discard: break;  // comes by itself from the deck
  }
  return ok();
}

Fault field_difference(const State& a, const State& b) {
  const std::string left = print_fields(a);
  const std::string right = print_fields(b);
  if (left == right) {
    return a.hash() == b.hash() ? "" : "the hashes differ and no field does";
  }
  const auto at = static_cast<std::size_t>(
      std::mismatch(left.begin(), left.end(), right.begin(), right.end()).first - left.begin());
  const std::size_t line = left.rfind('\n', at) == std::string::npos ? 0 : left.rfind('\n', at) + 1;
  return left.substr(line, left.find('\n', at) - line) + " against " +
         right.substr(line, right.find('\n', line) - line);
}

Fault difference_beside_state(const Playthrough& a, const Playthrough& b) {
  if (a.steps() != b.steps()) {
    return "the steps differ";
  }
  if (a.events() != b.events()) {
    return "the events differ";
  }
  if (a.placed_copies() != b.placed_copies() || a.copy_in_hand() != b.copy_in_hand() ||
      a.deck().left() != b.deck().left() || a.can_undo() != b.can_undo()) {
    return "the copies placed, in hand or left differ";
  }
  return "";
}

}  // namespace

Fault difference(const State& a, const State& b) {
  return a == b && a.hash() == b.hash() ? "" : "the states differ: " + field_difference(a, b);
}

Fault difference(const Playthrough& a, const Playthrough& b) {
  const Fault fault = difference(a.state(), b.state());
  return fault.empty() ? difference_beside_state(a, b) : fault;
}

Replayed replay_steps(const Playthrough& play, Deck deck) {
  auto again = std::make_shared<Playthrough>(play.shared_game(), std::move(deck), play.first_seat(),
                                             play.names());
  for (const Step& step : play.steps()) {
    if (again->state().phase() == Phase::over) {
      break;
    }
    if (const Status done = do_step(*again, step); !done) {
      return {"a step is refused when it is done again: " + done.error().message, nullptr};
    }
  }
  return {"", std::move(again)};
}

Deck with_unseen_shuffled(const Playthrough& play, Random& random) {
  const Game& game = play.game();
  std::vector<std::uint16_t> order = play.deck().order();
  const auto group_of = [&](std::size_t n) { return game.kinds[game.copies[order[n]].kind].group; };
  std::size_t from = order.size() - play.deck().left();
  while (from < order.size()) {
    std::size_t to = from;
    while (to < order.size() && group_of(to) == group_of(from)) {
      ++to;
    }
    std::vector<std::uint16_t> part(order.begin() + static_cast<std::ptrdiff_t>(from),
                                    order.begin() + static_cast<std::ptrdiff_t>(to));
    random.shuffle(part);
    std::copy(part.begin(), part.end(), order.begin() + static_cast<std::ptrdiff_t>(from));
    from = to;
  }
  return Deck(std::move(order));
}

Fault check_replay(const Playthrough& play, Random& random) {
  const Replayed same = replay_steps(play, Deck(play.deck().order()));
  if (!same.fault.empty()) {
    return same.fault;
  }
  if (Fault fault = difference(play, *same.play); !fault.empty()) {
    return "done again: " + fault;
  }
  const Replayed other = replay_steps(play, with_unseen_shuffled(play, random));
  if (!other.fault.empty()) {
    return "other tiles to come: " + other.fault;
  }
  if (Fault fault = difference(play, *other.play); !fault.empty()) {
    return "other tiles to come: " + fault;
  }
  return "";
}

Fault check_saved(const Playthrough& play) {
  std::vector<std::string> names;
  for (const std::string& name : play.game().module_names) {
    names.push_back(name);
  }
  if (!has_expansions(names)) {
    return "";  // an expansion of a test, which no record can name
  }
  const std::string text = write_record(play);
  const auto again = read_record(text, play.game().catalogue);
  if (!again) {
    return "the record of the game is refused: " + again.error().message;
  }
  // A game that was read has a Game of its own, so the states are compared field by field.
  if (Fault fault = field_difference(play.state(), again->state()); !fault.empty()) {
    return "saved and read: " + fault;
  }
  if (Fault fault = difference_beside_state(play, *again); !fault.empty()) {
    return "saved and read: " + fault;
  }
  return write_record(*again) == text ? "" : "the record of a record is another";
}

}  // namespace tollkeeper::testing
