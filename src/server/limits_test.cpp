#include "server/limits.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace tollkeeper {
namespace {

TEST(Limits, EveryDefaultIsWithinItsBoundsAndEveryNameStandsOnce) {
  const Limits usual;
  std::set<std::string_view> names;
  for (const LimitRow& row : limit_rows()) {
    EXPECT_GE(usual.*(row.value), row.low) << row.name;
    EXPECT_LE(usual.*(row.value), row.high) << row.name;
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
  }
  EXPECT_EQ(names.size() * sizeof(std::int64_t), sizeof(Limits)) << "a member without a row";
}

TEST(Limits, AreSetByName) {
  Limits limits;
  ASSERT_TRUE(set_limit(limits, "connections=12"));
  EXPECT_EQ(limits.connections, 12);
  for (const char* wrong : {"", "connections", "connections=", "connections=0", "connections=1x",
                            "connections=99999999999999999999", "nothing=1", "=1"}) {
    const Status done = set_limit(limits, wrong);
    ASSERT_FALSE(done) << wrong;
    EXPECT_FALSE(done.error().message.empty());
  }
  EXPECT_EQ(limits.connections, 12);
}

TEST(Limits, AreListedInTheGuideWithTheirDefaults) {
  std::ifstream file(TOLLKEEPER_SOURCE_DIR "/docs/operation.md");
  const std::string guide{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const Limits usual;
  for (const LimitRow& row : limit_rows()) {
    const std::string line =
        "| `" + std::string(row.name) + "` | " + std::to_string(usual.*(row.value)) + " |";
    EXPECT_NE(guide.find(line), std::string::npos) << "docs/operation.md lacks: " << line;
  }
}

}  // namespace
}  // namespace tollkeeper
