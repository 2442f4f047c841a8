// Ladder: a round robin of computer players, each pair over the same decks with seats swapped, and
// the ratings that follow. What is played is kept by pair, so a ladder can go on where it stopped,
// and a player that is added later meets the others without playing all again.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "arena/match.hpp"
#include "arena/match_file.hpp"
#include "arena/rating.hpp"

namespace tollkeeper {

struct LadderBot {
  std::string name;  // as the report says it
  BotSpec bot;
};

struct LadderPlan {
  std::string title;
  std::shared_ptr<const Game> game;
  std::vector<LadderBot> bots;
  std::uint64_t decks = 20;  // for each pair
  std::uint64_t seed = 1;
};

// The file that names players and settings (docs/arena.md). Errors name the bad entry.
Result<LadderPlan> read_ladder(std::string_view text, std::shared_ptr<const Catalogue> catalogue);

// Pairs in the order 0-1, 0-2, ..., 1-2, ...; bot A is the one with the lesser number.
using LadderResults = std::map<std::pair<std::size_t, std::size_t>, DeckResults>;

std::string write_ladder_results(const LadderPlan& plan, const LadderResults& results);
// Matches of bots that are in the plan no more are left out; of another game or seed: an error.
Result<LadderResults> read_ladder_results(std::string_view text, const LadderPlan& plan);

struct LadderRun {
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;
  std::function<Status(const LadderResults&)> on_deck;
  std::function<void(std::uint64_t done)> on_progress;  // decks played in this run
};
std::uint64_t decks_of_ladder(const LadderPlan& plan);
Status play_ladder(const LadderPlan& plan, const LadderRun& run, LadderResults& results);

struct LadderRow {
  std::size_t bot = 0;  // index in the plan
  Rating rating;
  std::uint64_t games = 0;
  double score = 0;   // wins, draws half
  double margin = 0;  // mean over the opponents
  double margin_se = 0;
  SideSummary side;  // points, times and kinds, over all its games
};

// Strongest first.
std::vector<LadderRow> rank_ladder(const LadderPlan& plan, const LadderResults& results);

}  // namespace tollkeeper
