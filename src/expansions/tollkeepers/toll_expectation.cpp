// What a tollhouse may still earn: the estimate computer players add to a position. The figures are
// by hand; docs/playing-strength.md says what they are worth.
#include <algorithm>
#include <array>

#include "expansions/tollkeepers/toll_module.hpp"

namespace tollkeeper {
namespace {

constexpr float kTravellersTimes = 3;
// Symbols that an open road may yet pass before it is completed, in points of a toll of 1.
constexpr float kSymbolsToCome = 0.5F;
// Turns after which a road of the length usual in play is completed or left.
constexpr float kUsualTurns = 6;
// A tollhouse that is free to be moved to better crossroads later, in points a turn left.
constexpr float kFreeToMove = 0.05F;

}  // namespace

// Toll of a tollhouse that shows `value` on the crossroads of that tile: of every road that starts
// there, what it would pay when completed and what at the end of the game.
float TollModule::expected_toll(const State& s, const Expectation& expectation, std::uint16_t tile,
                                float value) const {
  const float to_come = kSymbolsToCome * std::min(1.0F, expectation.turns_left / kUsualTurns);
  float sum = 0;
  each_incomplete_road(s, tile, [&](std::uint16_t root, int symbols, int groups) {
    const auto minor = static_cast<float>(symbols);
    const auto travellers = static_cast<float>(groups);
    const float chance = expectation.completion[root];
    sum += chance * value * (minor + kTravellersTimes * travellers + to_come) +
           (1 - chance) * (minor + travellers);
  });
  return sum;
}

void TollModule::add_expected_points(const State& s, const Expectation& expectation,
                                     std::array<float, kMaxSeats>& points) const {
  const auto seats = static_cast<std::size_t>(s.game().seats);
  // The best free crossroads is there for everybody who has still to place, or would move.
  float best_small = 0;
  for (std::size_t n = 0; n < slot(s).crossings; ++n) {
    const Crossing& crossing = crossings(s)[n];
    if (crossing.held == 0) {
      best_small = std::max(best_small, expected_toll(s, expectation, crossing.tile, 1));
    }
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Token& token = slot(s).tokens[seat];
    float toll = 0;
    if (token.place != 0) {
      const auto value = static_cast<float>((token.large ^ token.turns_over) + 1);
      toll = expected_toll(s, expectation, tile_of(s, token), value);
    } else {
      toll = best_small * 0.5F;
    }
    points[seat] += toll + kFreeToMove * expectation.turns_left;
  }
}

}  // namespace tollkeeper
