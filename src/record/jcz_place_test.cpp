#include "record/jcz_place.hpp"

#include <gtest/gtest.h>

#include "record/jcz_words.hpp"
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

std::string locations(const Kind& kind, Rotation rotation) {
  std::string text;
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    text += (n == 0 ? "" : " ") + jcz_location(kind, rotation, kind.spots[n].spot);
  }
  return text;
}

TEST(JczPlace, NamesEdgesAfterRotation) {
  const auto game = testing::game_with({});
  const Kind& start = kind_named(*game, "base/D");
  EXPECT_EQ(locations(start, 0), "N WE EL.WR ER.SL.SR.WL");
  EXPECT_EQ(locations(start, 1), "E NS NR.SL NL.SR.WL.WR");
  EXPECT_EQ(locations(start, 2), "S WE ER.WL NL.NR.EL.WR");
  EXPECT_EQ(locations(kind_named(*game, "base/C"), 0), "NWSE");
  EXPECT_EQ(locations(kind_named(*game, "base/B"), 3), "NL.NR.EL.ER.SL.SR.WL.WR I");
}

TEST(JczPlace, NamesThreeSidesByTheOneLeftOut) {
  const auto game = testing::game_with({});
  for (const Kind& kind : game->kinds) {
    if (kind.type->jcz_id == "BA/Ccc") {
      EXPECT_EQ(jcz_location(kind, 0, 0), "_S");
      EXPECT_EQ(jcz_location(kind, 1, 0), "_W");
      EXPECT_EQ(jcz_location(kind, 2, 0), "_N");
      EXPECT_EQ(jcz_location(kind, 3, 0), "_E");
    }
  }
}

TEST(JczPlace, FindsWhatItNamed) {
  const auto game = testing::game_with(testing::all_sets());
  for (const Kind& kind : game->kinds) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      for (std::size_t n = 0; n < kind.spot_count; ++n) {
        const SpotRow& row = kind.spots[n];
        EXPECT_EQ(find_jcz_spot(kind, rotation, jcz_feature(row.kind),
                                jcz_location(kind, rotation, row.spot)),
                  row.spot)
            << kind.type->id;
      }
    }
  }
}

TEST(JczPlace, UnderstandsPartOfASegment) {
  const auto game = testing::game_with({});
  const Kind& start = kind_named(*game, "base/D");
  EXPECT_EQ(find_jcz_spot(start, 0, "Field", "SL"), Spot{3});
  EXPECT_EQ(find_jcz_spot(start, 0, "Field", "SR.ER"), Spot{3});
  EXPECT_EQ(find_jcz_spot(start, 0, "Road", "W"), Spot{1});
}

TEST(JczPlace, KnowsNoOther) {
  const auto game = testing::game_with({});
  const Kind& start = kind_named(*game, "base/D");
  for (const std::string_view location : {"", "S", "n", "NE", "X", "N.E", "I", "WE.", "NL"}) {
    EXPECT_FALSE(find_jcz_spot(start, 0, "City", location)) << location;
  }
  for (const std::string_view location : {"", "EL.ER", "EL..WR", ".EL", "I", "EL,WR", "el"}) {
    EXPECT_FALSE(find_jcz_spot(start, 0, "Field", location)) << location;
  }
  EXPECT_FALSE(find_jcz_spot(start, 0, "Monastery", "I"));
  EXPECT_FALSE(find_jcz_spot(start, 0, "Tower", "N"));
}

}  // namespace
}  // namespace tollkeeper
