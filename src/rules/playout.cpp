#include "rules/playout.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/legal.hpp"
#include "rules/place.hpp"
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

// Asks the memory for what placing the tile will read, while its places are looked for.
void fetch(const Kind& kind) {
  const auto* line = reinterpret_cast<const char*>(&kind);
  for (std::size_t n = 0; n < offsetof(Kind, tally) + alignof(Kind); n += alignof(Kind)) {
    __builtin_prefetch(line + n);
  }
}

void do_random_act(State& s, Random& random) {
  while (true) {
    const ActPicker acts(s);
    if (acts.count() == 0) {
      return;
    }
    const std::uint32_t n = random.below(acts.count() + 1);
    if (n == acts.count()) {
      return;
    }
    acts.act(s, n);
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
    fit_all(game.distinct_fits[id], state.patterns(), blocks * kFitBlock, fits);
  } else {
    std::fill_n(fits, blocks * kFitBlock, RotationMask{0});
    for (std::size_t n = 0; n < state.head().open_high; ++n) {
      if ((state.open()[n].wet != 0) == kind.wet) {
        fits[n] = rotations_in_slot(state, id, n, kind.distinct_rotations);
      }
    }
  }
  const std::size_t words = blocks * kBlockWords;
  before_.enlarge(words);
  for (std::size_t n = 0; n < words; ++n) {
    before_[n] = count_;
    count_ += static_cast<std::uint32_t>(std::popcount(words_[n]));
  }
}

Action PlacementPicker::pick(std::uint32_t n) const {
  // The last word with no more than n before it. None is left out: where to stop looking cannot be
  // foretold.
  const std::uint32_t* before = before_.begin();
  std::size_t word = 0;
  for (std::size_t block = 0; block < before_.size(); block += kBlockWords) {
    for (std::size_t w = 0; w < kBlockWords; ++w) {
      word += before[block + w] <= n ? 1U : 0U;
    }
  }
  --word;
  const unsigned bit = nth_bit(words_[word], n - before[word]);
  const std::size_t slot = word * 8 + bit / 8;
  return Action::place_tile(state_.open()[slot].cell, static_cast<Rotation>(bit % 8));
}

ActPicker::ActPicker(const State& s) {
  const Game& game = s.game();
  if (s.act_open(0)) {
    const Kind& kind = s.kind_of(s.last_tile());
    const auto& supply = s.head().supply[s.seat()];
    static_assert(sizeof supply == sizeof(std::uint64_t));
    std::uint64_t any = 0;
    std::memcpy(&any, supply.data(), sizeof any);
    if (any != 0) {
      free_ = free_spots(s);
      for (std::size_t row = 0; row < game.figures.size(); ++row) {
        const SpotMask has_one = SpotMask{0} - static_cast<SpotMask>(supply[row] != 0);
        figures_ += static_cast<std::uint32_t>(
            std::popcount(free_ & kind.stands_on[row] & has_one));
      }
    }
  }
  for (const Module* module : game.subscribers(Hook::list_actions)) {
    specials_ += module->count_actions(s);
  }
}

void ActPicker::act(State& s, std::uint32_t n) const {
  const Game& game = s.game();
  if (n < figures_) {
    const Kind& kind = s.kind_of(s.last_tile());
    for (std::uint8_t row = 0;; ++row) {
      const SpotMask spots = s.supply(s.seat(), row) == 0 ? 0 : free_ & kind.stands_on[row];
      const auto here = static_cast<std::uint32_t>(std::popcount(spots));
      if (n < here) {
        place_figure(s, s.seat(), row, static_cast<std::uint16_t>(s.head().tiles - 1),
                     kind.spots[nth_bit(spots, n)].spot);
        s.mark_act(0);
        return;
      }
      n -= here;
    }
  }
  n -= figures_;
  // What is not of the others is of the last, which need not be asked again.
  const auto& modules = game.subscribers(Hook::list_actions);
  std::size_t at = 0;
  for (; at + 1 < modules.size(); ++at) {
    const std::uint32_t here = modules[at]->count_actions(s);
    if (n < here) {
      break;
    }
    n -= here;
  }
  modules[at]->do_nth_action(s, n);
}

void play_random_turn(State& s, Random& random) {
  while (s.phase() == Phase::draw) {
    const KindId kind = take_from_bag(s, random.below(drawable_count(s)));
    fetch(s.game().kinds[kind]);
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
