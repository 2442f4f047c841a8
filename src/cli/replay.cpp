// tollkeeper replay and explain: a finished or saved game, played again under the rules.
#include "record/replay.hpp"

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/text/explanation.hpp"
#include "record/explain.hpp"

namespace tollkeeper {
namespace {

int moves_of(const Playthrough& play) {
  int moves = 0;
  for (const Step& step : play.steps()) {
    moves += step.kind == Step::Kind::act ? 1 : 0;
  }
  return moves;
}

void print_report(const std::string& file, const ReplayReport& report, const Wording& wording) {
  const Playthrough& play = report.playthrough;
  const ReplayTexts& say = wording.texts().replay;
  const WordTexts& words = wording.texts().words;
  fmt::print(
      "{}\n",
      fill(say.summary, fmt::arg("file", file),
           fmt::arg("kind", (report.format == FileFormat::jcz ? say.jcz : say.record).view()),
           fmt::arg("n_actions", wording.count(moves_of(play), words.actions)),
           fmt::arg("tiles", wording.count(play.state().head().tiles, words.tiles)),
           fmt::arg("over", play.state().phase() == Phase::over ? say.over.view() : "")));
  if (!report.description.empty()) {
    fmt::print("{}\n", report.description);
  }
  for (Seat seat = 0; seat < play.game().seats; ++seat) {
    fmt::print("{:>5}  {}\n", play.state().points(seat), wording.seat(play.names(), seat));
  }
  if (report.checked > 0) {
    fmt::print("{}\n",
               fill(say.assertions,
                    fmt::arg("n", report.checked - static_cast<int>(report.failures.size())),
                    fmt::arg("all", report.checked)));
  }
}

}  // namespace

int run_replay(const ReplayArguments& arguments, const Texts& texts) {
  const auto catalogue = read_catalogue(arguments.tiles_file);
  if (!catalogue) {
    return complain(catalogue.error());
  }
  const auto text = read_file(arguments.file);
  if (!text) {
    return complain(text.error());
  }
  const auto report = replay_file(*text, *catalogue);
  if (!report) {
    return complain({arguments.file + ": " + report.error().message, report.error().rule});
  }
  print_report(arguments.file, *report, Wording(texts));
  for (const AssertionFailure& failure : report->failures) {
    fmt::print("{}\n",
               fill(texts.replay.differs, fmt::arg("what", failure.sentence),
                    fmt::arg("expected", failure.expected), fmt::arg("actual", failure.actual)));
  }
  return report->exit_code();
}

int run_explain(const ExplainArguments& arguments, const Texts& texts) {
  const auto game = read_game_file(arguments.file, arguments.tiles_file);
  if (!game) {
    return complain(game.error());
  }
  fmt::print("{}", arguments.json ? explain_json(*game) : explanation(*game, Wording(texts)));
  return kDone;
}

}  // namespace tollkeeper
