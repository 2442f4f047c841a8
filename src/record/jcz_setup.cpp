#include "record/jcz_setup.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>

#include "expansions/registry.hpp"
#include "record/jcz_words.hpp"
#include "record/setup_text.hpp"

namespace tollkeeper {
namespace {

constexpr int kMostCells = std::numeric_limits<std::int16_t>::max();
constexpr int kMostCopies = 10000;  // make_game() has the real bound and says it
constexpr std::string_view kBase = "base";
constexpr std::string_view kAddon = "tollkeepers";

const Expansion* expansion_named(std::string_view name) {
  for (const Expansion* expansion : all_expansions()) {
    if (expansion->name == name) {
      return expansion;
    }
  }
  return nullptr;
}

// What a file asks for that we do not have, by the name of the expansion it belongs to.
class Missing {
 public:
  void add(std::string_view what, std::string_view word, const std::string& shown) {
    std::string title(title_of_foreign(word));
    if (title.empty()) {
      title = "something unknown";
    }
    items_[title].push_back(std::string(what) + " " + shown);
  }
  void add_reason(const std::string& reason) { items_[reason]; }
  bool none() const { return items_.empty(); }

  std::string sentence() const {
    std::string text = "This game needs what Tollkeeper does not have: ";
    bool first = true;
    for (const auto& [title, words] : items_) {
      text += (first ? "" : "; ") + title;
      for (std::size_t n = 0; n < words.size(); ++n) {
        text += (n == 0 ? " (" : ", ") + words[n];
      }
      text += words.empty() ? "" : ")";
      first = false;
    }
    return text + ".";
  }

 private:
  std::map<std::string, std::vector<std::string>> items_;
};

class SetupReader {
 public:
  SetupReader(const JsonCursor& root, int seats) : root_(root), cursor_(root.at("setup")) {
    setup_.seats = seats;
  }

  // Everything but the start tiles.
  Setup read() {
    read_sets();
    read_elements();
    read_readings();
    read_rules();
    read_addons();
    read_extension();
    if (!missing_.none()) {
      cursor_.fail(missing_.sentence());
    }
    drop_defaults(setup_);
    return setup_;
  }

 private:
  bool is_chosen(std::string_view expansion) const {
    return expansion == kBase ||
           std::any_of(setup_.sets.begin(), setup_.sets.end(),
                       [expansion](const SetChoice& set) { return set.name == expansion; });
  }

  void choose(std::string_view expansion, int copies) {
    for (SetChoice& set : setup_.sets) {
      if (set.name == expansion) {
        set.copies = std::max(set.copies, copies);
        return;
      }
    }
    setup_.sets.push_back({std::string(expansion), copies});
  }

  // A later setting of the same option takes the place of an earlier one.
  void set_option(std::string_view name, std::string value) {
    for (OptionSetting& setting : setup_.options) {
      if (setting.name == name) {
        setting.value = std::move(value);
        return;
      }
    }
    setup_.options.push_back({std::string(name), std::move(value)});
  }

  static bool is_present(const JczSetRow& row) {
    return row.expansion == kBase || expansion_named(row.expansion) != nullptr;
  }

  void read_sets() {
    std::map<std::string_view, std::string> editions;  // by set row
    for (const auto& [id, count] : cursor_.at("sets").members()) {
      const auto copies = static_cast<int>(count.whole(0, kMostCopies));
      if (copies == 0) {
        continue;
      }
      const std::string set = id.substr(0, id.find(':'));
      const std::string edition = id.size() > set.size() ? id.substr(set.size() + 1) : "";
      const auto rows = jcz_sets();
      const auto row = std::find_if(rows.begin(), rows.end(),
                                    [&set](const JczSetRow& one) { return one.set == set; });
      if (row == rows.end() || !is_present(*row) || !is_edition(row->set, edition)) {
        missing_.add("set", set, id);
        continue;
      }
      if (!editions.emplace(row->set, edition).second) {
        missing_.add_reason("two editions of one set together (set " + id + ")");
      }
      choose_set(*row, copies);
    }
    if (!editions.contains("basic") && missing_.none()) {
      cursor_.at("sets").fail("the base game (basic:1 or basic:2) is missing.", "B-1");
    }
    settle_edition(editions);
  }

