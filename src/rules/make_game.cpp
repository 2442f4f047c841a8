#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "rules/compile_kind.hpp"
#include "rules/game_draft.hpp"
#include "rules/state.hpp"

namespace tollkeeper {
namespace {

using namespace std::string_view_literals;

constexpr std::array kFirstPlayer{"random"sv, "seat_1"sv, "youngest"sv};
constexpr std::array kTwoTileCity{"4"sv, "2"sv};
constexpr std::array kFieldScoring{"per_field_3"sv, "per_player_3"sv, "per_city_4"sv};
constexpr std::array kOnOff{"on"sv, "off"sv};

const std::array<OptionRow, 5> kBaseOptions{{
    {"first_player", kFirstPlayer, 0, 0, 0,
     "Who begins: drawn by lot, the first seat, or the youngest, whom the table seats first", "B-8"},
    {"two_tile_city", kTwoTileCity, 0, 0, 0,
     "Points of a completed city of two tiles; 2 is the rule of the first printings", "B-34"},
    {"field_scoring", kFieldScoring, 0, 0, 0,
     "Each field 3 a city (today), each player 3 a city once, or city by city 4 (first printings)",
     "B-39"},
    {"fields", kOnOff, 0, 0, 0, "Whether figures may stand on fields", "B-39"},
    {"meeples_per_player", {}, 0, 100, 7, "Meeples in each player's supply", "B-2"},
}};

constexpr int kMostTiles = 10000;     // of one game; ids and tables have 16 bits
constexpr int kMostSegments = 30000;  // of one sort, roads and cities or fields
constexpr int kMostCopies = 100;      // of one set

FigureRow meeple_row(const OptionValues& options) {
  FigureRow row{"meeple", "meeple", "meeples", 0, 1, 0, "small", "SmallFollower", "B-17"};
  row.stands_on = static_cast<FeatureKindMask>(
      mask_of(FeatureKind::road) | mask_of(FeatureKind::city) | mask_of(FeatureKind::monastery) |
      (options.is("fields", "on") ? mask_of(FeatureKind::field) : 0));
  row.per_seat = static_cast<std::uint8_t>(options.value("meeples_per_player"));
  return row;
}

std::vector<WorthRow> base_worths() {
  return {
      {FeatureKind::road, -1, true, 1, 0, "B-31"},
      {FeatureKind::road, -1, false, 1, 0, "B-38"},
      {FeatureKind::city, -1, true, 2, 2, "B-33"},
      {FeatureKind::city, -1, false, 1, 1, "B-38"},
  };
}

// The edition whose copies of the set are used: the one asked for, or the nearest the set has.
std::optional<Edition> nearest_edition(const TileSet& set, Edition wanted) {
  constexpr std::array<std::array<Edition, 3>, 3> kNearest{{
      {Edition::c1, Edition::c2, Edition::c3},
      {Edition::c2, Edition::c3, Edition::c1},
      {Edition::c3, Edition::c2, Edition::c1},
  }};
  for (const Edition edition : kNearest[static_cast<std::size_t>(wanted)]) {
    for (const TileCopy& copy : set.copies) {
      if ((copy.editions & mask_of(edition)) != 0) {
        return edition;
      }
    }
  }
  return std::nullopt;
}

class Maker {
 public:
  Maker(std::shared_ptr<const Catalogue> catalogue, std::span<const Expansion* const> expansions,
        const Setup& setup)
      : expansions_(expansions), game_(begin(std::move(catalogue), setup)) {}

  Result<std::shared_ptr<const Game>> make() {
    for (const auto step : {&Maker::choose_sets, &Maker::read_options, &Maker::gather_tiles,
                            &Maker::choose_start, &Maker::make_modules, &Maker::place_start_override,
                            &Maker::compile, &Maker::lay_out}) {
      if (const Status done = (this->*step)(); !done) {
        return done.error();
      }
    }
    return std::shared_ptr<const Game>(game_);
  }

 private:
  static std::shared_ptr<Game> begin(std::shared_ptr<const Catalogue> catalogue,
                                     const Setup& setup) {
    auto game = std::make_shared<Game>();
    game->catalogue = std::move(catalogue);
    game->setup = setup;
    game->seats = setup.seats;
    return game;
  }

  const Setup& setup() const { return game_->setup; }

