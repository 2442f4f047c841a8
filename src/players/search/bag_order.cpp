#include "players/search/bag_order.hpp"

#include <algorithm>

namespace tollkeeper {

void sort_bag(State& s) {
  KindId* bag = s.bag();
  const Game& game = s.game();
  // Later draw groups first, as in Game::bag.
  std::sort(bag, bag + s.head().bag, [&game](KindId a, KindId b) {
    const DrawGroup first = game.kinds[a].group;
    const DrawGroup second = game.kinds[b].group;
    return first != second ? first > second : a < b;
  });
}

}  // namespace tollkeeper
