// Match: many decks between two bots, several at once, and what they add up to. Results are kept by
// deck and summed in the order of the decks, so they can come from several runs or machines, and do
// not depend on the number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arena/match_game.hpp"
#include "arena/statistics.hpp"

namespace tollkeeper {

using DeckResults = std::map<std::uint64_t, DeckResult>;

struct MatchPlan {
  MatchBots bots;
  std::uint64_t decks = 1;
  int threads = 1;  // games at once
  // This run plays the decks `part`, `part` + `parts`, ...
  std::uint64_t part = 0;
  std::uint64_t parts = 1;
  // Ends the match at the first deck at which it is decided; `decks` is then the most.
  std::optional<SprtPlan> sprt;
  // Set from outside (another thread, a signal) it ends the match; what is done counts.
  const std::atomic<bool>* stop = nullptr;
  MatchTable::OnGame on_game;  // several at once; an error ends the match
  // When set, called after each deck with all results so far, one at a time; an error ends the
  // match.
  std::function<Status(const DeckResults&)> on_deck;
  // When set, called about ten times a second with the decks done so far.
  std::function<void(std::uint64_t done)> on_progress;
};

// The decks this plan is to play, done ones too.
std::uint64_t decks_of_part(const MatchPlan& plan);

// Plays what `results` does not have yet. On an error `results` holds what was played.
Status play_match(const MatchPlan& plan, DeckResults& results);

struct SideSummary {
  double points = 0;  // mean of one seat in one game
  double ms_per_turn = 0;
  double cpu_ms_per_turn = 0;
  std::int64_t turns = 0;
  std::int64_t faults = 0;
  std::string first_fault;
  std::map<std::string, double> points_by_kind;  // mean of one seat in one game
};

struct MatchSummary {
  int players = 2;
  std::uint64_t decks = 0;
  std::uint64_t games = 0;
  std::uint64_t wins = 0;   // of A alone
  std::uint64_t draws = 0;  // A has a share in the win
  double score = 0;         // wins and shares of wins
  double win_rate = 0;
  Interval win_range;      // Wilson, 95 %
  double win_rate_se = 0;  // from the decks: games of one deck hang together
  double elo = 0;
  Interval elo_range;         // of win_range
  bool elo_is_bound = false;  // all or no games were won
  double margin = 0;          // mean over the decks
  double margin_se = 0;
  double margin_deviation = 0;  // of one game
  std::array<SideSummary, 2> sides;
};

MatchSummary summarize(const DeckResults& results, int players);

// The test over the decks in their order, up to the first missing or the deck that decided.
Sprt run_sprt(const SprtPlan& plan, const DeckResults& results, int players);

}  // namespace tollkeeper
