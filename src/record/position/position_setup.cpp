#include "record/position/position_setup.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "expansions/registry.hpp"

namespace tollkeeper {
namespace {

bool is_in_print(const TileCopy& copy, Edition edition) {
  return (copy.editions & mask_of(edition)) != 0;
}

// The edition whose copies of this set are in play; the same choice as make_game() makes.
Edition edition_in_play(const TileSet& set, Edition wanted) {
  constexpr std::array<std::array<Edition, 3>, 3> kNearest{{
      {Edition::c1, Edition::c2, Edition::c3},
      {Edition::c2, Edition::c3, Edition::c1},
      {Edition::c3, Edition::c2, Edition::c1},
  }};
  for (const Edition edition : kNearest[static_cast<std::size_t>(wanted)]) {
    for (const TileCopy& copy : set.copies) {
      if (is_in_print(copy, edition)) {
        return edition;
      }
    }
  }
  return wanted;
}

// Which expansion brings a tile set; nullptr for the base game's and a player's own.
const Expansion* expansion_of(std::string_view set) {
  static const auto known = [] {
    std::map<std::string, const Expansion*, std::less<>> sets;
    for (const Expansion* expansion : all_expansions()) {
      if (expansion->tiles_text != nullptr) {
        for (const TileSet& one : read_tiles(expansion->tiles_text(), expansion->name).sets) {
          sets.emplace(one.id, expansion);
        }
      }
    }
    return sets;
  }();
  const auto found = known.find(set);
  return found == known.end() ? nullptr : found->second;
}

bool has_set(const Position& position, std::string_view name) {
  return std::any_of(position.sets.begin(), position.sets.end(),
                     [name](const SetChoice& set) { return set.name == name; });
}

bool names_option(const Position& position, std::string_view name) {
  return std::any_of(position.options.begin(), position.options.end(),
                     [name](const OptionSetting& option) { return option.name == name; });
}

// The options of an expansion decide which of its tile sets are in play. Where the position does
// not say, the first value that brings all of them is taken.
void choose_option_for(Position& position, const Expansion& expansion,
                       const std::set<std::string, std::less<>>& needed) {
  if (expansion.sets == nullptr) {
    return;
  }
  OptionValues values;
  values.add_rows(expansion.options);
  for (const OptionSetting& setting : position.options) {
    (void)values.set(setting);  // those of other sets are judged by make_game()
  }
  const auto brings_all = [&](const OptionValues& chosen) {
    const auto sets = expansion.sets(chosen);
    return std::all_of(needed.begin(), needed.end(), [&](const std::string& set) {
      return expansion_of(set) != &expansion ||
             std::find(sets.begin(), sets.end(), set) != sets.end();
    });
  };
  if (brings_all(values)) {
    return;
  }
  for (const OptionRow& row : expansion.options) {
    for (const std::string_view value : row.values) {
      OptionValues other = values;
      const OptionSetting setting{std::string(row.name), std::string(value)};
      if (!names_option(position, row.name) && other.set(setting) && brings_all(other)) {
        position.options.push_back(setting);
        return;
      }
    }
  }
}

void add_words(const Game& game, std::set<std::string, std::less<>>& words) {
  for (const FigureRow& row : game.figures) {
    words.emplace(row.word);
  }
  for (const auto& module : game.modules) {
    for (const std::string_view word : module->token_words()) {
      words.emplace(word);
    }
  }
}

// Which expansion brings a figure or token; nullptr for the base game's and unknown words.
const Expansion* expansion_of_piece(std::string_view word) {
  static const auto known = [] {
    const auto words_with = [](std::vector<SetChoice> sets) {
      Setup setup;
      setup.sets = std::move(sets);
      std::set<std::string, std::less<>> words;
      if (const auto game = make_game(setup)) {
        add_words(**game, words);
      }
      return words;
    };
    const auto of_all = words_with({});
    std::map<std::string, const Expansion*, std::less<>> pieces;
    for (const Expansion* expansion : all_expansions()) {
      for (const std::string& one : words_with({{std::string(expansion->name), 1}})) {
        if (!of_all.contains(one)) {
          pieces.emplace(one, expansion);
        }
      }
    }
    return pieces;
  }();
  const auto found = known.find(word);
  return found == known.end() ? nullptr : found->second;
}

void add_sets_of_pieces(Position& position) {
  for (const PositionPiece& piece : position.pieces) {
    const Expansion* expansion = expansion_of_piece(piece.word);
    if (expansion != nullptr && !has_set(position, expansion->name)) {
      position.sets.push_back({std::string(expansion->name), 1});
    }
  }
}

// Symbols that stand beside no segment change no road.
bool shows_beside_roads(const TileCopy& copy) {
  return std::any_of(copy.symbols.begin(), copy.symbols.end(),
                     [](const PrintedSymbol& symbol) { return symbol.beside != 0; });
}

class Completer {
 public:
  Completer(Position& position, const Catalogue& catalogue, std::vector<PositionWarning>& warnings)
      : position_(position), catalogue_(catalogue), warnings_(warnings) {}

