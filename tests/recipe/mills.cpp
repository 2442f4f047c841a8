#include "recipe/mills.hpp"

#include <array>

#include "expansions/registry.hpp"
#include "rules/score.hpp"
#include "rules/state.hpp"

namespace tollkeeper::testing {
namespace {

using namespace std::string_view_literals;

// --- data ----------------------------------------------------------------------------------------

constexpr std::string_view kTiles = R"(
set mills "The Mills"

tile mills/A FRFR
  road E W
  field NL NR EL WR
  field ER SL SR WL
  symbol water_tower beside road E
  copies 3 C1 C2 C3

tile mills/B FFRR
  road S W
  field NL NR EL ER SL WR
  field SR WL
  symbol water_tower beside road S
  copies 2 C1 C2 C3
)";

constexpr std::array kOnOff{"on"sv, "off"sv};
const std::array<OptionRow, 2> kOptions{{
    {"millstones", kOnOff, 0, 0, 0, "Whether players have millstones", "M-5"},
    {"millers", {}, 0, 2, 1, "Millers of each player", "M-4"},
}};

constexpr std::string_view kWord = "millstone";
constexpr std::array<std::string_view, 1> kTokenWords{kWord};
constexpr std::array<SpecialRow, 1> kSpecials{
    {{0, "millstone", "lays the millstone on the mill", true}}};
constexpr DrawGroup kFirstGroup = 4;  // after the river's, before the ordinary tiles
constexpr int kStoneWorth = 2;

std::string_view tiles_text() { return kTiles; }

std::vector<std::string_view> sets(const OptionValues&) { return {"mills"}; }

// --- hooks and the special action ----------------------------------------------------------------

class MillModule final : public Module {
 public:
  Status prepare(GameDraft& draft, int module_index) {
    module_ = static_cast<std::uint8_t>(module_index);
    set_ = draft.catalogue.find_type("mills/A")->set;
    bool first = true;
    for (std::size_t n = 0; n < draft.tiles.size(); ++n) {
      if (draft.type(n).id.rfind("mills/", 0) == 0) {
        draft.tiles[n].restricted = true;
        draft.tiles[n].group =
            first && draft.type(n).id == "mills/B" ? kFirstGroup : kOrdinaryGroup;
        first = first && draft.type(n).id != "mills/B";
      }
    }
    const int lane = draft.claim_lane(mask_of(SymbolKind::water_tower));
    if (lane < 0) {
      return Error{
          "These expansions count more things beside roads than the program can keep "
          "apart; leave one out.",
          ""};
    }
    draft.worths.push_back({FeatureKind::road, lane, true, 3, 0, "M-2"});
    FigureRow miller{"miller", "miller", "millers", 0, 3, 0, "", "", "M-4"};
    miller.stands_on = static_cast<FeatureKindMask>(
        mask_of(FeatureKind::road) |
        (draft.options.is("fields", "on") ? mask_of(FeatureKind::field) : 0));
    miller.per_seat = static_cast<std::uint8_t>(draft.options.value("millers"));
    draft.figures.push_back(miller);
    draft.subscribe(Hook::may_place, *this);
    if (draft.options.is("millstones", "on")) {
      offset_ = draft.claim_slot(sizeof(Slot));
      act_class_ = draft.claim_act_class(false);
      draft.subscribe(Hook::list_actions, *this);
      draft.subscribe(Hook::turn_ended, *this);
      draft.subscribe(Hook::game_ending, *this);
    }
    return ok();
  }

  bool may_place(const State& s, KindId, Cell cell, Rotation) const override {
    for (const Side side : kSides) {
      const PlacedTile* tile = s.tile_at(neighbour(cell, side));
      if (tile != nullptr && s.kind_of(*tile).ref.set == set_) {
        return false;
      }
    }
    return true;
  }

  Error why_not_placed(const State&, KindId, Cell, Rotation) const override {
    return {"No mill may lie side by side with another.", "M-3"};
  }

  void list_actions(const State& s, ActionList& list) const override {
    const Slot& held = slot(s);
    if (s.act_open(act_class_) && held.second_part == 0 && held.stones[s.seat()] == 0 &&
        s.kind_of(s.last_tile()).ref.set == set_) {
      list.push_back(Action{ActionKind::special, 0, 0, module_, s.last_tile().cell});
    }
  }

