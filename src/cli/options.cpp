// tollkeeper options: every rule that can be chosen, from the same rows the game is made from.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

void print_rows(std::string_view title, std::span<const OptionRow> rows) {
  fmt::print("{}\n", title);
  for (const OptionRow& row : rows) {
    std::string values;
    if (row.is_number()) {
      values = fmt::format("{} to {}", row.low, row.high);
    }
    for (const std::string_view value : row.values) {
      values += (values.empty() ? "" : " | ") + std::string(value);
    }
    fmt::print("  {} = {}   [{}]\n      {} ({})\n", row.name, values, row.default_text(), row.help,
               row.rule);
  }
}

}  // namespace

int run_options() {
  fmt::print("Rules that can be chosen with --option name=value; the default stands in [ ].\n\n");
  print_rows("Every game", base_options());
  for (const Expansion* expansion : all_expansions()) {
    fmt::print("\n");
    print_rows(fmt::format("{} (--expansions {})", expansion->title, expansion->name),
               expansion->options);
  }
  return kDone;
}

}  // namespace tollkeeper
