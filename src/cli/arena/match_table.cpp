#include "cli/arena/match_table.hpp"

#include <fmt/format.h>

#include <array>
#include <map>
#include <string>

#include "cli/game_arguments.hpp"

namespace tollkeeper {
namespace {

void print_side(const char* name, const BotSpec& bot, const SideSummary& side) {
  fmt::print("{}  {:<28} {:>8.2f} points  {:>9.2f} ms a turn ({:.2f} ms of processor)\n", name,
             bot.text(), side.points, side.ms_per_turn, side.cpu_ms_per_turn);
}

void print_kinds(const MatchSummary& sum) {
  std::map<std::string, std::array<double, 2>> kinds;
  for (std::size_t side = 0; side < 2; ++side) {
    for (const auto& [kind, points] : sum.sides[side].points_by_kind) {
      kinds[kind][side] = points;
    }
  }
  fmt::print("points from {:<11} {:>8} {:>8} {:>8}\n", "", "A", "B", "A - B");
  for (const auto& [kind, points] : kinds) {
    fmt::print("  {:<21} {:>8.2f} {:>8.2f} {:>+8.2f}\n", kind, points[0], points[1],
               points[0] - points[1]);
  }
}

void print_faults(const char* name, const SideSummary& side) {
  if (side.faults > 0) {
    fmt::print("{} failed in {} game{} and lost {}: {}\n", name, side.faults,
               side.faults == 1 ? "" : "s", side.faults == 1 ? "it" : "them", side.first_fault);
  }
}

void print_sprt(const SprtPlan& plan, const Sprt& test) {
  const char* verdict = "goes on";
  if (test.verdict() == SprtVerdict::accepted) {
    verdict = "accepted: A is stronger";
  } else if (test.verdict() == SprtVerdict::rejected) {
    verdict = "rejected";
  }
  fmt::print("test of {:g} against {:g} Elo: log-likelihood ratio {:.2f} of +-{:.2f}, {}\n",
             plan.elo1, plan.elo0, test.log_ratio(), kSprtBound, verdict);
}

// "+88 [+12, +170]"; "over +512 [+166, ...]" where all games were won.
std::string elo_text(const MatchSummary& sum) {
  const auto bound = [](double share, double elo) {
    return share < 1e-6 || share > 1 - 1e-6 ? std::string("...") : fmt::format("{:+.0f}", elo);
  };
  const char* beyond = !sum.elo_is_bound ? "" : sum.elo > 0 ? "over " : "under ";
  return fmt::format("{}{:+.0f} [{}, {}]", beyond, sum.elo,
                     bound(sum.win_range.low, sum.elo_range.low),
                     bound(sum.win_range.high, sum.elo_range.high));
}

}  // namespace

void print_match(const MatchFile& match) {
  const MatchBots& bots = match.bots;
  const MatchSummary sum = summarize(match.results, bots.game->seats);
  fmt::print("{} game{} on {} deck{}, {} players: {}; seed {}\n", sum.games,
             sum.games == 1 ? "" : "s", sum.decks, sum.decks == 1 ? "" : "s", sum.players,
             describe_setup(*bots.game), bots.seed);
  print_side("A", bots.a, sum.sides[0]);
  print_side("B", bots.b, sum.sides[1]);
  fmt::print("A wins {} and shares {} of {}: {:.1f} % [{:.1f}, {:.1f}], Elo {}\n", sum.wins,
             sum.draws, sum.games, 100 * sum.win_rate, 100 * sum.win_range.low,
             100 * sum.win_range.high, elo_text(sum));
  fmt::print(
      "margin {:+.2f} +- {:.2f} points (standard error over the decks; one game deviates by "
      "{:.1f})\n",
      sum.margin, sum.margin_se, sum.margin_deviation);
  print_kinds(sum);
  print_faults("A", sum.sides[0]);
  print_faults("B", sum.sides[1]);
  if (match.sprt) {
    print_sprt(*match.sprt, run_sprt(*match.sprt, match.results, sum.players));
  }
}

}  // namespace tollkeeper
