#include "cli/bench/measure.hpp"

#include <algorithm>
#include <chrono>

#include "arena/simulation.hpp"
#include "cli/bench/allocation_counter.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

constexpr std::uint64_t kSeed = 1;

class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
  }

 private:
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

// Keeps the compiler from leaving out work whose result nobody reads.
void keep(const void* result) { asm volatile("" : : "r"(result) : "memory"); }

// Times work(n) is done in a second, by the clock.
template <class Work>
double rate_of(double seconds, Work&& work) {
  const Stopwatch watch;
  std::uint64_t done = 0;
  double passed = 0;
  do {
    for (int n = 0; n < 16; ++n) {
      work(done++);
    }
    passed = watch.seconds();
  } while (passed < seconds);
  return static_cast<double>(done) / passed;
}

template <class Work>
double median_rate(const BenchPlan& plan, Work&& work) {
  std::vector<double> rates;
  for (int run = 0; run < plan.runs; ++run) {
    rates.push_back(rate_of(plan.seconds, work));
  }
  return median(std::move(rates));
}

std::vector<BotSpec> bots(const char* name) { return {BotSpec{name, {}}}; }

double games_per_second(const std::shared_ptr<const Game>& game, const BenchPlan& plan,
                        const char* bot) {
  BotGame table(*game, bots(bot));
  const Random streams(kSeed);
  return median_rate(plan, [&](std::uint64_t n) { keep(&table.play(streams.split(n))); });
}

double games_per_second_by_threads(const std::shared_ptr<const Game>& game, const BenchPlan& plan,
                                   double rate_of_one, int threads) {
  SimulationPlan work{game, bots("random"), 0, kSeed, threads, {}, {}};
  work.games =
      std::max<std::uint64_t>(64, static_cast<std::uint64_t>(rate_of_one * plan.seconds * threads));
  std::vector<double> rates;
  for (int run = 0; run < plan.runs; ++run) {
    const auto result = run_simulation(work);
    rates.push_back(static_cast<double>(result->games) / result->seconds);
  }
  return median(std::move(rates));
}

double actions_per_game(const Game& game) {
  BotGame table(game, bots("random"));
  const Random streams(kSeed);
  constexpr int kGames = 200;
  std::size_t actions = 0;
  for (std::uint64_t n = 0; n < kGames; ++n) {
    Trace trace;
    table.play(streams.split(n), &trace);
    actions += trace.actions.size();
  }
  return static_cast<double>(actions) / kGames;
}

double allocations_per_game(const Game& game) {
  BotGame table(game, bots("random"));
  const Random streams(kSeed);
  table.play(streams);
  const std::int64_t before = allocations_of_thread();
  constexpr int kGames = 1000;
  for (std::uint64_t n = 0; n < kGames; ++n) {
    table.play(streams.split(n));
  }
  return before < 0 ? -1 : static_cast<double>(allocations_of_thread() - before) / kGames;
}

// Positions of random games in which a player has to choose, every seventh of them.
std::vector<State> positions(const std::shared_ptr<const Game>& game) {
  std::vector<State> states;
  BotGame table(*game, bots("random"));
  const Random streams(kSeed);
  for (std::uint64_t n = 0; n < 8; ++n) {
    Trace trace;
    table.play(streams.split(n), &trace);
    Playthrough play(game, Deck(trace.deck), trace.first_seat, {});
    for (std::size_t step = 0; step < trace.actions.size(); ++step) {
      if (step % 7 == 0) {
        states.push_back(play.state());
      }
      if (!play.act(play.state().seat(), trace.actions[step])) {
        break;
      }
      if (play.state().phase() == Phase::score && !play.finish()) {
        break;
      }
    }
  }
  return states;
}

double copy_nanoseconds(const State& state, const BenchPlan& plan) {
  State scratch(state);
  return 1e9 / median_rate(plan, [&](std::uint64_t) {
           scratch = state;
           keep(&scratch);
         });
}

}  // namespace

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

Figures measure(std::shared_ptr<const Game> game, const BenchPlan& plan,
                const std::function<void(const std::string&)>& tell) {
  Figures figures;
  const auto add = [&](const char* name, double value) {
    figures.emplace_back(name, value);
    tell(name);
  };
  const double games = games_per_second(game, plan, "random");
  add("random_games_per_second", games);
  const double two = games_per_second_by_threads(game, plan, games, 2);
  add("random_games_2_threads_per_second", two);
  const double actions = actions_per_game(*game);
  add("actions_per_game", actions);
  add("ns_per_action", 1e9 / (games * actions));
  add("allocations_per_game", allocations_per_game(*game));
  const std::vector<State> states = positions(game);
  add("legal_action_lists_per_second", median_rate(plan, [&](std::uint64_t n) {
        const ActionList list = legal_actions(states[n % states.size()]);
        keep(&list);
      }));
  add("state_bytes", static_cast<double>(sizeof(State) + game->layout.bytes));
  add("copy_start_ns", copy_nanoseconds(State(*game, 0), plan));
  add("copy_middle_ns", copy_nanoseconds(states[states.size() / 16], plan));
  add("greedy_games_per_second", games_per_second(game, plan, "greedy"));
  return figures;
}

}  // namespace tollkeeper
