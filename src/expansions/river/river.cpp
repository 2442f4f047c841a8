#include "expansions/river/river.hpp"

#include <array>

#include "expansions/river/river_module.hpp"
#include "expansions/river/river_tiles.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

constexpr std::array kRiver{"river_1"sv, "river_2"sv, "both"sv};
constexpr std::array kStartTile{"shuffled_in"sv, "left_out"sv};
constexpr std::array kBends{"no_immediate_u_turn"sv, "jcz"sv, "no_u_turn_ever"sv};
constexpr std::array kOffOn{"off"sv, "on"sv};

const std::array<OptionRow, 4> kOptions{{
    {"river", kRiver, 0, 0, 0, "Which river: the first, the second with its fork, or both joined",
     "R-1"},
    {"river_start_tile", kStartTile, 0, 0, 0,
     "What becomes of the base game's start tile: an ordinary tile, or out of the game", "R-3"},
    {"river_bends", kBends, 0, 0, 0,
     "How the river may turn: no two bends the same way in a row, JCloisterZone's stricter rule, or "
     "no turning back at all",
     "R-6"},
    {"river_volcano", kOffOn, 0, 0, 0,
     "Whether the lake with the volcano takes no figure and gives another turn", "R-11"},
}};

std::vector<std::string_view> sets(const OptionValues& options) {
  if (options.is("river", "both")) {
    return {"river_1", "river_2"};
  }
  return {options.is("river", "river_2") ? "river_2"sv : "river_1"sv};
}

Result<std::unique_ptr<Module>> make(GameDraft& draft, int) {
  auto module = std::make_unique<RiverModule>();
  if (const Status done = module->prepare(draft); !done) {
    return done.error();
  }
  return std::unique_ptr<Module>(std::move(module));
}

const Expansion kExpansion{"river", "The River", river_tiles_text, kOptions, sets, make};

}  // namespace

const Expansion& river_expansion() { return kExpansion; }

}  // namespace tollkeeper
