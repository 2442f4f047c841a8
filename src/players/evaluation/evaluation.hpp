// Evaluation: what each seat is expected to have at the end, in points, without looking ahead: the
// points on the track, every occupied feature by its chance to be completed, fields by the cities
// that feed them, figures in the supply, and what the expansions add for their own rules.
//
// look() reads a whole position in about a microsecond; after it, gain_of() says what a figure on a
// spot of the last tile would add, which costs next to nothing. One object serves one thread.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/evaluation/weights.hpp"
#include "players/thought.hpp"
#include "rules/state.hpp"

namespace tollkeeper {

// What a player takes into account; people's levels are blind to some of it.
struct Sight {
  bool fields = true;
  bool completion = true;  // else every feature counts as it stands
  bool supply = true;
  bool expansion_terms = true;  // what the expansions add for their own rules
  friend bool operator==(const Sight&, const Sight&) = default;
};

class Evaluation {
 public:
  Evaluation(const Game& game, const EvaluationWeights& weights, const Sight& sight);

  using Points = std::array<float, kMaxSeats>;

  // The phase is `draw` or `over`, or any other when what the last tile completed does not matter.
  // Changes nothing but union-find paths. `act_spots`: gain_of() will be asked.
  void look(State& state, bool act_spots = false);
  // Between these two, looks are at positions that follow from `base`: what they share is gathered
  // once. Changes nothing but speed.
  void begin_siblings(State& base);
  void end_siblings();

  // Of the last look().
  const Points& points() const { return points_; }
  // Ahead of the other seat, of several: of half the best and half their mean; alone, the points.
  float lead(Seat seat) const { return lead_of(points_, seat); }
  float lead_of(const Points& points, Seat seat) const;
  // What the seat would have gained by putting a figure there before the turn was scored. `state`
  // is that of the last look(), which was after the scoring.
  float gain_of(State& state, Seat seat, const SpotRow& spot) const;
  // By kind of thing, for people.
  std::vector<ExpectedPoints> by_kind() const;

  const float* completion() const { return completion_.data(); }

 private:
  enum Part { scored, road, city, field, monastery, garden, figures, expansions, kParts };

  void count_fits(const State& state);
  std::uint8_t fits_pattern(std::uint8_t pattern);
  void expect_completion(State& state);
  void add_features(State& state);
  void add_fields(State& state, bool act_spots);
  void add_sites(const State& state);
  void add_supply(const State& state);
  float expected_worth(const State& state, FeatureKind kind, std::uint16_t root) const;
  float expected_site(const State& state, Cell cell, int present, float* chance) const;
  float expected_cities(std::uint16_t root) const;
  float field_worth(std::uint16_t root) const;
  float supply_worth(float figures) const;
  void add(Part part, std::uint8_t winners, float points);

  const Game& game_;
  const EvaluationWeights weights_;
  const Sight sight_;
  std::size_t seats_ = 2;
  bool over_ = false;
  float turns_left_ = 0;
  float supply_share_ = 0;

  std::array<float, 256> fill_{};          // by copies that fit
  std::vector<std::uint8_t> copies_left_;  // by kind
  // By the pattern of an open cell: copies left that fit, and the bag it was counted for. Positions
  // after different placements of one tile share most of it.
  std::array<std::uint8_t, 256> fits_pattern_{};
  std::array<std::uint32_t, 256> fits_bag_{};
  std::uint32_t bag_stamp_ = 0;
  std::vector<std::uint8_t> copies_before_;
  std::vector<std::uint8_t> fit_count_;    // by open slot: copies left that fit
  std::vector<float> completion_;          // by root of a road or city
  std::vector<std::uint8_t> is_city_;      // by root, where open sides were met
  std::vector<std::uint16_t> open_roots_;  // with open sides, as met
  std::vector<std::uint32_t> open_seen_;   // by root: last look that met one
  std::vector<std::uint32_t> seen_;        // by root: last look that counted it
  std::vector<std::uint32_t> field_seen_;
  std::vector<std::uint16_t> field_number_;  // by field root, when seen
  std::vector<std::uint64_t> field_cities_;  // `stride_` words for each numbered field
  std::vector<std::uint16_t> field_roots_;
  // Fields and cities that touch on the tiles below shared_tiles_, by segment, each pair of roots
  // once.
  std::vector<std::uint32_t> shared_;
  std::uint16_t shared_tiles_ = 0;
  std::vector<std::uint16_t> cities_;       // roots, numbered as met
  std::vector<std::uint16_t> city_number_;  // by root, when seen
  std::vector<std::uint32_t> city_seen_;
  std::size_t stride_ = 1;
  std::uint32_t stamp_ = 0;

  std::array<std::array<float, kMaxSeats>, kParts> parts_{};
  Points returning_{};
  Points in_supply_{};
  Points points_{};
};

}  // namespace tollkeeper
