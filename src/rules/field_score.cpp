#include "rules/field_score.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "rules/score.hpp"

namespace tollkeeper {
namespace {

// Which completed cities feed which occupied field: a set of city roots for each field.
struct Feeding {
  static constexpr std::size_t kWord = 64;

  std::size_t stride = 1;              // words of a set
  SmallList<std::uint64_t, 64> words;  // set by set; one more for the fields nobody stands on

  std::uint64_t* set_of(std::size_t field) { return words.begin() + field * stride; }
  const std::uint64_t* set_of(std::size_t field) const { return words.begin() + field * stride; }
  bool feeds(std::size_t city, std::size_t field) const {
    return ((set_of(field)[city / kWord] >> (city % kWord)) & 1) != 0;
  }
};
using RootList = SmallList<std::uint16_t, 64>;

void list_occupied_fields(State& s, RootList& fields) {
  for (std::uint16_t id = 0; id < s.game().layout.figure_count; ++id) {
    const Figure& figure = s.figures()[id];
    if (figure.tile == kInSupply || figure.spot >= kMonasterySpot) {
      continue;
    }
    const PlacedTile& tile = s.tiles()[figure.tile];
    const Kind& kind = s.kind_of(tile);
    if (figure.spot < kind.first_field_segment) {
      continue;
    }
    const std::uint16_t root = State::find(
        s.fields(),
        static_cast<std::uint16_t>(tile.first_field + figure.spot - kind.first_field_segment));
    if (std::find(fields.begin(), fields.end(), root) == fields.end()) {
      fields.push_back(root);
    }
  }
}

// A field and a city of one tile that touch each other, by segment ids.
struct Pair {
  std::uint16_t field = 0;
  std::uint16_t city = 0;
};
using PairList = SmallList<Pair, 512>;

// The pairs of all tiles. Few tiles have more than kAtOnce, and how many cannot be foretold: as many
// are written each time, and the next tile writes over what is too much.
void list_pairs(const State& s, PairList& pairs) {
  constexpr std::size_t kAtOnce = 4;
  const Kind* kinds = s.game().kinds.data();
  std::size_t count = 0;
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    const Kind& kind = kinds[tile.kind];
    pairs.enlarge(count + kMostBeside);
    Pair* here = &pairs[count];
    const auto add = [&](std::size_t k) {
      here[k] = {static_cast<std::uint16_t>(tile.first_field + kind.beside[k].field),
                 static_cast<std::uint16_t>(tile.first_feature + kind.beside[k].city)};
    };
    for (std::size_t k = 0; k < kAtOnce; ++k) {
      add(k);
    }
    for (std::size_t k = kAtOnce; k < kind.beside_count; ++k) {
      add(k);
    }
    count += kind.beside_count;
  }
  pairs.resize(count);
}

// One pass over the pairs of a field and a city on all tiles. They are tile data, so nothing has to
// be kept up to date during the game. Neither "is the field occupied" nor "is the city complete"
// can be foretold, so neither is tested: the bit of an open city is 0, and the fields of nobody
// have a set of their own that is thrown away (docs/performance.md has what that brought).
void list_feeding(State& s, const RootList& fields, Feeding& feeding) {
  const State::Parts p = s.parts();
  feeding.stride = p.head->features / Feeding::kWord + 1U;
  feeding.words.enlarge((fields.size() + 1) * feeding.stride);
  std::fill(feeding.words.begin(), feeding.words.end(), 0);
  // The number of a field, by the figure that its root names.
  SmallList<std::uint16_t, 64> number_of;
  number_of.enlarge(s.game().layout.figure_count + 1U);
  number_of[0] = static_cast<std::uint16_t>(fields.size());
  for (std::size_t n = 0; n < fields.size(); ++n) {
    number_of[p.fields[fields[n]].figure] = static_cast<std::uint16_t>(n);
  }
  PairList pairs;
  list_pairs(s, pairs);
  for (const Pair& pair : pairs) {
    const auto field = State::find(p.fields, pair.field);
    const auto city = State::find(p.features, pair.city);
    feeding.set_of(number_of[p.fields[field].figure])[city / Feeding::kWord] |=
        static_cast<std::uint64_t>(is_complete(s, city)) << (city % Feeding::kWord);
  }
}

Event field_event(Seat seat, std::string_view rule) {
  Event event;
  event.kind = EventKind::score;
  event.seat = seat;
  event.word = word_of(FeatureKind::field);
  event.at_end = true;
  event.rule = rule;
  return event;
}

void award_field(State& s, Seat seat, int cities, int worth, std::string_view rule,
                 std::uint16_t field, Journal* journal) {
  Event event = field_event(seat, rule);
  event.points = cities * worth;
  if (journal != nullptr) {
    event.cells = field_cells(s, field);
    event.parts.push_back(
        {cities, worth, "completed_city", "completed city", "completed cities", rule});
  }
  award(s, std::move(event), journal);
}

// B-39: each field by itself, 3 for each city.
void score_per_field(State& s, const RootList& fields, const Feeding& feeding, Journal* journal) {
  for (std::size_t n = 0; n < fields.size(); ++n) {
    int cities = 0;
    for (std::size_t word = 0; word < feeding.stride; ++word) {
      cities += std::popcount(feeding.set_of(n)[word]);
    }
    const std::uint8_t winners = majority_of(s, s.fields()[fields[n]].figure);
    for (Seat seat = 0; seat < s.game().seats; ++seat) {
      if (((winners >> seat) & 1) == 0) {
        continue;
      }
      if (journal == nullptr) {
        s.head().points[seat] += 3 * cities;
      } else {
        award_field(s, seat, cities, 3, "B-39", fields[n], journal);
      }
    }
  }
}

// B-40, 2nd rule: a city pays a player once at most, over all fields.
void score_per_player(State& s, const RootList& fields, const Feeding& feeding, Journal* journal) {
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    SmallList<std::uint64_t, 64> paid;
    paid.enlarge(feeding.stride);
    std::fill(paid.begin(), paid.end(), 0);
    for (std::size_t n = 0; n < fields.size(); ++n) {
      if (((majority_of(s, s.fields()[fields[n]].figure) >> seat) & 1) == 0) {
        continue;
      }
      int cities = 0;
      for (std::size_t word = 0; word < feeding.stride; ++word) {
        cities += std::popcount(feeding.set_of(n)[word] & ~paid[word]);
        paid[word] |= feeding.set_of(n)[word];
      }
      award_field(s, seat, cities, 3, "B-40", fields[n], journal);
    }
  }
}

