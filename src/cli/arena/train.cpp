// tollkeeper train: learns the weights of the evaluation from games of the program with itself.
#include <fmt/format.h>

#include "arena/training/training.hpp"
#include "cli/arena/interrupt.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/progress.hpp"
#include "players/evaluation/weight_list.hpp"

namespace tollkeeper {
namespace {

void print_round(std::size_t number, const TrainingRound& round) {
  fmt::print("round {}: {} pairs of turns, missed by {:.2f} points, by {:.2f} after learning\n",
             number, round.samples, round.miss_before, round.miss_after);
  for (const LearnedWeight& weight : round.weights) {
    fmt::print("  {:<16} {:>8.3f} -> {:>8.3f} +- {:.3f}\n", weight.name, weight.before,
               weight.after, weight.error);
  }
}

Result<TrainingPlan> read_plan(const TrainArguments& arguments) {
  TrainingPlan plan;
  auto game = make_game_of(arguments.game);
  if (!game) {
    return game.error();
  }
  plan.game = std::move(*game);
  if (!arguments.start_file.empty()) {
    const auto start = weights_of_file(arguments.start_file);
    if (!start) {
      return start.error();
    }
    plan.start = *start;
  }
  const auto rounds = read_whole("--rounds", arguments.rounds, 1, 1000);
  const auto samples = read_whole("--samples", arguments.samples, 1, 100'000'000);
  const auto seed = read_seed(arguments.seed);
  const auto threads = read_threads(arguments.threads);
  for (const std::optional<Error>& error :
       {rounds ? std::nullopt : std::optional(rounds.error()),
        samples ? std::nullopt : std::optional(samples.error()),
        seed ? std::nullopt : std::optional(seed.error()),
        threads ? std::nullopt : std::optional(threads.error())}) {
    if (error) {
      return *error;
    }
  }
  plan.rounds = static_cast<int>(*rounds);
  plan.samples = static_cast<std::uint64_t>(*samples);
  plan.seed = *seed;
  plan.threads = *threads;
  return plan;
}

}  // namespace

int run_train(const TrainArguments& arguments) {
  auto plan = read_plan(arguments);
  if (!plan) {
    return complain(plan.error());
  }
  // What cannot be written is said before hours of play.
  if (const Status done = write_file(arguments.file, write_weights(plan->start)); !done) {
    return complain(done.error());
  }
  const Interrupt interrupt;
  plan->stop = &interrupt.flag();
  ProgressBar bar(plan->samples * static_cast<std::uint64_t>(plan->rounds));
  plan->on_progress = [&bar](std::uint64_t done) { bar.show(done); };
  const std::vector<TrainingRound> rounds = train(*plan);
  bar.clear();
  for (std::size_t n = 0; n < rounds.size(); ++n) {
    print_round(n + 1, rounds[n]);
  }
  if (rounds.empty()) {
    return complain({"stopped before the first round was done.", ""});
  }
  if (const Status done = write_file(arguments.file, write_weights(rounds.back().learned)); !done) {
    return complain(done.error());
  }
  if (interrupt.seen()) {
    return complain({fmt::format("stopped after {} of {} rounds; {} has the weights of the last.",
                                 rounds.size(), plan->rounds, arguments.file),
                     ""});
  }
  fmt::print("weights: {}\nplay with them: --a mcts:weights={}\n", arguments.file, arguments.file);
  return kDone;
}

}  // namespace tollkeeper
