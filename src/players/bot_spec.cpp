#include "players/bot_spec.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "players/bot_numbers.hpp"
#include "players/greedy_player.hpp"
#include "players/level.hpp"
#include "players/mcts_player.hpp"
#include "players/random_player.hpp"

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

// time_ms and iterations: the one that is given alone bounds the thinking.
Status take_time(TimeControl& time, const std::string& key, const std::string& text) {
  if (key == "time_ms") {
    return take(time.turn_ms, whole_setting(key, text, 1, kMostMs));
  }
  return take(time.iterations, whole_setting(key, text, 1, kMostIterations));
}

constexpr std::array<std::string_view, 5> kMctsKeys{"time_ms", "iterations", "threads",
                                                    "expansion_terms", "fields"};

Made make_mcts(const BotSpec& spec) {
  MctsSettings settings;
  const TimeControl usual = settings.time;
  settings.time = {};
  for (const auto& [key, text] : spec.values) {
    Status done = ok();
    if (key == "time_ms" || key == "iterations") {
      done = take_time(settings.time, key, text);
    } else if (key == "threads") {
      done = take(settings.threads, whole_setting(key, text, 1, kMostThreads));
    } else if (key == "expansion_terms") {
      done = take(settings.search.sight.expansion_terms, switch_setting(key, text));
    } else {
      done = take(settings.search.sight.fields, switch_setting(key, text));
    }
    if (!done) {
      return done.error();
    }
  }
  if (settings.time == TimeControl{}) {
    settings.time = usual;
  }
  return std::unique_ptr<Player>(std::make_unique<MctsPlayer>(settings));
}

Made make_level(const BotSpec& spec) {
  const auto bot = read_bot(find_level(spec.name)->bot);
  if (!bot) {
    return bot.error();
  }
  return make_player(*bot);
}

constexpr std::array kOwnMakers{
    BotMaker{{"random", "chooses by lot"}, {}, make_plain<RandomPlayer>},
    BotMaker{{"greedy", "takes the most points at once, counted as if the game ended"},
             {},
             make_plain<GreedyPlayer>},
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
    text += before + key + "=" + value;
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

Result<BotSpec> read_bot(std::string_view text) {
  const auto colon = text.find(':');
  BotSpec spec{std::string(text.substr(0, colon)), {}};
  const BotMaker* maker = find_maker(spec.name);
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
    spec.values.emplace_back(key, part.substr(equals + 1));
  }
  if (const auto made = maker->make(spec); !made) {
    return Error{"\"" + std::string(text) + "\": " + made.error().message, ""};
  }
  return spec;
}

Result<std::vector<BotSpec>> read_bots(std::string_view text) {
  std::vector<std::string> texts;
  for (const std::string_view part : cut(text, ',')) {
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
    auto bot = read_bot(one);
    if (!bot) {
      return bot.error();
    }
    bots.push_back(std::move(*bot));
  }
  return bots;
}

std::unique_ptr<Player> make_player(const BotSpec& spec) {
  const BotMaker* maker = find_maker(spec.name);
  assert(maker != nullptr);
  auto player = maker->make(spec);
  assert(player);
  return std::move(*player);
}

}  // namespace tollkeeper
