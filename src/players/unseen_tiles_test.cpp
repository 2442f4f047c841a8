#include "players/unseen_tiles_testing.hpp"

namespace tollkeeper {
namespace {

TEST(UnseenTiles, TheirOrderChangesNoAction) {
  const std::vector<std::string> bots{"greedy", "ranking", "uct:iterations=20", "mcts:iterations=3",
                                      "carter"};
  expect_same_actions({}, bots, 100, 1);
  expect_same_actions({{"tollkeepers", 1}, {"river", 1}, {"abbot", 1}}, bots, 30, 2);
  // Enough to rehearse turns.
  expect_same_actions({{"tollkeepers", 1}},
                      {"mcts:iterations=600", "mcts:iterations=600,threads=2"}, 20, 3);
}

}  // namespace
}  // namespace tollkeeper
