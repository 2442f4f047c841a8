#include "rules/playout.hpp"

#include <bit>
#include <cassert>

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
  const std::size_t slots = state.head().open_high;
  const std::uint64_t distinct = 0x0101010101010101ULL * kind.distinct_rotations;
  const bool plain = !kind.wet && !kind.restricted;
  for (std::size_t first = 0; first < slots; first += kFitBlock) {
    alignas(kFitBlock) std::array<RotationMask, kFitBlock> fits{};
    if (plain) {
      fit_all(game.fits[id], state.patterns() + first, kFitBlock, fits.data());
    } else {
      for (std::size_t n = 0; n < kFitBlock && first + n < slots; ++n) {
        fits[n] = state.open()[first + n].known == 0
                      ? RotationMask{0}
                      : legal_rotations(state, id, state.open()[first + n].cell);
      }
    }
    for (std::size_t n = 0; n < kFitBlock; n += 8) {
      std::uint64_t word;
      std::memcpy(&word, fits.data() + n, 8);
      word &= distinct;
      count_ += static_cast<std::uint32_t>(std::popcount(word));
      words_.push_back(word);
    }
  }
}

Action PlacementPicker::pick(std::uint32_t n) const {
  for (std::size_t w = 0; w < words_.size(); ++w) {
    const auto here = static_cast<std::uint32_t>(std::popcount(words_[w]));
    if (n < here) {
      const unsigned bit = nth_bit(words_[w], n);
      return Action::place_tile(state_.open()[w * 8 + bit / 8].cell,
                                static_cast<Rotation>(bit % 8));
    }
    n -= here;
  }
  assert(false && "n is below count()");
  return {};
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
