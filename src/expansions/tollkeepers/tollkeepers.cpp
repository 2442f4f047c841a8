#include "expansions/tollkeepers/tollkeepers.hpp"

#include <algorithm>
#include <array>

#include "expansions/tollkeepers/toll_module.hpp"
#include "expansions/tollkeepers/tollkeepers_tiles.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

constexpr std::array kOnOff{"on"sv, "off"sv};
constexpr std::array kOffOn{"off"sv, "on"sv};
constexpr std::array kNewTile{"allowed"sv, "forbidden"sv};
constexpr std::array kCrossroads{"any_crossroads"sv, "village_only"sv};
constexpr std::array kFlip{"end_of_current_turn"sv, "end_of_owner_turn"sv};
constexpr std::array kBuilderFlip{"after_double_turn"sv, "after_each_part"sv};
constexpr std::array kNeeds{"no_phase2_action"sv, "no_meeple_only"sv};
constexpr std::array kOrder{"before_road"sv, "after_road"sv};

const std::array<OptionRow, 8> kOptions{{
    {"tollhouse", kOnOff, 0, 0, 0, "Whether players have tollhouses; off plays the tiles alone",
     "TK-2"},
    {"tollhouse_on_new_tile", kNewTile, 0, 0, 0,
     "Whether a tollhouse may go on a crossroads of the tile just placed", "D-1"},
    {"crossroads_rule", kCrossroads, 0, 0, 0,
     "Whether crossroads at trees count as well as villages", "D-2"},
    {"toll_flip", kFlip, 0, 0, 0,
     "When a tollhouse that took toll of travellers turns over: at the end of that turn, or of its "
     "owner's next turn",
     "D-3"},
    {"builder_flip", kBuilderFlip, 0, 0, 0,
     "In a double turn, whether it turns over after the whole turn or after each part", "Q-5"},
    {"tollhouse_needs", kNeeds, 0, 0, 0,
     "Whether any other action of the second phase shuts out the tollhouse, or only a figure placed",
     "Q-7"},
    {"toll_order", kOrder, 0, 0, 0, "Whether the toll is scored before or after the road", "D-6"},
    {"c1_little_farmhouses", kOffOn, 0, 0, 0,
     "House rule: farmhouses printed on first-edition tiles count (tile files may list them)",
     "TK-25"},
}};

std::vector<std::string_view> sets(const OptionValues&) { return {"tollkeepers"}; }

Result<std::unique_ptr<Module>> make(GameDraft& draft, int module_index) {
  auto module = std::make_unique<TollModule>();
  if (const Status done = module->prepare(draft, module_index); !done) {
    return done.error();
  }
  return std::unique_ptr<Module>(std::move(module));
}

const Expansion kExpansion{"tollkeepers", "The Tollkeepers", tollkeepers_tiles_text,
                           kOptions,      sets,              make};

const TollModule* module_in(const Game& game) {
  const int index = game.module_of("tollkeepers");
  return index < 0 ? nullptr
                   : static_cast<const TollModule*>(
                         game.modules[static_cast<std::size_t>(index)].get());
}

}  // namespace

const Expansion& tollkeepers_expansion() { return kExpansion; }

Tollhouse tollhouse_of(const State& state, Seat seat) {
  const TollModule* module = module_in(state.game());
  return module == nullptr ? Tollhouse{} : module->tollhouse(state, seat);
}

std::vector<Cell> crossroads_of(const State& state) {
  const TollModule* module = module_in(state.game());
  return module == nullptr ? std::vector<Cell>{} : module->crossroads(state);
}

}  // namespace tollkeeper
