#include "record/jcz_words.hpp"

#include <algorithm>
#include <array>

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;
using Kind = JczElementRow::Kind;

constexpr std::array<JczSetRow, 5> kSets{{
    {"basic", "base", "", "", ""},
    {"river/1", "river", "river", "river_1", "both"},
    {"river/2", "river", "river", "river_2", "both"},
    {"inns-and-cathedrals", "inns_and_cathedrals", "", "", ""},
    {"tollkeepers", "tollkeepers", "", "", ""},
}};

constexpr std::array<JczElementRow, 9> kElements{{
    {"small-follower", Kind::figure_count, "base", "meeples_per_player"},
    {"farmers", Kind::flag, "base", "fields"},
    {"abbot", Kind::one_figure, "abbot", "abbot"},
    {"garden", Kind::flag, "abbot", "gardens"},
    {"big-follower", Kind::one_figure, "inns_and_cathedrals", "large_meeple"},
    {"inn", Kind::flag, "inns_and_cathedrals", "inns"},
    {"cathedral", Kind::flag, "inns_and_cathedrals", "cathedrals"},
    {"tollhouse", Kind::one_figure, "tollkeepers", "tollhouse"},
    {"river", Kind::flag, "river", ""},
}};

constexpr std::array<JczRuleRow, 3> kRules{{
    {"tiny-city-scoring", "base", "two_tile_city"},
    {"inn-and-cathedral-final-scoring", "inns_and_cathedrals", "unfinished_inn_cathedral"},
    {"vineyards-for-garden", "abbot", "vineyards_for_gardens"},
}};

constexpr std::array<JczReadingRow, 1> kReadings{{
    {"river", "river_bends", "jcz"},
}};

constexpr std::array kForeignRules{"princess-action"sv,
                                   "fairy-placement"sv,
                                   "dragon-move"sv,
                                   "wagon-move"sv,
                                   "barn-placement"sv,
                                   "bazaar-no-auction"sv,
                                   "hill-tiebreaker"sv,
                                   "espace-variant"sv,
                                   "tunnelize-other-expansions"sv,
                                   "more-tunnel-tokens"sv,
                                   "festival-return"sv,
                                   "keep-monasteries"sv,
                                   "labyrinth-variant"sv,
                                   "little-buildings-scoring"sv,
                                   "king-and-robber-scoring"sv,
                                   "coc-final-scoring"sv,
                                   "count-move"sv,
                                   "robbers-son-action"sv,
                                   "meteorite-impact"sv};

struct ForeignRow {
  std::string_view title;
  std::array<std::string_view, 8> words;  // sets and elements
};

constexpr std::array<ForeignRow, 20> kForeign{{
    {"Traders & Builders", {"traders-and-builders", "builder", "pig", "traders", "pig-herd"}},
    {"The Princess & The Dragon", {"princess-and-dragon", "princess", "dragon", "fairy", "portal"}},
    {"The Tower", {"tower"}},
    {"Abbey & Mayor", {"abbey-and-mayor", "abbey", "barn", "mayor", "wagon"}},
    {"Bridges, Castles & Bazaars", {"bridges-castles-and-bazaars", "bridge", "castle", "bazaar"}},
    {"Hills & Sheep", {"hills-and-sheep", "hill", "shepherd", "vineyard"}},
    {"Under the Big Top", {"under-the-big-top", "big-top", "acrobats", "ringmaster"}},
    {"The Count of Carcassonne", {"count", "count-of-carcassonne"}},
    {"King & Robber", {"king-and-robber", "king", "robber"}},
    {"The Cult", {"cult", "shrine"}},
    {"The Phantom", {"phantom"}},
    {"The Tunnel", {"tunnel"}},
    {"The Ferries", {"ferries", "ferry"}},
    {"The Goldmines", {"gold-mines", "gold"}},
    {"Mage & Witch", {"mage-and-witch", "mage"}},
    {"The Flying Machines", {"flying-machines", "flier"}},
    {"Crop Circles", {"corn-circles", "corn-circle"}},
    {"Little Buildings", {"little-buildings"}},
    {"The Wind Roses", {"wind-roses", "wind-rose"}},
    {"The Watchtowers", {"watchtowers", "watchtower"}},
}};

constexpr std::array<JczSpecialRow, 2> kSpecials{{
    {"tollhouse", "PLACE_TOKEN", "TOLLHOUSE", "Tollhouse"},
    {"return_abbot", "RETURN_MEEPLE", "ABBOT_RETURN", "ReturnMeeple"},
}};

constexpr std::array<std::string_view, kFeatureKinds> kFeatures{"Road", "City", "Field",
                                                                "Monastery", "Garden"};

}  // namespace

std::span<const JczSetRow> jcz_sets() { return kSets; }
std::span<const JczElementRow> jcz_elements() { return kElements; }
std::span<const JczRuleRow> jcz_rules() { return kRules; }
std::span<const JczReadingRow> jcz_readings() { return kReadings; }
std::span<const JczSpecialRow> jcz_specials() { return kSpecials; }

bool is_foreign_jcz_rule(std::string_view rule) {
  return std::find(kForeignRules.begin(), kForeignRules.end(), rule) != kForeignRules.end();
}

std::string_view title_of_foreign(std::string_view word) {
  for (const ForeignRow& row : kForeign) {
    if (std::find(row.words.begin(), row.words.end(), word) != row.words.end()) {
      return row.title;
    }
  }
  return "";
}

std::string_view jcz_feature(FeatureKind kind) { return kFeatures[static_cast<std::size_t>(kind)]; }

std::string_view jcz_phase(Phase phase) {
  switch (phase) {
    case Phase::place: return "TilePhase";
    case Phase::act: return "ActionPhase";
    case Phase::score: return "CommitActionPhase";
    case Phase::over: return "GameOverPhase";
    case Phase::draw: break;
  }
  return "DrawPhase";
}

}  // namespace tollkeeper
