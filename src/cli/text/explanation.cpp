#include "cli/text/explanation.hpp"

#include "record/explain.hpp"
#include "record/notation.hpp"

namespace tollkeeper {

std::string explanation(const Playthrough& play, const Wording& wording) {
  const EventTexts& say = wording.texts().events;
  std::string text;
  int last_turn = -1;
  for (const ToldScore& score : told_scores(play)) {
    if (score.turn != last_turn) {
      text += score.turn == 0 ? std::string(say.final_scoring.view())
                              : fill(say.turn, fmt::arg("n", score.turn),
                                     fmt::arg("who", wording.seat(play.names(), score.seat)));
      text += "\n";
      last_turn = score.turn;
    }
    text += "  " + wording.event(play.state(), play.names(), *score.event);
    if (!score.event->cells.empty()) {
      text += ", " + fill(say.tiles_of, fmt::arg("cells", cells_text(score.event->cells)));
    }
    text += "\n";
  }
  if (text.empty()) {
    text = std::string(say.nothing_scored.view()) + "\n";
  }
  return text +
         fill(say.points_line, fmt::arg("points", wording.points(play.state(), play.names()))) +
         "\n";
}

}  // namespace tollkeeper
