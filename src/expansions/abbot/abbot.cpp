#include "expansions/abbot/abbot.hpp"

#include <array>

#include "expansions/abbot/abbot_module.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

constexpr std::array kOnOff{"on"sv, "off"sv};
constexpr std::array kOffOn{"off"sv, "on"sv};
constexpr std::array kExcludes{"no_phase2_action"sv, "no_meeple_only"sv};

const std::array<OptionRow, 4> kOptions{{
    {"abbot", kOnOff, 0, 0, 0, "Whether players have abbots", "A-1"},
    {"gardens", kOnOff, 0, 0, 0, "Whether an abbot may stand in a garden", "A-3"},
    {"abbot_return_excludes", kExcludes, 0, 0, 0,
     "Whether any other action of the second phase shuts out taking the abbot home, or only a figure "
     "placed",
     "A-8"},
    {"vineyards_for_gardens", kOffOn, 0, 0, 0,
     "Whether vineyards pay for gardens; of use only with an expansion that has vineyards", "A-10"},
}};

Result<std::unique_ptr<Module>> make(GameDraft& draft, int module_index) {
  auto module = std::make_unique<AbbotModule>();
  if (const Status done = module->prepare(draft, module_index); !done) {
    return done.error();
  }
  return std::unique_ptr<Module>(std::move(module));
}

const Expansion kExpansion{"abbot", "The Abbot", nullptr, kOptions, nullptr, make};

}  // namespace

const Expansion& abbot_expansion() { return kExpansion; }

}  // namespace tollkeeper