  Status choose_sets() {
    if (setup().seats < 1 || setup().seats > kMaxSeats) {
      return Error{"A game has 1 to 6 players, not " + std::to_string(setup().seats) + ".", "B-3"};
    }
    std::set<std::string_view> named;
    for (const SetChoice& choice : setup().sets) {
      if (!named.insert(choice.name).second) {
        return Error{"The set \"" + choice.name + "\" is named twice.", ""};
      }
      const int fewest = choice.name == "base" ? 1 : 0;
      if (choice.copies < fewest || choice.copies > kMostCopies) {
        return Error{"The set \"" + choice.name + "\" can be in play " + std::to_string(fewest) +
                         " to " + std::to_string(kMostCopies) + " times, not " +
                         std::to_string(choice.copies) + ".",
                     ""};
      }
      if (choice.name == "base") {
        base_copies_ = choice.copies;
        continue;
      }
      const auto* found = std::find_if(
          expansions_.data(), expansions_.data() + expansions_.size(),
          [&](const Expansion* expansion) { return expansion->name == choice.name; });
      if (found != expansions_.data() + expansions_.size()) {
        continue;
      }
      if (game_->catalogue->find_set(choice.name) == nullptr || is_part_of_expansion(choice.name)) {
        return Error{"There is no expansion or tile set \"" + choice.name + "\"; there are " +
                         known_sets() + ".",
                     ""};
      }
      own_sets_.emplace_back(choice.name, choice.copies);
    }
    // In the registry's order, whatever order the setup names them in.
    for (const Expansion* expansion : expansions_) {
      for (const SetChoice& choice : setup().sets) {
        if (choice.name == expansion->name) {
          chosen_.push_back({expansion, choice.copies});
        }
      }
    }
    return ok();
  }

  bool is_part_of_expansion(std::string_view id) const {
    return std::any_of(expansions_.begin(), expansions_.end(), [&](const Expansion* expansion) {
      if (expansion->tiles_text == nullptr) {
        return false;
      }
      const TileFile file = read_tiles(expansion->tiles_text(), expansion->name);
      return std::any_of(file.sets.begin(), file.sets.end(),
                         [&](const TileSet& set) { return set.id == id; });
    });
  }

  std::string known_sets() const {
    std::string text = "base";
    for (const Expansion* expansion : expansions_) {
      text += ", ";
      text += expansion->name;
    }
    for (const TileSet& set : game_->catalogue->sets()) {
      if (set.id != "base" && !is_part_of_expansion(set.id)) {
        text += ", " + set.id;
      }
    }
    return text;
  }

  Status read_options() {
    game_->options.add_rows(base_options());
    for (const auto& [expansion, copies] : chosen_) {
      game_->options.add_rows(expansion->options);
    }
    std::set<std::string_view> set_already;
    for (const OptionSetting& setting : setup().options) {
      if (!set_already.insert(setting.name).second) {
        return Error{"Option " + setting.name + " is given twice.", ""};
      }
      if (const Status done = game_->options.set(setting); !done) {
        return done;
      }
    }
    const OptionValues& options = game_->options;
    game_->two_tile_city_2 = options.is("two_tile_city", "2");
    game_->field_scoring = static_cast<Game::FieldScoring>(options.value("field_scoring"));
    draft_.figures.push_back(meeple_row(options));
    draft_.worths = base_worths();
    return ok();
  }

  Status gather_tiles() {
    if (const Status done = gather_set("base", base_copies_); !done) {
      return done;
    }
    for (const auto& [expansion, copies] : chosen_) {
      if (expansion->sets == nullptr) {
        continue;
      }
      for (const std::string_view id : expansion->sets(game_->options)) {
        if (const Status done = gather_set(id, copies); !done) {
          return done;
        }
      }
    }
    for (const auto& [id, copies] : own_sets_) {
      if (const Status done = gather_set(id, copies); !done) {
        return done;
      }
    }
    return ok();
  }

  Status gather_set(std::string_view id, int copies) {
    const auto& sets = game_->catalogue->sets();
    const auto found = std::find_if(sets.begin(), sets.end(),
                                    [id](const TileSet& set) { return set.id == id; });
    if (found == sets.end()) {
      return Error{"The tiles of the set \"" + std::string(id) + "\" are not loaded.", ""};
    }
    const auto edition = nearest_edition(*found, setup().edition);
    for (int n = 0; n < copies && edition; ++n) {
      for (std::size_t copy = 0; copy < found->copies.size(); ++copy) {
        if ((found->copies[copy].editions & mask_of(*edition)) != 0) {
          DraftTile tile;
          tile.copy = {static_cast<std::uint16_t>(found - sets.begin()),
                       static_cast<std::uint16_t>(copy)};
          draft_.tiles.push_back(tile);
        }
      }
    }
    if (draft_.tiles.size() > kMostTiles) {
      return Error{"A game can have " + std::to_string(kMostTiles) +
                       " tiles at most; take fewer copies of a set.",
                   ""};
    }
    return ok();
  }

