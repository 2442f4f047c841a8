#include "support/kit.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/score.hpp"
#include "rules/turn.hpp"
#include "support/flood.hpp"
#include "support/kit_checks.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

class KitPlayer {
 public:
  KitPlayer(const std::shared_ptr<const Game>& game, std::uint64_t seed, const KitEvery& every)
      : random_(Random(seed).split(1)), every_(every), play_(game, seed, names(game->seats)) {}

  KitGame run() {
    look();
    while (game_.fault.empty() && play_.state().phase() != Phase::over) {
      turn();
    }
    if (game_.fault.empty()) {
      game_.fault = check_replay(play_, random_);
    }
    if (game_.fault.empty() && every_.saved != 0) {
      game_.fault = check_saved(play_);
    }
    if (!game_.fault.empty()) {
      game_.fault = "step " + std::to_string(game_.steps) + ", turn " +
                    std::to_string(play_.state().head().turn) + ": " + game_.fault;
    }
    return game_;
  }

 private:
  static std::vector<std::string> names(int seats) {
    return std::vector<std::string>(static_cast<std::size_t>(seats), "Kit");
  }

  bool now(std::uint32_t every) { return every != 0 && random_.below(every) == 0; }
  void note(const Fault& fault) {
    if (game_.fault.empty()) {
      game_.fault = fault;
    }
  }

  // All that must hold at any step.
  void look() {
    ++game_.steps;
    const State& s = play_.state();
    note(check_actions(s, random_, now(every_.refusals), game_.refused));
    note(check_accounts(play_));
    if (now(every_.flood)) {
      note(difference_to_flood(s));
    }
    if (now(every_.replay)) {
      note(check_replay(play_, random_));
    }
    if (now(every_.saved)) {
      note(check_saved(play_));
    }
    if (now(every_.refusals)) {
      note(check_harmless_refusals());
    }
    if ((s.phase() == Phase::draw || s.phase() == Phase::place) && now(every_.refusals)) {
      note(check_points_if_ended());
    }
  }

  // Something not legal, or from another seat, changes nothing (B-9; bug log 61, 68c).
  Fault check_harmless_refusals() {
    const State before(play_.state());
    const std::size_t steps = play_.steps().size();
    const std::size_t events = play_.events().size();
    Action action = Action::place_tile({30000, 30000}, 0);
    if (before.phase() == Phase::act || before.phase() == Phase::place) {
      const ActionList list = legal_actions(before);
      const auto stranger = static_cast<Seat>((before.seat() + 1) % 7);
      if (play_.act(stranger, list[0])) {
        return "an action of seat " + std::to_string(stranger) + " was accepted";
      }
      action = list[0];
      action.cell.x = 30000;
    }
    if (action != Action::pass() && play_.act(before.seat(), action)) {
      return "an action far from the table was accepted";
    }
    if (before.phase() != Phase::score && play_.finish()) {
      return "a turn was scored before it was played";
    }
    if (play_.steps().size() != steps || play_.events().size() != events) {
      return "a refusal left a trace";
    }
    return difference(before, play_.state());
  }

  Fault check_points_if_ended() {
    State ended(play_.state());
    end_game(ended, nullptr);
    return points_if_ended(play_.state()) == ended.head().points
               ? ""
               : "points_if_ended() and end_game() do not agree";
  }

  void turn() {
    const State start(play_.state());
    const Journal events = play_.events();
    while (game_.fault.empty() &&
           (play_.state().phase() == Phase::place || play_.state().phase() == Phase::act)) {
      act();
      look();
    }
    if (!game_.fault.empty()) {
      return;
    }
    note(check_way_back(start, events));
    if (const Status done = play_.finish(); !done) {
      note("the turn cannot be scored: " + done.error().message);
    }
    if (play_.can_undo() || play_.undo()) {
      note("what was scored and drawn can be taken back (bug log 56)");
    }
    look();
  }

  void act() {
    const State before(play_.state());
    const ActionList list = legal_actions(before);
    const Action action = list[random_.below(static_cast<std::uint32_t>(list.size()))];
    game_.specials += action.kind == ActionKind::special ? 1 : 0;
    const Journal preview = play_.preview(action);
    if (const Status done = play_.act(before.seat(), action); !done) {
      return note("a listed action is refused: " + done.error().message);
    }
    if (play_.state() == before) {
      return note("an action changed nothing");
    }
    const State after(play_.state());
    const Journal events = play_.events();
    if (const Status undone = play_.undo(); !undone) {
      return note("an action cannot be taken back: " + undone.error().message);
    }
    note(difference(before, play_.state()));
    if (now(4)) {
      note(check_preview(action, preview));
    }
    if (!play_.act(before.seat(), action) || play_.events() != events) {
      return note("an action done again does something else");
    }
    note(difference(after, play_.state()));
  }

