#include "arena/bot_game.hpp"

#include <algorithm>
#include <utility>

#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {

Seat draw_first_seat(const Game& game, Random& random) {
  if (!game.options.is("first_player", "random")) {
    return 0;
  }
  return static_cast<Seat>(random.below(static_cast<std::uint32_t>(game.seats)));
}

BotGame::BotGame(const Game& game, const std::vector<BotSpec>& bots)
    : game_(game), state_(game, 0) {
  for (Seat seat = 0; seat < game.seats; ++seat) {
    const BotSpec& spec = bots[seat % bots.size()];
    all_random_ = all_random_ && spec.name == "random";
    players_.push_back(make_player(spec));
    outside_.push_back(foreign(*players_.back()));
    any_outside_ = any_outside_ || outside_.back() != nullptr;
    starts_.emplace_back(game, seat);
  }
}

const State& BotGame::play(Random random, Trace* trace) {
  const Seat first = draw_first_seat(game_, random);
  state_ = starts_[first];
  first_seat_ = first;
  steps_.clear();
  fault_.reset();
  for (ForeignPlayer* outside : outside_) {
    if (outside != nullptr) {
      outside->new_game();
    }
  }
  if (trace != nullptr) {
    trace->first_seat = first;
  }
  if (trace != nullptr || any_outside_) {
    copies_drawn_.assign(game_.kinds.size(), 0);
  }
  if (all_random_ && trace == nullptr) {
    play_random_game(state_, random);
  } else {
    play_on(random, trace);
  }
  return state_;
}

void BotGame::play_on(Random& random, Trace* trace) {
  std::vector<Random> own;
  for (Seat seat = 0; seat < game_.seats; ++seat) {
    own.push_back(random.split(seat + 1U));
  }
  while (state_.phase() != Phase::over) {
    switch (state_.phase()) {
      case Phase::draw: draw(random, trace); break;
      case Phase::score:
        if (any_outside_) {
          steps_.push_back({Step::Kind::finish, state_.seat(), 0, {}});
        }
        finish_turn(state_, nullptr);
        break;
      default: {
        const Seat seat = state_.seat();
        const Action action = choose(seat, all_random_ ? random : own[seat]);
        apply_action(state_, action, nullptr);
        if (trace != nullptr) {
          trace->actions.push_back(action);
        }
      }
    }
  }
}

Action BotGame::choose(Seat seat, Random& random) {
  if (outside_[seat] != nullptr) {
    outside_[seat]->follow(game_, first_seat_, seat, steps_);
  }
  const Action action = players_[seat]->choose(state_, random);
  if (any_outside_) {
    const bool placing = action.kind == ActionKind::place_tile;
    steps_.push_back(
        {Step::Kind::act, seat, placing ? steps_.back().copy : std::uint16_t{0}, action});
    if (outside_[seat] != nullptr && outside_[seat]->fault() && !fault_) {
      fault_ = outside_[seat]->fault();
    }
  }
  return action;
}

void BotGame::draw(Random& random, Trace* trace) {
  const KindId kind = take_from_bag(state_, random.below(drawable_count(state_)));
  std::uint16_t copy = 0;
  if (trace != nullptr || any_outside_) {
    // Equal copies are interchangeable; they come in their own order, those on the table left out.
    const auto& copies = game_.kinds[kind].copies;
    std::size_t& next = copies_drawn_[kind];
    while (std::any_of(game_.start.begin(), game_.start.end(),
                       [&](const PlacedStart& start) { return start.copy == copies[next]; })) {
      ++next;
    }
    copy = copies[next++];
  }
  if (trace != nullptr) {
    trace->deck.push_back(copy);
  }
  const Seat seat = state_.seat();
  take_in_hand(state_, kind, nullptr);
  if (any_outside_) {
    const bool kept = state_.phase() == Phase::place;
    steps_.push_back({kept ? Step::Kind::draw : Step::Kind::discard, seat, copy, {}});
  }
}

Result<Playthrough> replay_trace(std::shared_ptr<const Game> game, const Trace& trace,
                                 std::vector<std::string> names) {
  Playthrough play(std::move(game), Deck(trace.deck), trace.first_seat, std::move(names));
  for (const Action& action : trace.actions) {
    if (const Status done = play.act(play.state().seat(), action); !done) {
      return done.error();
    }
    if (play.state().phase() == Phase::score) {
      if (const Status done = play.finish(); !done) {
        return done.error();
      }
    }
  }
  return play;
}

}  // namespace tollkeeper
