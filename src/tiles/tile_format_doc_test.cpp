// docs/tile-format.md promises that its example is complete and names every word of the format.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tiles/catalogue.hpp"
#include "tiles/tile_testing.hpp"
#include "tiles/totals.hpp"

namespace tollkeeper {
namespace {

std::string document() {
  std::ifstream file(TOLLKEEPER_SOURCE_DIR "/docs/tile-format.md");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(TileFormatDoc, TheExampleLoads) {
  const std::string text = document();
  const std::string open = "```tiles\n";
  const auto begin = text.find(open);
  ASSERT_NE(begin, std::string::npos);
  const auto end = text.find("```", begin + open.size());
  const TileFile file =
      read_tiles(text.substr(begin + open.size(), end - begin - open.size()), "mill.tiles");
  EXPECT_EQ(testing::error_list(file), "");
  ASSERT_EQ(file.sets.size(), 1U);
  EXPECT_EQ(file.sets[0].types.size(), 3U);
  EXPECT_EQ(file.sets[0].copies.size(), 7U);
}

TEST(TileFormatDoc, NamesEverySymbolAndTotal) {
  const std::string text = document();
  for (const std::string_view word : total_words()) {
    EXPECT_NE(text.find("`" + std::string(word) + "`"), std::string::npos) << word;
  }
}

}  // namespace
}  // namespace tollkeeper
