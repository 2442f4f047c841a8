#include "cli/play/choices.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "record/notation.hpp"
#include "rules/legal.hpp"

namespace tollkeeper {
namespace {

constexpr double kPi = 3.14159265358979;

// Directions clockwise from the north.
constexpr std::array<std::string_view, 8> kDirections{"north", "north-east", "east", "south-east",
                                                      "south", "south-west", "west", "north-west"};

// A field between others whose exact name would not fit a line: by where its half edges lie.
std::string strip_phrase(HalfMask halves) {
  double right = 0;
  double down = 0;
  for (int half = 0; half < 8; ++half) {
    if (((halves >> half) & 1) != 0) {
      // The first half edge lies a sixteenth of a turn before north, the others follow clockwise.
      const double angle = (half - 0.5) * kPi / 4;
      right += std::sin(angle);
      down -= std::cos(angle);
    }
  }
  const double angle = std::atan2(right, -down);
  const int eighth = static_cast<int>(std::lround(angle / (kPi / 4)) + 8) % 8;
  return "the strip of field to the " + std::string(kDirections[static_cast<std::size_t>(eighth)]);
}

std::string place_phrase(const PlacedTile& tile, const Kind& kind, const SpotRow& spot) {
  constexpr std::size_t kLongest = 50;
  std::string phrase = spot_phrase(kind, tile.rotation, spot.spot);
  if (spot.kind == FeatureKind::field && phrase.size() > kLongest) {
    return strip_phrase(turned_halves(kind.type->segments[spot.spot].halves, tile.rotation));
  }
  return phrase;
}

std::string figure_text(const State& state, const Action& action) {
  const PlacedTile& tile = state.last_tile();
  const Kind& kind = state.kind_of(tile);
  std::string text(state.game().figures[action.what].one);
  for (std::size_t n = 0; n < kind.spot_count; ++n) {
    const SpotRow& spot = kind.spots[n];
    if (spot.spot == action.spot) {
      const bool on = spot.kind == FeatureKind::road || spot.kind == FeatureKind::garden;
      text += (on ? " on " : " in ") + place_phrase(tile, kind, spot);
    }
  }
  return text;
}

const SpecialRow* row_of(const State& state, const Action& action) {
  for (const SpecialRow& row : state.game().modules[action.module]->special_rows()) {
    if (row.code == action.what) {
      return &row;
    }
  }
  return nullptr;
}

}  // namespace

std::vector<PlaceChoice> place_choices(const State& state) {
  const Kind& kind = state.game().kinds[state.hand()];
  std::map<Cell, std::vector<Rotation>> found;
  for (const Action& action : legal_actions(state)) {
    if (((kind.distinct_rotations >> action.spot) & 1) != 0) {
      found[action.cell].push_back(action.spot);
    }
  }
  std::vector<PlaceChoice> places;
  for (auto& [cell, rotations] : found) {
    places.push_back({static_cast<int>(places.size()) + 1, cell, std::move(rotations)});
  }
  return places;
}

std::vector<Rotation> rotations_of(const std::vector<PlaceChoice>& places) {
  std::vector<Rotation> rotations;
  for (Rotation rotation = 0; rotation < 4; ++rotation) {
    const bool fits = std::any_of(places.begin(), places.end(), [rotation](const PlaceChoice& p) {
      return std::find(p.rotations.begin(), p.rotations.end(), rotation) != p.rotations.end();
    });
    if (fits) {
      rotations.push_back(rotation);
    }
  }
  return rotations;
}

std::optional<Rotation> rotation_of(char letter) {
  if (letter < 'a' || letter > 'd') {
    return std::nullopt;
  }
  return static_cast<Rotation>(letter - 'a');
}

std::vector<ActChoice> act_choices(const State& state) {
  std::vector<ActChoice> choices;
  int figures = 0;
  std::map<char, int> specials;
  for (const Action& action : legal_actions(state)) {
    if (action.kind == ActionKind::place_figure) {
      choices.push_back({std::to_string(++figures), action, figure_text(state, action), false});
    } else if (action.kind == ActionKind::special) {
      const SpecialRow* row = row_of(state, action);
      if (row == nullptr) {
        continue;
      }
      // Of "puts the tollhouse on the crossroads" the piece and where it goes, as for figures.
      std::string text(row->sentence);
      for (const std::string_view article : {" the ", " a ", " an "}) {
        if (const auto found = text.find(article); found != std::string::npos) {
          text = text.substr(found + article.size());
          break;
        }
      }
      const char letter = row->word.front();
      choices.push_back({letter + std::to_string(++specials[letter]), action,
                         text + (row->has_cell ? " at " + cell_text(action.cell) : ""),
                         row->has_cell});
    }
  }
  return choices;
}

std::string key_of(const State& state, const Action& action) {
  if (action.kind == ActionKind::pass) {
    return "0";
  }
  if (action.kind == ActionKind::place_tile) {
    for (const PlaceChoice& place : place_choices(state)) {
      if (place.cell == action.cell) {
        return std::to_string(place.number) + letter_of(action.spot);
      }
    }
    return "?";
  }
  for (const ActChoice& choice : act_choices(state)) {
    if (choice.action == action) {
      return choice.key;
    }
  }
  return "?";
}

}  // namespace tollkeeper
