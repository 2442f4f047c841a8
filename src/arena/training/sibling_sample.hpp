// SiblingSampler: what two turns that could be played in the same position come to. A game of the
// one-turn player, with some turns by lot, gives the position; of its turns two are taken by lot,
// those that look good more often; each is played to the end by the one-turn player with the same
// tiles to come. The weights are learned from how the difference in the end differs from that which
// the evaluation saw, since choosing between turns is what they are for: where the games stand
// apart from that, and the luck both shared, does not come in.
//
// One object serves one thread; the game must outlive it. Sample n of a seed is always the same.
#pragma once

#include <optional>
#include <vector>

#include "base/random.hpp"
#include "players/evaluation/evaluation.hpp"
#include "players/search/tree_search.hpp"
#include "players/turn_list.hpp"

namespace tollkeeper {

struct SiblingSample {
  std::vector<double> slopes;  // of the difference of the leads seen, by each weight
  double seen = 0;             // that difference, with the weights as they are
  double came = 0;             // the difference of the leads at the end
  int turns_left = 0;
};

class SiblingSampler {
 public:
  SiblingSampler(const Game& game, const EvaluationWeights& weights);

  // Nothing where the position had but one turn.
  std::optional<SiblingSample> sample(Random random);

 private:
  // The evaluation with one weight a little less and a little more.
  struct Slope {
    Evaluation less;
    Evaluation more;
    float width = 0;
  };

  void play_turn(State& state, Random* lots);
  void play_on(State& state, Random random);
  bool reach_position(State& state, Random& random);
  bool pick_siblings(const State& state, Random& random);
  float lead_seen(Evaluation& evaluation, const State& after, Seat seat);

  const Game& game_;
  Evaluation evaluation_;
  TreeSearch one_turn_;
  std::vector<std::optional<Slope>> slopes_;  // by weight; nothing for those that are not learned
  TurnLister lister_;
  std::vector<State> siblings_;
  std::optional<State> looked_at_;
};

}  // namespace tollkeeper
