// The part of Evaluation that looks at fields: which cities feed which, and what that is worth.
#include <algorithm>
#include <bit>

#include "players/evaluation/evaluation.hpp"
#include "rules/score.hpp"

namespace tollkeeper {
namespace {

constexpr std::size_t kWord = 64;

// visit(field segment, city segment) for every field that touches a city on one of the tiles from
// `first` on.
template <class Visit>
void for_each_touch(const State& s, std::size_t first, Visit&& visit) {
  for (std::size_t t = first; t < s.head().tiles; ++t) {
    const PlacedTile& tile = s.tiles()[t];
    const Kind& kind = s.kind_of(tile);
    for (std::uint16_t f = 0; f < kind.fields; ++f) {
      for (SegmentMask left = kind.field_cities[f]; left != 0;
           left = static_cast<SegmentMask>(left & (left - 1))) {
        visit(static_cast<std::uint16_t>(tile.first_field + f),
              static_cast<std::uint16_t>(tile.first_feature + std::countr_zero(left)));
      }
    }
  }
}

}  // namespace

void Evaluation::begin_siblings(State& base) {
  shared_.clear();
  for_each_touch(base, 0, [&](std::uint16_t field_segment, std::uint16_t city_segment) {
    shared_.push_back(static_cast<std::uint32_t>(State::find(base.fields(), field_segment)) << 16 |
                      State::find(base.features(), city_segment));
  });
  std::sort(shared_.begin(), shared_.end());
  shared_.erase(std::unique(shared_.begin(), shared_.end()), shared_.end());
  shared_tiles_ = base.head().tiles;
}

void Evaluation::end_siblings() {
  shared_.clear();
  shared_tiles_ = 0;
}

// Cities that feed each occupied field, and each field of the last tile when figures may be put on
// it: one pass over the fields of all tiles, as final scoring does it.
void Evaluation::add_fields(State& s, bool act_spots) {
  field_roots_.clear();
  cities_.clear();
  const auto number_field = [&](std::uint16_t root) {
    if (field_seen_[root] != stamp_) {
      field_seen_[root] = stamp_;
      field_number_[root] = static_cast<std::uint16_t>(field_roots_.size());
      field_roots_.push_back(root);
    }
  };
  for (std::uint16_t id = 0; id < game_.layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot >= kMonasterySpot) {
      continue;
    }
    const PlacedTile& tile = s.tiles()[figure.tile];
    const std::uint8_t first = s.kind_of(tile).first_field_segment;
    if (figure.spot >= first) {
      parts_[field][game_.figure_seat[id]] -= weights_.farmer * supply_share_;
      number_field(State::find(s.fields(),
                               static_cast<std::uint16_t>(tile.first_field + figure.spot - first)));
    }
  }
  if (act_spots) {
    const PlacedTile& tile = s.last_tile();
    for (std::uint16_t n = 0; n < s.kind_of(tile).fields; ++n) {
      number_field(State::find(s.fields(), static_cast<std::uint16_t>(tile.first_field + n)));
    }
  }
  if (field_roots_.empty()) {
    return;
  }
  stride_ = (s.head().features + kWord - 1) / kWord;
  field_cities_.assign(field_roots_.size() * stride_, 0);
  const auto feed = [&](std::uint16_t field_segment, std::uint16_t city_segment) {
    const std::uint16_t root = State::find(s.fields(), field_segment);
    if (field_seen_[root] != stamp_) {
      return;
    }
    const std::uint16_t city_root = State::find(s.features(), city_segment);
    if (city_seen_[city_root] != stamp_) {
      city_seen_[city_root] = stamp_;
      city_number_[city_root] = static_cast<std::uint16_t>(cities_.size());
      cities_.push_back(city_root);
    }
    const std::size_t number = city_number_[city_root];
    field_cities_[field_number_[root] * stride_ + number / kWord] |= 1ULL << (number % kWord);
  };
  for (const std::uint32_t pair : shared_) {
    feed(static_cast<std::uint16_t>(pair >> 16), static_cast<std::uint16_t>(pair & 0xFFFF));
  }
  for_each_touch(s, shared_tiles_, feed);
  for (const std::uint16_t root : field_roots_) {
    if (s.fields()[root].figure != 0) {
      add(field, majority_of(s, s.fields()[root].figure), field_worth(root));
    }
  }
}

float Evaluation::field_worth(std::uint16_t root) const {
  const float a_city = game_.field_scoring == Game::FieldScoring::per_city_4 ? 4.0F : 3.0F;
  if (over_) {
    return a_city * expected_cities(root);
  }
  const float share = 1 - (1 - weights_.early_field) * supply_share_;
  return a_city * share * expected_cities(root) + weights_.field_turn * turns_left_;
}

float Evaluation::expected_cities(std::uint16_t root) const {
  float sum = 0;
  for (std::size_t w = 0; w < stride_; ++w) {
    for (std::uint64_t left = field_cities_[field_number_[root] * stride_ + w]; left != 0;
         left &= left - 1) {
      sum += completion_[cities_[w * kWord + static_cast<std::size_t>(std::countr_zero(left))]];
    }
  }
  return sum;
}

}  // namespace tollkeeper
