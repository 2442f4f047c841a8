#include "rules/deck.hpp"

#include <algorithm>

namespace tollkeeper {

Deck::Deck(const Game& game, Random& random) {
  for (std::size_t group = 0; group <= kOrdinaryGroup; ++group) {
    std::vector<std::uint16_t> copies;
    for (std::uint16_t copy = 0; copy < game.copies.size(); ++copy) {
      const bool starts = std::any_of(game.start.begin(), game.start.end(),
                                      [copy](const PlacedStart& one) { return one.copy == copy; });
      if (!starts && game.kinds[game.copies[copy].kind].group == group) {
        copies.push_back(copy);
      }
    }
    random.shuffle(copies);
    order_.insert(order_.end(), copies.begin(), copies.end());
  }
}

Deck::Deck(std::vector<std::uint16_t> order) : order_(std::move(order)) {}

std::optional<std::uint16_t> Deck::top() const {
  return next_ < order_.size() ? std::optional(order_[next_]) : std::nullopt;
}

}  // namespace tollkeeper
