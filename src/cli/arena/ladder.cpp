// tollkeeper ladder: a round robin from a file, kept, rated and reported.
#include "arena/ladder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "arena/report/ladder_report.hpp"
#include "cli/arena/interrupt.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/progress.hpp"

namespace tollkeeper {
namespace {

constexpr std::chrono::seconds kSaveEvery{5};

std::string beside(const std::string& file, const char* ending) {
  return std::filesystem::path(file).replace_extension(ending).string();
}

void print_ladder(const LadderPlan& plan, const LadderResults& results) {
  fmt::print("{:>2}  {:<28} {:>15} {:>6} {:>7} {:>17} {:>10}\n", "", plan.title, "Elo +- 95 %",
             "games", "won", "margin +- error", "ms a turn");
  int place = 0;
  for (const LadderRow& row : rank_ladder(plan, results)) {
    const double share = row.games > 0 ? row.score / static_cast<double>(row.games) : 0;
    fmt::print(
        "{:>2}  {:<28} {:>+7.0f} +- {:<4.0f} {:>6} {:>5.1f} % {:>+8.2f} +- {:<5.2f} {:>10.2f}\n",
        ++place, plan.bots[row.bot].name, row.rating.elo, 1.96 * row.rating.error, row.games,
        100 * share, row.margin, row.margin_se, row.side.ms_per_turn);
    if (row.side.faults > 0) {
      fmt::print("    failed in {} games: {}\n", row.side.faults, row.side.first_fault);
    }
  }
}

Result<LadderPlan> read_plan(const LadderArguments& arguments) {
  const auto catalogue = read_catalogue(arguments.tiles_file);
  if (!catalogue) {
    return catalogue.error();
  }
  const auto text = read_file(arguments.file);
  if (!text) {
    return text.error();
  }
  auto plan = read_ladder(*text, *catalogue);
  if (!plan) {
    return Error{arguments.file + ": " + plan.error().message, plan.error().rule};
  }
  for (const LadderBot& bot : plan->bots) {
    const auto player = make_player(bot.bot);
    if (ForeignPlayer* outside = foreign(*player)) {
      if (const Status started = outside->start(); !started) {
        return started.error();
      }
    }
  }
  return plan;
}

}  // namespace

int run_ladder(const LadderArguments& arguments) {
  const auto plan = read_plan(arguments);
  if (!plan) {
    return complain(plan.error());
  }
  const auto threads = read_threads(arguments.threads);
  if (!threads) {
    return complain(threads.error());
  }
  const std::string kept = arguments.results_file.empty() ? beside(arguments.file, ".results.json")
                                                          : arguments.results_file;
  const std::string report =
      arguments.output.empty() ? beside(arguments.file, ".html") : arguments.output;
  LadderResults results;
  std::error_code ignored;
  if (std::filesystem::exists(kept, ignored)) {
    const auto text = read_file(kept);
    auto read = text ? read_ladder_results(*text, *plan) : Result<LadderResults>(text.error());
    if (!read) {
      return complain({kept + ": " + read.error().message, ""});
    }
    results = std::move(*read);
  }

  const Interrupt interrupt;
  std::uint64_t kept_decks = 0;
  for (const auto& [pair, decks] : results) {
    kept_decks += std::min<std::uint64_t>(decks.size(), plan->decks);
  }
  ProgressBar bar(decks_of_ladder(*plan) - kept_decks);
  auto saved = std::chrono::steady_clock::now();
  LadderRun run;
  run.threads = *threads;
  run.stop = &interrupt.flag();
  run.on_progress = [&bar](std::uint64_t done) { bar.show(done); };
  run.on_deck = [&](const LadderResults& so_far) -> Status {
    const auto now = std::chrono::steady_clock::now();
    if (now - saved < kSaveEvery) {
      return ok();
    }
    saved = now;
    return write_file(kept, write_ladder_results(*plan, so_far));
  };
  Status done = play_ladder(*plan, run, results);
  bar.clear();
  done = done ? write_file(kept, write_ladder_results(*plan, results)) : done;
  done = done ? write_file(report, ladder_html(*plan, results, describe_setup(*plan->game))) : done;
  if (!done) {
    return complain(done.error());
  }
  if (arguments.json) {
    fmt::print("{}", ladder_json(*plan, results));
  } else {
    print_ladder(*plan, results);
    fmt::print("report: {}\nresults: {}\n", report, kept);
  }
  if (interrupt.seen()) {
    return complain({"stopped; the same command goes on.", ""});
  }
  return kDone;
}

}  // namespace tollkeeper
