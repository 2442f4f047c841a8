#include "oracle/oracle.hpp"

#include <algorithm>
#include <utility>

#include "oracle/fields.hpp"
#include "oracle/figures.hpp"
#include "oracle/river.hpp"
#include "oracle/scoring.hpp"
#include "oracle/tollhouse.hpp"

namespace tollkeeper::oracle {
namespace {

// The features the tile just placed has completed, of the given kinds, by their first place. A
// monastery or garden may be up to one place away.
std::vector<Feature> completed_by(const Board& board, Cell new_tile,
                                  const std::vector<FeatureKind>& kinds) {
  std::vector<Feature> completed;
  for (const Feature& feature : all_features(board)) {
    const bool surrounded =
        feature.kind == FeatureKind::monastery || feature.kind == FeatureKind::garden;
    bool concerned = false;
    for (const Cell cell : cells_of(feature)) {
      concerned = concerned || cell == new_tile || (surrounded && is_around(cell, new_tile));
    }
    if (concerned && std::find(kinds.begin(), kinds.end(), feature.kind) != kinds.end() &&
        is_complete(board, feature)) {
      completed.push_back(feature);
    }
  }
  return completed;
}

std::vector<Feature> incomplete(const Board& board, FeatureKind kind) {
  std::vector<Feature> found;
  for (const Feature& feature : all_features(board)) {
    if (feature.kind == kind && !is_complete(board, feature)) {
      found.push_back(feature);
    }
  }
  return found;
}

// Tolls and roads of the same roads in the order of D-6.
void score_roads(Table& table, const std::vector<Feature>& roads, bool toll_first) {
  for (const bool tolls : {toll_first, !toll_first}) {
    for (const Feature& road : roads) {
      if (tolls) {
        raise_tolls(table, road);
      } else {
        score_feature(table, road);
      }
    }
  }
}

}  // namespace

Result<Oracle> Oracle::start(const Catalogue& catalogue, const Setup& setup, Seat first) {
  const Result<RulesInForce> rules = rules_in_force(setup);
  if (!rules) {
    return rules.error();
  }
  if (first >= setup.seats) {
    return Error{"The first player must be one of the seats.", "B-8"};
  }
  Result<Box> box = open_box(catalogue, setup, *rules);
  if (!box) {
    return box.error();
  }
  Oracle oracle(catalogue, *rules);
  oracle.table_.board = box->start;
  oracle.table_.seats.resize(static_cast<std::size_t>(setup.seats));
  for (SeatThings& things : oracle.table_.seats) {
    things.supply = first_supply(*rules);
  }
  oracle.groups_ = box->groups;
  oracle.seat_ = first;
  oracle.end_game_when_no_tile_is_left();
  return oracle;
}

int Oracle::tiles_left() const {
  std::size_t left = 0;
  for (const auto& group : groups_) {
    left += group.size();
  }
  return static_cast<int>(left);
}

std::vector<Tile> Oracle::drawable() const {
  for (const auto& group : groups_) {
    if (!group.empty()) {
      return group;
    }
  }
  return {};
}

Status Oracle::draw(CopyRef copy) {
  if (phase_ != "draw") {
    return Error{"No tile is drawn in the phase '" + std::string(phase_) + "'.", "B-9"};
  }
  const Tile tile{&catalogue_->type_of(copy), &catalogue_->copy(copy)};
  for (auto& group : groups_) {
    if (group.empty()) {
      continue;
    }
    if (!take_out(group, tile)) {
      return Error{"The tile '" + tile.copy->id + "' is not among those that can be drawn now.",
                   "R-4"};
    }
    break;
  }
  in_hand_ = tile;
  if (!placings().empty()) {
    phase_ = "place";
    return ok();
  }
  in_hand_.reset();
  ++set_aside_;
  end_game_when_no_tile_is_left();
  return ok();
}

std::vector<OracleAction> Oracle::legal_actions() const {
  std::vector<OracleAction> actions;
  if (phase_ == "place") {
    actions = placings();
  } else if (phase_ == "act") {
    actions = phase_2_actions();
    actions.push_back({"pass", {}, 0, "", 0});
  }
  std::sort(actions.begin(), actions.end());
  return actions;
}

std::vector<OracleAction> Oracle::placings() const {
  std::vector<OracleAction> actions;
  for (const Cell cell : cells_beside(table_.board)) {
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      const bool river_is_content =
          !is_river_tile(*in_hand_) ||
          river_allows(table_.board, table_.rules.river_bends, *in_hand_, cell, rotation);
      if (fits(table_.board, *in_hand_, cell, rotation) && river_is_content) {
        actions.push_back({"place_tile", cell, rotation, "", 0});
      }
    }
  }
  return actions;
}