  Status complete() {
    std::set<std::string, std::less<>> needed;
    for (PositionTile& tile : position_.tiles) {
      if (const Status done = find_copy(tile); !done) {
        return done;
      }
      needed.insert(catalogue_.sets()[catalogue_.find_copy(tile.tile)->set].id);
    }
    add_tile_sets(needed);
    add_sets_of_pieces(position_);
    for (const Expansion* expansion : all_expansions()) {
      if (has_set(position_, expansion->name)) {
        choose_option_for(position_, *expansion, needed);
      }
    }
    add_copies();
    return ok();
  }

 private:
  // A type becomes a copy with as few symbols as there are, each copy once while they last.
  Status find_copy(PositionTile& tile) {
    if (const auto copy = catalogue_.find_copy(tile.tile)) {
      const TileSet& set = catalogue_.sets()[copy->set];
      if (!is_in_print(catalogue_.copy(*copy), edition_in_play(set, position_.edition))) {
        return error_at(tile.line, "the tile " + tile.tile + " is not in edition " +
                                       std::string(name_of(position_.edition)) + ".");
      }
      ++used_[tile.tile];
      return ok();
    }
    const auto type = catalogue_.find_type(tile.tile);
    if (!type) {
      return error_at(tile.line,
                      "there is no tile \"" + tile.tile + "\"; `tollkeeper tiles` lists them.");
    }
    const TileSet& set = catalogue_.sets()[type->set];
    const Edition edition = edition_in_play(set, position_.edition);
    const TileCopy* best = nullptr;
    std::vector<const TileCopy*> all;
    for (const TileCopy& copy : set.copies) {
      if (copy.type != type->type || !is_in_print(copy, edition)) {
        continue;
      }
      all.push_back(&copy);
      const auto rank = [this](const TileCopy& one) {
        return std::pair(one.symbols.size(), used_[one.id]);
      };
      if (best == nullptr || rank(copy) < rank(*best)) {
        best = &copy;
      }
    }
    if (best == nullptr) {
      return error_at(tile.line, "edition " + std::string(name_of(position_.edition)) +
                                     " has no tile of the type " + tile.tile + ".");
    }
    const bool differ = std::any_of(all.begin(), all.end(), [best](const TileCopy* copy) {
      return copy->symbols != best->symbols &&
             (shows_beside_roads(*copy) || shows_beside_roads(*best));
    });
    if (differ) {
      warnings_.push_back({"plain_tile", tile.line, tile.cell,
                           tile.tile + " is a type of tile: " + best->id +
                               (best->symbols.empty() ? ", which shows nothing beside its roads"
                                                      : ", one of its tiles") +
                               ", is taken for it."});
    }
    tile.tile = best->id;
    ++used_[tile.tile];
    return ok();
  }

