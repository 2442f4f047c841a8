#include "arena/ladder.hpp"

#include <gtest/gtest.h>

#include "arena/report/ladder_report.hpp"
#include "arena/report/plot.hpp"
#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

LadderPlan plan_of(std::string_view text) {
  auto plan = read_ladder(text, shipped_catalogue());
  EXPECT_TRUE(plan) << plan.error().message;
  return *plan;
}

constexpr std::string_view kSmall = R"({"title": "Small <& simple>", "decks": 2, "seed": 5,
  "expansions": ["tollkeepers"], "bots": ["random", {"name": "Greta", "bot": "greedy"}]})";

LadderResults played(const LadderPlan& plan) {
  LadderResults results;
  EXPECT_TRUE(play_ladder(plan, {}, results));
  return results;
}

TEST(Ladder, IsReadFromItsFile) {
  const LadderPlan plan = plan_of(kSmall);
  EXPECT_EQ(plan.decks, 2U);
  EXPECT_EQ(plan.seed, 5U);
  ASSERT_EQ(plan.bots.size(), 2U);
  EXPECT_EQ(plan.bots[0].name, "random");
  EXPECT_EQ(plan.bots[1].name, "Greta");
  EXPECT_EQ(plan.game->setup.sets.size(), 1U);
  EXPECT_EQ(decks_of_ladder(plan), 2U);
}

TEST(Ladder, AnUnclearFileIsRefusedInASentence) {
  const auto error = [](std::string_view text) {
    const auto plan = read_ladder(text, shipped_catalogue());
    EXPECT_FALSE(plan) << text;
    return plan ? std::string() : plan.error().message;
  };
  EXPECT_NE(error(R"({"bots": ["random"]})").find("from 2"), std::string::npos);
  EXPECT_NE(error(R"({"bots": ["random", "random"]})").find("twice"), std::string::npos);
  EXPECT_NE(error(R"({"bots": ["random", "gredy"]})").find("gredy"), std::string::npos);
  EXPECT_NE(error(R"({"bots": ["random", "greedy"], "rounds": 3})").find("rounds"),
            std::string::npos);
  EXPECT_FALSE(error(R"({"bots": ["random", "greedy"], "expansions": ["mills"]})").empty());
  EXPECT_FALSE(error(R"({"bots": 5})").empty());
  EXPECT_FALSE(error("[").empty());
}

TEST(Ladder, RanksTheStrongerFirst) {
  const LadderPlan plan = plan_of(kSmall);
  const auto rows = rank_ladder(plan, played(plan));
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(plan.bots[rows[0].bot].name, "Greta");
  EXPECT_EQ(rows[0].games, 4U);
  EXPECT_EQ(rows[0].score, 4);
  EXPECT_GT(rows[0].rating.elo, 100);
  EXPECT_NEAR(rows[0].rating.elo, -rows[1].rating.elo, 1e-6);
  EXPECT_NEAR(rows[0].margin, -rows[1].margin, 1e-9);
  EXPECT_GT(rows[0].side.points, rows[1].side.points);
}

TEST(Ladder, ResultsSurviveTheFileAndAnotherOrderOfThePlayers) {
  const LadderPlan plan = plan_of(kSmall);
  const LadderResults results = played(plan);
  const auto read = read_ladder_results(write_ladder_results(plan, results), plan);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, results);

  LadderPlan turned = plan;
  std::swap(turned.bots[0], turned.bots[1]);
  const auto other = read_ladder_results(write_ladder_results(plan, results), turned);
  ASSERT_TRUE(other);
  const auto rows = rank_ladder(turned, *other);
  EXPECT_EQ(turned.bots[rows[0].bot].name, "Greta");
  EXPECT_NEAR(rows[0].margin, rank_ladder(plan, results)[0].margin, 1e-9);

  turned.seed = 6;
  EXPECT_FALSE(read_ladder_results(write_ladder_results(plan, results), turned));
}

TEST(Ladder, APlayerThatIsAddedMeetsTheOthers) {
  const LadderPlan plan = plan_of(kSmall);
  LadderPlan larger = plan;
  larger.bots.push_back({"first level", *read_bot("traveller")});
  LadderResults results = played(plan);
  const LadderResults before = results;
  EXPECT_TRUE(play_ladder(larger, {}, results));
  EXPECT_EQ(results.size(), 3U);
  const auto pair = std::pair<std::size_t, std::size_t>(0, 1);
  EXPECT_EQ(results.at(pair), before.at(pair));
}

TEST(LadderReport, StandsAlone) {
  const LadderPlan plan = plan_of(kSmall);
  const std::string page = ladder_html(plan, played(plan), "The Tollkeepers");
  EXPECT_NE(page.find("Small &lt;&amp; simple&gt;"), std::string::npos);
  EXPECT_NE(page.find("<svg"), std::string::npos);
  EXPECT_NE(page.find("prefers-color-scheme: dark"), std::string::npos);
  for (const char* foreign : {"<script", "http://", "https://", "url(", "nan", "inf\""}) {
    EXPECT_EQ(page.find(foreign), std::string::npos) << foreign;
  }
}

TEST(Plot, TicksAreRoundAndEncloseTheValues) {
  EXPECT_EQ(ticks(0, 10), (std::vector<double>{0, 2, 4, 6, 8, 10}));
  EXPECT_EQ(ticks(-130, 240), (std::vector<double>{-200, -100, 0, 100, 200, 300}));
  const auto small = ticks(0, 0.03);
  EXPECT_LE(small.size(), 9U);
  EXPECT_GE(small.back(), 0.03 - 1e-12);
  EXPECT_EQ(ticks(3, 3), (std::vector<double>{3}));
}

TEST(Plot, EmptyPlotsAreHarmless) {
  EXPECT_NE(scatter_plot({"a", "b", "c"}, {}).find("</svg>"), std::string::npos);
  EXPECT_NE(margin_plot({"a", "b", "c"}, {}).find("</svg>"), std::string::npos);
  EXPECT_NE(stack_plot({"a", "b", "c"}, {}, {}).find("</svg>"), std::string::npos);
}

}  // namespace
}  // namespace tollkeeper
