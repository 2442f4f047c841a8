#include "players/unseen_tiles_testing.hpp"

namespace tollkeeper {
namespace {

TEST(UnseenTilesSlow, TheirOrderChangesNoActionInTenThousandPositions) {
  expect_same_actions({}, {"mcts:iterations=2", "uct:iterations=10", "ranking", "greedy"}, 10'000,
                      3);
}

TEST(UnseenTilesSlow, TheirOrderChangesNoRehearsedTurn) {
  expect_same_actions({{"tollkeepers", 1}}, {"mcts:iterations=400"}, 300, 4);
}

}  // namespace
}  // namespace tollkeeper
