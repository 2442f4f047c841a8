#include "expansions/tollkeepers/toll_module.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "rules/score.hpp"

namespace tollkeeper {
namespace {

constexpr std::string_view kWord = "tollhouse";
constexpr std::array<std::string_view, 1> kTokenWords{kWord};
constexpr std::array<SpecialRow, 1> kSpecials{
    {{0, "tollhouse", "puts the tollhouse on the crossroads", true}}};

// TK-12, TK-14; water towers are not in the list.
constexpr SymbolMask kMinor = mask_of(SymbolKind::farmhouse) | mask_of(SymbolKind::cowshed) |
                              mask_of(SymbolKind::pigsty) | mask_of(SymbolKind::donkey_stable) |
                              mask_of(SymbolKind::garden) | mask_of(SymbolKind::highwaymen);

// A group of travellers pays three times as much as the others (TK-12, TK-13) ...
constexpr int kTravellersTimes = 3;
// ... but at the end as much as they (TK-23).
constexpr int kFinalWorth = 1;

constexpr int kValues = 2;  // TK-2

std::string place_text(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

}  // namespace

Status TollModule::prepare(GameDraft& draft, int module_index) {
  module_ = static_cast<std::uint8_t>(module_index);
  const OptionValues& options = draft.options;
  if (options.is("tollhouse", "off")) {
    return ok();
  }
  villages_only_ = options.is("crossroads_rule", "village_only");
  not_on_new_tile_ = options.is("tollhouse_on_new_tile", "forbidden");
  flip_on_owner_turn_ = options.is("toll_flip", "end_of_owner_turn");
  flip_each_part_ = options.is("builder_flip", "after_each_part");
  minor_ = kMinor;
  if (draft.setup.edition == Edition::c1 && options.is("c1_little_farmhouses", "off")) {
    minor_ &= ~mask_of(SymbolKind::farmhouse);
  }
  minor_lane_ = draft.claim_lane(minor_);
  travellers_lane_ = draft.claim_lane(mask_of(SymbolKind::travellers));
  if (minor_lane_ < 0 || travellers_lane_ < 0) {
    return Error{
        "These expansions count more things beside roads than the program can keep apart; "
        "leave one out.",
        ""};
  }
  crossroads_mark_ = draft.claim_mark();
  if (crossroads_mark_ == 0) {
    return Error{
        "These expansions tell more sorts of tiles apart than the program can; leave one out.", ""};
  }
  std::size_t most = 1;  // tile_placed() writes one more than there are
  for (std::size_t n = 0; n < draft.tiles.size(); ++n) {
    if (is_crossroads(draft.type(n))) {
      draft.tiles[n].marks |= crossroads_mark_;
      ++most;
    }
  }
  offset_ = draft.claim_slot(sizeof(Slot) + most * sizeof(Crossing));
  act_class_ = draft.claim_act_class(options.is("tollhouse_needs", "no_meeple_only"));

  draft.subscribe(Hook::tile_placed, *this);
  draft.subscribe(Hook::list_actions, *this);
  draft.subscribe(
      options.is("toll_order", "before_road") ? Hook::feature_completed : Hook::feature_scored,
      *this);
  draft.subscribe(Hook::turn_ended, *this);
  draft.subscribe(Hook::game_ending, *this);
  draft.subscribe(Hook::add_expected_points, *this);
  return ok();
}

bool TollModule::is_crossroads(const TileType& type) const {
  return type.crossroads && (!villages_only_ || type.crossroads->kind == CrossroadsKind::village);
}

const TollModule::Crossing* TollModule::find_crossing(const State& s, Cell cell) const {
  const Crossing* first = crossings(s);
  const Crossing* end = first + slot(s).crossings;
  const Crossing* found =
      std::find_if(first, end, [cell](const Crossing& crossing) { return crossing.cell == cell; });
  return found == end ? nullptr : found;
}

void TollModule::tile_placed(State& s, std::uint16_t tile) const {
  const PlacedTile& placed = s.tiles()[tile];
  // Written for every tile; the next one writes over what is no crossroads.
  std::uint16_t& count = slot(s).crossings;
  crossings(s)[count] = Crossing{placed.cell, tile, 0, 0};
  count = static_cast<std::uint16_t>(count +
                                     ((s.kind_of(placed).marks & crossroads_mark_) != 0 ? 1 : 0));
}

bool TollModule::newest_is_shut(const State& s) const {
  const std::uint16_t count = slot(s).crossings;
  return not_on_new_tile_ && count != 0 && crossings(s)[count - 1].tile + 1 == s.head().tiles;
}

void TollModule::list_actions(const State& s, ActionList& list) const {
  if (!s.act_open(act_class_)) {
    return;
  }
  const Crossing* crossing = crossings(s);
  const Crossing* end = crossing + slot(s).crossings;
  if (newest_is_shut(s)) {
    --end;
  }
  for (; crossing != end; ++crossing) {
    if (crossing->held == 0) {
      list.push_back(Action{ActionKind::special, 0, 0, module_, crossing->cell});
    }
  }
}

std::uint32_t TollModule::count_actions(const State& s) const {
  if (!s.act_open(act_class_)) {
    return 0;
  }
  // A shut crossing is on the tile just placed, so nobody stands there.
  return static_cast<std::uint32_t>(slot(s).crossings - slot(s).in_play -
                                    (newest_is_shut(s) ? 1 : 0));
}

void TollModule::do_nth_action(State& s, std::uint32_t n) const {
  // The n-th free crossing has n free ones before it and all held ones that come earlier. Each
  // round finds one more of those or none, so as many rounds as seats are enough; stopping at the
  // first that finds none cannot be foretold.
  const Slot& held = slot(std::as_const(s));
  const auto seats = static_cast<std::size_t>(s.game().seats);
  std::uint32_t target = n;
  for (std::size_t round = 0; round < seats; ++round) {
    std::uint32_t before = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      // A token in the supply has place 0, which becomes the highest number.
      before += held.tokens[seat].place - 1U <= target ? 1U : 0U;
    }
    target = n + before;
  }
  move_token(s, static_cast<std::uint16_t>(target), nullptr);
}

Status TollModule::judge_place(const State& s, Cell cell) const {
  const PlacedTile* tile = s.tile_at(cell);
  if (tile == nullptr || !s.kind_of(*tile).type->crossroads) {
    return Error{"There is no crossroads at " + place_text(cell) +
                     "; a tollhouse stands only where roads start.",
                 "TK-5"};
  }
  if (!is_crossroads(*s.kind_of(*tile).type)) {
    return Error{"The crossroads at " + place_text(cell) +
                     " has no village; in this game only villages count.",
                 "D-2"};
  }
  return ok();
}

Error TollModule::why_not(const State& s, const Action& action) const {
  if (action.what != 0 || action.spot != 0) {
    return {"The Tollkeepers have no such action.", "TK-4"};
  }
  if (act_class_ == 0) {
    return {"This game is played without tollhouses.", "TK-2"};
  }
  if (!s.act_open(act_class_)) {
    return {"The tollhouse may be placed or moved only instead of another action.", "TK-4"};
  }
  if (const Status place = judge_place(s, action.cell); !place) {
    return place.error();
  }
  const std::string place = place_text(action.cell);
  const Crossing* crossing = find_crossing(s, action.cell);
  if (crossing != nullptr && crossing->held != 0) {
    const bool own = tollhouse(s, s.seat()).in_play && tollhouse(s, s.seat()).cell == action.cell;
    return own ? Error{"Your tollhouse stands at " + place + " already.", "Q-9"}
               : Error{"Another tollhouse stands at " + place + ".", "TK-7"};
  }
  return {"In this game a tollhouse may not go on the tile just placed.", "D-1"};
}

void TollModule::act(State& s, const Action& action, Journal* journal) const {
  const auto target = find_crossing(s, action.cell) - crossings(std::as_const(s));
  move_token(s, static_cast<std::uint16_t>(target), journal);
}

void TollModule::move_token(State& s, std::uint16_t target, Journal* journal) const {
  Slot& held = slot(s);
  Token& token = held.tokens[s.seat()];
  if (journal != nullptr) {
    Event event;
    event.kind = token.place == 0 ? EventKind::token_placed : EventKind::token_moved;
    event.seat = s.seat();
    event.word = kWord;
    event.number = token.large + 1;
    if (token.place != 0) {
      event.cells.push_back(crossings(s)[token.place - 1].cell);
    }
    event.cells.push_back(crossings(s)[target].cell);
    event.rule = "TK-4";
    journal->push_back(std::move(event));
  }
  if (token.place != 0) {
    crossings(s)[token.place - 1].held = 0;
  } else {
    ++held.in_play;
  }
  crossings(s)[target].held = 1;
  token.place = static_cast<std::uint16_t>(target + 1);
  s.mark_act(act_class_);
}

// Whether the road starts or ends at the crossroads of that tile (TK-11).
bool TollModule::ends_at(const State& s, std::uint16_t root, std::uint16_t tile) const {
  const PlacedTile& placed = s.tiles()[tile];
  const SegmentMask roads = s.kind_of(placed).type->crossroads->roads;
  bool ends = false;
  for (SegmentMask left = roads; left != 0; left = static_cast<SegmentMask>(left & (left - 1))) {
    const auto n = static_cast<std::uint16_t>(std::countr_zero(left));
    ends |= s.feature_root(static_cast<std::uint16_t>(placed.first_feature + n)) == root;
  }
  return ends;
}

// One part for each kind of symbol beside the road; a symbol counts once for it (Q-16, TK-17).
void TollModule::add_parts(const State& s, std::uint16_t root, const Tariff& tariff,
                           Event& event) const {
  std::array<int, kSymbolKinds> counts{};
  for (std::size_t n = 0; n < s.head().tiles; ++n) {
    const PlacedTile& tile = s.tiles()[n];
    const Kind& kind = s.kind_of(tile);
    SegmentMask ours = 0;
    for (std::uint16_t segment = 0; segment < kind.counted; ++segment) {
      if (s.feature_root(static_cast<std::uint16_t>(tile.first_feature + segment)) == root) {
        ours = static_cast<SegmentMask>(ours | (1U << segment));
      }
    }
    for (const PrintedSymbol& symbol : kind.symbols) {
      counts[static_cast<std::size_t>(symbol.kind)] += (symbol.beside & ours) != 0 ? 1 : 0;
    }
  }
  for (const SymbolRow& row : kSymbols) {
    const int count = counts[static_cast<std::size_t>(row.kind)];
    const bool travellers = row.kind == SymbolKind::travellers;
    if (count != 0 && (travellers || (minor_ & mask_of(row.kind)) != 0)) {
      event.parts.push_back({count, travellers ? tariff.travellers : tariff.small, row.word,
                             row.one, row.many, tariff.rule});
    }
  }
}

// The points of one tollhouse for one road, and why where that is asked for.
void TollModule::collect(State& s, Seat seat, std::uint16_t root, int points, const Tariff& tariff,
                         Journal* journal) const {
  if (journal == nullptr) {
    s.head().points[seat] += points;
    return;
  }
  Event event;
  event.kind = EventKind::score;
  event.seat = seat;
  event.word = "toll";
  event.at_end = tariff.at_end;
  event.points = points;
  event.number = tariff.at_end ? 0 : tariff.small;
  event.rule = tariff.rule;
  event.cells = feature_cells(s, root);
  add_parts(s, root, tariff, event);
  award(s, std::move(event), journal);
}

void TollModule::raise_toll(State& s, std::uint16_t root, Journal* journal) const {
  if (slot(s).in_play == 0) {
    return;
  }
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    Token& token = slot(s).tokens[seat];
    if (token.place == 0 || !ends_at(s, root, tile_of(s, token))) {
      continue;
    }
    const Tally tally = tally_of(s, root);
    const int minor = tally.lane[static_cast<std::size_t>(minor_lane_)];
    const int travellers = tally.lane[static_cast<std::size_t>(travellers_lane_)];
    const int value = token.large + 1;
    const int points = value * (minor + kTravellersTimes * travellers);
    if (points == 0) {
      continue;
    }
    collect(s, seat, root, points,
            {value, kTravellersTimes * value, token.large != 0 ? "TK-13" : "TK-12", false},
            journal);
    if (travellers != 0 && token.turns_over == 0) {
      token.turns_over = 1;
      ++slot(s).waiting;
    }
  }
}

