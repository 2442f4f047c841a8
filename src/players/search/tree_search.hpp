// TreeSearch: the search tree of one thread. A turn is a placement and the acts after it, each a
// choice of its own; between turns stands chance, over the kinds of tiles left. Choices go to the
// action with the best result so far plus a bonus for a high prior and few visits (PUCT); chance
// gives every kind its share of the visits, always in the same order, so that actions are compared
// on the same tiles. Priors come from the evaluation one ply on.
//
// The luck of a draw is taken out of what is passed up through it: at the start of a turn each kind
// is tried once for the next player, and what the turn brings is subtracted. So neither a good tile
// nor having had one turn more, which depends on how deep a line was looked at, counts for a move.
//
// Results run from -1 to 1 for each seat: tanh of its expected lead (evaluation.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "players/search/first_sight.hpp"
#include "players/search/node.hpp"
#include "players/search/search_settings.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class TreeSearch {
 public:
  TreeSearch(const Game& game, const SearchSettings& settings);

  // A new tree for the position; the phase is `place` or `act`. The order of its bag is forgotten.
  // With a seed that is not 0 kinds are met in an order of its own, so that trees of several
  // threads differ.
  void start(const State& root, std::uint64_t seed);
  // Goes on below one of the root's actions, keeping what is known of it. False, and nothing
  // changed, when that is not the same player's choice in the same turn.
  bool follow(const Action& action);
  void iterate();

  // The root's actions, best at first sight first. Valid until iterate().
  const Node* begin() const { return &pool_[pool_[root_].first]; }
  const Node* end() const { return begin() + pool_[root_].children; }
  const Node& root() const { return pool_[root_]; }
  const State& root_state() const { return *root_state_; }
  std::size_t nodes() const { return pool_.size(); }
  // A way to play the turn at hand that was looked at, with the sum of its results.
  struct TurnSeen {
    std::vector<Action> line;
    std::int64_t visits = 0;
    double sum = 0;
  };
  std::vector<TurnSeen> turns() const;
  // The action most visited below this one of the root's in the same turn, and so on.
  void append_line(const Node& from, std::vector<Action>& line) const;
  // The evaluation after the line is played from the root.
  std::vector<ExpectedPoints> expected_after(const std::vector<Action>& line);
  double lead_of_value(double value) const;

 private:
  using Results = std::array<float, kMaxSeats>;
  void open_root();
  void measure_luck();
  void pass_up(const Results& results);
  bool open_choice(std::uint32_t node, State& state, bool closely, Results& results);
  bool open_chance(std::uint32_t node, const State& state);
  std::uint32_t select(const Node& node) const;
  std::uint32_t pick_chance(const Node& node) const;
  void judge(State& state, Results& results);
  Results results_of(const Evaluation::Points& points) const;
  Results final_results(const State& state) const;

  const Game& game_;
  const SearchSettings settings_;
  FirstSight first_sight_;
  // By kind: what part of a visit it is ahead at every draw.
  std::vector<float> head_start_;
  NodePool pool_;
  std::uint32_t root_ = 0;
  std::optional<State> root_state_;
  std::optional<State> state_;
  Action first_then_ = Action::pass();  // the act that follows the root's first action
  // By kind: what a turn with it brings the one who draws it, as a result. Empty until a line
  // passes a draw.
  std::vector<float> luck_;
  struct Step {
    std::uint32_t node = 0;
    KindId drawn = kNoKind;  // when chance led here
  };
  std::vector<Step> path_;
};

}  // namespace tollkeeper
