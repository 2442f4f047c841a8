#include "record/spot_name.hpp"

#include <gtest/gtest.h>

#include "record/record_testing.hpp"

namespace tollkeeper {
namespace {

const Kind& kind_named(const Game& game, std::string_view type) {
  for (const Kind& kind : game.kinds) {
    if (kind.type->id == type) {
      return kind;
    }
  }
  ADD_FAILURE() << type;
  return game.kinds.front();
}

std::string all_spots(const Kind& kind) {
  std::string text;
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    text += (n == 0 ? "" : ", ") + spot_name(kind, kind.spots[n].spot);
  }
  return text;
}

TEST(SpotName, CountsEachKindByItself) {
  const auto game = testing::game_with({});
  EXPECT_EQ(all_spots(kind_named(*game, "base/X")),
            "road 1, road 2, road 3, road 4, field 1, field 2, field 3, field 4");
  EXPECT_EQ(all_spots(kind_named(*game, "base/L")),
            "city 1, road 1, road 2, road 3, field 1, field 2, field 3");
  EXPECT_EQ(all_spots(kind_named(*game, "base/A")), "road 1, field 1, monastery");
}

TEST(SpotName, FindsWhatItNamed) {
  const auto game = testing::game_with(testing::all_sets());
  for (const Kind& kind : game->kinds) {
    for (std::size_t n = 0; n < kind.spot_count; ++n) {
      const Spot spot = kind.spots[n].spot;
      EXPECT_EQ(find_spot(kind, spot_name(kind, spot)), spot) << kind.type->id;
      EXPECT_EQ(spot_row(kind, spot)->spot, spot);
    }
  }
}

TEST(SpotName, KnowsNoOther) {
  const auto game = testing::game_with({});
  const Kind& kind = kind_named(*game, "base/A");
  for (const std::string_view name :
       {"", "road", "road 0", "road 2", "Road 1", "garden", "city 1"}) {
    EXPECT_FALSE(find_spot(kind, name)) << name;
  }
  EXPECT_EQ(spot_row(kind, 17), nullptr);
  EXPECT_EQ(spot_name(kind, 17), "");
}

}  // namespace
}  // namespace tollkeeper
