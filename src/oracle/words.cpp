#include "oracle/words.hpp"

namespace tollkeeper::oracle {
namespace {

std::string text_of(Cell cell) {
  return "(" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")";
}

}  // namespace

std::string text_of(const OracleAction& action) {
  if (action.kind == "pass") {
    return action.kind;
  }
  std::string text = action.kind;
  if (!action.figure.empty()) {
    text += " " + action.figure;
  }
  text += " at " + text_of(action.cell);
  if (action.kind == "place_tile") {
    text += " turned " + std::to_string(action.rotation);
  }
  if (action.kind == "place_figure") {
    text += " spot " + std::to_string(action.spot);
  }
  return text;
}

std::string text_of(const OracleScore& score) {
  std::string text = "seat " + std::to_string(score.seat) + " scored " +
                     std::to_string(score.points) + " for " + score.word;
  text += score.at_end ? " (incomplete)" : "";
  std::string separator = ":";
  for (const ScorePart& part : score.parts) {
    text += separator + " " + std::to_string(part.count) + " x " + std::to_string(part.worth) +
            " " + std::string(part.what);
    separator = ",";
  }
  text += " at";
  for (const Cell cell : score.cells) {
    text += " " + text_of(cell);
  }
  return text;
}

}  // namespace tollkeeper::oracle