  static bool is_edition(std::string_view set, std::string_view edition) {
    return edition == "2" || (set == kAddon ? edition == "3" : edition == "1");
  }

  void choose_set(const JczSetRow& row, int copies) {
    if (row.expansion == kBase && copies == 1) {
      return;
    }
    choose(row.expansion, copies);
    if (!row.option.empty()) {
      const bool other =
          std::any_of(setup_.options.begin(), setup_.options.end(),
                      [&row](const OptionSetting& one) { return one.name == row.option; });
      set_option(row.option, std::string(other ? row.both : row.value));
    }
  }

  // The base game's edition is that of the game; the Tollkeepers of C3 make it C3.
  void settle_edition(const std::map<std::string_view, std::string>& editions) {
    const auto base = editions.find("basic");
    const auto toll = editions.find(kAddon);
    setup_.edition = base != editions.end() && base->second == "1" ? Edition::c1 : Edition::c2;
    if (toll != editions.end() && toll->second == "3") {
      if (setup_.edition == Edition::c1) {
        missing_.add_reason("tiles of two editions together (sets basic:1 and tollkeepers:3)");
      }
      setup_.edition = Edition::c3;
    }
  }

  void read_elements() {
    std::map<std::string, JsonCursor> found;
    for (const auto& [element, value] : cursor_.at("elements").members()) {
      const auto rows = jcz_elements();
      const auto row = std::find_if(rows.begin(), rows.end(), [&name = element](const auto& one) {
        return one.element == name;
      });
      if (row == rows.end() || (row->expansion != kBase && !expansion_named(row->expansion))) {
        missing_.add("element", element, element);
      } else {
        found.emplace(element, value);
        read_element(*row, value);
      }
    }
    // What is not named is not there.
    for (const JczElementRow& row : jcz_elements()) {
      if (!row.option.empty() && is_chosen(row.expansion) &&
          !found.contains(std::string(row.element))) {
        set_option(row.option, row.kind == JczElementRow::Kind::figure_count ? "0" : "off");
      }
    }
  }

  // Presence counts, not the value; but figures have a number, and none are none.
  void read_element(const JczElementRow& row, const JsonCursor& value) {
    const int count =
        value.is_number() ? static_cast<int>(value.whole(-kMostCopies, kMostCopies)) : 1;
    if (row.kind == JczElementRow::Kind::figure_count) {
      set_option(row.option, std::to_string(std::max(count, 0)));
      return;
    }
    const bool on = row.kind == JczElementRow::Kind::flag || count > 0;
    if (row.kind == JczElementRow::Kind::one_figure && count > 1) {
      missing_.add_reason("more than one of each player's " + std::string(row.element) +
                          " (element " + std::string(row.element) + ")");
    }
    if (on && !is_chosen(row.expansion)) {
      // Its figures and rules without its tiles, if it has any.
      choose(row.expansion, expansion_named(row.expansion)->tiles_text == nullptr ? 1 : 0);
    }
    if (!row.option.empty() && is_chosen(row.expansion)) {
      set_option(row.option, on ? "on" : "off");
    }
  }

  void read_readings() {
    for (const JczReadingRow& row : jcz_readings()) {
      if (is_chosen(row.expansion)) {
        set_option(row.option, std::string(row.value));
      }
    }
  }

  void read_rules() {
    const auto rules = cursor_.find("rules");
    if (!rules || rules->is_null()) {
      return;
    }
    for (const auto& [rule, value] : rules->members()) {
      const auto rows = jcz_rules();
      const auto row = std::find_if(rows.begin(), rows.end(),
                                    [&name = rule](const auto& one) { return one.rule == name; });
      if (rule == "tile_edition") {
        read_edition(value);
      } else if (row != rows.end()) {
        if (is_chosen(row->expansion)) {
          set_option(row->option, option_text(value));
        }
      } else if (!is_foreign_jcz_rule(rule)) {
        set_option(rule, option_text(value));
      }
    }
  }

  void read_edition(const JsonCursor& value) {
    if (const auto edition = edition_named(value.text())) {
      setup_.edition = *edition;
    } else {
      value.fail("an edition is C1, C2 or C3, not " + value.shown() + ".");
    }
  }

