#include "players/evaluation/evaluation.hpp"

#include <algorithm>
#include <bit>

#include "rules/score.hpp"

namespace tollkeeper {

Evaluation::Evaluation(const Game& game, const EvaluationWeights& weights, const Sight& sight)
    : game_(game), weights_(weights), sight_(sight), seats_(static_cast<std::size_t>(game.seats)) {
  const Layout& layout = game.layout;
  copies_left_.resize(game.kinds.size());
  fit_count_.resize(layout.open_count + kFitBlock);
  const std::size_t features = layout.feature_count + 1U;
  completion_.resize(features);
  is_city_.resize(features);
  open_seen_.resize(features);
  seen_.resize(features);
  city_number_.resize(features);
  city_seen_.resize(features);
  const std::size_t fields = layout.field_count + 1U;
  field_seen_.resize(fields);
  field_number_.resize(fields);
}

void Evaluation::look(State& s, bool act_spots) {
  const State::Head& h = s.head();
  over_ = h.phase == Phase::over;
  for (auto& part : parts_) {
    part.fill(0);
  }
  returning_.fill(0);
  ++stamp_;
  const int tiles_left = h.bag + (h.hand != kNoKind ? 1 : 0);
  turns_left_ = over_ ? 0 : static_cast<float>(tiles_left) / static_cast<float>(seats_);
  supply_share_ = std::min(1.0F, turns_left_ / weights_.supply_turns);
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    parts_[scored][seat] = static_cast<float>(h.points[seat]);
  }
  count_fits(s);
  expect_completion(s);
  if (!over_) {
    add_features(s);
    if (sight_.fields) {
      add_fields(s, act_spots);
    }
    add_sites(s);
  } else if (act_spots && sight_.fields) {
    add_fields(s, true);
    parts_[field].fill(0);  // counted in the points already
  }
  add_supply(s);
  if (sight_.expansion_terms && !over_) {
    const Expectation expectation{completion_.data(), turns_left_};
    for (const Module* module : game_.subscribers(Hook::add_expected_points)) {
      module->add_expected_points(s, expectation, parts_[expansions]);
    }
  }
  if (!over_ && game_.seats > 1) {
    parts_[figures][h.seat] += weights_.tempo * supply_share_;
  }
  points_.fill(0);
  for (const auto& part : parts_) {
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      points_[seat] += part[seat];
    }
  }
}

// How many of the tiles left fit each open cell (B-12), at most 255.
void Evaluation::count_fits(const State& s) {
  std::fill(copies_left_.begin(), copies_left_.end(), std::uint8_t{0});
  for (std::size_t n = 0; n < s.head().bag; ++n) {
    auto& copies = copies_left_[s.bag()[n]];
    copies = static_cast<std::uint8_t>(copies + (copies < 255 ? 1 : 0));
  }
  if (copies_left_ != copies_before_) {
    copies_before_ = copies_left_;
    ++bag_stamp_;
    const float one =
        weights_.fill + weights_.fill_share / static_cast<float>(std::max<int>(1, s.head().bag));
    float missed = 1;
    for (float& chance : fill_) {
      chance = 1 - missed;
      missed *= 1 - std::min(1.0F, one);
    }
  }
  for (std::size_t n = 0; n < s.head().open_high; ++n) {
    fit_count_[n] = fits_pattern(s.patterns()[n]);
  }
}

std::uint8_t Evaluation::fits_pattern(std::uint8_t pattern) {
  if (fits_bag_[pattern] != bag_stamp_) {
    fits_bag_[pattern] = bag_stamp_;
    unsigned sum = 0;
    for (std::size_t kind = 0; kind < copies_left_.size(); ++kind) {
      sum += game_.fits[kind].fits(pattern) != 0 ? copies_left_[kind] : 0U;
    }
    fits_pattern_[pattern] = static_cast<std::uint8_t>(std::min(sum, 255U));
  }
  return fits_pattern_[pattern];
}

