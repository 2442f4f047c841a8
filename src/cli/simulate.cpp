// tollkeeper simulate: many games without a screen.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <optional>

#include "arena/simulation.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/progress.hpp"
#include "record/jcz.hpp"
#include "record/record.hpp"

namespace tollkeeper {
namespace {

std::vector<std::string> names_of_bots(const Game& game, const std::vector<BotSpec>& bots) {
  std::vector<std::string> names;
  for (int seat = 0; seat < game.seats; ++seat) {
    names.push_back(bots[static_cast<std::size_t>(seat) % bots.size()].text() + " " +
                    std::to_string(seat + 1));
  }
  return names;
}

class Saver {
 public:
  Saver(std::string folder, std::uint64_t games, std::shared_ptr<const Game> game,
        std::vector<std::string> names)
      : folder_(std::move(folder)),
        digits_(std::to_string(games).size()),
        game_(std::move(game)),
        names_(std::move(names)) {}

  // From several threads at once.
  Status save(std::uint64_t number, const Trace& trace) {
    const auto play = replay_trace(game_, trace, names_);
    if (!play) {
      return play.error();
    }
    const std::string path =
        (std::filesystem::path(folder_) / fmt::format("game-{:0{}}", number + 1, digits_)).string();
    RecordClaims claims;
    claims.scores.emplace();
    for (Seat seat = 0; seat < game_->seats; ++seat) {
      claims.scores->push_back(play->state().points(seat));
    }
    if (const Status done = write_file(path + ".json", write_record(*play, claims)); !done) {
      return done;
    }
    const auto jcz = write_jcz(*play);
    if (!jcz) {
      // Sets of a player's own, say: the record alone has all of the game.
      const std::lock_guard lock(mutex_);
      why_no_jcz_ = jcz.error().message;
      return ok();
    }
    return write_file(path + ".jcz", *jcz);
  }

  // Why no .jcz was written, or "".
  const std::string& why_no_jcz() const { return why_no_jcz_; }

