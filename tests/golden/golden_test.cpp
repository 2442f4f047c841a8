// Plays the golden games anew and compares them line by line with the files beside this one. After
// a change that is meant to change play, run with UPDATE_GOLDEN=1 and read the diff. Lines that
// begin with '#' are remarks of people; they are kept and not compared.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "golden/golden_game.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

struct Golden {
  std::string name;
  std::vector<std::string> expansions;
  int seats = 2;
  std::vector<OptionSetting> options;
};

void PrintTo(const Golden& golden, std::ostream* out) { *out << golden.name; }

const std::vector<Golden>& all_golden() {
  static const std::vector<Golden> all{
      {"base", {}, 2, {}},
      {"tollkeepers", {"tollkeepers"}, 3, {}},
      {"river", {"river"}, 2, {{"river", "both"}}},
      {"abbot", {"abbot"}, 2, {}},
      {"inns_and_cathedrals", {"inns_and_cathedrals"}, 2, {}},
      {"all", {"river", "inns_and_cathedrals", "abbot", "tollkeepers"}, 3, {}},
  };
  return all;
}

std::string path_of(const Golden& golden) {
  return std::string(TOLLKEEPER_SOURCE_DIR) + "/tests/golden/" + golden.name + ".txt";
}

struct GoldenFile {
  std::string remarks;
  std::vector<std::string> lines;
};

GoldenFile read_file(const std::string& path) {
  GoldenFile file;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    if (line.rfind('#', 0) == 0) {
      file.remarks += line + "\n";
    } else {
      file.lines.push_back(line);
    }
  }
  return file;
}

class GoldenGames : public ::testing::TestWithParam<Golden> {};

TEST_P(GoldenGames, are_played_as_written) {
  const Golden& golden = GetParam();
  if (!has_expansions(golden.expansions)) {
    GTEST_SKIP() << "an expansion of this game was taken away";
  }
  const std::string text =
      golden_game(setup_of(golden.expansions, golden.seats, golden.options), 1);
  const GoldenFile file = read_file(path_of(golden));
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path_of(golden)) << file.remarks << text;
    return;
  }
  ASSERT_FALSE(file.lines.empty()) << path_of(golden) << " is missing; UPDATE_GOLDEN=1 writes it";
  std::istringstream played(text);
  std::size_t number = 0;
  for (std::string line; std::getline(played, line); ++number) {
    ASSERT_LT(number, file.lines.size()) << "the game goes on beyond the file: " << line;
    ASSERT_EQ(line, file.lines[number])
        << "first difference, line " << number + 1 << " without remarks";
  }
  EXPECT_EQ(number, file.lines.size()) << "the game ends before the file does";
}

INSTANTIATE_TEST_SUITE_P(Sets, GoldenGames, ::testing::ValuesIn(all_golden()),
                         [](const auto& one) { return one.param.name; });

}  // namespace
}  // namespace tollkeeper::testing
