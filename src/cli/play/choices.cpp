#include "cli/play/choices.hpp"

#include <algorithm>
#include <map>

#include "rules/legal.hpp"
#include "rules/special.hpp"

namespace tollkeeper {
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

std::vector<ActChoice> act_choices(const State& state, const Wording& wording) {
  std::vector<ActChoice> choices;
  int figures = 0;
  std::map<char, int> specials;
  for (const Action& action : legal_actions(state)) {
    if (action.kind == ActionKind::place_figure) {
      choices.push_back({std::to_string(++figures), action, wording.choice(state, action), false});
    } else if (action.kind == ActionKind::special) {
      const SpecialRow* row = special_row(state.game(), action);
      if (row == nullptr) {
        continue;
      }
      const char letter = row->word.front();
      choices.push_back({letter + std::to_string(++specials[letter]), action,
                         wording.choice(state, action), row->has_cell});
    }
  }
  return choices;
}

std::string key_of(const State& state, const Action& action, const Wording& wording) {
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
  for (const ActChoice& choice : act_choices(state, wording)) {
    if (choice.action == action) {
      return choice.key;
    }
  }
  return "?";
}

}  // namespace tollkeeper
