#include "record/position/toll_report.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "record/prospect.hpp"
#include "rules/place.hpp"
#include "rules/score.hpp"
#include "rules/token_layer.hpp"
#include "rules/turn.hpp"

namespace tollkeeper {
namespace {

constexpr int kWholeSite = 9;  // a monastery or garden and the eight cells round it

bool is_counted(FeatureKind kind) { return kind == FeatureKind::road || kind == FeatureKind::city; }
bool is_site(FeatureKind kind) { return kind > FeatureKind::field; }

class Reporter {
 public:
  explicit Reporter(const LaidPosition& laid) : laid_(laid), settled_(laid.state) {}

  TollReport report() {
    find_features();
    settle();
    find_crossroads();
    for (PaidFeature& feature : report_.features) {
      if (feature.facts.figures != 0 || has_token(feature)) {
        pay(feature);
      }
    }
    report_.end = scores_if_ended(settled_);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      SeatPoints& points = report_.seats[seat];
      points.before = laid_.state.points(seat);
      points.due = settled_.points(seat) - points.before;
      points.end = sum_of(report_.end, seat);
    }
    return std::move(report_);
  }

 private:
  const State& state() const { return laid_.state; }
  const Game& game() const { return *laid_.game; }

  void find_features() {
    std::set<std::pair<FeatureKind, std::uint16_t>> seen;
    for (std::size_t n = 0; n < state().head().tiles; ++n) {
      const PlacedTile& tile = state().tiles()[n];
      const Kind& kind = state().kind_of(tile);
      for (std::size_t spot = 0; spot < kind.spot_count; ++spot) {
        const FeatureFacts facts = facts_of_spot(state(), n, kind.spots[spot]);
        if (is_site(facts.kind) || seen.emplace(facts.kind, facts.root).second) {
          report_.features.push_back({facts, is_due(facts), {}, {}});
        }
      }
    }
    std::stable_sort(report_.features.begin(), report_.features.end(),
                     [](const PaidFeature& a, const PaidFeature& b) {
                       return a.facts.kind != b.facts.kind
                                  ? a.facts.kind < b.facts.kind
                                  : a.facts.cells.front() < b.facts.cells.front();
                     });
    for (std::size_t n = 0; n < report_.features.size(); ++n) {
      if (report_.features[n].facts.kind == FeatureKind::road) {
        road_numbers_[report_.features[n].facts.root] = n;
      }
    }
  }

  bool is_due(const FeatureFacts& facts) const {
    if (!facts.complete || facts.kind == FeatureKind::field) {
      return false;
    }
    if (facts.figures != 0) {
      return true;
    }
    // Tolls are paid without a meeple, too.
    const auto& placed = laid_.position.placed;
    return is_counted(facts.kind) && placed &&
           std::find(facts.cells.begin(), facts.cells.end(), *placed) != facts.cells.end() &&
           is_on_tile(*placed, facts.root);
  }

  // Nobody else is paid for a feature: most of a large table is skipped.
  bool has_token(const PaidFeature& feature) const {
    return std::any_of(
        report_.crossroads.begin(), report_.crossroads.end(), [&](const CrossroadsToll& place) {
          return place.token &&
                 std::any_of(place.features.begin(), place.features.end(), [&](std::size_t number) {
                   return &report_.features[number] == &feature;
                 });
        });
  }

  bool is_on_tile(Cell cell, std::uint16_t root) const {
    const PlacedTile& tile = *state().tile_at(cell);
    for (std::uint16_t n = 0; n < state().kind_of(tile).counted; ++n) {
      if (state().feature_root(static_cast<std::uint16_t>(tile.first_feature + n)) == root) {
        return true;
      }
    }
    return false;
  }

