#include "arena/match.hpp"

#include <gtest/gtest.h>

#include <mutex>

#include "arena/match_file.hpp"
#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

MatchBots bots_of(std::string_view a, std::string_view b, int seats = 2,
                  std::vector<SetChoice> sets = {}) {
  const auto game = make_game(Setup{seats, Edition::c3, std::move(sets), {}, {}});
  EXPECT_TRUE(game);
  return {*game, *read_bot(a), *read_bot(b), 7};
}

DeckResults play(const MatchPlan& plan) {
  DeckResults results;
  const Status played = play_match(plan, results);
  EXPECT_TRUE(played) << played.error().message;
  return results;
}

// Times differ from run to run; all else may not.
DeckResults timeless(DeckResults results) {
  for (auto& [number, deck] : results) {
    for (MatchGameResult& game : deck.games) {
      for (SideResult& side : game.sides) {
        side.wall_us = side.cpu_us = 0;
      }
    }
  }
  return results;
}

MatchGameResult game_of(Seat seat_a, std::vector<int> points, std::vector<SeatFault> faults = {}) {
  MatchGameResult game;
  game.seat_a = seat_a;
  game.points = std::move(points);
  game.faults = std::move(faults);
  return game;
}

TEST(MatchGame, ScoresAreWinsAndSharesOfWins) {
  EXPECT_EQ(game_of(0, {80, 70}).score_a(), 1);
  EXPECT_EQ(game_of(1, {80, 70}).score_a(), 0);
  EXPECT_EQ(game_of(0, {70, 70}).score_a(), 0.5);
  EXPECT_EQ(game_of(2, {70, 60, 70, 70}).score_a(), 1.0 / 3);
  EXPECT_EQ(game_of(1, {80, 70}).margin_a(), -10);
  // 90 less the mean of 60 and 70.
  EXPECT_EQ(game_of(2, {60, 70, 90}).margin_a(), 25);
}

TEST(MatchGame, WhoFailsLosesWhateverThePoints) {
  EXPECT_EQ(game_of(0, {80, 70}, {{0, "gone"}}).score_a(), 0);
  EXPECT_EQ(game_of(0, {80, 70}, {{0, "gone"}}).margin_a(), -1);
  EXPECT_EQ(game_of(0, {50, 70}, {{0, "gone"}}).margin_a(), -20);
  EXPECT_EQ(game_of(0, {60, 70}, {{1, "gone"}}).score_a(), 1);
  EXPECT_EQ(game_of(0, {60, 70}, {{1, "gone"}}).margin_a(), 1);
  // Among three the others go on.
  EXPECT_EQ(game_of(0, {60, 70, 50}, {{1, "gone"}}).score_a(), 1);
  EXPECT_EQ(game_of(0, {40, 70, 50}, {{1, "gone"}}).score_a(), 0);
}

TEST(Match, SumsAreThoseWorkedOutByHand) {
  // Deck 0: margins 10 and -2, mean 4; deck 1: 0 and 16, mean 8. Mean 6, the two means are 2 from
  // it: deviation sqrt(8), error sqrt(8 / 2) = 2. Shares 1/2 and 3/4: deviation sqrt(1 / 32), error
  // sqrt(1 / 64) = 1/8. Won 2, drawn 1 of 4: 62.5 %.
  DeckResults results;
  results[0] = {0, {game_of(0, {80, 70}), game_of(1, {72, 70})}};
  results[1] = {1, {game_of(0, {70, 70}), game_of(1, {60, 76})}};
  results[0].games[0].sides[0] = {30, 60000, 30000, {{"road", 50}, {"city", 30}}};
  results[0].games[1].sides[0] = {10, 20000, 10000, {{"road", 70}}};
  const MatchSummary sum = summarize(results, 2);
  EXPECT_EQ(sum.games, 4U);
  EXPECT_EQ(sum.wins, 2U);
  EXPECT_EQ(sum.draws, 1U);
  EXPECT_NEAR(sum.win_rate, 0.625, 1e-12);
  EXPECT_NEAR(sum.win_rate_se, 0.125, 1e-12);
  EXPECT_NEAR(sum.margin, 6, 1e-12);
  EXPECT_NEAR(sum.margin_se, 2, 1e-12);
  // Odds 5 to 3: 400 log10(5 / 3) = 88.74.
  EXPECT_NEAR(sum.elo, 88.74, 0.01);
  EXPECT_FALSE(sum.elo_is_bound);
  // 80 ms in 40 turns; A has 80 + 70 + 70 + 76 points in 4 games.
  EXPECT_NEAR(sum.sides[0].ms_per_turn, 2, 1e-12);
  EXPECT_NEAR(sum.sides[0].cpu_ms_per_turn, 1, 1e-12);
  EXPECT_NEAR(sum.sides[0].points, 74, 1e-12);
  EXPECT_NEAR(sum.sides[0].points_by_kind.at("road"), 30, 1e-12);
}

