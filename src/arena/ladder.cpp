#include "arena/ladder.hpp"

#include <algorithm>
#include <cmath>

namespace tollkeeper {
namespace {

// Adds `more`, which has means, weighted by its turns and games, to sums.
void add_means(SideSummary& sum, const SideSummary& more, double games) {
  const auto turns = static_cast<double>(more.turns);
  sum.ms_per_turn += more.ms_per_turn * turns;
  sum.cpu_ms_per_turn += more.cpu_ms_per_turn * turns;
  sum.turns += more.turns;
  sum.points += more.points * games;
  for (const auto& [kind, points] : more.points_by_kind) {
    sum.points_by_kind[kind] += points * games;
  }
  if (sum.faults == 0) {
    sum.first_fault = more.first_fault;
  }
  sum.faults += more.faults;
}

void to_means(LadderRow& row) {
  if (row.side.turns > 0) {
    row.side.ms_per_turn /= static_cast<double>(row.side.turns);
    row.side.cpu_ms_per_turn /= static_cast<double>(row.side.turns);
  }
  if (row.games > 0) {
    const auto games = static_cast<double>(row.games);
    row.side.points /= games;
    for (auto& [kind, points] : row.side.points_by_kind) {
      points /= games;
    }
  }
}

}  // namespace

std::uint64_t decks_of_ladder(const LadderPlan& plan) {
  return plan.decks * plan.bots.size() * (plan.bots.size() - 1) / 2;
}

Status play_ladder(const LadderPlan& plan, const LadderRun& run, LadderResults& results) {
  std::uint64_t played_before = 0;  // in this run
  for (std::size_t a = 0; a < plan.bots.size(); ++a) {
    for (std::size_t b = a + 1; b < plan.bots.size(); ++b) {
      DeckResults& decks = results[{a, b}];
      decks.erase(decks.lower_bound(plan.decks), decks.end());
      const std::uint64_t kept = decks.size();
      MatchPlan match;
      match.bots = {plan.game, plan.bots[a].bot, plan.bots[b].bot, plan.seed};
      match.decks = plan.decks;
      match.threads = run.threads;
      match.stop = run.stop;
      if (run.on_deck) {
        match.on_deck = [&](const DeckResults&) { return run.on_deck(results); };
      }
      if (run.on_progress) {
        match.on_progress = [&run, played_before, kept](std::uint64_t done) {
          run.on_progress(played_before + done - kept);
        };
      }
      if (const Status played = play_match(match, decks); !played) {
        return played;
      }
      if (run.stop != nullptr && *run.stop) {
        return ok();
      }
      played_before += decks.size() - kept;
    }
  }
  return ok();
}

std::vector<LadderRow> rank_ladder(const LadderPlan& plan, const LadderResults& results) {
  std::vector<LadderRow> rows(plan.bots.size());
  std::vector<PairScore> pairs;
  std::vector<int> opponents(plan.bots.size());
  for (std::size_t n = 0; n < rows.size(); ++n) {
    rows[n].bot = n;
  }
  for (const auto& [pair, decks] : results) {
    const MatchSummary sum = summarize(decks, plan.game->seats);
    if (sum.games == 0) {
      continue;
    }
    const auto games = static_cast<double>(sum.games);
    pairs.push_back({pair.first, pair.second, sum.score, games});
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
      LadderRow& row = rows[side == 0 ? pair.first : pair.second];
      row.games += sum.games;
      row.score += side == 0 ? sum.score : games - sum.score;
      row.margin += side == 0 ? sum.margin : -sum.margin;
      row.margin_se += sum.margin_se * sum.margin_se;
      add_means(row.side, sum.sides[side], games);
      ++opponents[row.bot];
    }
  }
  // One draw more for each pair: who wins or loses all has a rating all the same.
  const auto ratings = fit_ratings(plan.bots.size(), pairs, 1);
  for (LadderRow& row : rows) {
    row.rating = ratings[row.bot];
    if (opponents[row.bot] > 0) {
      row.margin /= opponents[row.bot];
      row.margin_se = std::sqrt(row.margin_se) / opponents[row.bot];
    }
    to_means(row);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const LadderRow& one, const LadderRow& other) {
    return one.rating.elo > other.rating.elo;
  });
  return rows;
}

}  // namespace tollkeeper