  // Scores what is due and ends the turn, so that tokens turn over.
  void settle() {
    std::vector<CompletedFeature> due;
    for (const PaidFeature& feature : report_.features) {
      if (feature.due && is_counted(feature.facts.kind)) {
        due.push_back({feature.facts.kind, feature.facts.root});
      }
    }
    Journal journal;
    score_completed(settled_, due, &journal);
    for (const Module* module : game().subscribers(Hook::turn_ended)) {
      module->turn_ended(settled_, true, &journal);
    }
    for (Event& event : journal) {
      if (event.kind == EventKind::score || event.kind == EventKind::token_turned) {
        report_.due.push_back(std::move(event));
      }
    }
  }

  void pay(PaidFeature& feature) const {
    if (is_counted(feature.facts.kind)) {
      feature.when_complete = scores_if_completed(state(), feature.facts.kind, feature.facts.root);
    } else if (is_site(feature.facts.kind) && feature.facts.figures != 0) {
      feature.when_complete = site_when_complete(feature.facts);
    }
    if (!feature.facts.complete || feature.facts.kind == FeatureKind::field) {
      feature.at_end = end_of(settled_, feature.facts);
    }
  }

  Journal site_when_complete(const FeatureFacts& facts) const {
    State scratch(state());
    Journal journal;
    for (std::size_t n = 0; n < scratch.head().watches; ++n) {
      Watch& watch = scratch.watches()[n];
      if (watch.cell == facts.cells.front() && watch.kind == facts.kind) {
        watch.present = kWholeSite;
        score_site(scratch, watch, game().figure_seat[watch.figure], true, "B-35", &journal);
      }
    }
    return journal;
  }

  // Final scoring with everything away that belongs to other features, so that each event is
  // this one's. Other fields stay where a rule looks at all of them together (B-40).
  Journal end_of(const State& position, const FeatureFacts& facts) const {
    State scratch(position);
    const bool together =
        facts.kind == FeatureKind::field && game().field_scoring != Game::FieldScoring::per_field_3;
    for (std::uint16_t id = 0; id < game().figure_seat.size(); ++id) {
      const Figure& figure = scratch.figures()[id];
      if (figure.tile != kInSupply && !stands_on(scratch, figure, facts) &&
          !(together && spot_of(scratch, figure).kind == FeatureKind::field)) {
        return_figure(scratch, id);
      }
    }
    close_other_roads(scratch, facts);
    const std::string_view word = word_of(facts.kind);
    Journal events = scores_if_ended(scratch);
    std::erase_if(events, [&](const Event& event) {
      if (together && event.cells != facts.cells) {
        return true;
      }
      return event.word != word && !(facts.kind == FeatureKind::road && is_for_token(event));
    });
    return events;
  }

  // A token takes toll of every incomplete road at its crossroads: leave it this one alone.
  void close_other_roads(State& scratch, const FeatureFacts& facts) const {
    for (const auto& [root, number] : road_numbers_) {
      if (facts.kind != FeatureKind::road || root != facts.root) {
        scratch.tallies()[root].lane[kOpenLane] = 0;
      }
    }
  }

  SpotRow spot_of(const State& position, const Figure& figure) const {
    const Kind& kind = position.kind_of(position.tiles()[figure.tile]);
    for (std::size_t n = 0; n < kind.spot_count; ++n) {
      if (kind.spots[n].spot == figure.spot) {
        return kind.spots[n];
      }
    }
    return {};
  }

  bool stands_on(const State& position, const Figure& figure, const FeatureFacts& facts) const {
    const PlacedTile& tile = position.tiles()[figure.tile];
    const SpotRow spot = spot_of(position, figure);
    if (spot.kind != facts.kind) {
      return false;
    }
    if (is_site(spot.kind)) {
      return tile.cell == facts.cells.front();
    }
    const bool field = spot.kind == FeatureKind::field;
    const auto id =
        static_cast<std::uint16_t>((field ? tile.first_field : tile.first_feature) + spot.number);
    return (field ? position.field_root(id) : position.feature_root(id)) == facts.root;
  }

  // --- tokens ------------------------------------------------------------------------------------

