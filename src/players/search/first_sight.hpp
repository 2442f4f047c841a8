// FirstSight: what every way to play a choice promises one ply on, by the evaluation alone: the
// priors of the search, and how everyone plays on in its playouts. One object serves one thread;
// once warm it allocates nothing.
#pragma once

#include <optional>
#include <vector>

#include "players/evaluation/evaluation.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// An action and the points expected after the turn that goes on with it.
struct Prospect {
  Action action;
  Action then = Action::pass();  // the act that follows a placement
  float lead = 0;                // of the seat to move
  Evaluation::Points points{};
};

class FirstSight {
 public:
  FirstSight(const Game& game, const EvaluationWeights& weights, const Sight& sight);

  // The prospects of a position in phase `place` or `act`, in the order of its actions; valid until
  // the next call. Unless looked at closely, a placement counts by what figures can make of it;
  // special actions depend little on where the tile lies, and cost a whole evaluation each. Of the
  // state nothing changes but union-find paths.
  std::vector<Prospect>& list(State& state, bool closely);
  // The best of them; of equals the first.
  const Prospect& best(State& state, bool closely);

  Evaluation& evaluation() { return evaluation_; }
  const Evaluation& evaluation() const { return evaluation_; }

 private:
  void list_acts_of(State& placed, const Action* place, bool closely);

  Evaluation evaluation_;
  std::vector<Prospect> prospects_;
  std::optional<State> placed_;
  std::optional<State> acted_;
  std::optional<State> finished_;
};

}  // namespace tollkeeper