TEST(Match, IsSeatPairedOnTheSameTiles) {
  MatchPlan plan;
  plan.bots = bots_of("greedy", "random", 2, {{"tollkeepers", 1}});
  plan.decks = 3;
  std::map<std::uint64_t, std::vector<Trace>> traces;
  plan.on_game = [&](std::uint64_t deck, std::size_t, const Trace& trace) -> Status {
    traces[deck].push_back(trace);
    return ok();
  };
  const DeckResults results = play(plan);
  ASSERT_EQ(results.size(), 3U);
  for (const auto& [number, deck] : results) {
    ASSERT_EQ(deck.games.size(), 2U);
    EXPECT_EQ(deck.games[0].seat_a, 0);
    EXPECT_EQ(deck.games[1].seat_a, 1);
    EXPECT_EQ(deck.games[0].first_seat, deck.games[1].first_seat);
    EXPECT_EQ(traces[number][0].deck, traces[number][1].deck);
    for (std::size_t n = 0; n < 2; ++n) {
      const MatchGameResult& game = deck.games[n];
      // Points by kind are all points, and the trace is this game.
      for (std::size_t side = 0; side < 2; ++side) {
        std::int64_t sum = 0;
        for (const auto& [kind, points] : game.sides[side].points_by_kind) {
          sum += points;
        }
        EXPECT_EQ(sum, game.points[side == 0 ? game.seat_a : 1 - game.seat_a]);
        EXPECT_GT(game.sides[side].turns, 30);
      }
      const auto replayed = replay_trace(plan.bots.game, traces[number][n], {});
      ASSERT_TRUE(replayed);
      EXPECT_EQ(replayed->state().points(0), game.points[0]);
      EXPECT_EQ(replayed->state().points(1), game.points[1]);
    }
  }
  EXPECT_EQ(summarize(results, 2).wins, 6U);
}

TEST(Match, ThreadsPartsAndPausesChangeNothing) {
  MatchPlan plan;
  plan.bots = bots_of("greedy", "random", 3, {{"tollkeepers", 1}, {"river", 1}});
  plan.decks = 5;
  const DeckResults one = timeless(play(plan));
  ASSERT_EQ(one.size(), 5U);
  EXPECT_EQ(one.at(0).games.size(), 3U);
  plan.threads = 3;
  EXPECT_EQ(timeless(play(plan)), one);

  DeckResults parts;
  plan.parts = 2;
  for (plan.part = 0; plan.part < 2; ++plan.part) {
    EXPECT_EQ(decks_of_part(plan), plan.part == 0 ? 3U : 2U);
    const Status merged = merge_results(parts, play(plan));
    EXPECT_TRUE(merged);
  }
  EXPECT_EQ(timeless(parts), one);

  plan.part = 0;
  plan.parts = 1;
  parts.erase(3);
  parts.erase(1);
  EXPECT_TRUE(play_match(plan, parts));
  EXPECT_EQ(timeless(parts), one);
}

TEST(Match, ATestEndsItAtTheSameDeckWithAnyThreads) {
  MatchPlan plan;
  plan.bots = bots_of("greedy", "random");
  plan.decks = 400;
  plan.sprt = SprtPlan{0, 100};
  const DeckResults one = timeless(play(plan));
  EXPECT_LT(one.size(), 60U);
  EXPECT_EQ(run_sprt(*plan.sprt, one, 2).verdict(), SprtVerdict::accepted);
  plan.threads = 4;
  EXPECT_EQ(timeless(play(plan)), one);
}

TEST(Match, StopsWhenItIsToldTo) {
  MatchPlan plan;
  plan.bots = bots_of("random", "random");
  plan.decks = 100000000;
  plan.threads = 2;
  std::atomic<bool> stop = false;
  plan.stop = &stop;
  plan.on_deck = [&stop](const DeckResults& results) {
    stop = results.size() >= 3;
    return ok();
  };
  EXPECT_GE(play(plan).size(), 3U);
  plan.on_deck = [](const DeckResults&) -> Status { return Error{"The disk is full.", ""}; };
  DeckResults results;
  const Status played = play_match(plan, results);
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().message, "The disk is full.");
}

TEST(MatchFile, IsReadAsItWasWritten) {
  MatchPlan plan;
  plan.bots = bots_of("greedy", "random", 2, {{"tollkeepers", 1}});
  plan.decks = 2;
  DeckResults results = play(plan);
  results[1].games[0].faults.push_back({1, "It said \"no\"."});
  const MatchFile match{plan.bots, SprtPlan{0, 10}, results};
  const auto read = read_match(write_match(match), shipped_catalogue());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->results, results);
  EXPECT_EQ(read->sprt, match.sprt);
  EXPECT_TRUE(check_same_match(read->bots, plan.bots));
  EXPECT_EQ(write_match(*read), write_match(match));
}

TEST(MatchFile, OfAnotherMatchIsRefused) {
  const MatchBots bots = bots_of("greedy", "random");
  EXPECT_NE(check_same_match(bots, bots_of("random", "random")).error().message.find("Bot A"),
            std::string::npos);
  EXPECT_FALSE(check_same_match(bots, bots_of("greedy", "greedy")));
  EXPECT_FALSE(check_same_match(bots, bots_of("greedy", "random", 3)));
  MatchBots other = bots;
  other.seed = 8;
  EXPECT_FALSE(check_same_match(bots, other));
}

TEST(MatchFile, DamageIsSaidInASentence) {
  for (const char* bad : {"", "{", "[]", "{}", "{\"format\": \"tollkeeper-record\"}",
                          "{\"format\": \"tollkeeper-match\", \"version\": 2}"}) {
    const auto read = read_match(bad, shipped_catalogue());
    ASSERT_FALSE(read) << bad;
    EXPECT_TRUE(read.error().message.ends_with(".")) << read.error().message;
  }
}

TEST(MatchFile, ADeckPlayedTwiceMustHaveEndedAlike) {
  DeckResults results;
  results[0] = {0, {game_of(0, {80, 70})}};
  DeckResults same = results;
  EXPECT_TRUE(merge_results(results, same));
  same[0].games[0].points = {80, 71};
  EXPECT_FALSE(merge_results(results, same));
}

}  // namespace
}  // namespace tollkeeper
