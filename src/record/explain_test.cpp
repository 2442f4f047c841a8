#include "record/explain.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

using testing::game_with;
using testing::random_game;

TEST(Explain, TheJsonAddsUp) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto play = random_game(game_with(testing::all_sets(), 3), seed);
    const auto object = boost::json::parse(explain_json(play));
    std::vector<std::int64_t> points(3);
    for (const auto& event : object.at("events").get_array()) {
      std::int64_t sum = 0;
      for (const auto& part : event.at("parts").get_array()) {
        EXPECT_EQ(part.at("points").get_int64(),
                  part.at("count").get_int64() * part.at("worth").get_int64());
        EXPECT_FALSE(part.at("rule").get_string().empty());
        sum += part.at("points").get_int64();
      }
      EXPECT_EQ(sum, event.at("points").get_int64());
      EXPECT_FALSE(event.at("cells").get_array().empty());
      EXPECT_GE(event.at("turn").get_int64(), 0);
      points[static_cast<std::size_t>(event.at("seat").get_int64() - 1)] += sum;
    }
    EXPECT_TRUE(object.at("over").get_bool());
    for (std::size_t seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(object.at("scores").get_array()[seat].get_int64(), points[seat]);
      EXPECT_EQ(points[seat], play.state().points(static_cast<Seat>(seat)));
    }
  }
}

// Final scoring is that of features left unfinished, fields and what stands at the end; abbots
// taken home are not.
TEST(Explain, FinalScoringComesLast) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto play = random_game(game_with(testing::all_sets()), seed);
    const auto object = boost::json::parse(explain_json(play));
    bool final = false;
    for (const auto& event : object.at("events").get_array()) {
      const bool now = event.at("turn").get_int64() == 0;
      EXPECT_TRUE(now || !final);
      EXPECT_TRUE(!now || event.at("at_end").get_bool());
      final = now;
    }
  }
}

}  // namespace
}  // namespace tollkeeper
