// tollkeeper match: two bots, the same tiles with seats swapped, and what it says about them.
#include "arena/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "arena/match_file.hpp"
#include "cli/arena/arena_arguments.hpp"
#include "cli/arena/interrupt.hpp"
#include "cli/arena/match_table.hpp"
#include "cli/arena/part.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/progress.hpp"
#include "record/record.hpp"

namespace tollkeeper {
namespace {

// How often a file of results is written while a match goes on.
constexpr std::chrono::seconds kSaveEvery{5};

Result<BotSpec> read_side(const char* option, const std::string& text, const std::string& ms) {
  if (text.empty()) {
    return Error{std::string(option) + " is missing: the computer player of that side, such as " +
                     "--a mcts --b greedy.",
                 ""};
  }
  auto bot = read_bot(text, Programs::allowed);
  if (!bot) {
    return bot;
  }
  return with_time(std::move(*bot), ms);
}

Result<SprtPlan> read_sprt(const std::string& text) {
  const auto comma = text.find(',');
  SprtPlan plan;
  char* end = nullptr;
  if (comma != std::string::npos && comma > 0 && comma + 1 < text.size()) {
    plan.elo0 = std::strtod(text.c_str(), &end);
    const bool first = end == text.c_str() + comma;
    plan.elo1 = std::strtod(text.c_str() + comma + 1, &end);
    if (first && *end == '\0' && std::abs(plan.elo0) < 2000 && std::abs(plan.elo1) < 2000 &&
        plan.elo0 < plan.elo1) {
      return plan;
    }
  }
  return Error{
      "--sprt takes two Elo numbers, the lesser first, such as 0,10, not \"" + text + "\".", ""};
}

// Writes games as records, from several threads at once.
Status save_record(const std::string& folder, const MatchBots& bots, std::uint64_t deck,
                   std::size_t game, const Trace& trace) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(bots.game->seats); ++seat) {
    names.push_back(fmt::format("{} {}", seat == game ? "A" : "B", seat + 1));
  }
  const auto play = replay_trace(bots.game, trace, names);
  if (!play) {
    return play.error();
  }
  const std::string name = fmt::format("deck-{:04}-game-{}.json", deck + 1, game + 1);
  return write_file((std::filesystem::path(folder) / name).string(), write_record(*play));
}

// One run of the command.
class MatchRun {
 public:
  explicit MatchRun(const MatchArguments& arguments) : arguments_(arguments) {}

  Status prepare() {
    const auto part = read_part(arguments_.part);
    if (!part) {
      return part.error();
    }
    part_ = *part;
    // One after the other: each builds on those before.
    for (auto step : {&MatchRun::read_bots_and_game, &MatchRun::read_numbers, &MatchRun::read_test,
                      &MatchRun::read_files}) {
      if (const Status done = (this->*step)(); !done) {
        return done;
      }
    }
    return ok();
  }

  int play() {
    const Interrupt interrupt;
    plan_.stop = &interrupt.flag();
    const std::uint64_t kept = match_.results.size();
    ProgressBar bar(decks_of_part(plan_) - kept);
    plan_.on_progress = [&bar, kept](std::uint64_t done) { bar.show(done - kept); };
    if (!path_.empty()) {
      plan_.on_deck = [this](const DeckResults& results) { return save_sometimes(results); };
    }
    if (!arguments_.save_folder.empty()) {
      plan_.on_game = [this](std::uint64_t deck, std::size_t game, const Trace& trace) {
        return save_record(arguments_.save_folder, plan_.bots, deck, game, trace);
      };
    }
    const Status played = play_match(plan_, match_.results);
    bar.clear();
    const Status saved = path_.empty() ? ok() : write_file(path_, write_match(match_));
    for (const Status& done : {played, saved}) {
      if (!done) {
        return complain(done.error());
      }
    }
    report();
    if (interrupt.seen()) {
      return complain(
          {fmt::format(
               "stopped after {} of {} decks{}.", match_.results.size(), decks_of_part(plan_),
               path_.empty() ? "; --resume FILE would keep them" : "; the same command goes on"),
           ""});
    }
    return kDone;
  }

 private:
  Status read_bots_and_game() {
    auto a = read_side("--a", arguments_.a, arguments_.time_ms);
    if (!a) {
      return a.error();
    }
    auto b = read_side("--b", arguments_.b, arguments_.time_ms);
    if (!b) {
      return b.error();
    }
    auto game = make_game_of(arguments_.game);
    if (!game) {
      return game.error();
    }
    if ((*game)->seats < 2) {
      return Error{"A match needs two players or more.", ""};
    }
    const auto seed = read_seed(arguments_.seed);
    if (!seed) {
      return seed.error();
    }
    match_.bots = {std::move(*game), std::move(*a), std::move(*b), *seed};
    // Programs that cannot be started or do not speak the protocol are a mistake of the command
    // line, not a lost game.
    for (const BotSpec* bot : {&match_.bots.a, &match_.bots.b}) {
      const auto player = make_player(*bot);
      if (ForeignPlayer* outside = foreign(*player)) {
        if (const Status started = outside->start(); !started) {
          return started;
        }
      }
    }
    return ok();
  }