  void find_crossroads() {
    for (const auto& module : game().modules) {
      const auto* layer = dynamic_cast<const TokenLayer*>(module.get());
      if (layer == nullptr) {
        continue;
      }
      std::vector<TokenOnTable> tokens;
      module->tokens(state(), tokens);
      for (const Cell cell : layer->token_places(state())) {
        CrossroadsToll place;
        place.cell = cell;
        place.features = roads_at(cell);
        place.roads.resize(static_cast<std::size_t>(layer->token_values()));
        const auto held =
            std::find_if(tokens.begin(), tokens.end(),
                         [cell](const TokenOnTable& one) { return one.cell == cell; });
        if (held != tokens.end()) {
          place.token = *held;
        }
        for (int value = 1; value <= layer->token_values(); ++value) {
          if (!place.token || place.token->value == value) {
            place.roads[static_cast<std::size_t>(value - 1)] =
                tolls_at(*layer, *module, place, value);
          }
        }
        report_.crossroads.push_back(std::move(place));
      }
    }
  }

  std::vector<std::size_t> roads_at(Cell cell) const {
    std::vector<std::size_t> roads;
    const PlacedTile& tile = *state().tile_at(cell);
    const SegmentMask mask = state().kind_of(tile).type->crossroads->roads;
    for (std::uint16_t n = 0; n < kMaxSegments; ++n) {
      if (((mask >> n) & 1) == 0) {
        continue;
      }
      const auto root = state().feature_root(static_cast<std::uint16_t>(tile.first_feature + n));
      const auto found = road_numbers_.find(root);
      // A road that comes back pays once.
      if (found != road_numbers_.end() &&
          std::find(roads.begin(), roads.end(), found->second) == roads.end()) {
        roads.push_back(found->second);
      }
    }
    return roads;
  }

  SideMask sides_of(Cell cell, std::uint16_t root) const {
    const PlacedTile& tile = *state().tile_at(cell);
    const Kind& kind = state().kind_of(tile);
    SideMask sides = 0;
    for (std::uint16_t n = 0; n < kind.counted; ++n) {
      if (state().feature_root(static_cast<std::uint16_t>(tile.first_feature + n)) == root) {
        sides = static_cast<SideMask>(sides |
                                      turned_sides(kind.type->segments[n].sides, tile.rotation));
      }
    }
    return sides;
  }

  std::vector<RoadToll> tolls_at(const TokenLayer& layer, const Module& module,
                                 const CrossroadsToll& place, int value) const {
    TokenOnTable token{module.token_words().front(), 0, place.cell, value};
    if (place.token) {
      token = *place.token;
    }
    State now(state());
    State end(settled_);
    if (!layer.lay_token(now, token) || !layer.lay_token(end, token)) {
      return {};
    }
    const auto only_its_own = [&token](Journal events) {
      std::erase_if(events, [&token](const Event& event) {
        return event.seat != token.seat || !is_for_token(event);
      });
      return events;
    };
    std::vector<RoadToll> tolls;
    for (const std::size_t number : place.features) {
      const PaidFeature& road = report_.features[number];
      RoadToll toll{number, sides_of(place.cell, road.facts.root), {}, {}};
      if (!road.facts.complete || road.due) {
        toll.when_complete =
            only_its_own(scores_if_completed(now, FeatureKind::road, road.facts.root));
      }
      if (!road.facts.complete) {
        toll.at_end = only_its_own(end_of(end, road.facts));
      }
      tolls.push_back(std::move(toll));
    }
    return tolls;
  }

  const LaidPosition& laid_;
  State settled_;
  TollReport report_;
  std::map<std::uint16_t, std::size_t> road_numbers_;  // by root
};

}  // namespace

bool is_for_token(const Event& event) {
  for (int kind = 0; kind < kFeatureKinds; ++kind) {
    if (event.word == word_of(static_cast<FeatureKind>(kind))) {
      return false;
    }
  }
  return true;
}

int points_in(const Journal& events) {
  int points = 0;
  for (const Event& event : events) {
    points += event.points;
  }
  return points;
}

TollReport toll_report(const LaidPosition& laid) { return Reporter(laid).report(); }

}  // namespace tollkeeper
