#include "server/clock.hpp"

#include "server/room_testing.hpp"

namespace tollkeeper {
namespace {

std::string clock_of(const std::string& words) { return R"(, "clock": {)" + words + "}"; }
const std::string kBank = R"("kind": "bank", "seconds": 60, "increment": 5, )";
const std::string kTurn = R"("kind": "turn", "seconds": 60, )";

// Two people at two screens with a clock.
class RoomClockTest : public RoomTest {
 protected:
  void begin(const std::string& words) {
    make(kTwoHere, clock_of(words));
    join(1, {tokens_[0]});
    join(2, {tokens_[1]});
  }
  std::int64_t left(Seat seat) {
    said_[9].clear();
    join(9, {});
    const auto value = welcome_of(9).at("clock").at("left").at(seat).to_number<std::int64_t>();
    room_->leave(9);
    return value;
  }
  bool heard(ClientId client, const char* type) {
    for (const json::value& message : said_[client]) {
      if (message.at("type") == type) {
        return true;
      }
    }
    return false;
  }
};

TEST_F(RoomClockTest, ABankRunsForWhoseTurnItIsAndGrows) {
  begin(kBank + R"("at_zero": "resign")");
  time_ += 10'000;
  EXPECT_EQ(left(0), 50'000);
  EXPECT_EQ(left(1), 60'000);
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  EXPECT_EQ(left(0), 55'000);
  time_ += 1'000;
  EXPECT_EQ(left(0), 55'000);
  EXPECT_EQ(left(1), 59'000);
}

TEST_F(RoomClockTest, ATurnBeginsAnew) {
  begin(kTurn + R"("at_zero": "pass")");
  time_ += 59'000;
  EXPECT_EQ(room_->clock_wait(), 1);  // the time is to be saved
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  EXPECT_EQ(left(0), 60'000);
  EXPECT_EQ(room_->clock_wait(), 30'000);
}

TEST_F(RoomClockTest, NobodyIsHurriedWhileNoPlayerIsThere) {
  begin(kBank + R"("at_zero": "resign")");
  join(3, {});
  time_ += 2'000;
  room_->leave(1);
  time_ += 3'000;  // the other waits
  room_->leave(2);
  EXPECT_EQ(room_->clock_wait(), std::nullopt);
  time_ += 500'000;
  open();  // and what is stored says so
  time_ += 500'000;
  join(1, {tokens_[0]});
  EXPECT_EQ(left(0), 55'000);
  EXPECT_EQ(room_->clock_wait(), 30'000);
}

TEST_F(RoomClockTest, StandsWhileASeatIsOpen) {
  make(R"([{"kind": "here"}, {"kind": "link"}])", clock_of(kBank + R"("at_zero": "pass")"));
  join(1, tokens_);
  EXPECT_EQ(room_->clock_wait(), std::nullopt);
  join(2, {});
  EXPECT_EQ(ask(2, {{"type", "claim"}, {"seat", 2}, {"name", "Ben"}}).at("type"), "claimed");
  EXPECT_TRUE(room_->clock_wait());
  EXPECT_TRUE(heard(1, "clock"));
}

TEST_F(RoomClockTest, ComesBackWithTheRightTimes) {
  begin(kBank + R"("at_zero": "computer")");
  time_ += 10'000;
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
  time_ += 31'000;
  EXPECT_TRUE(room_->ring_clock());  // saves
  time_ += 4'000;                    // lost by the kill: in the player's favour
  open();
  time_ += 1'000'000;
  join(1, {tokens_[0]});
  join(2, {tokens_[1]});
  EXPECT_EQ(left(0), 55'000);
  EXPECT_EQ(left(1), 29'000);
}

TEST_F(RoomClockTest, AtZeroAComputerPlaysOn) {
  begin(kBank + R"("at_zero": "computer")");
  time_ += 61'000;
  EXPECT_EQ(room_->clock_wait(), 0);
  // What comes too late is refused.
  EXPECT_EQ(ask(1, play(0)).at("code"), "not_your_turn");
  EXPECT_TRUE(heard(2, "time_up"));
  ASSERT_TRUE(room_->task());
  EXPECT_EQ(ask(1, {{"type", "take_back"}, {"seat", 1}}).at("code"), "not_allowed");
  const auto task = room_->task();
  EXPECT_TRUE(room_->play_thought(*task, Thinking(*task).run()));
  open();
  join(1, {tokens_[0]});
  EXPECT_EQ(left(0), 0);
  EXPECT_EQ(ask(1, {{"type", "take_back"}, {"seat", 1}}).at("code"), "not_allowed");
}

TEST_F(RoomClockTest, AtZeroTheTileIsLaidByLot) {
  begin(kTurn + R"("at_zero": "pass")");
  time_ += 60'000;
  const std::size_t tiles = room_->table().state().head().tiles;
  EXPECT_TRUE(room_->ring_clock());
  EXPECT_EQ(room_->table().state().head().tiles, tiles + 1);
  EXPECT_EQ(room_->table().state().seat(), 1);
  EXPECT_TRUE(heard(1, "time_up"));
  EXPECT_EQ(left(0), 60'000);
}

TEST_F(RoomClockTest, AtZeroTheSeatResigns) {
  begin(kBank + R"("at_zero": "resign")");
  time_ += 60'000;
  EXPECT_TRUE(room_->ring_clock());
  EXPECT_TRUE(room_->table().is_over());
  EXPECT_EQ(room_->table().ended_by, "clock");
  EXPECT_EQ(room_->clock_wait(), std::nullopt);
  open();
  EXPECT_EQ(room_->table().ended_by, "clock");
  EXPECT_TRUE(room_->table().resigned[0]);
}

TEST_F(RoomClockTest, WhatCannotBeStoredDoesNotHappenAtZero) {
  for (const char* does : {"computer", "pass", "resign"}) {
    tokens_.clear();
    begin(kBank + R"("at_zero": ")" + does + "\"");
    time_ += 60'000;
    store_.fails = true;
    const std::uint64_t before = room_->table().state().hash();
    EXPECT_FALSE(room_->ring_clock());
    EXPECT_EQ(room_->table().state().hash(), before);
    EXPECT_FALSE(room_->task());
    store_.fails = false;
    EXPECT_TRUE(room_->ring_clock());
    said_.clear();
  }
}

TEST_F(RoomClockTest, APauseNeedsAllAndStopsTheGame) {
  begin(kBank + R"("at_zero": "pass")");
  time_ += 5'000;
  EXPECT_EQ(ask(2, {{"type", "offer"}, {"seat", 2}, {"kind", "pause"}}).at("type"), "done");
  EXPECT_TRUE(room_->clock_wait());
  EXPECT_EQ(ask(1, {{"type", "answer_offer"}, {"seat", 1}, {"accept", true}}).at("type"), "done");
  EXPECT_EQ(room_->clock_wait(), std::nullopt);
  EXPECT_EQ(ask(1, play(0)).at("code"), "not_allowed");
  time_ += 100'000;
  open();
  join(1, {tokens_[0]});
  EXPECT_EQ(room_->clock_wait(), std::nullopt);
  EXPECT_EQ(ask(1, {{"type", "resume"}, {"seat", 1}}).at("type"), "done");
  EXPECT_EQ(ask(1, {{"type", "resume"}, {"seat", 1}}).at("code"), "not_allowed");
  EXPECT_EQ(left(0), 55'000);
  EXPECT_EQ(ask(1, play(0)).at("type"), "done");
}

TEST(ClockRules, WrongOnesAreRefused) {
  for (const char* text :
       {R"({"kind": "sand", "seconds": 9, "at_zero": "pass"})",
        R"({"kind": "bank", "seconds": 0, "at_zero": "pass"})",
        R"({"kind": "bank", "seconds": 9, "at_zero": "explode"})",
        R"({"kind": "turn", "seconds": 9, "increment": 2, "at_zero": "pass"})",
        R"({"kind": "turn", "seconds": 9, "at_zero": "pass", "level": "nobody"})",
        R"({"kind": "turn", "seconds": 9, "at_zero": "pass", "more": 1})", "7"}) {
    const json::value value = json::parse(text);
    JsonProblem problem;
    read_clock_rules(JsonCursor(value, problem));
    EXPECT_FALSE(problem.none()) << text;
  }
}

}  // namespace
}  // namespace tollkeeper
