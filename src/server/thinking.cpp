#include "server/thinking.hpp"

#include "players/bot_spec.hpp"
#include "players/random_player.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

// A level that is no longer known plays by lot rather than not at all.
std::unique_ptr<Player> player_of(const std::string& level, int threads) {
  const auto bot = read_bot(level);
  return bot ? make_player(on_threads(*bot, threads)) : std::make_unique<RandomPlayer>();
}

}  // namespace

Thinking::Thinking(ThinkTask task, int threads)
    : task_(std::move(task)), player_(player_of(task_.level, threads)) {}

std::vector<Action> Thinking::run() {
  std::vector<Action> actions;
  State state(task_.state);
  Random random(task_.seed);
  while ((state.phase() == Phase::place || state.phase() == Phase::act) && !stopped_.load()) {
    Action action = player_->choose(state, random);
    if (!check_action(state, action)) {
      action = legal_actions(state)[0];  // a player's fault must not hang the game
    } else if (const Thought* thought = player_->thought();
               thought != nullptr && state.phase() == Phase::place) {
      thought_ = *thought;
    }
    apply_action(state, action, nullptr);
    actions.push_back(action);
  }
  return actions;
}

void Thinking::stop() {
  stopped_.store(true);
  player_->stop();
}

}  // namespace tollkeeper
