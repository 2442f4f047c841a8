#include "support/table.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "expansions/registry.hpp"
#include "rules/legal.hpp"
#include "rules/playout.hpp"
#include "rules/turn.hpp"

namespace tollkeeper::testing {
namespace {

[[noreturn]] void fail(int line, const std::string& sentence) {
  throw IllegalStep("line " + std::to_string(line) + " of the test: " + sentence);
}

[[noreturn]] void fail(int line, const Error& error) {
  fail(line, error.message + " [" + error.rule + "]");
}

std::vector<SetChoice> sets_in(std::string_view list) {
  std::vector<SetChoice> sets;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view item = list.substr(0, comma);
    const std::size_t star = std::min(item.find('*'), item.size());
    SetChoice choice{std::string(item.substr(0, star)), 1};
    if (star < item.size()) {
      std::from_chars(item.data() + star + 1, item.data() + item.size(), choice.copies);
    }
    sets.push_back(std::move(choice));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return sets;
}

Cell cell_at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

std::string_view letters_of(SegmentKind kind) {
  return kind == SegmentKind::road ? "road" : kind == SegmentKind::city ? "city" : "field";
}

// Whether the segment lies at the place "E" (side) or "EL" (half edge) of the turned tile.
bool lies_at(const Segment& segment, Rotation rotation, std::string_view place) {
  for (const Side side : kSides) {
    if (place.size() == 1 && place[0] == letter_of(side) && segment.kind != SegmentKind::field) {
      return (turned_sides(segment.sides, rotation) & mask_of(side)) != 0;
    }
  }
  for (std::size_t half = 0; half < kHalfNames.size(); ++half) {
    if (place == kHalfNames[half]) {
      return ((turned_halves(segment.halves, rotation) >> half) & 1) != 0;
    }
  }
  throw IllegalStep("\"" + std::string(place) + "\" is no side (N) and no half edge (NL).");
}

}  // namespace

Result<std::shared_ptr<const Game>> game_of(const TableSetup& setup) {
  Setup plain;
  plain.seats = setup.seats;
  plain.edition = setup.edition;
  plain.sets = sets_in(setup.expansions);
  plain.options = setup.options;
  plain.start = setup.start;
  if (setup.own_tiles.empty()) {
    return make_game(plain);
  }
  auto catalogue = catalogue_with(setup.own_tiles, "own tiles");
  if (!catalogue) {
    return catalogue.error();
  }
  return make_game(*catalogue, plain);
}

Table::Table(const TableSetup& setup, int line) {
  auto made = game_of(setup);
  if (!made) {
    fail(line, made.error());
  }
  begin(std::move(made).value());
}

Table::Table(std::shared_ptr<const Game> game) { begin(std::move(game)); }

void Table::begin(std::shared_ptr<const Game> game) {
  game_ = std::move(game);
  state_.emplace(*game_, kRed);
  used_.resize(game_->copies.size());
  for (const PlacedStart& start : game_->start) {
    used_[start.copy] = true;
  }
}

// --- playing -------------------------------------------------------------------------------------

Table& Table::finish(int line) {
  if (state_->phase() == Phase::act) {
    pass(line);
  }
  if (state_->phase() != Phase::score) {
    fail(line, "There is no turn to finish.");
  }
  finish_turn(*state_, &events_);
  return *this;
}

Table& Table::turn_of(Seat seat, int line) {
  if (state_->phase() == Phase::act || state_->phase() == Phase::score) {
    finish(line);
  }
  if (state_->phase() != Phase::draw || seat >= game_->seats) {
    fail(line, "The turn cannot be given away here.");
  }
  state_->head().seat = seat;
  return *this;
}

// A copy by its id; for a type the plainest copy that is left, if it is plain enough to be meant.
std::uint16_t Table::take_copy(std::string_view tile, int line) {
  bool known = false;
  KindId first = kNoKind;
  bool several = false;  // kinds of that type, which differ by their symbols
  std::uint16_t best = 0xFFFF;
  std::size_t fewest = 0xFFFF;
  for (std::uint16_t n = 0; n < game_->copies.size(); ++n) {
    const TileCopy& copy = game_->copy(n);
    const Kind& kind = game_->kinds[game_->copies[n].kind];
    const bool exact = copy.id == tile;
    if (!exact && kind.type->id != tile) {
      continue;
    }
    known = true;
    several = several || (first != kNoKind && game_->copies[n].kind != first);
    first = game_->copies[n].kind;
    const std::size_t symbols = exact ? 0 : kind.symbols.size();
    if (!used_[n] && symbols < fewest) {
      best = n;
      fewest = symbols;
    }
  }
  if (!known) {
    fail(line, "There is no tile \"" + std::string(tile) + "\" in this game.");
  }
  if (best == 0xFFFF) {
    fail(line, "All copies of \"" + std::string(tile) + "\" lie on the table already.");
  }
  if (fewest > 0 && several) {
    fail(line, "No copy of \"" + std::string(tile) +
                   "\" without symbols is left; name the copy that is meant.");
  }
  used_[best] = true;
  return best;
}

void Table::take_in_hand(std::string_view tile, int line) {
  if (state_->phase() == Phase::act || state_->phase() == Phase::score) {
    finish(line);
  }
  if (state_->phase() != Phase::draw) {
    fail(line, "No tile can be drawn now.");
  }
  const KindId kind = game_->copies[take_copy(tile, line)].kind;
  const auto can = drawable(*state_);
  if (std::none_of(can.begin(), can.end(),
                   [kind](const Drawable& one) { return one.kind == kind; })) {
    fail(line, "\"" + std::string(tile) + "\" cannot be drawn yet; other tiles come before it.");
  }
  draw_tile(*state_, kind, &events_);
}

Table& Table::draw(std::string_view tile, int line) {
  take_in_hand(tile, line);
  if (state_->phase() != Phase::place) {
    fail(line, "\"" + std::string(tile) + "\" fits nowhere.");
  }
  return *this;
}

Table& Table::draw_in_vain(std::string_view tile, int line) {
  take_in_hand(tile, line);
  if (state_->phase() == Phase::place) {
    fail(line, "\"" + std::string(tile) + "\" fits somewhere.");
  }
  return *this;
}

Table& Table::play(const Action& action, int line) {
  if (const Status legal = check_action(*state_, action); !legal) {
    fail(line, legal.error());
  }
  if (!may(action)) {
    fail(line, "check_action() allows what legal_actions() does not list.");
  }
  apply_action(*state_, action, &events_);
  // What a playout counts is checked on the way, in every position of every test of the rules.
  if (action.kind != ActionKind::pass && !state_->kind_of(state_->last_tile()).no_act) {
    ActionList acts;
    list_acts(*state_, acts);
    if (ActPicker(*state_).count() != acts.size()) {
      fail(line, "ActPicker counts other actions than list_acts() lists.");
    }
  }
  return *this;
}

Table& Table::put(int x, int y, int rotation, int line) {
  return play(Action::place_tile(cell_at(x, y), static_cast<Rotation>(rotation)), line);
}

Table& Table::place(std::string_view tile, int x, int y, int rotation, int line) {
  return draw(tile, line).put(x, y, rotation, line);
}

Table& Table::figure(std::string_view figure, std::string_view spot, int line) {
  return play(figure_action(figure, spot), line);
}

Table& Table::meeple(std::string_view spot, int line) { return figure("meeple", spot, line); }

Table& Table::special(std::string_view word, int x, int y, int line) {
  return play(special_action(word, x, y), line);
}

Table& Table::tollhouse(int x, int y, int line) { return special("tollhouse", x, y, line); }

Table& Table::return_abbot(int x, int y, int line) { return special("return_abbot", x, y, line); }

Table& Table::pass(int line) { return play(Action::pass(), line); }

Table& Table::in_two_parts() {
  state_->head().again = 1;
  return *this;
}

Table& Table::end(int line) {
  if (state_->phase() == Phase::act || state_->phase() == Phase::score) {
    finish(line);
  }
  if (state_->phase() != Phase::over) {
    end_game(*state_, &events_);
  }
  return *this;
}

// --- naming --------------------------------------------------------------------------------------

Spot Table::spot_on_last_tile(std::string_view text) const {
  if (text == "monastery") {
    return kMonasterySpot;
  }
  if (text == "garden") {
    return kGardenSpot;
  }
  const PlacedTile& tile = state_->last_tile();
  const TileType& type = *state_->kind_of(tile).type;
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view kind = text.substr(0, space);
  const std::string_view place = text.substr(std::min(space + 1, text.size()));
  std::vector<Spot> spots;
  for (std::size_t n = 0; n < type.segments.size(); ++n) {
    if (letters_of(type.segments[n].kind) == kind) {
      spots.push_back(static_cast<Spot>(n));
    }
  }
  const auto none = [&](const std::string& problem) {
    throw IllegalStep("Tile " + type.id + " has " + problem + " \"" + std::string(text) + "\".");
  };
  std::size_t number = 0;
  if (place.empty()) {
    if (spots.size() != 1) {
      none(spots.empty() ? "no" : "more than one");
    }
    return spots.front();
  }
  if (std::from_chars(place.data(), place.data() + place.size(), number).ec == std::errc{}) {
    if (number < 1 || number > spots.size()) {
      none("no");
    }
    return spots[number - 1];
  }
  for (const Spot spot : spots) {
    if (lies_at(type.segments[spot], tile.rotation, place)) {
      return spot;
    }
  }
  none("no");
  return 0;
}

Action Table::figure_action(std::string_view figure, std::string_view spot) const {
  for (std::size_t row = 0; row < game_->figures.size(); ++row) {
    if (game_->figures[row].word == figure) {
      return Action::place_figure(static_cast<std::uint8_t>(row), state_->last_tile().cell,
                                  spot_on_last_tile(spot));
    }
  }
  throw IllegalStep("There is no figure \"" + std::string(figure) + "\" in this game.");
}

Action Table::special_action(std::string_view word, int x, int y) const {
  for (std::size_t module = 0; module < game_->modules.size(); ++module) {
    for (const SpecialRow& row : game_->modules[module]->special_rows()) {
      if (row.word == word) {
        return {ActionKind::special, row.code, 0, static_cast<std::uint8_t>(module), cell_at(x, y)};
      }
    }
  }
  throw IllegalStep("There is no action \"" + std::string(word) + "\" in this game.");
}

std::string Table::spot_text(Spot spot) const {
  if (spot == kMonasterySpot) {
    return "monastery";
  }
  if (spot == kGardenSpot) {
    return "garden";
  }
  const TileType& type = *state_->kind_of(state_->last_tile()).type;
  const SegmentKind kind = type.segments[spot].kind;
  int number = 0;
  for (std::size_t n = 0; n <= spot; ++n) {
    number += type.segments[n].kind == kind ? 1 : 0;
  }
  return std::string(letters_of(kind)) + " " + std::to_string(number);
}

std::string Table::text_of(const Action& action) const {
  switch (action.kind) {
    case ActionKind::place_tile:
      return "put " + cell_text(action.cell) + " turned " + std::to_string(action.spot);
    case ActionKind::place_figure:
      return std::string(game_->figures[action.what].word) + " " + spot_text(action.spot);
    case ActionKind::special:
      for (const SpecialRow& row : game_->modules[action.module]->special_rows()) {
        if (row.code == action.what) {
          return std::string(row.word) + " " + cell_text(action.cell);
        }
      }
      return "special";
    case ActionKind::pass: break;
  }
  return "pass";
}

// --- asking --------------------------------------------------------------------------------------

int Table::supply(Seat seat, std::string_view figure) const {
  for (std::size_t row = 0; row < game_->figures.size(); ++row) {
    if (game_->figures[row].word == figure) {
      return state_->supply(seat, static_cast<std::uint8_t>(row));
    }
  }
  return 0;
}

int Table::tokens_in_supply(Seat seat, std::string_view token) const {
  int count = 0;
  for (const auto& module : game_->modules) {
    count += module->tokens_in_supply(*state_, seat, token);
  }
  return count;
}

int Table::toll_shown(Seat seat) const {
  std::vector<TokenOnTable> tokens;
  for (const auto& module : game_->modules) {
    module->tokens(*state_, tokens);
  }
  for (const TokenOnTable& token : tokens) {
    if (token.seat == seat && token.word == "tollhouse") {
      return token.value;
    }
  }
  return 0;
}

std::string Table::tollhouse_place(Seat seat) const {
  std::vector<TokenOnTable> tokens;
  for (const auto& module : game_->modules) {
    module->tokens(*state_, tokens);
  }
  for (const TokenOnTable& token : tokens) {
    if (token.seat == seat && token.word == "tollhouse") {
      return cell_text(token.cell);
    }
  }
  return "supply";
}

bool Table::may(const Action& action) const {
  const ActionList list = legal_actions(*state_);
  return std::find(list.begin(), list.end(), action) != list.end();
}

bool Table::may_put(int x, int y, int rotation) const {
  return may(Action::place_tile(cell_at(x, y), static_cast<Rotation>(rotation)));
}

bool Table::may_figure(std::string_view figure, std::string_view spot) const {
  return may(figure_action(figure, spot));
}

bool Table::may_special(std::string_view word, int x, int y) const {
  return may(special_action(word, x, y));
}

std::vector<std::string> Table::choices() const {
  std::vector<std::string> texts;
  for (const Action& action : legal_actions(*state_)) {
    texts.push_back(text_of(action));
  }
  return texts;
}

std::vector<std::string> Table::choices(std::string_view word) const {
  std::vector<std::string> texts = choices();
  texts.erase(std::remove_if(texts.begin(), texts.end(),
                             [word](const std::string& text) { return text.rfind(word, 0) != 0; }),
              texts.end());
  return texts;
}

Error Table::why_not(const Action& action) const {
  const Status legal = check_action(*state_, action);
  return legal ? Error{"legal", ""} : legal.error();
}

Error Table::why_not_put(int x, int y, int rotation) const {
  return why_not(Action::place_tile(cell_at(x, y), static_cast<Rotation>(rotation)));
}

Error Table::why_not_figure(std::string_view figure, std::string_view spot) const {
  return why_not(figure_action(figure, spot));
}

Error Table::why_not_special(std::string_view word, int x, int y) const {
  return why_not(special_action(word, x, y));
}

}  // namespace tollkeeper::testing
