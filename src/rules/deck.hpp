// Deck: the hidden order of the tiles to come. It stands outside the State, so that nothing that is
// given a State alone can look ahead. Physical copies, by index into Game::copies.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

class Deck {
 public:
  // All copies of the game but the start tiles, shuffled within their draw groups.
  Deck(const Game& game, Random& random);
  // In this order; copies not named do not come.
  explicit Deck(std::vector<std::uint16_t> order);

  std::optional<std::uint16_t> top() const;
  void take() { ++next_; }
  void put_back() { --next_; }
  // One more at the end, for decks that become known only as the game goes on.
  void append(std::uint16_t copy) { order_.push_back(copy); }
  std::size_t left() const { return order_.size() - next_; }
  const std::vector<std::uint16_t>& order() const { return order_; }

 private:
  std::vector<std::uint16_t> order_;
  std::size_t next_ = 0;
};

}  // namespace tollkeeper
