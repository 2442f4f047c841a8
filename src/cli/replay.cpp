// tollkeeper replay and explain: a finished or saved game, played again under the rules.
#include "record/replay.hpp"

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "record/explain.hpp"
#include "record/notation.hpp"

namespace tollkeeper {
namespace {

int moves_of(const Playthrough& play) {
  int moves = 0;
  for (const Step& step : play.steps()) {
    moves += step.kind == Step::Kind::act ? 1 : 0;
  }
  return moves;
}

void print_report(const std::string& file, const ReplayReport& report) {
  const Playthrough& play = report.playthrough;
  fmt::print("{}: {}, {} actions, {} tiles on the table{}\n", file,
             report.format == FileFormat::jcz ? ".jcz game" : "record", moves_of(play),
             play.state().head().tiles, play.state().phase() == Phase::over ? ", game over" : "");
  if (!report.description.empty()) {
    fmt::print("{}\n", report.description);
  }
  for (Seat seat = 0; seat < play.game().seats; ++seat) {
    fmt::print("{:>5}  {}\n", play.state().points(seat), name_of_seat(play.names(), seat));
  }
  if (report.checked > 0) {
    fmt::print("{} of {} assertions hold\n",
               report.checked - static_cast<int>(report.failures.size()), report.checked);
  }
}

}  // namespace

int run_replay(const ReplayArguments& arguments) {
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
  print_report(arguments.file, *report);
  for (const AssertionFailure& failure : report->failures) {
    fmt::print("differs: {}\n  expected: {}\n  actual:   {}\n", failure.sentence, failure.expected,
               failure.actual);
  }
  return report->exit_code();
}

int run_explain(const ExplainArguments& arguments) {
  const auto game = read_game_file(arguments.file, arguments.tiles_file);
  if (!game) {
    return complain(game.error());
  }
  fmt::print("{}", arguments.json ? explain_json(*game) : explain_text(*game));
  return kDone;
}

}  // namespace tollkeeper
