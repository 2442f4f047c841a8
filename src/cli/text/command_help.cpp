#include "cli/text/command_help.hpp"

#include <fmt/format.h>

#include <array>

#include "cli/text/languages.hpp"
#include "expansions/registry.hpp"
#include "players/bot_spec.hpp"

namespace tollkeeper {
namespace {

struct BotName {
  std::string_view name;
  Phrase BotTexts::*text;
};
constexpr std::array<BotName, 13> kBotNames{{{"random", &BotTexts::random},
                                             {"greedy", &BotTexts::greedy},
                                             {"ranking", &BotTexts::ranking},
                                             {"star25", &BotTexts::star25},
                                             {"uct", &BotTexts::uct},
                                             {"mcts", &BotTexts::mcts},
                                             {"traveller", &BotTexts::traveller},
                                             {"farmhand", &BotTexts::farmhand},
                                             {"carter", &BotTexts::carter},
                                             {"innkeeper", &BotTexts::innkeeper},
                                             {"steward", &BotTexts::steward},
                                             {"bailiff", &BotTexts::bailiff},
                                             {"toll_master", &BotTexts::toll_master}}};

}  // namespace

std::string expansion_names() {
  std::string text;
  for (const Expansion* expansion : all_expansions()) {
    text += (text.empty() ? "" : ", ") + std::string(expansion->name);
  }
  return text;
}

std::string language_codes(std::string_view between) {
  std::string text;
  for (const Texts* texts : languages()) {
    text += (text.empty() ? "" : std::string(between)) + std::string(texts->code.view());
  }
  return text;
}

std::string_view bot_help_of(const BotTexts& say, std::string_view name) {
  for (const BotName& row : kBotNames) {
    if (row.name == name) {
      return say.*row.text;
    }
  }
  for (const BotRow& row : known_bots()) {
    if (row.name == name) {
      return row.help;
    }
  }
  return "";
}

std::string bot_help(const BotTexts& say) {
  std::string text = std::string(say.title.view()) + "\n";
  for (const BotRow& row : known_bots()) {
    text += fmt::format("  {:<12} {}\n", row.name, bot_help_of(say, row.name));
  }
  return text;
}

bool is_for_players(int argc, const char* const* argv) {
  for (int n = 1; n < argc; ++n) {
    const std::string_view word(argv[n]);
    if (word == "--language") {
      ++n;
    } else if (!word.starts_with("-")) {
      return word == "play" || word == "replay" || word == "explain" || word == "toll";
    }
  }
  return true;
}

}  // namespace tollkeeper