  Error why_not(const State&, const Action&) const override {
    return {"The millstone goes only on a mill just placed, once, instead of anything else.",
            "M-5"};
  }

  void act(State& s, const Action& action, Journal* journal) const override {
    // 1 + the index of the tile it lies on.
    slot(s).stones[s.seat()] = s.head().tiles;
    s.head().again = 1;
    s.mark_act(act_class_);
    if (journal != nullptr) {
      Event event;
      event.kind = EventKind::token_placed;
      event.seat = s.seat();
      event.word = kWord;
      event.number = kStoneWorth;
      event.cells = {action.cell};
      event.rule = "M-5";
      journal->push_back(std::move(event));
    }
  }

  void turn_ended(State& s, bool last_part, Journal*) const override {
    slot(s).second_part = last_part ? 0 : 1;
  }

  void game_ending(State& s, Journal* journal) const override {
    for (Seat seat = 0; seat < s.game().seats; ++seat) {
      if (slot(s).stones[seat] == 0) {
        continue;
      }
      Event event;
      event.kind = EventKind::score;
      event.seat = seat;
      event.word = kWord;
      event.at_end = true;
      event.points = kStoneWorth;
      event.rule = "M-6";
      event.cells = {cell_of_stone(s, seat)};
      event.parts.push_back({1, kStoneWorth, kWord, kWord, "millstones", "M-6"});
      award(s, std::move(event), journal);
    }
  }

  std::span<const SpecialRow> special_rows() const override { return kSpecials; }

  std::span<const std::string_view> token_words() const override {
    return act_class_ == 0 ? std::span<const std::string_view>() : kTokenWords;
  }

  void tokens(const State& s, std::vector<TokenOnTable>& list) const override {
    for (Seat seat = 0; act_class_ != 0 && seat < s.game().seats; ++seat) {
      if (slot(s).stones[seat] != 0) {
        list.push_back({kWord, seat, cell_of_stone(s, seat), kStoneWorth});
      }
    }
  }

  int tokens_in_supply(const State& s, Seat seat, std::string_view word) const override {
    return word == kWord && act_class_ != 0 && slot(s).stones[seat] == 0 ? 1 : 0;
  }

 private:
  struct Slot {
    std::array<std::uint16_t, kMaxSeats> stones{};
    std::uint16_t second_part = 0;
  };

  const Slot& slot(const State& s) const { return s.slot<Slot>(offset_); }
  Slot& slot(State& s) const { return s.slot<Slot>(offset_); }
  Cell cell_of_stone(const State& s, Seat seat) const {
    return s.tiles()[slot(s).stones[seat] - 1].cell;
  }

  std::uint8_t module_ = 0;
  std::uint16_t set_ = 0;
  std::uint32_t offset_ = 0;
  int act_class_ = 0;
};

// --- the expansion -------------------------------------------------------------------------------

Result<std::unique_ptr<Module>> make(GameDraft& draft, int module_index) {
  auto module = std::make_unique<MillModule>();
  if (const Status done = module->prepare(draft, module_index); !done) {
    return done.error();
  }
  return std::unique_ptr<Module>(std::move(module));
}

const Expansion kExpansion{"mills", "The Mills", tiles_text, kOptions, sets, make};

}  // namespace

const Expansion& mills_expansion() { return kExpansion; }

std::span<const Expansion* const> expansions_with_mills() {
  static const std::vector<const Expansion*> all = [] {
    std::vector<const Expansion*> list(all_expansions().begin(), all_expansions().end());
    list.push_back(&kExpansion);
    return list;
  }();
  return all;
}

std::shared_ptr<const Catalogue> catalogue_with_mills() {
  static const auto catalogue = catalogue_with(kTiles, "mills").value();
  return catalogue;
}

Result<std::shared_ptr<const Game>> make_game_with_mills(Setup setup) {
  setup.sets.push_back({"mills", 1});
  return make_game(catalogue_with_mills(), expansions_with_mills(), setup);
}

}  // namespace tollkeeper::testing