  Status read_numbers() {
    const auto decks = read_whole("--decks", arguments_.decks, 1, 100000000);
    if (!decks) {
      return decks.error();
    }
    const auto threads = read_threads(arguments_.threads);
    if (!threads) {
      return threads.error();
    }
    plan_.decks = static_cast<std::uint64_t>(*decks);
    plan_.threads = arguments_.threads == "0" ? std::max(1, *threads / part_.neighbours) : *threads;
    plan_.part = part_.number;
    plan_.parts = part_.parts;
    plan_.bots = match_.bots;
    return ok();
  }

  Status read_test() {
    if (arguments_.sprt.empty()) {
      return ok();
    }
    const auto sprt = read_sprt(arguments_.sprt);
    if (!sprt) {
      return sprt.error();
    }
    if (part_.parts > 1) {
      return Error{
          "--sprt cannot end a match of which other processes play parts; give it to --merge.", ""};
    }
    plan_.sprt = match_.sprt = *sprt;
    return ok();
  }

  Status read_files() {
    if (part_.parts > 1 && arguments_.resume_file.empty()) {
      return Error{"A part of a match needs --resume FILE: each part is kept in a file beside it.",
                   ""};
    }
    if (!arguments_.save_folder.empty()) {
      std::error_code problem;
      std::filesystem::create_directories(arguments_.save_folder, problem);
      if (problem || !std::filesystem::is_directory(arguments_.save_folder)) {
        return Error{"--save: the folder " + arguments_.save_folder + " cannot be made.", ""};
      }
    }
    if (arguments_.resume_file.empty()) {
      return ok();
    }
    path_ = part_path(arguments_.resume_file, part_);
    std::error_code ignored;
    if (!std::filesystem::exists(path_, ignored)) {
      return write_file(path_, write_match(match_));  // told now, not after the first hour
    }
    const auto kept = read_match_file(path_, arguments_.game.tiles_file);
    if (!kept) {
      return kept.error();
    }
    if (const Status same = check_same_match(match_.bots, kept->bots); !same) {
      return Error{path_ + " is of another match. " + same.error().message, ""};
    }
    for (const auto& [number, deck] : kept->results) {
      if (number < plan_.decks && number % plan_.parts == plan_.part) {
        match_.results.emplace(number, deck);
      }
    }
    return ok();
  }

  Status save_sometimes(const DeckResults& results) {
    const auto now = std::chrono::steady_clock::now();
    if (now - saved_ < kSaveEvery) {
      return ok();
    }
    saved_ = now;
    return write_file(path_, write_match({match_.bots, match_.sprt, results}));
  }

  void report() const {
    if (part_.parts > 1) {
      fmt::print("part {} of {}: {} decks in {}\n", part_.number + 1, part_.parts,
                 match_.results.size(), path_);
    } else if (arguments_.json) {
      fmt::print("{}", write_match(match_));
    } else {
      print_match(match_);
    }
  }

  const MatchArguments& arguments_;
  Part part_;
  MatchFile match_;
  MatchPlan plan_;
  std::string path_;
  std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

int merge(const MatchArguments& arguments) {
  std::optional<MatchFile> whole;
  for (const std::string& path : arguments.merge_files) {
    auto part = read_match_file(path, arguments.game.tiles_file);
    if (!part) {
      return complain(part.error());
    }
    if (!whole) {
      whole = std::move(*part);
      continue;
    }
    Status done = check_same_match(whole->bots, part->bots);
    done = done ? merge_results(whole->results, part->results) : done;
    if (!done) {
      return complain({path + ": " + done.error().message, ""});
    }
  }
  if (!arguments.sprt.empty()) {
    const auto sprt = read_sprt(arguments.sprt);
    if (!sprt) {
      return complain(sprt.error());
    }
    whole->sprt = *sprt;
  }
  if (!arguments.resume_file.empty()) {
    if (const Status done = write_file(arguments.resume_file, write_match(*whole)); !done) {
      return complain(done.error());
    }
  }
  if (arguments.json) {
    fmt::print("{}", write_match(*whole));
  } else {
    print_match(*whole);
  }
  return kDone;
}

}  // namespace

Result<BotSpec> with_time(BotSpec bot, const std::string& time_ms) {
  if (time_ms.empty()) {
    return bot;
  }
  const auto ms = read_whole("--time-ms", time_ms, 1, 3600000);
  if (!ms) {
    return ms.error();
  }
  const bool given = std::any_of(bot.values.begin(), bot.values.end(),
                                 [](const auto& value) { return value.first == "time_ms"; });
  if (bot_takes(bot, "time_ms") && !given) {
    bot.values.emplace_back("time_ms", std::to_string(*ms));
  }
  return bot;
}

Result<MatchFile> read_match_file(const std::string& path, const std::string& tiles_file) {
  const auto catalogue = read_catalogue(tiles_file);
  if (!catalogue) {
    return catalogue.error();
  }
  const auto text = read_file(path);
  if (!text) {
    return text.error();
  }
  auto match = read_match(*text, *catalogue);
  if (!match) {
    return Error{path + ": " + match.error().message, match.error().rule};
  }
  return match;
}

int run_match(const MatchArguments& arguments) {
  if (!arguments.merge_files.empty()) {
    return merge(arguments);
  }
  MatchRun run(arguments);
  if (const Status ready = run.prepare(); !ready) {
    return complain(ready.error());
  }
  return run.play();
}

}  // namespace tollkeeper