// Every road and city: the chance by its open sides times that of every cell it ends at.
void Evaluation::expect_completion(State& s) {
  const State::Parts p = s.parts();
  const std::size_t count = p.head->features;
  std::fill_n(completion_.begin(), count, 1.0F);
  if (over_ || !sight_.completion || p.head->bag == 0) {
    for (std::size_t id = 0; id < count; ++id) {
      completion_[id] = p.tallies[id].lane[kOpenLane] == 0 ? 1.0F : 0.0F;
    }
    return;
  }
  open_roots_.clear();
  for (std::size_t n = 0; n < p.head->open_high; ++n) {
    const unsigned pattern = p.patterns[n];
    const float chance = fill_[fit_count_[n]];
    const OpenCell& open = p.open[n];
    // The middle bits of road (2) and city (3) have the higher bit set.
    for (unsigned ends = pattern & 0xAA; ends != 0; ends &= ends - 1) {
      const auto side = static_cast<unsigned>(std::countr_zero(ends)) / 2;
      const std::uint16_t root = State::find(p.features, open.middle[side]);
      completion_[root] *= chance;
      is_city_[root] = ((pattern >> (2 * side)) & 1) != 0;
      if (open_seen_[root] != stamp_) {
        open_seen_[root] = stamp_;
        open_roots_.push_back(root);
      }
    }
  }
  for (const std::uint16_t root : open_roots_) {
    const std::size_t sides = std::min<std::size_t>(p.tallies[root].lane[kOpenLane], 4);
    completion_[root] *=
        is_city_[root] != 0 ? weights_.close_city[sides] : weights_.close_road[sides];
  }
}

float Evaluation::expected_worth(const State& s, FeatureKind kind, std::uint16_t root) const {
  const Tally tally = (s.touched()[root] & kMetTwice) == 0 ? s.tallies()[root] : tally_of(s, root);
  const auto tiles = static_cast<float>(tally.lane[kTilesLane]);
  const auto coats = static_cast<float>(tally.lane[kCoatsLane]);
  const auto open = static_cast<float>(tally.lane[kOpenLane]);
  const float chance = completion_[root];
  float points = 0;
  if (chance > 0) {
    const Worth worth = worth_of(game_, kind, tally, true);
    points += chance * (static_cast<float>(worth.per_tile) * (tiles + open) +
                        static_cast<float>(worth.per_coat) * coats);
  }
  if (chance < 1) {
    const Worth worth = worth_of(game_, kind, tally, false);
    points += (1 - chance) * (static_cast<float>(worth.per_tile) *
                                  (tiles + weights_.growth * open * supply_share_) +
                              static_cast<float>(worth.per_coat) * coats);
  }
  return points;
}

void Evaluation::add(Part part, std::uint8_t winners, float points) {
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    if (((winners >> seat) & 1) != 0) {
      parts_[part][seat] += points;
    }
  }
}

void Evaluation::add_features(State& s) {
  for (std::uint16_t id = 0; id < game_.layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot >= kMonasterySpot) {
      continue;
    }
    const PlacedTile& tile = s.tiles()[figure.tile];
    const Kind& kind = s.kind_of(tile);
    if (figure.spot >= kind.first_field_segment) {
      continue;
    }
    const std::uint16_t root =
        State::find(s.features(), static_cast<std::uint16_t>(tile.first_feature + figure.spot));
    const Seat owner = game_.figure_seat[id];
    returning_[owner] += completion_[root];
    if (completion_[root] < weights_.stuck_chance) {
      parts_[figures][owner] -= weights_.stuck * supply_share_;
    }
    if (seen_[root] == stamp_) {
      continue;
    }
    seen_[root] = stamp_;
    const FeatureKind what = kind.counted_kind[figure.spot];
    add(what == FeatureKind::city ? city : road, majority_of(s, s.features()[root].figure),
        expected_worth(s, what, root));
  }
}

// Points of a monastery or garden at the end, and the chance that it is surrounded before.
float Evaluation::expected_site(const State& s, Cell cell, int present, float* chance) const {
  *chance = present == 9 ? 1.0F : 0.0F;
  auto points = static_cast<float>(present);
  if (present == 9 || over_ || !sight_.completion || s.head().bag == 0) {
    return points;
  }
  *chance = 1;
  const float far = weights_.far_cell * supply_share_;
  for (std::int16_t dy = -1; dy <= 1; ++dy) {
    for (std::int16_t dx = -1; dx <= 1; ++dx) {
      const Cell beside{static_cast<std::int16_t>(cell.x + dx),
                        static_cast<std::int16_t>(cell.y + dy)};
      if (s.has_tile(beside)) {
        continue;
      }
      const std::uint16_t slot = s.slot_at(beside);
      const float filled =
          slot == kNoSlot || s.patterns()[slot] == 0 ? far : fill_[fit_count_[slot]];
      points += filled;
      *chance *= filled;
    }
  }
  return points;
}

