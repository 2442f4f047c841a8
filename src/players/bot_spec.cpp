#include "players/bot_spec.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "players/bot_numbers.hpp"
#include "players/evaluation/weight_list.hpp"
#include "players/exec/command_words.hpp"
#include "players/exec/exec_player.hpp"
#include "players/greedy_player.hpp"
#include "players/level.hpp"
#include "players/mcts_player.hpp"
#include "players/random_player.hpp"
#include "players/ranking_player.hpp"
#include "players/star25_player.hpp"
#include "players/uct_player.hpp"

namespace tollkeeper {
namespace {

using Made = Result<std::unique_ptr<Player>>;

// `make` reads the values too; its errors are read_bot()'s.
struct BotMaker {
  BotRow row;
  std::span<const std::string_view> keys;
  Made (*make)(const BotSpec&);
};

template <class Kind>
Made make_plain(const BotSpec&) {
  return std::unique_ptr<Player>(std::make_unique<Kind>());
}

constexpr std::int64_t kMostMs = 3'600'000;
constexpr std::int64_t kMostIterations = 1'000'000'000;
constexpr std::int64_t kMostThreads = 256;

template <class Value, class Read>
Status take(Value& value, const Read& read) {
  if (!read) {
    return read.error();
  }
  value = static_cast<Value>(*read);
  return ok();
}

// Settings of every player that searches. time_ms and iterations: the one that is given alone
// bounds the thinking. clock=cpu counts processor time, for fair matches on a busy machine.
Status take_time(TimeControl& time, const std::string& key, const std::string& text) {
  if (key == "time_ms") {
    return take(time.turn_ms, whole_setting(key, text, 1, kMostMs));
  }
  if (key == "clock") {
    if (text != "cpu" && text != "wall") {
      return Error{"The setting clock takes cpu or wall, not \"" + text + "\".", ""};
    }
    time.cpu_time = text == "cpu";
    return ok();
  }
  return take(time.iterations, whole_setting(key, text, 1, kMostIterations));
}

bool is_time_key(std::string_view key) {
  return key == "time_ms" || key == "iterations" || key == "clock";
}

TimeControl time_or(const TimeControl& given, TimeControl usual) {
  if (given.turn_ms != 0 || given.iterations != 0) {
    return given;
  }
  usual.cpu_time = given.cpu_time;
  return usual;
}

constexpr std::array<std::string_view, 3> kUctKeys{"time_ms", "iterations", "clock"};

Made make_uct(const BotSpec& spec) {
  UctSettings settings;
  TimeControl time;
  for (const auto& [key, text] : spec.values) {
    if (const Status done = take_time(time, key, text); !done) {
      return done.error();
    }
  }
  settings.time = time_or(time, settings.time);
  return std::unique_ptr<Player>(std::make_unique<UctPlayer>(settings));
}

// Besides time: what it does not see (fields, chances of completion, what expansions expect) or do
// (rehearsals) and how many points it errs by, for levels and for measuring; and a file of weights.
constexpr std::string_view kThreads = "threads";
constexpr std::string_view kWeights = "weights";
constexpr std::array<std::string_view, 10> kMctsKeys{
    "time_ms", "iterations", "clock", kThreads,     "expansion_terms",
    "fields",  "chances",    "slip",  "rehearsals", kWeights};

Status take_weights(EvaluationWeights& weights, const std::string& path) {
  const auto read = weights_of_file(path);
  if (!read) {
    return read.error();
  }
  weights = *read;
  return ok();
}

Made make_mcts(const BotSpec& spec) {
  MctsSettings settings;
  TimeControl time;
  for (const auto& [key, text] : spec.values) {
    Status done = ok();
    if (is_time_key(key)) {
      done = take_time(time, key, text);
    } else if (key == kThreads) {
      done = take(settings.threads, whole_setting(key, text, 1, kMostThreads));
    } else if (key == "expansion_terms") {
      done = take(settings.search.sight.expansion_terms, switch_setting(key, text));
    } else if (key == "fields") {
      done = take(settings.search.sight.fields, switch_setting(key, text));
    } else if (key == "chances") {
      done = take(settings.search.sight.completion, switch_setting(key, text));
    } else if (key == "rehearsals") {
      done = take(settings.rehearsals, switch_setting(key, text));
    } else if (key == kWeights) {
      done = take_weights(settings.search.weights, text);
    } else {
      done = take(settings.slip, point_setting(key, text, 0, 100));
      settings.exact_end = settings.slip == 0;
    }
    if (!done) {
      return done.error();
    }
  }
  settings.time = time_or(time, settings.time);
  return std::unique_ptr<Player>(std::make_unique<MctsPlayer>(settings));
}

Made make_level(const BotSpec& spec) {
  const auto bot = read_bot(find_level(spec.name)->bot);
  if (!bot) {
    return bot.error();
  }
  return make_player(*bot);
}

constexpr std::string_view kExec = "exec";
constexpr std::string_view kCommand = "command";
constexpr std::array<std::string_view, 3> kExecKeys{"timeout_ms", "time_ms", "iterations"};

Made make_exec(const BotSpec& spec) {
  ExecSettings settings;
  for (const auto& [key, text] : spec.values) {
    Status done = ok();
    if (key == kCommand) {
      auto words = command_words(text);
      done = words ? ok() : Status(words.error());
      settings.words = words ? std::move(*words) : std::vector<std::string>();
    } else if (key == "timeout_ms") {
      done = take(settings.timeout_ms, whole_setting(key, text, 1, kMostMs));
    } else {
      done = take_time(settings.time, key, text);
    }
    if (!done) {
      return done.error();
    }
  }
  return std::unique_ptr<Player>(std::make_unique<ExecPlayer>(std::move(settings)));
}

// `COMMAND,key=value,...`: known keys at the end are settings, all before is the command, commas,
// colons and quotes too.
BotSpec read_exec(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> settings;
  for (;;) {
    const auto comma = text.rfind(',');
    const std::string_view last =
        comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    const auto equals = last.find('=');
    const auto key = std::find(kExecKeys.begin(), kExecKeys.end(), last.substr(0, equals));
    if (equals == std::string_view::npos || key == kExecKeys.end() ||
        last.find_first_of("'\"") != std::string_view::npos) {
      break;
    }
    settings.insert(settings.begin(), {std::string(*key), std::string(last.substr(equals + 1))});
    text = text.substr(0, comma);
  }
  settings.insert(settings.begin(), {std::string(kCommand), std::string(text)});
  return {std::string(kExec), std::move(settings)};
}

constexpr std::array kOwnMakers{
    BotMaker{{"random", "chooses by lot"}, {}, make_plain<RandomPlayer>},
    BotMaker{{"greedy", "takes the most points at once, counted as if the game ended"},
             {},
             make_plain<GreedyPlayer>},
    BotMaker{
        {"ranking", "ranks the ways to play one turn by chances, free meeples, stuck followers"},
        {},
        make_plain<RankingPlayer>},
    BotMaker{{"star25", "looks two turns ahead by pruned expectimax, as long as it takes"},
             {},
             make_plain<Star25Player>},
    BotMaker{{"uct", "searches by random games alone"}, kUctKeys, make_uct},
    BotMaker{{"mcts", "searches a tree of turns with an evaluation by points; the strongest"},
             kMctsKeys,
             make_mcts},
};

// The bots above, then the levels for people.
const std::vector<BotMaker>& makers() {
  static const std::vector<BotMaker> list = [] {
    std::vector<BotMaker> all(kOwnMakers.begin(), kOwnMakers.end());
    for (const LevelRow& level : levels()) {
      all.push_back({{level.name, level.help}, {}, make_level});
    }
    return all;
  }();
  return list;
}

const BotMaker* find_maker(std::string_view name) {
  static const BotMaker exec{
      {kExec, "a program of your own (docs/bot-protocol.md)"}, kExecKeys, make_exec};
  if (name == kExec) {
    return &exec;
  }
  const auto found = std::find_if(makers().begin(), makers().end(),
                                  [name](const BotMaker& maker) { return maker.row.name == name; });
  return found == makers().end() ? nullptr : &*found;
}

std::string known_names() {
  std::string text;
  for (const BotMaker& maker : makers()) {
    text += text.empty() ? "" : ", ";
    text += maker.row.name;
  }
  return text;
}

std::string known_keys(const BotMaker& maker) {
  if (maker.keys.empty()) {
    return "it takes none";
  }
  std::string text = "it takes";
  for (const std::string_view key : maker.keys) {
    text += text.ends_with("takes") ? " " : ", ";
    text += key;
  }
  return text;
}

std::vector<std::string_view> cut(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) {
      return parts;
    }
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string BotSpec::text() const {
  std::string text = name;
  char before = ':';
  for (const auto& [key, value] : values) {
    text += before + (name == kExec && key == kCommand ? value : key + "=" + value);
    before = ',';
  }
  return text;
}

const std::vector<BotRow>& known_bots() {
  static const std::vector<BotRow> rows = [] {
    std::vector<BotRow> list;
    for (const BotMaker& maker : makers()) {
      list.push_back(maker.row);
    }
    return list;
  }();
  return rows;
}

Result<BotSpec> read_bot(std::string_view text, Programs programs) {
  const auto colon = text.find(':');
  BotSpec spec{std::string(text.substr(0, colon)), {}};
  const BotMaker* maker = find_maker(spec.name);
  if (spec.name == kExec && programs == Programs::refused) {
    return Error{"Programs of one's own (exec:COMMAND) cannot be started from here.", ""};
  }
  if (spec.name == kExec) {
    spec = read_exec(colon == std::string_view::npos ? "" : text.substr(colon + 1));
    if (const auto made = maker->make(spec); !made) {
      return Error{"\"" + std::string(text) + "\": " + made.error().message, ""};
    }
    return spec;
  }
  if (maker == nullptr) {
    return Error{
        "There is no computer player \"" + spec.name + "\"; there are " + known_names() + ".", ""};
  }
  if (colon == std::string_view::npos) {
    return spec;
  }
  for (const std::string_view part : cut(text.substr(colon + 1), ',')) {
    const auto equals = part.find('=');
    const std::string key(part.substr(0, equals));
    if (equals == std::string_view::npos || key.empty()) {
      return Error{"\"" + std::string(text) + "\": after the colon of a computer player come " +
                       "settings key=value, not \"" + std::string(part) + "\".",
                   ""};
    }
    if (std::find(maker->keys.begin(), maker->keys.end(), key) == maker->keys.end()) {
      return Error{"The computer player " + spec.name + " has no setting \"" + key + "\"; " +
                       known_keys(*maker) + ".",
                   ""};
    }
    const bool twice = std::any_of(spec.values.begin(), spec.values.end(),
                                   [&key](const auto& other) { return other.first == key; });
    if (twice) {
      return Error{"\"" + std::string(text) + "\" gives " + key + " twice.", ""};
    }
    if (key == kWeights && programs == Programs::refused) {
      return Error{"Files of one's own (weights=FILE) cannot be read from here.", ""};
    }
    spec.values.emplace_back(key, part.substr(equals + 1));
  }
  if (const auto made = maker->make(spec); !made) {
    return Error{"\"" + std::string(text) + "\": " + made.error().message, ""};
  }
  return spec;
}

Result<std::vector<BotSpec>> read_bots(std::string_view text, Programs programs) {
  std::vector<std::string> texts;
  for (const std::string_view part : cut_list(text)) {
    const bool goes_on = part.find('=') != std::string_view::npos &&
                         part.find(':') == std::string_view::npos && !texts.empty();
    if (goes_on) {
      texts.back() += "," + std::string(part);
    } else {
      texts.emplace_back(part);
    }
  }
  std::vector<BotSpec> bots;
  for (const std::string& one : texts) {
    auto bot = read_bot(one, programs);
    if (!bot) {
      return bot.error();
    }
    bots.push_back(std::move(*bot));
  }
  return bots;
}

bool bot_takes(const BotSpec& spec, std::string_view key) {
  const BotMaker* maker = find_maker(spec.name);
  return maker != nullptr &&
         std::find(maker->keys.begin(), maker->keys.end(), key) != maker->keys.end();
}

BotSpec on_threads(BotSpec bot, int threads) {
  if (const LevelRow* level = find_level(bot.name)) {
    bot = *read_bot(level->bot);
  }
  const bool says = std::any_of(bot.values.begin(), bot.values.end(), [](const auto& value) {
    return value.first == kThreads || value.first == "iterations";
  });
  if (threads > 1 && !says && bot_takes(bot, kThreads)) {
    bot.values.emplace_back(kThreads,
                            std::to_string(std::min<std::int64_t>(threads, kMostThreads)));
  }
  return bot;
}

std::unique_ptr<Player> make_player(const BotSpec& spec) {
  const BotMaker* maker = find_maker(spec.name);
  assert(maker != nullptr);
  auto player = maker->make(spec);
  assert(player);
  return std::move(*player);
}

}  // namespace tollkeeper
