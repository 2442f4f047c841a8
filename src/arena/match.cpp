#include "arena/match.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>

#include "arena/crew.hpp"

namespace tollkeeper {
namespace {

class MatchCrew {
 public:
  MatchCrew(const MatchPlan& plan, DeckResults& results) : plan_(plan), results_(results) {
    for (const auto& [number, deck] : results) {
      done_before_.insert(number);
    }
    if (plan.sprt) {
      sprt_.emplace(*plan.sprt, plan.bots.game->seats);
      test_further();
    }
  }

  Status run() {
    const std::uint64_t decks = std::max<std::uint64_t>(1, decks_of_part(plan_));
    const auto threads =
        static_cast<int>(std::min(decks, static_cast<std::uint64_t>(plan_.threads)));
    crew_.run(
        threads, [this, alone = threads == 1] { work(alone); }, [this] { look(); });
    if (decided_) {
      results_.erase(results_.upper_bound(*decided_), results_.end());
    }
    return error_ ? Status(*error_) : ok();
  }

 private:
  void work(bool alone) {
    MatchTable table(plan_.bots, alone, crew_.stopped());
    while (!crew_.stopped()) {
      const std::uint64_t deck = plan_.part + plan_.parts * next_.fetch_add(1);
      if (deck >= plan_.decks) {
        break;
      }
      if (done_before_.contains(deck)) {
        continue;
      }
      auto played = table.play(deck, plan_.on_game);
      const std::lock_guard lock(crew_.mutex());
      if (!played) {
        fail(played.error());
      } else if (*played) {
        take(std::move(**played));
      }
    }
  }

  void take(DeckResult result) {
    results_[result.deck] = std::move(result);
    if (plan_.on_deck) {
      if (const Status told = plan_.on_deck(results_); !told) {
        fail(told.error());
      }
    }
    test_further();
  }

  void fail(const Error& error) {
    error_ = error_ ? error_ : std::optional(error);
    crew_.stop();
  }

  // Decks count for the test in their order, whichever ended first: with more threads it ends at
  // the same deck.
  void test_further() {
    while (sprt_ && !decided_ && results_.contains(tested_)) {
      sprt_->add(results_.at(tested_).share_a());
      if (sprt_->verdict() != SprtVerdict::open) {
        decided_ = tested_;
        crew_.stop();
      }
      ++tested_;
    }
  }

  void look() {
    if (plan_.stop != nullptr && *plan_.stop) {
      crew_.stop();
    }
    if (plan_.on_progress) {
      plan_.on_progress(results_.size());
    }
  }

  const MatchPlan& plan_;
  std::set<std::uint64_t> done_before_;
  std::atomic<std::uint64_t> next_ = 0;
  Crew crew_;
  // The rest is guarded by its mutex.
  DeckResults& results_;
  std::optional<Sprt> sprt_;
  std::uint64_t tested_ = 0;
  std::optional<std::uint64_t> decided_;
  std::optional<Error> error_;
};

void add_side(SideSummary& sum, const SideResult& side) {
  sum.turns += side.turns;
  sum.ms_per_turn += static_cast<double>(side.wall_us) / 1000;
  sum.cpu_ms_per_turn += static_cast<double>(side.cpu_us) / 1000;
  for (const auto& [kind, points] : side.points_by_kind) {
    sum.points_by_kind[kind] += static_cast<double>(points);
  }
}

// From sums to means: of a turn, and of one seat in one game.
void finish_side(SideSummary& sum, double seat_games) {
  if (sum.turns > 0) {
    sum.ms_per_turn /= static_cast<double>(sum.turns);
    sum.cpu_ms_per_turn /= static_cast<double>(sum.turns);
  }
  if (seat_games > 0) {
    sum.points /= seat_games;
    for (auto& [kind, points] : sum.points_by_kind) {
      points /= seat_games;
    }
  }
}

void add_game(MatchSummary& sum, const MatchGameResult& game) {
  ++sum.games;
  const double score = game.score_a();
  sum.score += score;
  sum.wins += score == 1 ? 1 : 0;
  sum.draws += score > 0 && score < 1 ? 1 : 0;
  for (std::size_t side = 0; side < 2; ++side) {
    add_side(sum.sides[side], game.sides[side]);
  }
  for (Seat seat = 0; seat < game.points.size(); ++seat) {
    sum.sides[seat == game.seat_a ? 0 : 1].points += game.points[seat];
  }
  for (const SeatFault& fault : game.faults) {
    SideSummary& side = sum.sides[fault.seat == game.seat_a ? 0 : 1];
    if (side.faults++ == 0) {
      side.first_fault = fault.message;
    }
  }
}

}  // namespace

std::uint64_t decks_of_part(const MatchPlan& plan) {
  return plan.decks <= plan.part ? 0 : (plan.decks - plan.part - 1) / plan.parts + 1;
}

Status play_match(const MatchPlan& plan, DeckResults& results) {
  return MatchCrew(plan, results).run();
}

MatchSummary summarize(const DeckResults& results, int players) {
  MatchSummary sum;
  sum.players = players;
  Moments shares;
  Moments margins;
  Moments game_margins;
  for (const auto& [number, deck] : results) {
    ++sum.decks;
    shares.add(deck.share_a());
    margins.add(deck.margin_a());
    for (const MatchGameResult& game : deck.games) {
      add_game(sum, game);
      game_margins.add(game.margin_a());
    }
  }
  const auto games = static_cast<double>(sum.games);
  sum.win_rate = games > 0 ? sum.score / games : 0;
  sum.win_rate_se = shares.standard_error();
  sum.win_range = wilson(sum.score, games);
  const double share = bounded_share(sum.score, games);
  sum.elo_is_bound = share != sum.win_rate;
  if (players > 1) {
    const auto elo = [players](double at) {
      return elo_of_share(std::clamp(at, 1e-9, 1 - 1e-9), players);
    };
    sum.elo = elo(share);
    sum.elo_range = {elo(sum.win_range.low), elo(sum.win_range.high)};
  }
  sum.margin = margins.mean();
  sum.margin_se = margins.standard_error();
  sum.margin_deviation = game_margins.deviation();
  finish_side(sum.sides[0], games);
  finish_side(sum.sides[1], games * std::max(1, players - 1));
  return sum;
}

Sprt run_sprt(const SprtPlan& plan, const DeckResults& results, int players) {
  Sprt test(plan, players);
  std::uint64_t next = 0;
  for (const auto& [number, deck] : results) {
    if (number != next || test.verdict() != SprtVerdict::open) {
      break;
    }
    test.add(deck.share_a());
    ++next;
  }
  return test;
}

}  // namespace tollkeeper
