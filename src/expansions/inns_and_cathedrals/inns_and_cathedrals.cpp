#include "expansions/inns_and_cathedrals/inns_and_cathedrals.hpp"

#include <array>

#include "expansions/inns_and_cathedrals/inns_and_cathedrals_tiles.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

constexpr std::array kOnOff{"on"sv, "off"sv};
constexpr std::array kUnfinished{"zero"sv, "ignore"sv};

const std::array<OptionRow, 4> kOptions{{
    {"inns", kOnOff, 0, 0, 0, "Whether a completed road with an inn is worth 2 a tile", "I-3"},
    {"cathedrals", kOnOff, 0, 0, 0,
     "Whether a completed city with a cathedral is worth 3 a tile and coat of arms", "I-5"},
    {"large_meeple", kOnOff, 0, 0, 0, "Whether players have a large meeple, which counts as two",
     "I-8"},
    {"unfinished_inn_cathedral", kUnfinished, 0, 0, 0,
     "At the end, whether a road with an inn or a city with a cathedral is worth nothing, or what it "
     "would be without",
     "I-6"},
}};

std::vector<std::string_view> sets(const OptionValues&) { return {"inns_and_cathedrals"}; }

// What a road or city with that symbol is worth.
Status add_worth(GameDraft& draft, SymbolKind symbol, const WorthRow& complete) {
  const int lane = draft.claim_lane(mask_of(symbol));
  if (lane < 0) {
    return Error{"These expansions count more things beside roads and cities than the program can "
                 "keep apart; leave one out.",
                 ""};
  }
  WorthRow row = complete;
  row.lane = lane;
  draft.worths.push_back(row);
  if (draft.options.is("unfinished_inn_cathedral", "zero")) {
    draft.worths.push_back({complete.kind, lane, false, 0, 0, "I-6"});
  }
  return ok();
}

Result<std::unique_ptr<Module>> make(GameDraft& draft, int) {
  if (draft.options.is("inns", "on")) {
    const WorthRow inn{FeatureKind::road, -1, true, 2, 0, "I-3"};
    if (const Status done = add_worth(draft, SymbolKind::inn, inn); !done) {
      return done.error();
    }
  }
  if (draft.options.is("cathedrals", "on")) {
    const WorthRow cathedral{FeatureKind::city, -1, true, 3, 3, "I-5"};
    if (const Status done = add_worth(draft, SymbolKind::cathedral, cathedral); !done) {
      return done.error();
    }
  }
  if (draft.options.is("large_meeple", "on")) {
    FigureRow large = draft.figures[kMeeple];  // stands wherever an ordinary one may
    large.word = "large_meeple";
    large.one = "large meeple";
    large.many = "large meeples";
    large.weight = 2;
    large.per_seat = 1;
    large.jcz_type = "big";
    large.jcz_class = "BigFollower";
    large.rule = "I-8";
    draft.figures.push_back(large);
  }
  return std::make_unique<Module>();
}

const Expansion kExpansion{"inns_and_cathedrals",
                           "Inns & Cathedrals",
                           inns_and_cathedrals_tiles_text,
                           kOptions,
                           sets,
                           make};

}  // namespace

const Expansion& inns_and_cathedrals_expansion() { return kExpansion; }

}  // namespace tollkeeper
