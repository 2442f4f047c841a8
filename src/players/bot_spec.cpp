#include "players/bot_spec.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "players/greedy_player.hpp"
#include "players/level.hpp"
#include "players/random_player.hpp"

namespace tollkeeper {
namespace {

struct BotMaker {
  BotRow row;
  std::span<const std::string_view> keys;
  std::unique_ptr<Player> (*make)(const BotSpec&);
};

template <class Kind>
std::unique_ptr<Player> make_plain(const BotSpec&) {
  return std::make_unique<Kind>();
}

std::unique_ptr<Player> make_level(const BotSpec& spec) {
  const auto bot = read_bot(find_level(spec.name)->bot);
  assert(bot);
  return make_player(*bot);
}

constexpr std::array kOwnMakers{
    BotMaker{{"random", "chooses by lot"}, {}, make_plain<RandomPlayer>},
    BotMaker{{"greedy", "takes the most points at once, counted as if the game ended"},
             {},
             make_plain<GreedyPlayer>},
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
  return maker->make(spec);
}

}  // namespace tollkeeper
