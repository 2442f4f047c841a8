// tollkeeper verify: the engine and the oracle play the same random games side by side.
#include "oracle/verify.hpp"

#include <fmt/format.h>

#include <atomic>
#include <map>
#include <mutex>
#include <optional>

#include "arena/crew.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/progress.hpp"
#include "expansions/registry.hpp"
#include "record/record.hpp"

namespace tollkeeper {
namespace {

struct Difference {
  std::uint64_t game = 0;
  Error error;
  Setup setup;
  oracle::VerifiedGame moves;
};

struct Totals {
  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::map<std::string, std::uint64_t> scores;  // by what they are for
};

// The game up to the difference as a record, as far as the engine can be led there.
std::optional<std::string> record_of(const Difference& difference, std::uint64_t seed) {
  const auto game = make_game(difference.setup);
  if (!game) {
    return std::nullopt;
  }
  Playthrough play(*game, Deck(difference.moves.deck), difference.moves.first_seat, {}, seed);
  for (const Action& action : difference.moves.actions) {
    if (play.state().phase() == Phase::score && !play.finish()) {
      break;
    }
    if (!play.act(play.state().seat(), action)) {
      break;
    }
  }
  return write_record(play);
}

class Checker {
 public:
  Checker(std::uint64_t games, std::uint64_t seed, std::vector<std::string> expansions, bool any)
      : games_(games), seed_(seed), expansions_(std::move(expansions)), any_(any) {}

  void run(int threads) {
    ProgressBar bar(games_);
    crew_.run(
        threads, [this] { work(); }, [&] { bar.show(done_); });
    bar.clear();
  }

  const Totals& totals() const { return totals_; }
  const std::optional<Difference>& first() const { return first_; }

 private:
  void work() {
    while (!crew_.stopped()) {
      const std::uint64_t n = working_.fetch_add(1);
      if (n >= games_) {
        return;
      }
      Random random = Random(seed_).split(n);
      Difference found;
      found.game = n;
      found.setup = any_ ? oracle::random_setup(random) : oracle::random_setup(random, expansions_);
      const auto game =
          oracle::verify_game(shipped_catalogue(), found.setup, random.next(), &found.moves);
      ++done_;
      const std::lock_guard lock(crew_.mutex());
      if (game) {
        ++totals_.games;
        totals_.steps += static_cast<std::uint64_t>(game->steps);
        for (const auto& [word, count] : game->scores) {
          totals_.scores[word] += static_cast<std::uint64_t>(count);
        }
      } else if (!first_ || n < first_->game) {
        found.error = game.error();
        first_ = std::move(found);
        crew_.stop();
      }
    }
  }

  std::uint64_t games_;
  std::uint64_t seed_;
  std::vector<std::string> expansions_;
  bool any_;
  std::atomic<std::uint64_t> working_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  Crew crew_;
  Totals totals_;  // guarded by its mutex, as is the next
  std::optional<Difference> first_;
};

}  // namespace

int run_verify(const VerifyArguments& arguments) {
  const auto games = read_whole("--games", arguments.games, 1, 1000000000);
  const auto seed = read_seed(arguments.seed);
  const auto threads = read_threads(arguments.threads);
  if (!games || !seed || !threads) {
    return complain(!games ? games.error() : !seed ? seed.error() : threads.error());
  }
  std::vector<std::string> names;
  if (!arguments.expansions.empty()) {
    GameArguments game;
    game.expansions = arguments.expansions;
    if (const auto made = make_game_of(game); !made) {
      return complain(made.error());
    }
    const auto setup = read_setup_arguments(game);
    for (const SetChoice& choice : setup->sets) {
      names.push_back(choice.name);
    }
  }
  Checker checker(static_cast<std::uint64_t>(*games), *seed, names, arguments.expansions.empty());
  checker.run(*threads);
  const Totals& totals = checker.totals();
  if (checker.first()) {
    const Difference& first = *checker.first();
    fmt::print("Game {} of seed {} differs ({}):\n{}\n", first.game + 1, *seed,
               oracle::text_of(first.setup), first.error.message);
    if (const auto record = record_of(first, *seed)) {
      if (arguments.save_file.empty()) {
        fmt::print("{}", *record);
      } else if (const Status saved = write_file(arguments.save_file, *record); !saved) {
        return complain(saved.error());
      }
    }
    return kDiffers;
  }
  std::string scores;
  for (const auto& [word, count] : totals.scores) {
    scores += fmt::format("{}{} {}", scores.empty() ? "" : ", ", count, word);
  }
  fmt::print("{} games, {} steps: engine and oracle agree\nscores compared: {}\n", totals.games,
             totals.steps, scores);
  return kDone;
}

}  // namespace tollkeeper