  // B-5: the base game's start tile at (0, 0) as it is printed.
  Status choose_start() {
    for (std::size_t n = 0; n < draft_.tiles.size(); ++n) {
      if (draft_.copy(n).start_tile && draft_.set(n).id == "base") {
        draft_.start.push_back({n, Cell{0, 0}, 0});
        return ok();
      }
    }
    return Error{"No tile of the base game is marked as the start tile.", "B-5"};
  }

  Status make_modules() {
    for (const auto& [expansion, copies] : chosen_) {
      auto made = expansion->make(draft_, static_cast<int>(game_->modules.size()));
      if (!made) {
        return made.error();
      }
      game_->modules.push_back(std::move(made).value());
      game_->module_names.emplace_back(expansion->name);
    }
    if (draft_.figures.size() > kMaxFigureRows) {
      return Error{"These expansions have more kinds of figures together than the program can keep "
                   "apart; leave one out.",
                   ""};
    }
    return ok();
  }

  // A setup that says itself which tiles lie there at the start.
  Status place_start_override() {
    if (setup().start.empty()) {
      return ok();
    }
    draft_.start.clear();
    std::set<std::size_t> used;
    std::map<Cell, std::string> occupied;
    for (const StartTile& start : setup().start) {
      if (start.rotation > 3) {
        return Error{"Start tile " + start.tile + ": rotations are 0 to 3, not " +
                         std::to_string(start.rotation) + ".",
                     "B-13"};
      }
      if (!occupied.emplace(start.cell, start.tile).second) {
        return Error{"Two start tiles lie on the same place.", "B-5"};
      }
      const auto tile = find_tile(start.tile, used);
      if (!tile) {
        return Error{"The start tile \"" + start.tile + "\" is not among the tiles of this game.",
                     "B-5"};
      }
      used.insert(*tile);
      draft_.start.push_back({*tile, start.cell, start.rotation});
    }
    return ok();
  }

  // A copy by its id, or the copy of a type with the fewest symbols.
  std::optional<std::size_t> find_tile(std::string_view id, const std::set<std::size_t>& used) const {
    std::optional<std::size_t> best;
    for (std::size_t n = 0; n < draft_.tiles.size(); ++n) {
      if (used.contains(n)) {
        continue;
      }
      if (draft_.copy(n).id == id) {
        return n;
      }
      if (draft_.type(n).id == id &&
          (!best || draft_.copy(n).symbols.size() < draft_.copy(*best).symbols.size())) {
        best = n;
      }
    }
    return best;
  }

  Status compile() {
    Game& game = *game_;
    game.figures = draft_.figures;
    game.lanes = draft_.lanes;
    game.worths = draft_.worths;
    game.hooks = draft_.hooks;
    game.act_tolerates = draft_.act_tolerates;

    std::vector<std::uint16_t> copy_of_draft(draft_.tiles.size(), 0xFFFF);
    std::map<std::string, KindId> by_key;
    for (std::size_t n = 0; n < draft_.tiles.size(); ++n) {
      const bool starts = std::any_of(draft_.start.begin(), draft_.start.end(),
                                      [n](const DraftStart& start) { return start.tile == n; });
      if (draft_.tiles[n].left_out && !starts) {
        continue;
      }
      Kind kind = compile_kind(draft_, n);
      auto [place, fresh] = by_key.try_emplace(kind_key(kind), KindId(game.kinds.size()));
      if (fresh) {
        game.fits.push_back(fit_table_of(kind));
        game.distinct_fits.push_back(game.fits.back().only(kind.distinct_rotations));
        game.kinds.push_back(std::move(kind));
      }
      const auto copy = static_cast<std::uint16_t>(game.copies.size());
      copy_of_draft[n] = copy;
      game.copies.push_back({draft_.tiles[n].copy, place->second});
      game.kinds[place->second].copies.push_back(copy);
      if (!starts) {
        game.bag.push_back(place->second);
      }
    }
    for (const DraftStart& start : draft_.start) {
      game.start.push_back({copy_of_draft[start.tile], start.cell, start.rotation});
    }
    std::stable_sort(game.bag.begin(), game.bag.end(), [&game](KindId a, KindId b) {
      const DrawGroup first = game.kinds[a].group;
      const DrawGroup second = game.kinds[b].group;
      return first != second ? first > second : a < b;
    });
    for (std::size_t group = 0; group <= kOrdinaryGroup; ++group) {
      game.group_floor[group] = static_cast<std::uint16_t>(
          std::count_if(game.bag.begin(), game.bag.end(),
                        [&](KindId kind) { return game.kinds[kind].group > group; }));
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats); ++seat) {
      for (std::size_t row = 0; row < game.figures.size(); ++row) {
        game.first_figure[seat][row] = static_cast<std::uint16_t>(game.figure_seat.size());
        game.figure_seat.insert(game.figure_seat.end(), game.figures[row].per_seat,
                                static_cast<Seat>(seat));
        game.figure_row.insert(game.figure_row.end(), game.figures[row].per_seat,
                               static_cast<std::uint8_t>(row));
      }
    }
    return ok();
  }

