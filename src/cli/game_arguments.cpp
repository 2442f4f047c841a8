#include "cli/game_arguments.hpp"

#include <charconv>

#include "cli/files.hpp"
#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const char* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, number);
  return problem == std::errc{} && stop == end && !text.empty();
}

Result<Edition> read_edition(std::string_view text) {
  for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
    const std::string_view name = name_of(edition);
    if (text == name || (text.size() == 2 && text[0] == 'c' && text[1] == name[1])) {
      return edition;
    }
  }
  return Error{"--edition is C1, C2 or C3, not \"" + std::string(text) + "\".", ""};
}

Result<std::vector<SetChoice>> read_sets(std::string_view text) {
  std::vector<SetChoice> sets;
  if (text == "none" || text.empty()) {
    return sets;
  }
  while (true) {
    const auto comma = text.find(',');
    const std::string_view one = text.substr(0, comma);
    const auto star = one.find('*');
    SetChoice choice{std::string(one.substr(0, star)), 1};
    if (choice.name.empty()) {
      return Error{
          "--expansions is a list such as tollkeepers,river or tollkeepers*2, or none; an "
          "entry of it is empty.",
          ""};
    }
    if (star != std::string_view::npos) {
      const auto copies = read_whole("--expansions " + choice.name, one.substr(star + 1), 1, 100);
      if (!copies) {
        return copies.error();
      }
      choice.copies = static_cast<int>(*copies);
    }
    sets.push_back(std::move(choice));
    if (comma == std::string_view::npos) {
      return sets;
    }
    text.remove_prefix(comma + 1);
  }
}

// Sets of a player's own file are played with, all of them unless --expansions names some.
void add_own_sets(const Catalogue& catalogue, std::vector<SetChoice>& sets) {
  std::vector<SetChoice> own;
  for (const TileSet& set : catalogue.sets()) {
    if (shipped_catalogue()->find_set(set.id) != nullptr) {
      continue;
    }
    own.push_back({set.id, 1});
    for (const SetChoice& choice : sets) {
      if (choice.name == set.id) {
        return;
      }
    }
  }
  sets.insert(sets.end(), own.begin(), own.end());
}

}  // namespace

Result<std::int64_t> read_whole(std::string_view option, std::string_view text, std::int64_t low,
                                std::int64_t high) {
  std::int64_t number = 0;
  if (!read_number(text, number) || number < low || number > high) {
    return Error{std::string(option) + " takes a whole number from " + std::to_string(low) +
                     " to " + std::to_string(high) + ", not \"" + std::string(text) + "\".",
                 ""};
  }
  return number;
}

Result<std::uint64_t> read_seed(std::string_view text) {
  std::uint64_t seed = 0;
  if (!read_number(text, seed)) {
    return Error{"--seed takes a whole number from 0 to 18446744073709551615, not \"" +
                     std::string(text) + "\".",
                 ""};
  }
  return seed;
}

Result<Setup> read_setup_arguments(const GameArguments& arguments) {
  Setup setup;
  const auto players = read_whole("--players", arguments.players, 1, kMaxSeats);
  if (!players) {
    return players.error();
  }
  setup.seats = static_cast<int>(*players);
  const auto edition = read_edition(arguments.edition);
  if (!edition) {
    return edition.error();
  }
  setup.edition = *edition;
  auto sets = read_sets(arguments.expansions);
  if (!sets) {
    return sets.error();
  }
  setup.sets = std::move(*sets);
  for (const std::string& option : arguments.options) {
    const auto equals = option.find('=');
    if (equals == std::string::npos || equals == 0) {
      return Error{
          "--option takes name=value, not \"" + option + "\"; `tollkeeper options` lists them.",
          ""};
    }
    setup.options.push_back({option.substr(0, equals), option.substr(equals + 1)});
  }
  return setup;
}

Result<std::shared_ptr<const Game>> make_game_of(const GameArguments& arguments) {
  auto setup = read_setup_arguments(arguments);
  if (!setup) {
    return setup.error();
  }
  const auto catalogue = read_catalogue(arguments.tiles_file);
  if (!catalogue) {
    return catalogue.error();
  }
  add_own_sets(**catalogue, setup->sets);
  return make_game(*catalogue, *setup);
}

std::string describe_setup(const Game& game) {
  std::string text;
  for (const SetChoice& choice : game.setup.sets) {
    std::string title = choice.name;
    for (const Expansion* expansion : all_expansions()) {
      if (expansion->name == choice.name) {
        title = expansion->title;
      }
    }
    if (const TileSet* own = game.catalogue->find_set(choice.name); own && title == choice.name) {
      title = own->title;
    }
    text += (text.empty() ? "" : ", ") + title;
    if (choice.copies > 1) {
      text += " x " + std::to_string(choice.copies);
    }
  }
  if (text.empty()) {
    text = "Base game alone";
  }
  return text + "; edition " + std::string(name_of(game.setup.edition));
}

}  // namespace tollkeeper
