#include "oracle/snapshot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "expansions/registry.hpp"

namespace tollkeeper::oracle {
namespace {

using testing::HasSubstr;

class OracleSnapshot : public testing::Test {
 protected:
  OracleSnapshot()
      : game_(make_game(setup()).value()),
        engine_(snapshot_of(State(*game_, 0))),
        oracle_(snapshot_of(Oracle::start(*shipped_catalogue(), setup()).value())) {}

  static tollkeeper::Setup setup() {
    tollkeeper::Setup setup;
    setup.sets = {{"tollkeepers", 1}, {"inns_and_cathedrals", 1}};
    return setup;
  }

  std::shared_ptr<const Game> game_;
  Snapshot engine_;
  Snapshot oracle_;
};

TEST_F(OracleSnapshot, both_see_the_same_game_at_the_start) {
  EXPECT_FALSE(difference(engine_, oracle_));
  EXPECT_EQ(engine_.tiles_left, 99);
  EXPECT_EQ(engine_.features.size(), 4U);  // the start tile's city, road and two fields
}

TEST_F(OracleSnapshot, every_difference_is_named_with_both_values) {
  const auto expect = [this](const char* text) {
    const auto found = difference(engine_, oracle_);
    ASSERT_TRUE(found) << text;
    EXPECT_THAT(*found, HasSubstr(text));
    oracle_ = engine_;
  };
  oracle_.phase = "act";
  expect("phase: engine draw, oracle act");
  oracle_.seat = 1;
  expect("seat: engine 0, oracle 1");
  oracle_.tiles_left = 3;
  expect("tiles left: engine 99, oracle 3");
  oracle_.set_aside = 1;
  expect("set aside: engine 0, oracle 1");
  oracle_.seats[1].points = 4;
  expect("oracle 4 points, 1 large_meeple, 7 meeple");
  oracle_.seats[1].tollhouse = Tollhouse{{0, 1}, 2};
  expect("tollhouse showing 2 on (0,1)");
  oracle_.figures.push_back({1, "meeple", {{0, 0}, 1}});
  expect("oracle seat 1 meeple on (0,0)/1");
  oracle_.features[0].complete = true;
  expect("oracle city complete (0,0)/0");
  oracle_.features.pop_back();
  expect("oracle nothing");
  oracle_.legal.push_back({"pass", {}, 0, "", 0});
  expect("oracle pass");
}

}  // namespace
}  // namespace tollkeeper::oracle