void TollModule::feature_completed(State& s, FeatureKind kind, std::uint16_t root,
                                   Journal* journal) const {
  if (kind == FeatureKind::road) {
    raise_toll(s, root, journal);
  }
}

void TollModule::feature_scored(State& s, FeatureKind kind, std::uint16_t root,
                                Journal* journal) const {
  feature_completed(s, kind, root, journal);
}

void TollModule::turn_ended(State& s, bool last_part, Journal* journal) const {
  if (slot(s).waiting == 0 || (!last_part && !flip_each_part_)) {
    return;
  }
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    Token& token = slot(s).tokens[seat];
    if (token.turns_over == 0 || (flip_on_owner_turn_ && seat != s.seat())) {
      continue;
    }
    token.turns_over = 0;
    --slot(s).waiting;
    token.large ^= 1;
    if (journal != nullptr) {
      Event event;
      event.kind = EventKind::token_turned;
      event.seat = seat;
      event.word = kWord;
      event.number = token.large + 1;
      event.cells = {crossings(s)[token.place - 1].cell};
      event.rule = "TK-20";
      journal->push_back(std::move(event));
    }
  }
}

void TollModule::game_ending(State& s, Journal* journal) const {
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    const Token token = slot(s).tokens[seat];
    if (token.place == 0) {
      continue;
    }
    each_incomplete_road(s, tile_of(s, token), [&](std::uint16_t root, int symbols, int groups) {
      const int points = kFinalWorth * (symbols + groups);
      if (points > 0) {
        collect(s, seat, root, points, {kFinalWorth, kFinalWorth, "TK-23", true}, journal);
      }
    });
  }
}