  Status lay_out() {
    Game& game = *game_;
    Layout& layout = game.layout;
    std::size_t features = 0;
    std::size_t fields = 0;
    std::size_t sites = 0;
    for (const GameCopy& copy : game.copies) {
      const Kind& kind = game.kinds[copy.kind];
      features += kind.counted;
      fields += kind.fields;
      for (std::size_t n = 0; n < kind.spot_count; ++n) {
        sites += kind.spots[n].spot >= kMonasterySpot ? 1 : 0;
      }
    }
    if (features > kMostSegments || fields > kMostSegments) {
      return Error{"These sets have more roads, cities and fields together than the program can "
                   "count; take fewer copies.",
                   ""};
    }
    const std::size_t tiles = game.copies.size();
    layout.tile_count = static_cast<std::uint16_t>(tiles);
    // T tiles in a row leave 2 T + 2 open cells, and nothing leaves more.
    layout.open_count = static_cast<std::uint16_t>(2 * tiles + 2);
    layout.figure_count = static_cast<std::uint16_t>(game.figure_seat.size());
    layout.watch_count =
        static_cast<std::uint16_t>(std::min<std::size_t>(sites, game.figure_seat.size()));
    features += kSegmentsAtOnce;
    fields += kSegmentsAtOnce;
    layout.feature_count = static_cast<std::uint16_t>(features);
    layout.field_count = static_cast<std::uint16_t>(fields);
    layout.slot_bytes = draft_.slot_bytes;

    // At most 7 cells in 10 of the table are taken, in usual games 1 in 7.
    std::size_t cells = 1024;
    std::uint8_t bits = 10;
    while (cells * 7 < (3 * tiles + 2) * 10) {
      cells *= 2;
      ++bits;
    }
    layout.cell_mask = static_cast<std::uint16_t>(cells - 1);
    layout.cell_columns = static_cast<std::uint8_t>(bits / 2);

    std::size_t at = sizeof(State::Head);
    const auto place = [&at](std::size_t bytes) {
      at = (at + 15) / 16 * 16;
      const auto offset = static_cast<std::uint32_t>(at);
      at += bytes;
      return offset;
    };
    layout.slots = place(layout.slot_bytes);
    layout.bag = place(game.bag.size() * sizeof(KindId));
    layout.figures = place(layout.figure_count * sizeof(Figure));
    layout.watches = place(layout.watch_count * sizeof(Watch));
    layout.cells = place(cells * sizeof(CellEntry));
    layout.tiles = place(tiles * sizeof(PlacedTile));
    layout.features = place(features * sizeof(Link));
    layout.tallies = place(features * sizeof(Tally));
    layout.touched = place(features * sizeof(std::uint64_t));
    layout.fields = place(fields * sizeof(Link));
    layout.patterns = place((layout.open_count + kFitBlock - 1) / kFitBlock * kFitBlock);
    layout.open = place(layout.open_count * sizeof(OpenCell));
    layout.bytes = static_cast<std::uint32_t>(at);
    return ok();
  }

  struct Chosen {
    const Expansion* expansion = nullptr;
    int copies = 1;
  };

  std::span<const Expansion* const> expansions_;
  std::shared_ptr<Game> game_;
  GameDraft draft_{*game_->catalogue, game_->setup, game_->options};
  int base_copies_ = 1;
  std::vector<Chosen> chosen_;
  std::vector<std::pair<std::string, int>> own_sets_;
};

}  // namespace

std::span<const OptionRow> base_options() { return kBaseOptions; }

int Game::module_of(std::string_view expansion) const {
  for (std::size_t n = 0; n < module_names.size(); ++n) {
    if (module_names[n] == expansion) {
      return static_cast<int>(n);
    }
  }
  return -1;
}

Result<std::shared_ptr<const Game>> make_game(std::shared_ptr<const Catalogue> catalogue,
                                              std::span<const Expansion* const> expansions,
                                              const Setup& setup) {
  return Maker(std::move(catalogue), expansions, setup).make();
}

}  // namespace tollkeeper
