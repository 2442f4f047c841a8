// Perft: counts.txt says how many lines of play there are from the positions beside it (records of
// games so far; `tollkeeper perft FILE --depth D` counts them too). The numbers were made by the
// oracle; the engine must come to the same. UPDATE_PERFT=1 makes positions and numbers anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "expansions/registry.hpp"
#include "perft/oracle_perft.hpp"
#include "players/perft.hpp"
#include "record/record.hpp"
#include "rules/legal.hpp"
#include "support/kit_setup.hpp"

namespace tollkeeper::testing {
namespace {

struct Position {
  std::string set;  // its name and the number of turns, or "end", are the name of the file
  std::vector<std::string> expansions;
  std::vector<OptionSetting> options;
  int seats = 2;
  int turns = 0;  // played at random before; kNearTheEnd: until one tile is left to be drawn
};

constexpr int kNearTheEnd = 10000;

// From the first moves, the middle and the last moves of a game.
std::vector<Position> positions() {
  struct Set {
    std::string name;
    std::vector<std::string> expansions;
    std::vector<OptionSetting> options;
    int seats;
  };
  const std::vector<Set> sets{
      {"base", {}, {}, 2},
      {"tollkeepers", {"tollkeepers"}, {}, 3},
      {"river", {"river"}, {{"river", "river_2"}, {"river_volcano", "on"}}, 2},
      {"abbot", {"abbot"}, {}, 2},
      {"inns_and_cathedrals", {"inns_and_cathedrals"}, {}, 2},
      {"all",
       {"river", "inns_and_cathedrals", "abbot", "tollkeepers"},
       {{"tollhouse_needs", "no_meeple_only"}, {"abbot_return_excludes", "no_meeple_only"}},
       4},
  };
  std::vector<Position> list;
  for (const Set& set : sets) {
    for (const int turns : {1, 9, 40, kNearTheEnd}) {
      list.push_back({set.name, set.expansions, set.options, set.seats, turns});
    }
  }
  return list;
}

std::string folder() { return std::string(TOLLKEEPER_SOURCE_DIR) + "/tests/perft/"; }

std::string file_of(const Position& position) {
  const std::string turns = position.turns == kNearTheEnd ? "end" : std::to_string(position.turns);
  return position.set + "_" + turns + ".json";
}

std::string text_of_file(const std::string& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

struct Row {
  std::string file;
  std::vector<std::uint64_t> counts;  // from depth 1
};

std::vector<Row> rows() {
  std::vector<Row> list;
  std::ifstream in(folder() + "counts.txt");
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    Row row;
    if (line.empty() || line[0] == '#' || !(words >> row.file)) {
      continue;
    }
    for (std::uint64_t count = 0; words >> count;) {
      row.counts.push_back(count);
    }
    list.push_back(std::move(row));
  }
  return list;
}

Playthrough play_at_random(const Position& position) {
  const auto game = must_make(setup_of(position.expansions, position.seats, position.options));
  Playthrough play(game, 11,
                   std::vector<std::string>(static_cast<std::size_t>(position.seats), "perft"));
  Random random(13);
  int turns = 0;
  while (turns < position.turns && play.state().tiles_left() > 1) {
    if (play.state().phase() == Phase::score) {
      (void)play.finish();
      ++turns;
      continue;
    }
    const ActionList list = legal_actions(play.state());
    (void)play.act(play.state().seat(),
                   list[random.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return play;
}

Result<Playthrough> read_position(const std::string& file) {
  return read_record(text_of_file(folder() + file), shipped_catalogue());
}

bool is_missing_an_expansion(const std::string& file) {
  for (const Position& position : positions()) {
    if (file_of(position) == file) {
      return !has_expansions(position.expansions);
    }
  }
  return false;
}

// Deep enough to mean something, shallow enough for the oracle.
std::vector<std::uint64_t> counted_by_oracle(const Playthrough& play) {
  constexpr std::uint64_t kEnough = 15000;
  const auto oracle = oracle_after(play);
  if (!oracle) {
    ADD_FAILURE() << oracle.error().message;
    return {};
  }
  std::vector<std::uint64_t> counts{1};
  for (int depth = 1; counts.back() != 0 && counts.back() < kEnough; ++depth) {
    counts = oracle_perft(*oracle, *play.game().catalogue, play.game().setup, depth);
  }
  return counts;
}

void update() {
  std::ofstream out(folder() + "counts.txt");
  out << "# Lines of 1, 2, ... actions from each position, counted by the oracle "
         "(perft_test.cpp).\n";
  for (const Position& position : positions()) {
    const Playthrough play = play_at_random(position);
    std::ofstream(folder() + file_of(position)) << write_record(play);
    out << file_of(position);
    for (const std::uint64_t count : counted_by_oracle(play)) {
      out << ' ' << count;
    }
    out << std::endl;
  }
}

TEST(Perft, the_engine_counts_what_the_oracle_counted) {
  if (std::getenv("UPDATE_PERFT") != nullptr) {
    update();
    return;
  }
  ASSERT_EQ(rows().size(), positions().size());
  for (const Row& row : rows()) {
    if (is_missing_an_expansion(row.file)) {
      continue;
    }
    const auto play = read_position(row.file);
    ASSERT_TRUE(play) << row.file << ": " << play.error().message;
    EXPECT_EQ(perft(play->state(), static_cast<int>(row.counts.size())), row.counts) << row.file;
  }
}

// Two plies anew, so that the table stays the oracle's.
TEST(Perft, the_oracle_still_counts_the_same) {
  for (const Row& row : rows()) {
    if (is_missing_an_expansion(row.file)) {
      continue;
    }
    const auto play = read_position(row.file);
    ASSERT_TRUE(play) << row.file << ": " << play.error().message;
    const auto oracle = oracle_after(*play);
    ASSERT_TRUE(oracle) << row.file << ": " << oracle.error().message;
    const auto counts = oracle_perft(*oracle, *play->game().catalogue, play->game().setup, 2);
    EXPECT_EQ(counts, std::vector<std::uint64_t>(row.counts.begin(), row.counts.begin() + 2))
        << row.file;
  }
}

}  // namespace
}  // namespace tollkeeper::testing