 private:
  std::string folder_;
  std::size_t digits_;
  std::shared_ptr<const Game> game_;
  std::vector<std::string> names_;
  std::mutex mutex_;
  std::string why_no_jcz_;  // guarded by mutex_
};

template <class Value>
std::string json_list(int seats, Value&& value) {
  std::string text;
  for (Seat seat = 0; seat < seats; ++seat) {
    text += fmt::format("{}{}", seat == 0 ? "" : ", ", value(seat));
  }
  return "[" + text + "]";
}

void print_json(const SimulationPlan& plan, const SimulationResult& result) {
  const Game& game = *plan.game;
  const int seats = game.seats;
  std::string sets;
  for (const SetChoice& choice : game.setup.sets) {
    sets += fmt::format("{}{{\"name\": {}, \"copies\": {}}}", sets.empty() ? "" : ", ",
                        json_text(choice.name), choice.copies);
  }
  std::string options;
  for (const OptionSetting& option : game.setup.options) {
    options += fmt::format("{}{}: {}", options.empty() ? "" : ", ", json_text(option.name),
                           json_text(option.value));
  }
  fmt::print("{{\n");
  fmt::print("  \"games\": {},\n  \"seconds\": {:.6f},\n  \"games_per_second\": {:.1f},\n",
             result.games, result.seconds,
             result.seconds > 0 ? static_cast<double>(result.games) / result.seconds : 0.0);
  fmt::print("  \"mean_points\": {},\n", json_list(seats, [&](Seat s) {
               return fmt::format("{:.6f}", result.mean_points(s));
             }));
  fmt::print("  \"mean_points_error\": {},\n", json_list(seats, [&](Seat s) {
               return fmt::format("{:.6f}", result.mean_points_error(s));
             }));
  fmt::print("  \"wins\": {},\n", json_list(seats, [&](Seat s) { return result.wins[s]; }));
  fmt::print("  \"shared_wins\": {},\n",
             json_list(seats, [&](Seat s) { return result.shared[s]; }));
  fmt::print("  \"tiles_set_aside\": {},\n", result.discarded);
  fmt::print("  \"bots\": {},\n", json_list(seats, [&](Seat s) {
               return json_text(plan.bots[s % plan.bots.size()].text());
             }));
  fmt::print("  \"seats\": {},\n  \"edition\": \"{}\",\n  \"expansions\": [{}],\n", seats,
             name_of(game.setup.edition), sets);
  fmt::print("  \"options\": {{{}}},\n  \"seed\": {},\n  \"threads\": {}\n}}\n", options, plan.seed,
             plan.threads);
}

void print_table(const SimulationPlan& plan, const SimulationResult& result) {
  const int seats = plan.game->seats;
  fmt::print("{} game{} of {} player{}: {}\n", result.games, result.games == 1 ? "" : "s", seats,
             seats == 1 ? "" : "s", describe_setup(*plan.game));
  fmt::print("seat  {:<20} {:>22} {:>10} {:>8} {:>10}\n", "player", "mean points", "wins", "",
             "shared");
  for (Seat seat = 0; seat < seats; ++seat) {
    fmt::print("{:>4}  {:<20} {:>13.2f} +- {:<5.2f} {:>10} {:>7.1f}% {:>10}\n", seat + 1,
               plan.bots[seat % plan.bots.size()].text(), result.mean_points(seat),
               result.mean_points_error(seat), result.wins[seat],
               100.0 * static_cast<double>(result.wins[seat]) / static_cast<double>(result.games),
               result.shared[seat]);
  }
  fmt::print("{:.0f} games/s ({:.2f} s, {} thread{}, seed {})\n",
             static_cast<double>(result.games) / result.seconds, result.seconds, plan.threads,
             plan.threads == 1 ? "" : "s", plan.seed);
}

Result<SimulationPlan> read_plan(const SimulateArguments& arguments) {
  SimulationPlan plan;
  const auto games = read_whole("--games", arguments.games, 1, 1000000000000);
  if (!games) {
    return games.error();
  }
  plan.games = static_cast<std::uint64_t>(*games);
  const auto seed = read_seed(arguments.seed);
  if (!seed) {
    return seed.error();
  }
  plan.seed = *seed;
  const auto threads = read_threads(arguments.threads);
  if (!threads) {
    return threads.error();
  }
  plan.threads = *threads;
  auto bots = read_bots(arguments.bots, Programs::allowed);
  if (!bots) {
    return bots.error();
  }
  plan.bots = std::move(*bots);
  auto game = make_game_of(arguments.game);
  if (!game) {
    return game.error();
  }
  plan.game = std::move(*game);
  if (plan.bots.size() > static_cast<std::size_t>(plan.game->seats)) {
    return Error{fmt::format("--bots names {} players, but the game has {} seat{}.",
                             plan.bots.size(), plan.game->seats, plan.game->seats == 1 ? "" : "s"),
                 ""};
  }
  return plan;
}

}  // namespace

int run_simulate(const SimulateArguments& arguments) {
  auto plan = read_plan(arguments);
  if (!plan) {
    return complain(plan.error());
  }
  std::optional<Saver> saver;
  if (!arguments.save_folder.empty()) {
    std::error_code problem;
    std::filesystem::create_directories(arguments.save_folder, problem);
    if (problem || !std::filesystem::is_directory(arguments.save_folder)) {
      return complain(
          {fmt::format("--save: the folder {} cannot be made: {}.", arguments.save_folder,
                       problem ? problem.message() : "there is a file of that name"),
           ""});
    }
    saver.emplace(arguments.save_folder, plan->games, plan->game,
                  names_of_bots(*plan->game, plan->bots));
    plan->on_game = [&saver](std::uint64_t number, const Trace& trace) {
      return saver->save(number, trace);
    };
  }
  ProgressBar bar(plan->games);
  plan->on_progress = [&bar](std::uint64_t done) { bar.show(done); };
  const auto result = run_simulation(*plan);
  bar.clear();
  if (!result) {
    return complain(result.error());
  }
  if (saver && !saver->why_no_jcz().empty()) {
    fmt::print(stderr, "tollkeeper: saved as records alone: {}\n", saver->why_no_jcz());
  }
  if (arguments.json) {
    print_json(*plan, *result);
  } else {
    print_table(*plan, *result);
    if (saver) {
      fmt::print("saved in {}\n", arguments.save_folder);
    }
  }
  return kDone;
}

}  // namespace tollkeeper