  void read_addons() {
    const auto addons = cursor_.find("addons");
    if (!addons || addons->is_null()) {
      return;
    }
    for (const auto& [name, version] : addons->members()) {
      if (name != kAddon || expansion_named(kAddon) == nullptr) {
        missing_.add("add-on", name, name);
      }
    }
  }

  void read_extension() {
    const auto extension = root_.find("tollkeeper");
    if (!extension) {
      return;
    }
    extension->allow_keys({"edition", "first_player", "first_seat"});
    if (const auto edition = extension->find("edition")) {
      read_edition(*edition);
    }
    if (const auto first_player = extension->find("first_player")) {
      set_option("first_player", first_player->text());
    }
  }

  JsonCursor root_;
  JsonCursor cursor_;
  Setup setup_;
  Missing missing_;
};

// Our name for a start tile of the file: a copy or type of ours, or the type their name means. The
// first set in play that has it is taken.
std::optional<std::string> start_tile_named(const Game& game, const std::string& name) {
  if (game.catalogue->find_copy(name) || game.catalogue->find_type(name)) {
    return name;
  }
  for (const GameCopy& copy : game.copies) {
    const TileType& type = game.catalogue->type_of(copy.ref);
    if (!type.jcz_id.empty() && type.jcz_id == name) {
      return type.id;
    }
    if (!type.jcz_garden_id.empty() && type.jcz_garden_id == name) {
      const TileCopy& tile = game.catalogue->copy(copy.ref);
      const bool garden = std::any_of(
          tile.symbols.begin(), tile.symbols.end(),
          [](const PrintedSymbol& symbol) { return symbol.kind == SymbolKind::garden; });
      if (garden) {
        return tile.id;
      }
    }
  }
  return std::nullopt;
}

std::vector<StartTile> read_start(const JsonCursor& setup, const Game& game) {
  std::vector<StartTile> tiles;
  const auto start = setup.find("start");
  if (!start || start->is_null()) {
    return tiles;
  }
  for (const JsonCursor& tile : start->items()) {
    const auto name = start_tile_named(game, tile.at("tile").text());
    if (!name) {
      tile.at("tile").fail("there is no tile " + tile.at("tile").shown() + " in this game.", "B-5");
      continue;
    }
    const auto turn = tile.find("rotation");
    const std::int64_t degrees = turn ? turn->whole(0, 270) : 0;
    if (degrees % 90 != 0) {
      turn->fail("a rotation is 0, 90, 180 or 270 degrees, not " + turn->shown() + ".", "B-13");
    }
    tiles.push_back({*name,
                     Cell{static_cast<std::int16_t>(tile.at("x").whole(-kMostCells, kMostCells)),
                          static_cast<std::int16_t>(tile.at("y").whole(-kMostCells, kMostCells))},
                     static_cast<Rotation>(degrees / 90)});
  }
  return tiles;
}

// Whether these tiles lie there anyway, by the rules.
bool is_usual_start(const Game& game, const std::vector<StartTile>& tiles) {
  if (tiles.empty()) {
    return true;
  }
  if (tiles.size() != game.start.size()) {
    return false;
  }
  for (std::size_t n = 0; n < tiles.size(); ++n) {
    const PlacedStart& usual = game.start[n];
    const CopyRef ref = game.copies[usual.copy].ref;
    const bool same_tile = tiles[n].tile == game.catalogue->copy(ref).id ||
                           tiles[n].tile == game.catalogue->type_of(ref).id;
    if (!same_tile || tiles[n].cell != usual.cell || tiles[n].rotation != usual.rotation) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::shared_ptr<const Game> read_jcz_setup(const JsonCursor& root, int seats,
                                           std::shared_ptr<const Catalogue> catalogue) {
  const JsonCursor cursor = root.at("setup");
  Setup setup = SetupReader(root, seats).read();
  if (!root.problem().none()) {
    return nullptr;
  }
  auto game = make_game(catalogue, setup);
  if (!game) {
    cursor.fail(game.error());
    return nullptr;
  }
  setup.start = read_start(cursor, **game);
  if (!root.problem().none()) {
    return nullptr;
  }
  if (is_usual_start(**game, setup.start)) {
    return std::move(game).value();
  }
  auto with_start = make_game(std::move(catalogue), setup);
  if (!with_start) {
    cursor.fail(with_start.error());
    return nullptr;
  }
  return std::move(with_start).value();
}

}  // namespace tollkeeper