void Evaluation::add_sites(const State& s) {
  for (std::size_t n = 0; n < s.head().watches; ++n) {
    const Watch& watch = s.watches()[n];
    const Seat seat = game_.figure_seat[watch.figure];
    float chance = 0;
    parts_[watch.kind == FeatureKind::garden ? garden : monastery][seat] +=
        expected_site(s, watch.cell, watch.present, &chance);
    returning_[seat] += chance;
  }
}

float Evaluation::supply_worth(float count) const {
  const float top = static_cast<float>(weights_.supply.size() - 1);
  if (count >= top) {
    return weights_.supply.back();
  }
  const auto below = static_cast<std::size_t>(count);
  const float part = count - static_cast<float>(below);
  return weights_.supply[below] * (1 - part) + weights_.supply[below + 1] * part;
}

void Evaluation::add_supply(const State& s) {
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    int count = 0;
    for (std::size_t row = 0; row < game_.figures.size(); ++row) {
      count += s.head().supply[seat][row];
    }
    in_supply_[seat] = static_cast<float>(count);
    if (sight_.supply && !over_) {
      parts_[figures][seat] +=
          supply_share_ * supply_worth(in_supply_[seat] + weights_.returning * returning_[seat]) +
          weights_.supply_turn * turns_left_ * in_supply_[seat];
    }
  }
}

float Evaluation::lead_of(const Points& points, Seat seat) const {
  if (seats_ == 1) {
    return points[0];
  }
  float best = -1e9F;
  float sum = 0;
  for (std::size_t other = 0; other < seats_; ++other) {
    if (other != seat) {
      best = std::max(best, points[other]);
      sum += points[other];
    }
  }
  if (seats_ > 2) {
    return points[seat] - (best + sum / static_cast<float>(seats_ - 1)) / 2;
  }
  return points[seat] - best;
}

float Evaluation::gain_of(State& s, Seat seat, const SpotRow& spot) const {
  const PlacedTile& tile = s.last_tile();
  float points = 0;
  float back = 0;
  switch (spot.kind) {
    case FeatureKind::road:
    case FeatureKind::city: {
      const std::uint16_t root =
          State::find(s.features(), static_cast<std::uint16_t>(tile.first_feature + spot.number));
      points = expected_worth(s, spot.kind, root);
      if (is_complete(s, root)) {
        return points;
      }
      back = completion_[root];
      if (!over_ && back < weights_.stuck_chance) {
        points -= weights_.stuck * supply_share_;
      }
      break;
    }
    case FeatureKind::field: {
      if (!sight_.fields) {
        points = 0;
        break;
      }
      const std::uint16_t root =
          State::find(s.fields(), static_cast<std::uint16_t>(tile.first_field + spot.number));
      points = field_worth(root) - (over_ ? 0 : weights_.farmer * supply_share_);
      break;
    }
    case FeatureKind::monastery:
    case FeatureKind::garden: {
      int present = 0;
      for (std::int16_t dy = -1; dy <= 1; ++dy) {
        for (std::int16_t dx = -1; dx <= 1; ++dx) {
          present += s.has_tile(Cell{static_cast<std::int16_t>(tile.cell.x + dx),
                                     static_cast<std::int16_t>(tile.cell.y + dy)})
                         ? 1
                         : 0;
        }
      }
      points = expected_site(s, tile.cell, present, &back);
      if (present == 9) {
        return points;
      }
      break;
    }
  }
  if (sight_.supply && !over_) {
    const float before = in_supply_[seat] + weights_.returning * returning_[seat];
    points +=
        supply_share_ * (supply_worth(std::max(0.0F, before - 1 + weights_.returning * back)) -
                         supply_worth(before)) -
        weights_.supply_turn * turns_left_;
  }
  return points;
}

std::vector<ExpectedPoints> Evaluation::by_kind() const {
  static constexpr std::array<std::string_view, kParts> kWords{
      "scored", "road", "city", "field", "monastery", "garden", "figures", "expansions"};
  std::vector<ExpectedPoints> list;
  for (std::size_t part = 0; part < kParts; ++part) {
    const bool some = std::any_of(parts_[part].begin(), parts_[part].end(),
                                  [](float points) { return points != 0; });
    if (some) {
      list.push_back({kWords[part], parts_[part]});
    }
  }
  return list;
}

}  // namespace tollkeeper
