// Listed actions = accepted actions: the input chooses the sets and then, byte by byte, either a
// listed action to play or an action made of raw bytes to be judged. legal_actions() and
// check_action() must always say the same, a refusal needs a sentence and leaves the state alone.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "expansions/registry.hpp"
#include "rules/legal.hpp"
#include "rules/turn.hpp"

namespace {

using namespace tollkeeper;

void demand(bool holds) {
  if (!holds) {
    std::abort();
  }
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

  bool empty() const { return left_ == 0; }
  std::uint8_t next() {
    if (left_ == 0) {
      return 0;
    }
    --left_;
    return *data_++;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

// One game for each subset of the expansions, made once.
const Game& game_of(std::uint8_t choice) {
  static std::array<std::shared_ptr<const Game>, 64> games;
  const auto expansions = all_expansions();
  auto& game = games[choice & 63U];
  if (!game) {
    Setup setup;
    setup.seats = 1 + (choice >> 4 & 3);
    for (std::size_t n = 0; n < expansions.size(); ++n) {
      if ((choice >> n & 1) != 0) {
        setup.sets.push_back({std::string(expansions[n]->name), 1});
      }
    }
    game = *make_game(setup);
  }
  return *game;
}

Action raw_action(Bytes& bytes) {
  Action action;
  action.kind = static_cast<ActionKind>(bytes.next() % 5);
  action.what = bytes.next() % 4;
  action.spot = bytes.next();
  action.module = bytes.next() % 6;
  action.cell.x = static_cast<std::int16_t>(static_cast<std::int8_t>(bytes.next()) / 4);
  action.cell.y = static_cast<std::int16_t>(static_cast<std::int8_t>(bytes.next()) / 4);
  return action;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const Game& game = game_of(bytes.next());
  State state(game, 0);
  while (!bytes.empty() && state.phase() != Phase::over) {
    if (state.phase() == Phase::draw) {
      const auto choices = drawable(state);
      draw_tile(state, choices[bytes.next() % choices.size()].kind, nullptr);
      continue;
    }
    if (state.phase() == Phase::score) {
      finish_turn(state, nullptr);
      continue;
    }
    const ActionList listed = legal_actions(state);
    demand(!listed.empty());
    const std::uint8_t choice = bytes.next();
    if (choice < 64) {
      const Action action = raw_action(bytes);
      const bool is_listed = std::find(listed.begin(), listed.end(), action) != listed.end();
      const std::uint64_t before = state.hash();
      const Status accepted = check_action(state, action);
      demand(static_cast<bool>(accepted) == is_listed);
      demand(accepted || !accepted.error().message.empty());
      demand(state.hash() == before);
    } else {
      const Action action = listed[choice % listed.size()];
      demand(static_cast<bool>(check_action(state, action)));
      apply_action(state, action, nullptr);
    }
  }
  return 0;
}
