#include "arena/report/ladder_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "arena/match_file.hpp"
#include "arena/report/plot.hpp"

namespace tollkeeper {
namespace {

constexpr double kZ95 = 1.96;

// Colours told apart by people who see red and green alike; checked on both grounds.
constexpr std::string_view kStyle = R"(<style>
:root { color-scheme: light dark; --ground: #fdfcf9; --ink: #22201c; --soft: #6b675f; --grid: #dedad1;
  --k0: #0b6fa4; --k1: #c25a00; --k2: #2e7d4f; --k3: #a3417f; --k4: #8a6d00; --k5: #5b50b0;
  --k6: #9c3b2f; --k7: #4a6572; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1b1a18; --ink: #eceae4; --soft: #a5a096; --grid: #3a3833;
    --k0: #56b4e9; --k1: #f0a04b; --k2: #6cc795; --k3: #e08fc0; --k4: #d9c14a; --k5: #a9a1f0;
    --k6: #ee8f80; --k7: #a3bac5; } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 66rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin-bottom: .2rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p { color: var(--soft); max-width: 46rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .3rem .55rem; text-align: right; border-bottom: 1px solid var(--grid);
  white-space: nowrap; }
table:not(.names) :is(th, td):nth-child(2), .names th:first-child { text-align: left; }
th { font-weight: 600; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
text { fill: var(--ink); stroke: var(--ground); stroke-width: 3px; paint-order: stroke; } .axis { fill: var(--soft); }
.grid { stroke: var(--grid); } .zero { stroke: var(--soft); stroke-width: 1.5; }
.bar { stroke: var(--ink); stroke-width: 1.5; } .join { fill: none; stroke-width: 2; opacity: .6; }
.k0 { fill: var(--k0); } .k1 { fill: var(--k1); } .k2 { fill: var(--k2); } .k3 { fill: var(--k3); }
.k4 { fill: var(--k4); } .k5 { fill: var(--k5); } .k6 { fill: var(--k6); } .k7 { fill: var(--k7); }
.s0 { stroke: var(--k0); } .s1 { stroke: var(--k1); } .s2 { stroke: var(--k2); }
.s3 { stroke: var(--k3); } .s4 { stroke: var(--k4); } .s5 { stroke: var(--k5); }
.s6 { stroke: var(--k6); } .s7 { stroke: var(--k7); }
</style>
)";

std::string standings(const LadderPlan& plan, const std::vector<LadderRow>& rows) {
  std::string text =
      "<div class=\"wide\"><table>\n<tr><th>#</th><th>player</th><th>Elo</th><th>games</th>"
      "<th>won</th><th>margin</th><th>points</th><th>ms a turn</th><th>of processor</th>"
      "<th>failed</th></tr>\n";
  int place = 0;
  for (const LadderRow& row : rows) {
    const LadderBot& bot = plan.bots[row.bot];
    text += fmt::format(
        "<tr><td>{}</td><td title=\"{}\">{}</td><td>{:+.0f} &plusmn; {:.0f}</td><td>{}</td>"
        "<td>{:.1f} %</td><td>{:+.2f} &plusmn; {:.2f}</td><td>{:.1f}</td><td>{:.2f}</td>"
        "<td>{:.2f}</td><td>{}</td></tr>\n",
        ++place, escaped(bot.bot.text()), escaped(bot.name), row.rating.elo,
        kZ95 * row.rating.error, row.games,
        row.games > 0 ? 100 * row.score / static_cast<double>(row.games) : 0.0, row.margin,
        row.margin_se, row.side.points, row.side.ms_per_turn, row.side.cpu_ms_per_turn,
        row.side.faults);
  }
  return text + "</table></div>\n";
}

// Row against column: share of the games won and margin.
std::string cross_table(const LadderPlan& plan, const LadderResults& results,
                        const std::vector<LadderRow>& rows) {
  std::string text = "<div class=\"wide\"><table class=\"names\">\n<tr><th></th>";
  for (const LadderRow& column : rows) {
    text += "<th>" + escaped(plan.bots[column.bot].name) + "</th>";
  }
  text += "</tr>\n";
  for (const LadderRow& row : rows) {
    text += "<tr><th>" + escaped(plan.bots[row.bot].name) + "</th>";
    for (const LadderRow& column : rows) {
      const auto found = results.find(std::minmax(row.bot, column.bot));
      const bool met = row.bot != column.bot && found != results.end() && !found->second.empty();
      if (!met) {
        text += "<td></td>";
        continue;
      }
      const MatchSummary sum = summarize(found->second, plan.game->seats);
      const bool first = row.bot < column.bot;
      text += fmt::format("<td>{:.1f} %<br>{:+.2f} &plusmn; {:.2f}</td>",
                          100 * (first ? sum.win_rate : 1 - sum.win_rate),
                          first ? sum.margin : -sum.margin, sum.margin_se);
    }
    text += "</tr>\n";
  }
  return text + "</table></div>\n";
}

std::vector<std::string> kinds_of(const std::vector<LadderRow>& rows) {
  std::set<std::string> kinds;
  for (const LadderRow& row : rows) {
    for (const auto& [kind, points] : row.side.points_by_kind) {
      kinds.insert(kind);
    }
  }
  return {kinds.begin(), kinds.end()};
}

std::string plots(const LadderPlan& plan, const std::vector<LadderRow>& rows) {
  constexpr double kLeastMs = 0.001;
  std::vector<ScatterPoint> times;
  std::vector<MarginRow> margins;
  std::vector<StackRow> stacks;
  const std::vector<std::string> kinds = kinds_of(rows);
  for (const LadderRow& row : rows) {
    const LadderBot& bot = plan.bots[row.bot];
    times.push_back({bot.name, bot.bot.name, std::max(kLeastMs, row.side.ms_per_turn),
                     row.rating.elo, kZ95 * row.rating.error});
    margins.push_back({bot.name, row.margin, row.margin_se});
    StackRow stack{bot.name, {}};
    for (const std::string& kind : kinds) {
      const auto found = row.side.points_by_kind.find(kind);
      stack.parts.push_back(found == row.side.points_by_kind.end() ? 0 : found->second);
    }
    stacks.push_back(std::move(stack));
  }
  std::string text =
      "<h2>Rating against time</h2>\n<p>Elo with 95 % error bars over the measured "
      "thinking time of a turn. Lines join settings of one player.</p>\n";
  text +=
      scatter_plot({"Rating against thinking time", "milliseconds a turn, measured", "Elo"}, times);
  text +=
      "<h2>Margins</h2>\n<p>Points ahead of the opponent, mean over all opponents, with one "
      "standard error from the decks.</p>\n";
  text += margin_plot({"Margins", "points", ""}, margins);
  text += "<h2>What the points come from</h2>\n<p>Mean points of a game by kind of feature.</p>\n";
  text += stack_plot({"Points by kind of feature", "points", ""}, kinds, stacks);
  return text;
}

}  // namespace

std::string ladder_html(const LadderPlan& plan, const LadderResults& results,
                        const std::string& played) {
  const auto rows = rank_ladder(plan, results);
  std::string text =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
      escaped(plan.title) + "</title>\n" + std::string(kStyle) + "</head>\n<body>\n<h1>" +
      escaped(plan.title) + "</h1>\n";
  text += fmt::format("<p>{} players, each pair on {} decks with seats swapped; {}; seed {}.</p>\n",
                      plan.bots.size(), plan.decks, escaped(played), plan.seed);
  text += "<h2>Standings</h2>\n" + standings(plan, rows);
  text +=
      "<p>Elo: likeliest ratings from all games, mean 0, &plusmn; 95 %. Won: draws are half. "
      "Margin: &plusmn; one standard error. Failed: games lost because a program hung, ended or "
      "broke a rule.</p>\n";
  text += plots(plan, rows);
  text +=
      "<h2>Each against each</h2>\n<p>The row against the column: games won, and margin "
      "&plusmn; standard error.</p>\n";
  return text + cross_table(plan, results, rows) + "</body>\n</html>\n";
}

std::string ladder_json(const LadderPlan& plan, const LadderResults& results) {
  std::string text =
      fmt::format("{{\n  \"title\": {},\n  \"decks\": {},\n  \"seed\": {},\n  \"players\": [",
                  quoted(plan.title), plan.decks, plan.seed);
  bool first = true;
  for (const LadderRow& row : rank_ladder(plan, results)) {
    const LadderBot& bot = plan.bots[row.bot];
    std::string kinds;
    for (const auto& [kind, points] : row.side.points_by_kind) {
      kinds += fmt::format("{}{}: {:.4f}", kinds.empty() ? "" : ", ", quoted(kind), points);
    }
    text += fmt::format(
        "{}\n    {{\"name\": {}, \"bot\": {}, \"elo\": {:.2f}, \"elo_se\": {:.2f}, \"games\": {}, "
        "\"win_rate\": {:.6f}, \"margin\": {:.4f}, \"margin_se\": {:.4f}, \"points\": {:.4f}, "
        "\"ms_per_turn\": {:.4f}, \"cpu_ms_per_turn\": {:.4f}, \"faults\": {}, "
        "\"points_by_kind\": {{{}}}}}",
        first ? "" : ",", quoted(bot.name), quoted(bot.bot.text()), row.rating.elo,
        row.rating.error, row.games,
        row.games > 0 ? row.score / static_cast<double>(row.games) : 0.0, row.margin, row.margin_se,
        row.side.points, row.side.ms_per_turn, row.side.cpu_ms_per_turn, row.side.faults, kinds);
    first = false;
  }
  text += "\n  ],\n  \"matches\": [";
  first = true;
  for (const auto& [pair, decks] : results) {
    const MatchSummary sum = summarize(decks, plan.game->seats);
    text += fmt::format(
        "{}\n    {{\"a\": {}, \"b\": {}, \"games\": {}, \"win_rate\": {:.6f}, \"margin\": {:.4f}, "
        "\"margin_se\": {:.4f}}}",
        first ? "" : ",", quoted(plan.bots[pair.first].name), quoted(plan.bots[pair.second].name),
        sum.games, sum.win_rate, sum.margin, sum.margin_se);
    first = false;
  }
  return text + "\n  ]\n}\n";
}

}  // namespace tollkeeper
