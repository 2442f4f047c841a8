#include "oracle/snapshot.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "oracle/figures.hpp"
#include "rules/legal.hpp"
#include "rules/module.hpp"
#include "rules/score.hpp"
#include "rules/special.hpp"

namespace tollkeeper::oracle {
namespace {

template <class T>
void sort(std::vector<T>& values) {
  std::sort(values.begin(), values.end());
}

std::string_view word_of(Phase phase) {
  constexpr std::array<std::string_view, 5> kWords{"draw", "place", "act", "score", "over"};
  return kWords[static_cast<std::size_t>(phase)];
}

std::string_view figure_word(const State& state, std::size_t figure) {
  const Game& game = state.game();
  return game.figures[game.figure_row[figure]].word;
}

std::vector<Figure> figures_of(const State& state) {
  std::vector<Figure> figures;
  for (std::size_t n = 0; n < state.game().figure_seat.size(); ++n) {
    const tollkeeper::Figure& figure = state.figures()[n];
    if (figure.tile != kInSupply) {
      figures.push_back({state.game().figure_seat[n],
                         std::string(figure_word(state, n)),
                         {state.tiles()[figure.tile].cell, figure.spot}});
    }
  }
  return figures;
}

// The figures of the ring that `first` (1 + id, 0: none) is one of.
std::vector<std::pair<Seat, std::string>> ring_of(const State& state, std::uint16_t first) {
  std::vector<std::pair<Seat, std::string>> ring;
  if (first == 0) {
    return ring;
  }
  const auto begin = static_cast<std::uint16_t>(first - 1);
  std::uint16_t figure = begin;
  do {
    ring.emplace_back(state.game().figure_seat[figure], figure_word(state, figure));
    figure = state.figures()[figure].next;
  } while (figure != begin && ring.size() <= state.game().figure_seat.size());
  sort(ring);
  return ring;
}

// Roads, cities and fields as the engine has joined them, and the places it watches.
std::vector<FeatureSeen> features_of(const State& state) {
  std::map<std::uint16_t, FeatureSeen> counted;
  std::map<std::uint16_t, FeatureSeen> fields;
  for (std::size_t tile = 0; tile < state.head().tiles; ++tile) {
    const tollkeeper::PlacedTile& placed = state.tiles()[tile];
    const Kind& kind = state.kind_of(placed);
    for (std::uint8_t n = 0; n < kind.counted; ++n) {
      const auto id = static_cast<std::uint16_t>(placed.first_feature + n);
      FeatureSeen& feature = counted[state.feature_root(id)];
      feature.kind = tollkeeper::word_of(kind.counted_kind[n]);
      feature.places.push_back({placed.cell, n});
    }
    for (std::uint8_t n = 0; n < kind.fields; ++n) {
      const auto id = static_cast<std::uint16_t>(placed.first_field + n);
      FeatureSeen& feature = fields[state.field_root(id)];
      feature.kind = "field";
      feature.places.push_back({placed.cell, static_cast<Spot>(kind.first_field_segment + n)});
    }
  }
  std::vector<FeatureSeen> all;
  for (auto& [root, feature] : counted) {
    sort(feature.places);
    feature.complete = is_complete(state, root);
    feature.occupants = ring_of(state, state.features()[root].figure);
    all.push_back(feature);
  }
  for (auto& [root, feature] : fields) {
    sort(feature.places);
    feature.occupants = ring_of(state, state.fields()[root].figure);
    all.push_back(feature);
  }
  for (std::size_t n = 0; n < state.head().watches; ++n) {
    const Watch& watch = state.watches()[n];
    FeatureSeen feature;
    feature.kind = tollkeeper::word_of(watch.kind);
    feature.places = {
        {watch.cell, watch.kind == FeatureKind::garden ? kGardenSpot : kMonasterySpot}};
    feature.complete = watch.present == 9;  // itself and eight neighbours
    feature.occupants = {
        {state.game().figure_seat[watch.figure], std::string(figure_word(state, watch.figure))}};
    all.push_back(feature);
  }
  return all;
}

std::vector<FeatureSeen> features_of(const Oracle& oracle) {
  std::vector<FeatureSeen> all;
  for (const Feature& feature : all_features(oracle.board())) {
    FeatureSeen seen;
    seen.kind = tollkeeper::word_of(feature.kind);
    seen.places.assign(feature.places.begin(), feature.places.end());
    seen.complete = is_complete(oracle.board(), feature);
    for (const Figure& figure : figures_on(oracle.table(), feature)) {
      seen.occupants.emplace_back(figure.seat, figure.word);
    }
    sort(seen.occupants);
    const bool surrounded =
        feature.kind == FeatureKind::monastery || feature.kind == FeatureKind::garden;
    if (!surrounded || !seen.occupants.empty()) {
      all.push_back(seen);
    }
  }
  return all;
}

std::string text_of(const Place& place) {
  return "(" + std::to_string(place.cell.x) + "," + std::to_string(place.cell.y) + ")/" +
         std::to_string(place.spot);
}

std::string text_of(const Figure& figure) {
  return "seat " + std::to_string(figure.seat) + " " + figure.word + " on " + text_of(figure.place);
}

std::string text_of(const FeatureSeen& feature) {
  std::string text = feature.kind + (feature.complete ? " complete" : " incomplete");
  for (const Place& place : feature.places) {
    text += " " + text_of(place);
  }
  for (const auto& [seat, word] : feature.occupants) {
    text += "; seat " + std::to_string(seat) + " " + word;
  }
  return text;
}

std::string text_of(const SeatSeen& seat) {
  std::string text = std::to_string(seat.points) + " points";
  for (const auto& [word, left] : seat.supply) {
    text += ", " + std::to_string(left) + " " + word;
  }
  if (seat.tollhouse) {
    text += ", tollhouse showing " + std::to_string(seat.tollhouse->value) + " on " +
            text_of(Place{seat.tollhouse->cell, 0});
  }
  return text;
}

// The first entry of two lists that differs.
template <class T>
std::optional<std::string> list_difference(const std::string& what, const std::vector<T>& engine,
                                           const std::vector<T>& oracle) {
  for (std::size_t n = 0; n < std::max(engine.size(), oracle.size()); ++n) {
    const bool both = n < engine.size() && n < oracle.size();
    if (!both || !(engine[n] == oracle[n])) {
      return what + " " + std::to_string(n) + ":\n  engine " +
             (n < engine.size() ? text_of(engine[n]) : "nothing") + "\n  oracle " +
             (n < oracle.size() ? text_of(oracle[n]) : "nothing");
    }
  }
  return std::nullopt;
}

std::optional<std::string> number_difference(const std::string& what, int engine, int oracle) {
  if (engine == oracle) {
    return std::nullopt;
  }
  return what + ": engine " + std::to_string(engine) + ", oracle " + std::to_string(oracle);
}

}  // namespace

OracleAction action_of(const Game& game, const Action& action) {
  switch (action.kind) {
    case ActionKind::place_tile: return {"place_tile", action.cell, action.spot, "", 0};
    case ActionKind::place_figure:
      return {"place_figure", action.cell, 0, std::string(game.figures[action.what].word),
              action.spot};
    case ActionKind::special:
      return {std::string(special_word(game, action)), action.cell, 0, "", 0};
    case ActionKind::pass: break;
  }
  return {"pass", {}, 0, "", 0};
}

std::vector<OracleScore> scores_of(const Journal& journal, std::size_t from) {
  std::vector<OracleScore> scores;
  for (std::size_t n = from; n < journal.size(); ++n) {
    const Event& event = journal[n];
    if (event.kind != EventKind::score) {
      continue;
    }
    OracleScore score;
    score.seat = event.seat;
    score.points = event.points;
    score.word = event.word;
    score.at_end = event.at_end;
    score.cells = event.cells;
    for (const ScorePart& part : event.parts) {
      ScorePart bare;
      bare.count = part.count;
      bare.worth = part.worth;
      bare.what = part.what;
      score.parts.push_back(bare);
    }
    scores.push_back(score);
  }
  return scores;
}

Snapshot snapshot_of(const Oracle& oracle) {
  Snapshot seen;
  seen.phase = oracle.phase();
  seen.seat = oracle.seat();
  seen.tiles_left = oracle.tiles_left();
  seen.set_aside = oracle.tiles_set_aside();
  seen.legal = oracle.legal_actions();
  for (const SeatThings& things : oracle.table().seats) {
    seen.seats.push_back(
        {things.points, {things.supply.begin(), things.supply.end()}, things.tollhouse});
  }
  seen.figures = oracle.table().figures;
  sort(seen.figures);
  seen.features = features_of(oracle);
  sort(seen.features);
  return seen;
}

Snapshot snapshot_of(const State& state) {
  const Game& game = state.game();
  Snapshot seen;
  seen.phase = word_of(state.phase());
  seen.seat = state.seat();
  seen.tiles_left = state.tiles_left();
  seen.set_aside = state.head().discarded;
  for (const Action& action : legal_actions(state)) {
    seen.legal.push_back(action_of(game, action));
  }
  sort(seen.legal);
  std::vector<TokenOnTable> tokens;
  for (const auto& module : game.modules) {
    module->tokens(state, tokens);
  }
  for (Seat seat = 0; seat < game.seats; ++seat) {
    SeatSeen things;
    things.points = state.points(seat);
    for (std::uint8_t row = 0; row < game.figures.size(); ++row) {
      things.supply.emplace_back(game.figures[row].word, state.supply(seat, row));
    }
    sort(things.supply);
    for (const TokenOnTable& token : tokens) {
      if (token.seat == seat && token.word == "tollhouse") {
        things.tollhouse = Tollhouse{token.cell, token.value};
      }
    }
    seen.seats.push_back(things);
  }
  seen.figures = figures_of(state);
  sort(seen.figures);
  seen.features = features_of(state);
  sort(seen.features);
  return seen;
}

std::optional<std::string> difference(const Snapshot& engine, const Snapshot& oracle) {
  if (engine.phase != oracle.phase) {
    return "phase: engine " + engine.phase + ", oracle " + oracle.phase;
  }
  std::optional<std::string> found = number_difference("seat", engine.seat, oracle.seat);
  if (!found) {
    found = number_difference("tiles left", engine.tiles_left, oracle.tiles_left);
  }
  if (!found) {
    found = number_difference("tiles set aside", engine.set_aside, oracle.set_aside);
  }
  if (!found) {
    found = list_difference("seat", engine.seats, oracle.seats);
  }
  if (!found) {
    found = list_difference("figure", engine.figures, oracle.figures);
  }
  if (!found) {
    found = list_difference("feature", engine.features, oracle.features);
  }
  if (!found) {
    found = list_difference("legal action", engine.legal, oracle.legal);
  }
  return found;
}

}  // namespace tollkeeper::oracle