std::span<const SpecialRow> TollModule::special_rows() const { return kSpecials; }

std::span<const std::string_view> TollModule::token_words() const {
  return act_class_ == 0 ? std::span<const std::string_view>() : kTokenWords;
}

void TollModule::tokens(const State& s, std::vector<TokenOnTable>& list) const {
  for (Seat seat = 0; seat < s.game().seats; ++seat) {
    const Tollhouse house = tollhouse(s, seat);
    if (house.in_play) {
      list.push_back({kWord, seat, house.cell, house.value});
    }
  }
}

int TollModule::tokens_in_supply(const State& s, Seat seat, std::string_view word) const {
  return word == kWord && act_class_ != 0 && !tollhouse(s, seat).in_play ? 1 : 0;
}

int TollModule::token_values() const { return act_class_ == 0 ? 0 : kValues; }

Status TollModule::lay_token(State& s, const TokenOnTable& token) const {
  if (act_class_ == 0) {
    return Error{"This game is played without tollhouses.", "TK-2"};
  }
  if (token.value < 1 || token.value > kValues) {
    return Error{"A tollhouse shows 1 or 2, not " + std::to_string(token.value) + ".", "TK-2"};
  }
  if (const Status place = judge_place(s, token.cell); !place) {
    return place.error();
  }
  Slot& held = slot(s);
  Token& own = held.tokens[token.seat];
  const Crossing* target = find_crossing(s, token.cell);
  const auto place = static_cast<std::uint16_t>(target - crossings(std::as_const(s)) + 1);
  if (target->held != 0 && own.place != place) {
    return Error{"Another tollhouse stands at " + place_text(token.cell) + ".", "TK-7"};
  }
  if (own.place != 0) {
    crossings(s)[own.place - 1].held = 0;
  } else {
    ++held.in_play;
  }
  crossings(s)[place - 1].held = 1;
  own.place = place;
  own.large = token.value == kValues ? 1 : 0;
  return ok();
}

Tollhouse TollModule::tollhouse(const State& s, Seat seat) const {
  if (act_class_ == 0 || slot(s).tokens[seat].place == 0) {
    return {};
  }
  const Token& token = slot(s).tokens[seat];
  return {true, crossings(s)[token.place - 1].cell, token.large + 1};
}

std::vector<Cell> TollModule::crossroads(const State& s) const {
  std::vector<Cell> cells;
  if (act_class_ != 0) {
    for (std::size_t n = 0; n < slot(s).crossings; ++n) {
      cells.push_back(crossings(s)[n].cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace tollkeeper
