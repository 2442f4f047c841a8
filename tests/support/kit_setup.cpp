#include "support/kit_setup.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace tollkeeper::testing {
namespace {

std::string random_value(const OptionRow& row, Random& random) {
  if (row.is_number()) {
    const auto values = static_cast<std::uint32_t>(std::min(row.high, row.low + 12) - row.low + 1);
    return std::to_string(row.low + static_cast<int>(random.below(values)));
  }
  return std::string(row.values[random.below(static_cast<std::uint32_t>(row.values.size()))]);
}

void add_random_options(Setup& setup, std::span<const OptionRow> rows, Random& random) {
  for (const OptionRow& row : rows) {
    if (random.below(3) == 0) {
      setup.options.push_back({std::string(row.name), random_value(row, random)});
    }
  }
}

}  // namespace

Setup setup_of(const std::vector<std::string>& expansions, int seats,
               std::vector<OptionSetting> options, Edition edition) {
  Setup setup;
  setup.seats = seats;
  setup.edition = edition;
  for (const std::string& name : expansions) {
    setup.sets.push_back({name, 1});
  }
  setup.options = std::move(options);
  return setup;
}

bool has_expansions(const std::vector<std::string>& names) {
  const auto all = all_expansions();
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Expansion* expansion) { return expansion->name == name; });
  });
}

std::vector<std::vector<std::string>> combinations(std::size_t size) {
  const auto all = all_expansions();
  std::vector<std::vector<std::string>> list;
  for (std::uint32_t mask = 0; mask < (1U << all.size()); ++mask) {
    std::vector<std::string> names;
    for (std::size_t n = 0; n < all.size(); ++n) {
      if (((mask >> n) & 1) != 0) {
        names.emplace_back(all[n]->name);
      }
    }
    if (names.size() == size) {
      list.push_back(std::move(names));
    }
  }
  return list;
}

std::vector<std::string> values_of(const OptionRow& row) {
  std::vector<std::string> values;
  if (row.is_number()) {
    for (const int number : {row.low, row.low + 1, row.number, row.high}) {
      values.push_back(std::to_string(number));
    }
  } else {
    values.assign(row.values.begin(), row.values.end());
  }
  return values;
}

Setup random_setup(Random& random, std::span<const Expansion* const> expansions) {
  Setup setup;
  setup.seats = 1 + static_cast<int>(random.below(kMaxSeats));
  setup.edition = static_cast<Edition>(random.below(kEditions));
  add_random_options(setup, base_options(), random);
  for (const Expansion* expansion : expansions) {
    if (random.below(2) == 0) {
      continue;
    }
    setup.sets.push_back({std::string(expansion->name), random.below(8) == 0 ? 2 : 1});
    add_random_options(setup, expansion->options, random);
  }
  if (random.below(16) == 0) {
    setup.sets.push_back({"base", 2});
  }
  return setup;
}

std::string text_of(const Setup& setup) {
  std::string text = std::to_string(setup.seats) + " seats, " + std::string(name_of(setup.edition));
  for (const SetChoice& set : setup.sets) {
    text += ", " + set.name + (set.copies == 1 ? "" : "*" + std::to_string(set.copies));
  }
  for (const OptionSetting& option : setup.options) {
    text += ", " + option.name + "=" + option.value;
  }
  return text;
}

std::shared_ptr<const Game> must_make(const Setup& setup) {
  auto game = make_game(setup);
  EXPECT_TRUE(game) << text_of(setup) << ": " << (game ? "" : game.error().message);
  return game ? game.value() : nullptr;
}

}  // namespace tollkeeper::testing

namespace tollkeeper {

void PrintTo(const Setup& setup, std::ostream* out) { *out << testing::text_of(setup); }

}  // namespace tollkeeper