  void add_tile_sets(const std::set<std::string, std::less<>>& needed) {
    for (const std::string& set : needed) {
      const Expansion* expansion = expansion_of(set);
      const std::string name(expansion != nullptr ? expansion->name : std::string_view(set));
      if (name != "base" && !has_set(position_, name)) {
        position_.sets.push_back({name, 1});
      }
    }
  }

  // A tile that lies there more often than the box has it needs another box.
  void add_copies() {
    std::map<std::string, int, std::less<>> boxes;
    for (const auto& [id, count] : used_) {
      const std::string& set = catalogue_.sets()[catalogue_.find_copy(id)->set].id;
      const Expansion* expansion = expansion_of(set);
      int& most = boxes[expansion != nullptr ? std::string(expansion->name) : set];
      most = std::max(most, count);
    }
    std::map<std::string, int, std::less<>> had;
    for (auto& [name, copies] : boxes) {
      auto found = std::find_if(position_.sets.begin(), position_.sets.end(),
                                [&name = name](const SetChoice& set) { return set.name == name; });
      had[name] = found == position_.sets.end() ? 1 : found->copies;
      if (copies <= had[name]) {
        continue;
      }
      if (found == position_.sets.end()) {
        position_.sets.push_back({name, copies});
      } else {
        found->copies = copies;
      }
    }
    std::set<std::string, std::less<>> said;
    for (const PositionTile& tile : position_.tiles) {
      const std::string& set = catalogue_.sets()[catalogue_.find_copy(tile.tile)->set].id;
      const Expansion* expansion = expansion_of(set);
      const int there = had[expansion != nullptr ? std::string(expansion->name) : set];
      if (used_[tile.tile] > there && said.insert(tile.tile).second) {
        warnings_.push_back({"box_has_fewer", tile.line, tile.cell,
                             "The tile " + tile.tile + " lies on the table " +
                                 std::to_string(used_[tile.tile]) + " times; there " +
                                 (there == 1 ? "is one" : "are " + std::to_string(there)) + "."});
      }
    }
  }

  Position& position_;
  const Catalogue& catalogue_;
  std::vector<PositionWarning>& warnings_;
  std::map<std::string, int, std::less<>> used_;
};

}  // namespace

Status complete_position(Position& position, const Catalogue& catalogue,
                         std::vector<PositionWarning>& warnings) {
  return Completer(position, catalogue, warnings).complete();
}

// Each tile touches one before it, as far as they are joined at all: the table then never has more
// open places than its tiles can leave.
Setup setup_of(const Position& position) {
  Setup setup;
  setup.seats = kMaxSeats;
  setup.edition = position.edition;
  setup.sets = position.sets;
  setup.options = position.options;
  std::map<Cell, const PositionTile*> waiting;
  for (const PositionTile& tile : position.tiles) {
    waiting.emplace(tile.cell, &tile);
  }
  const auto lay = [&setup](const PositionTile& tile) {
    setup.start.push_back({tile.tile, tile.cell, tile.rotation});
  };
  std::vector<const PositionTile*> queue;
  for (const PositionTile& first : position.tiles) {
    if (first.cell == position.placed || waiting.erase(first.cell) == 0) {
      continue;
    }
    queue.push_back(&first);
    while (!queue.empty()) {
      const PositionTile& tile = *queue.back();
      queue.pop_back();
      lay(tile);
      for (const Side side : kSides) {
        const auto next = waiting.find(neighbour(tile.cell, side));
        if (next != waiting.end() && next->first != position.placed) {
          queue.push_back(next->second);
          waiting.erase(next);
        }
      }
    }
  }
  for (const PositionTile& tile : position.tiles) {
    if (tile.cell == position.placed) {
      lay(tile);
    }
  }
  return setup;
}

}  // namespace tollkeeper
