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
    starts_.emplace_back(game, seat);
  }
}

const State& BotGame::play(Random random, Trace* trace) {
  const Seat first = draw_first_seat(game_, random);
  state_ = starts_[first];
  if (trace != nullptr) {
    trace->first_seat = first;
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
      case Phase::score: finish_turn(state_, nullptr); break;
      default: {
        const Seat seat = state_.seat();
        const Action action = players_[seat]->choose(state_, all_random_ ? random : own[seat]);
        apply_action(state_, action, nullptr);
        if (trace != nullptr) {
          trace->actions.push_back(action);
        }
      }
    }
  }
}

void BotGame::draw(Random& random, Trace* trace) {
  const KindId kind = take_from_bag(state_, random.below(drawable_count(state_)));
  if (trace != nullptr) {
    // Equal copies are interchangeable; they come in their own order, those on the table left out.
    const auto& copies = game_.kinds[kind].copies;
    std::size_t& next = copies_drawn_[kind];
    while (std::any_of(game_.start.begin(), game_.start.end(),
                       [&](const PlacedStart& start) { return start.copy == copies[next]; })) {
      ++next;
    }
    trace->deck.push_back(copies[next++]);
  }
  take_in_hand(state_, kind, nullptr);
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