  // What the preview tells happens when the action is done and the rest passed.
  Fault check_preview(const Action& action, const Journal& preview) const {
    Playthrough other(play_);
    const std::size_t first = other.events().size();
    if (!other.act(other.state().seat(), action)) {
      return "a copy of the game refuses an action";
    }
    if (other.state().phase() == Phase::act && !other.act(other.state().seat(), Action::pass())) {
      return "a pass is refused in phase 2";
    }
    if (!other.finish()) {
      return "a turn with its tile placed cannot be scored";
    }
    const Journal& events = other.events();
    const bool told = events.size() >= first + preview.size() &&
                      std::equal(preview.begin(), preview.end(),
                                 events.begin() + static_cast<std::ptrdiff_t>(first));
    return told ? "" : "the preview tells something else than what happens";
  }

  // Undo to the start of the turn, and the same turn once more.
  Fault check_way_back(const State& start, const Journal& events) {
    const State end(play_.state());
    std::vector<Step> steps = play_.steps();
    std::size_t undone = 0;
    while (play_.can_undo()) {
      if (!play_.undo()) {
        return "undo stops on the way back";
      }
      ++undone;
    }
    if (Fault fault = difference(start, play_.state()); !fault.empty()) {
      return "undone to the start of the turn: " + fault;
    }
    if (play_.events() != events) {
      return "undo leaves other events";
    }
    for (std::size_t n = steps.size() - undone; n < steps.size(); ++n) {
      if (!play_.act(steps[n].seat, steps[n].action)) {
        return "an undone action is refused";
      }
    }
    return difference(end, play_.state());
  }

  Random random_;
  KitEvery every_;
  Playthrough play_;
  KitGame game_;
};

// What playouts count and look up at once, against the plain forms.
Fault count_acts(const State& s, const ActionList& acts) {
  if (ActPicker(s).count() != acts.size()) {
    return "the playout counts other actions than are listed";
  }
  const Kind& kind = s.kind_of(s.last_tile());
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    if (((free_spots(s) >> n) & 1) != (is_free(s, kind.spots[n]) ? 1U : 0U)) {
      return "a spot is free for the playout and not for the rules, or the other way round";
    }
  }
  return "";
}

// One turn by apply_action(), with the numbers that play_random_turn() would draw.
Fault play_mirrored_turn(State& s, Random& random) {
  while (s.phase() == Phase::draw) {
    take_in_hand(s, take_from_bag(s, random.below(drawable_count(s))), nullptr);
  }
  if (s.phase() == Phase::over) {
    return "";
  }
  const RotationMask distinct = s.game().kinds[s.hand()].distinct_rotations;
  const ActionList listed = legal_actions(s);
  std::vector<Action> placements;
  for (const Action& action : listed) {
    if (((distinct >> action.spot) & 1) != 0) {
      placements.push_back(action);
    }
  }
  const PlacementPicker picker(s, s.hand());
  std::vector<Action> picked;
  for (std::uint32_t n = 0; n < picker.count(); ++n) {
    picked.push_back(picker.pick(n));
  }
  const Action place = picked.at(random.below(picker.count()));
  std::sort(picked.begin(), picked.end());
  if (picked != placements) {
    return "the playout picks among other placements than are legal";
  }
  apply_action(s, place, nullptr);
  while (s.phase() == Phase::act) {
    ActionList acts;
    list_acts(s, acts);
    if (Fault fault = count_acts(s, acts); !fault.empty()) {
      return fault;
    }
    const std::uint32_t n = random.below(static_cast<std::uint32_t>(acts.size()) + 1);
    apply_action(s, n == acts.size() ? Action::pass() : acts[n], nullptr);
  }
  finish_turn(s, nullptr);
  return "";
}

}  // namespace

KitGame play_kit_game(const std::shared_ptr<const Game>& game, std::uint64_t seed,
                      const KitEvery& every) {
  return KitPlayer(game, seed, every).run();
}

void expect_kit_game(const std::shared_ptr<const Game>& game, std::uint64_t seed,
                     const KitEvery& every) {
  ASSERT_NE(game, nullptr);
  const KitGame played = play_kit_game(game, seed, every);
  EXPECT_EQ(played.fault, "") << text_of(game->setup) << ", seed " << seed;
  EXPECT_GT(played.steps, 60);
  EXPECT_TRUE(every.refusals == 0 || played.refused > 1000);
}

Fault compare_playout(const Game& game, std::uint64_t seed) {
  Random fast_random(seed);
  Random plain_random(seed);
  State fast(game, 0);
  State plain(game, 0);
  while (fast.phase() != Phase::over && plain.phase() != Phase::over) {
    play_random_turn(fast, fast_random);
    if (Fault fault = play_mirrored_turn(plain, plain_random); !fault.empty()) {
      return fault;
    }
    if (Fault fault = difference(fast, plain); !fault.empty()) {
      return "turn " + std::to_string(plain.head().turn) + ": " + fault;
    }
  }
  return fast_random.next() == plain_random.next() ? "" : "not as many random numbers were used";
}

}  // namespace tollkeeper::testing
