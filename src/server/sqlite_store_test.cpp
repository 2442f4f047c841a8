#include "server/sqlite_store.hpp"

#include <gtest/gtest.h>

namespace tollkeeper {
namespace {

std::unique_ptr<Store> empty_store() {
  auto store = open_sqlite_store(":memory:");
  EXPECT_TRUE(store);
  return std::move(store).value();
}

TEST(SqliteStore, KeepsBothListsInTheirOrder) {
  const auto store = empty_store();
  ASSERT_TRUE(store->create({"g", "begin", {"m1"}, {}, 0}));
  ASSERT_TRUE(store->append("g", 1, 0, {{"m2", "m3"}, {"s1"}}));
  ASSERT_TRUE(store->append("g", 3, 1, {{}, {"s2"}}));
  const auto game = store->load("g");
  ASSERT_TRUE(game && game->has_value());
  EXPECT_EQ((*game)->begin, "begin");
  EXPECT_EQ((*game)->moves, (std::vector<std::string>{"m1", "m2", "m3"}));
  EXPECT_EQ((*game)->seat_entries, (std::vector<std::string>{"s1", "s2"}));
  EXPECT_GT((*game)->moved, 1'600'000'000);
}

TEST(SqliteStore, UnknownGamesAreNoError) {
  const auto store = empty_store();
  const auto game = store->load("nobody's");
  ASSERT_TRUE(game);
  EXPECT_FALSE(game->has_value());
}

TEST(SqliteStore, ASecondWriterIsRefusedAndChangesNothing) {
  const auto store = empty_store();
  ASSERT_TRUE(store->create({"g", "begin", {}, {}, 0}));
  EXPECT_FALSE(store->create({"g", "other", {}, {}, 0}));
  ASSERT_TRUE(store->append("g", 0, 0, {{"m1"}, {}}));
  const Status late = store->append("g", 0, 0, {{"m1'"}, {"s1'"}});
  ASSERT_FALSE(late);
  EXPECT_NE(late.error().message.find("moved on"), std::string::npos);
  EXPECT_FALSE(store->append("unknown", 0, 0, {{"m1"}, {}}));
  const auto game = store->load("g");
  EXPECT_EQ((*game)->moves, std::vector<std::string>{"m1"});
  EXPECT_TRUE((*game)->seat_entries.empty());
}

TEST(SqliteStore, AGameHasOneLinkToWatchIt) {
  const auto store = empty_store();
  ASSERT_TRUE(store->create({"g", "begin", {}, {}, 0, "watch"}));
  ASSERT_TRUE(store->create({"old", "begin", {}, {}, 0, ""}));
  EXPECT_EQ(*store->game_of_watch_link("watch"), "g");
  EXPECT_EQ(*store->game_of_watch_link("g"), std::nullopt);
  ASSERT_TRUE(store->add_watch_link("old", "first"));
  ASSERT_TRUE(store->add_watch_link("old", "second"));
  EXPECT_EQ((**store->load("old")).watch_link, "first");
  EXPECT_EQ(*store->game_of_watch_link("second"), std::nullopt);
}

TEST(SqliteStore, BodiesMayHoldAnyBytes) {
  const auto store = empty_store();
  const std::string strange("a\0b'\"\xff\n", 8);
  ASSERT_TRUE(store->create({"g'; DROP TABLE games; --", strange, {strange}, {}, 0}));
  const auto game = store->load("g'; DROP TABLE games; --");
  ASSERT_TRUE(game && game->has_value());
  EXPECT_EQ((*game)->begin, strange);
  EXPECT_EQ((*game)->moves.front(), strange);
}

}  // namespace
}  // namespace tollkeeper
