// GreedyPlayer: looks one turn ahead. Of all pairs of a placement and an action it takes the one
// after which its own points, less those of the others, would be highest if the game ended there;
// among equals the one that keeps more figures in its supply, then one by lot.
//
// It copies states and writes no journal; two scratch states are kept between calls so that
// thinking allocates nothing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "players/player.hpp"

namespace tollkeeper {

class GreedyPlayer final : public Player {
 public:
  Action choose(const State& state, Random& random) override;

 private:
  // Better is greater, point by point.
  struct Worth {
    int margin = 0;     // points if ended, own less those of all others together
    int in_supply = 0;  // figures kept
    std::uint32_t lot = 0;
    friend auto operator<=>(const Worth&, const Worth&) = default;
  };

  void consider_acts(const State& placed, const Action& place, Random& random);
  void consider(State& turn, Seat seat, const Action& first, bool passes, Random& random);
  void add_final_scores(State& turn, bool passes);

  std::optional<State> placed_;
  std::optional<State> acted_;
  // After the turn without an action, before final scoring, and what final scoring added to it.
  std::optional<State> passed_;
  std::array<std::int32_t, kMaxSeats> final_points_{};
  Worth best_;
  Action choice_;
  bool found_ = false;
};

}  // namespace tollkeeper
