// Endgame: the last tiles counted out exactly for one or two players: every way to play, every
// order of the tiles left, final scoring. What is best is the expected lead at the end, a win
// counting kWinPoints more and a loss as many less.
//
// The search is expectimax with alpha-beta windows through the chance nodes; a probe of one answer
// to each tile comes first (Star2), which settles most of them. Whatever is pruned, the result is
// that of counting everything.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "players/evaluation/evaluation.hpp"
#include "players/turn_list.hpp"

namespace tollkeeper {

class Endgame {
 public:
  static constexpr double kWinPoints = 10;
  // Tiles still to be laid, the one in hand among them.
  static constexpr int kMostTiles = 4;

  explicit Endgame(const Game& game);

  static int tiles_to_lay(const State& state);
  // Whether the position can be counted out: one or two seats and at most kMostTiles to lay.
  static bool is_due(const State& state);

  struct Answer {
    TurnActions actions;  // the rest of the turn
    double value = 0;     // expected, as said above
    std::int64_t looks = 0;
  };
  // Nothing when `stop` was set or more than `most_looks` final positions (0: no bound) or
  // `milliseconds` (0: no bound) would be needed. The phase is `place` or `act`.
  std::optional<Answer> solve(const State& state, const std::atomic<bool>& stop,
                              std::int64_t most_looks, double milliseconds, bool cpu_time);

  static double outcome_of(double lead);

 private:
  struct Way {
    TurnActions actions;
    double standing = 0;  // lead of the seat to move if the game ended after it
  };
  // Values and windows are those of seat `me_`.
  double draw(State& state, double alpha, double beta, int depth);
  double choose(const State& state, double alpha, double beta, int depth, int most);
  double choose_last(const State& state, double alpha, double beta);
  double final_lead(const State& over) const;
  std::vector<Way> ways_of(const State& state, int depth);
  void play(State& state, const TurnActions& actions) const;
  TurnLister& lister(int depth);
  bool is_out();

  const Game& game_;
  bool additive_ = true;  // a last figure changes its owner's points alone
  Evaluation evaluation_;
  Seat me_ = 0;
  std::deque<TurnLister> listers_;
  std::optional<State> last_;
  std::optional<State> act_;
  const std::atomic<bool>* stop_ = nullptr;
  std::int64_t looks_ = 0;
  std::int64_t most_looks_ = 0;
  double milliseconds_ = 0;
  const class ThinkingClock* clock_ = nullptr;
  bool out_ = false;
};

}  // namespace tollkeeper