// All but passing. One action is enough, unless tollhouse and abbot tolerate each other.
std::vector<OracleAction> Oracle::phase_2_actions() const {
  std::vector<OracleAction> actions;
  const RulesInForce& rules = table_.rules;
  if (rules.volcano && is_volcano_lake(table_.board.at(new_tile_).tile)) {
    return actions;  // R-11, C-91
  }
  if (placed_figure_) {
    return actions;
  }
  const bool both = rules.tollhouse_beside_abbot && rules.abbot_beside_tollhouse;
  const auto add = [&](const std::vector<OracleAction>& more) {
    actions.insert(actions.end(), more.begin(), more.end());
  };
  if (!used_tollhouse_ && !returned_abbot_) {
    add(figure_actions(table_, seat_, new_tile_));
  }
  if (!used_tollhouse_ && (!returned_abbot_ || both)) {
    add(tollhouse_actions(table_, new_tile_));
  }
  if (!returned_abbot_ && (!used_tollhouse_ || both)) {
    add(abbot_actions(table_, seat_));
  }
  return actions;
}

Status Oracle::apply(const OracleAction& action) {
  const std::vector<OracleAction> legal = legal_actions();
  if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
    return Error{"The action '" + text_of(action) + "' is not allowed now.", ""};
  }
  act(action);
  if (action.kind == "pass" || phase_2_actions().empty()) {
    phase_ = "score";
  }
  return ok();
}

void Oracle::act(const OracleAction& action) {
  if (action.kind == "place_tile") {
    table_.board[action.cell] = {*in_hand_, action.rotation};
    in_hand_.reset();
    new_tile_ = action.cell;
    placed_figure_ = false;
    used_tollhouse_ = false;
    returned_abbot_ = false;
    phase_ = "act";
  } else if (action.kind == "place_figure") {
    place_figure(table_, seat_, action);
    placed_figure_ = true;
  } else if (action.kind == "tollhouse") {
    set_tollhouse(table_, seat_, action.cell);
    used_tollhouse_ = true;
  } else if (action.kind == "return_abbot") {
    take_abbot_home(table_, seat_, action.cell);
    returned_abbot_ = true;
  }
}

Status Oracle::finish_turn() {
  if (phase_ != "score") {
    return Error{"A turn cannot end in the phase '" + std::string(phase_) + "'.", "B-9"};
  }
  score_completed();
  turn_tollhouses_over(table_, seat_);
  const bool again = table_.rules.volcano && is_volcano_lake(table_.board.at(new_tile_).tile);
  if (!again) {
    seat_ = static_cast<Seat>((seat_ + 1U) % table_.seats.size());
  }
  phase_ = "draw";
  end_game_when_no_tile_is_left();
  return ok();
}

// Phase 3 in the order of section 5; figures come home after all is scored (B-29).
void Oracle::score_completed() {
  const auto roads = completed_by(table_.board, new_tile_, {FeatureKind::road});
  const auto cities = completed_by(table_.board, new_tile_, {FeatureKind::city});
  const auto surrounded =
      completed_by(table_.board, new_tile_, {FeatureKind::monastery, FeatureKind::garden});
  score_roads(table_, roads, table_.rules.toll_before_road);
  for (const auto& features : {cities, surrounded}) {
    for (const Feature& feature : features) {
      score_feature(table_, feature);
    }
  }
  for (const auto& features : {roads, cities, surrounded}) {
    for (const Feature& feature : features) {
      take_all_home(table_, feature);
    }
  }
}

void Oracle::score_at_end() {
  score_roads(table_, incomplete(table_.board, FeatureKind::road), true);
  for (const FeatureKind kind : {FeatureKind::city, FeatureKind::monastery, FeatureKind::garden}) {
    for (const Feature& feature : incomplete(table_.board, kind)) {
      score_feature(table_, feature);
    }
  }
  score_fields(table_);
}

void Oracle::end_game_when_no_tile_is_left() {
  if (tiles_left() == 0) {
    phase_ = "over";
    score_at_end();
  }
}

}  // namespace tollkeeper::oracle
