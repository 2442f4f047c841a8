#include "rules/playout.hpp"

#include <algorithm>
#include <bit>

#include "rules/legal.hpp"
#include "rules/turn.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace tollkeeper {
namespace {

// The place of the n-th set bit, counting from 0.
unsigned nth_bit(std::uint64_t word, unsigned n) {
#if defined(__BMI2__)
  return static_cast<unsigned>(std::countr_zero(_pdep_u64(1ULL << n, word)));
#else
  for (; n > 0; --n) {
    word &= word - 1;
  }
  return static_cast<unsigned>(std::countr_zero(word));
#endif
}

void do_random_act(State& s, Random& random) {
  ActionList acts;
  list_acts(s, acts);
  while (!acts.empty()) {
    const std::uint32_t n = random.below(static_cast<std::uint32_t>(acts.size()) + 1);
    if (n == acts.size()) {
      return;
    }
    do_act(s, acts[n], nullptr);
    acts.clear();
    list_acts(s, acts);
  }
}

void act_and_finish(State& s, Random& random) {
  if (!s.kind_of(s.last_tile()).no_act) {
    do_random_act(s, random);
  }
  s.head().phase = Phase::score;
  finish_turn(s, nullptr);
}

}  // namespace

PlacementPicker::PlacementPicker(const State& state, KindId id) : state_(state) {
  const Game& game = state.game();
  const Kind& kind = game.kinds[id];
  const std::size_t blocks = (state.head().open_high + kFitBlock - 1) / kFitBlock;
  words_.enlarge(blocks * kFitBlock / 8);
  auto* fits = reinterpret_cast<RotationMask*>(words_.begin());
  if (!kind.wet && !kind.restricted) {
    fit_all(game.fits[id], state.patterns(), blocks * kFitBlock, fits);
  } else {
    std::fill_n(fits, blocks * kFitBlock, RotationMask{0});
    for (std::size_t n = 0; n < state.head().open_high; ++n) {
      const OpenCell& open = state.open()[n];
      if (open.known != 0 && (open.wet != 0) == kind.wet) {
        fits[n] = legal_rotations(state, id, open.cell);
      }
    }
  }
  const std::uint64_t distinct = 0x0101010101010101ULL * kind.distinct_rotations;
  for (std::uint64_t& word : words_) {
    word &= distinct;
    count_ += static_cast<std::uint32_t>(std::popcount(word));
  }
}

Action PlacementPicker::pick(std::uint32_t n) const {
  const std::uint64_t* word = words_.begin();
  for (;; ++word) {
    const auto here = static_cast<std::uint32_t>(std::popcount(*word));
    if (n < here) {
      break;
    }
    n -= here;
  }
  const unsigned bit = nth_bit(*word, n);
  const auto slot = static_cast<std::size_t>(word - words_.begin()) * 8 + bit / 8;
  return Action::place_tile(state_.open()[slot].cell, static_cast<Rotation>(bit % 8));
}

void play_random_turn(State& s, Random& random) {
  while (s.phase() == Phase::draw) {
    const KindId kind = take_from_bag(s, random.below(drawable_count(s)));
    const PlacementPicker picker(s, kind);
    if (picker.count() == 0) {
      take_in_hand(s, kind, nullptr);  // sets it aside
      continue;
    }
    const Action place = picker.pick(random.below(picker.count()));
    s.head().hand = kind;
    place_from_hand(s, place.cell, place.spot, nullptr);
    act_and_finish(s, random);
    return;
  }
}

void play_random_game(State& s, Random& random) {
  if (s.phase() == Phase::place) {
    const PlacementPicker picker(s, s.hand());
    const Action place = picker.pick(random.below(picker.count()));
    place_from_hand(s, place.cell, place.spot, nullptr);
    act_and_finish(s, random);
  } else if (s.phase() == Phase::act || s.phase() == Phase::score) {
    if (s.phase() == Phase::act) {
      do_random_act(s, random);
    }
    s.head().phase = Phase::score;
    finish_turn(s, nullptr);
  }
  while (s.phase() != Phase::over) {
    play_random_turn(s, random);
  }
}

}  // namespace tollkeeper
