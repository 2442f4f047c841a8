// Compiling one tile of a draft into the Kind that the hot path reads. Internal to make_game().
#pragma once

#include <cstddef>
#include <string>

#include "rules/game_draft.hpp"

namespace tollkeeper {

Kind compile_kind(const GameDraft& draft, std::size_t tile);

// Tiles with equal keys play alike and share a kind.
std::string kind_key(const Kind& kind);

FitTable fit_table_of(const Kind& kind);

}  // namespace tollkeeper