// B-40, 1st rule: city by city, the farmers of all fields that touch it counted together.
void score_per_city(State& s, const RootList& fields, const Feeding& feeding, Journal* journal) {
  for (std::uint16_t city = 0; city < s.head().features; ++city) {
    bool feeds_any = false;
    for (std::size_t n = 0; n < fields.size(); ++n) {
      feeds_any = feeds_any || feeding.feeds(city, n);
    }
    if (!feeds_any) {
      continue;
    }
    std::array<int, kMaxSeats> weights{};
    for (std::size_t n = 0; n < fields.size(); ++n) {
      if (feeding.feeds(city, n)) {
        const auto more = weights_of(s, s.fields()[fields[n]].figure);
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
          weights[seat] += more[seat];
        }
      }
    }
    const int most = *std::max_element(weights.begin(), weights.end());
    for (Seat seat = 0; seat < s.game().seats; ++seat) {
      if (weights[seat] != most) {
        continue;
      }
      Event event = field_event(seat, "B-40");
      event.points = 4;
      if (journal != nullptr) {
        event.cells = feature_cells(s, city);
        event.parts.push_back(
            {1, 4, "completed_city", "completed city", "completed cities", "B-40"});
      }
      award(s, std::move(event), journal);
    }
  }
}

// The first cell of the field and on it the field's first number: the same however it came about,
// so that a city which pays a player once (B-40) always pays for the same field.
std::pair<Cell, std::uint16_t> first_place(const State& s, std::uint16_t root) {
  const Cell cell = field_cells(s, root).front();
  const PlacedTile& tile = *s.tile_at(cell);
  std::uint16_t number = 0;
  while (s.field_root(static_cast<std::uint16_t>(tile.first_field + number)) != root) {
    ++number;
  }
  return {cell, number};
}

}  // namespace

void score_fields(State& s, Journal* journal) {
  RootList fields;
  list_occupied_fields(s, fields);
  if (fields.empty()) {
    return;
  }
  if (journal != nullptr) {
    std::sort(fields.begin(), fields.end(), [&s](std::uint16_t a, std::uint16_t b) {
      return first_place(s, a) < first_place(s, b);
    });
  }
  Feeding feeding;
  list_feeding(s, fields, feeding);
  switch (s.game().field_scoring) {
    case Game::FieldScoring::per_field_3:
      score_per_field(s, fields, feeding, journal);
      break;
    case Game::FieldScoring::per_player_3:
      score_per_player(s, fields, feeding, journal);
      break;
    case Game::FieldScoring::per_city_4:
      score_per_city(s, fields, feeding, journal);
      break;
  }
}

std::vector<std::uint16_t> completed_cities_of(const State& s, std::uint16_t field_root) {
  std::vector<std::uint16_t> cities;
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    const Kind& kind = s.kind_of(tile);
    for (std::uint16_t f = 0; f < kind.fields; ++f) {
      if (s.field_root(static_cast<std::uint16_t>(tile.first_field + f)) != field_root) {
        continue;
      }
      for (std::uint16_t c = 0; c < kind.counted; ++c) {
        const std::uint16_t city =
            s.feature_root(static_cast<std::uint16_t>(tile.first_feature + c));
        if (((kind.field_cities[f] >> c) & 1) != 0 && is_complete(s, city) &&
            std::find(cities.begin(), cities.end(), city) == cities.end()) {
          cities.push_back(city);
        }
      }
    }
  }
  return cities;
}

std::vector<Cell> field_cells(const State& s, std::uint16_t root) {
  std::vector<Cell> cells;
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    const Kind& kind = s.kind_of(tile);
    for (std::uint16_t f = 0; f < kind.fields; ++f) {
      if (s.field_root(static_cast<std::uint16_t>(tile.first_field + f)) == root) {
        cells.push_back(tile.cell);
        break;
      }
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace tollkeeper
