// Finding the words of a special action: by the action, or the action by its word in records and
// commands ("return_figure").
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/action.hpp"
#include "rules/game.hpp"
#include "rules/module.hpp"

namespace tollkeeper {

// Of an action of the kind `special`; nullptr where the game has no such action.
inline const SpecialRow* special_row(const Game& game, const Action& action) {
  if (action.module < game.modules.size()) {
    for (const SpecialRow& row : game.modules[action.module]->special_rows()) {
      if (row.code == action.what) {
        return &row;
      }
    }
  }
  return nullptr;
}

// Its word, empty where the game has no such action.
inline std::string_view special_word(const Game& game, const Action& action) {
  const SpecialRow* row = special_row(game, action);
  return row != nullptr ? row->word : std::string_view();
}

// A row and whose it is.
struct FoundSpecial {
  std::uint8_t module = 0;  // Action::module
  SpecialRow row;
};

inline std::optional<FoundSpecial> find_special(const Game& game, std::string_view word) {
  for (std::size_t module = 0; module < game.modules.size(); ++module) {
    for (const SpecialRow& row : game.modules[module]->special_rows()) {
      if (row.word == word) {
        return FoundSpecial{static_cast<std::uint8_t>(module), row};
      }
    }
  }
  return std::nullopt;
}

}  // namespace tollkeeper
