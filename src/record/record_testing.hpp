// Helpers of the tests of this folder: random games, stopped anywhere, and what makes two games the
// same. No part of the program.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "expansions/registry.hpp"
#include "record/playthrough.hpp"
#include "rules/legal.hpp"
#include "rules/state_fields.hpp"

namespace tollkeeper::testing {

inline std::shared_ptr<const Game> game_with(std::vector<SetChoice> sets, int seats = 2,
                                             std::vector<OptionSetting> options = {},
                                             Edition edition = Edition::c3) {
  Setup setup;
  setup.seats = seats;
  setup.edition = edition;
  setup.sets = std::move(sets);
  setup.options = std::move(options);
  auto game = make_game(setup);
  return game ? std::move(game).value() : nullptr;
}

// All expansions of the registry.
inline std::vector<SetChoice> all_sets() {
  std::vector<SetChoice> sets;
  for (const Expansion* expansion : all_expansions()) {
    sets.push_back({std::string(expansion->name), 1});
  }
  return sets;
}

inline std::vector<std::string> some_names(int seats) {
  const std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dan \"the tile\"", "Eva Ö.", "F 7"};
  return {names.begin(), names.begin() + seats};
}

// One random step: an action, sometimes taken back, or the end of the turn.
inline void step_at_random(Playthrough& play, Random& random) {
  if (play.state().phase() == Phase::score) {
    (void)play.finish();
    return;
  }
  const ActionList actions = legal_actions(play.state());
  const auto n = random.below(static_cast<std::uint32_t>(actions.size()));
  (void)play.act(play.state().seat(), actions[n]);
  if (random.below(20) == 0) {
    (void)play.undo();
  }
}

inline Playthrough random_game(const std::shared_ptr<const Game>& game, std::uint64_t seed,
                               int most_steps = 100000) {
  Playthrough play(game, seed, some_names(game->seats));
  Random random(seed ^ 0x5eed);
  for (int n = 0; n < most_steps && play.state().phase() != Phase::over; ++n) {
    step_at_random(play, random);
  }
  return play;
}

// Empty when the games are the same in all a file of ours keeps.
inline std::string difference(const Playthrough& a, const Playthrough& b) {
  std::string text;
  const auto compare = [&text](bool same, const char* what) {
    text += same ? "" : std::string(what) + " differ; ";
  };
  compare(a.game().setup == b.game().setup, "setups");
  compare(a.names() == b.names(), "names");
  compare(a.seed() == b.seed(), "seeds");
  compare(a.first_seat() == b.first_seat(), "first seats");
  compare(a.deck().order() == b.deck().order(), "decks");
  compare(a.deck().left() == b.deck().left(), "tiles left");
  compare(a.steps() == b.steps(), "steps");
  compare(a.events() == b.events(), "events");
  compare(a.placed_copies() == b.placed_copies(), "tiles laid");
  compare(a.copy_in_hand() == b.copy_in_hand(), "tiles in hand");
  compare(a.can_undo() == b.can_undo(), "undos");
  compare(fields_of(a.state()) == fields_of(b.state()), "positions");
  return text;
}

}  // namespace tollkeeper::testing
