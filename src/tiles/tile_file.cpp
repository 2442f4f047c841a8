// read_tiles: the statements of a tile file, set by set and tile by tile (docs/tile-format.md).
#include <algorithm>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>

#include "tiles/catalogue.hpp"
#include "tiles/tile_draft.hpp"
#include "tiles/tile_words.hpp"
#include "tiles/totals.hpp"

namespace tollkeeper {
namespace {

// Of types and of copies in a file; refs are 16 bits wide.
constexpr std::size_t kMost = std::numeric_limits<std::uint16_t>::max();
constexpr int kLargestTotal = 1'000'000;

class TileFileReader {
 public:
  TileFileReader(std::string_view text, std::string_view file)
      : errors_(file), lines_(text, errors_) {}

  TileFile read() {
    TileLine line;
    while (lines_.next(line)) {
      statement(line);
    }
    end_set();
    if (file_.sets.empty() && errors_.count() == 0) {
      errors_.add(0,
                  "there is no tile set in this file; one begins with: set my_tiles \"My tiles\"");
    }
    file_.errors = errors_.take();
    return std::move(file_);
  }

 private:
  struct TotalLine {
    PublishedTotal total;
    int line = 0;
  };

  struct TypePlace {
    int line = 0;
    std::size_t set = 0;
    std::size_t type = 0;
  };

  void statement(const TileLine& line) {
    const std::string_view word = line.words.front();
    Words words(line);
    words.take();
    if (word == "set") {
      begin_set(words);
    } else if (word == "edition") {
      edition(words);
    } else if (word == "tile") {
      begin_tile(words);
    } else if (word == "total") {
      total(words);
    } else if (!is_geometry_statement(word) && !is_copy_statement(word)) {
      errors_.add(
          line.number,
          "unknown statement " + in_quotes(word) +
              "; the statements are set, edition, tile, city, road, field, water, "
              "monastery, crossroads, bridge, unusual, symbol, counts, jcz, reconstruction, "
              "note, copy, copies and total");
      tile_.cities_and_roads_read = false;
      tile_.fields_read = false;
    } else if (!in_tile_) {
      errors_.add(line.number, in_quotes(word) +
                                   " stands outside a tile; a tile begins with: "
                                   "tile my/A CRFR");
    } else {
      tile_.body.push_back(line);
    }
  }

  bool need_set(const Words& words) {
    if (!in_set_) {
      errors_.add(words.line(),
                  "this stands outside a set; a set begins with: "
                  "set my_tiles \"My tiles\"");
    }
    return in_set_;
  }

  void begin_set(Words& words) {
    end_set();
    in_set_ = true;
    set_ = TileSet{};
    set_line_ = words.line();
    set_errors_ = errors_.count();
    set_.id = words.take();
    if (!is_set_id(set_.id)) {
      errors_.add(words.line(), "a set is named with lower case letters, digits and '_', not " +
                                    in_quotes(set_.id));
    } else if (!set_ids_.emplace(set_.id, words.line()).second) {
      errors_.add(words.line(), "the set " + in_quotes(set_.id) + " is in line " +
                                    std::to_string(set_ids_[set_.id]) + " already");
    }
    const auto title = text_of(words.take());
    if (!title || title->empty()) {
      errors_.add(words.line(),
                  "after the set's name comes its title in quotes: set my_tiles "
                  "\"My tiles\"");
      return;
    }
    set_.title = *title;
    expect_end(words, errors_);
  }

  // "edition C3 as C2": not printed in C3, plays with the tiles of C2.
  void edition(Words& words) {
    if (!need_set(words)) {
      return;
    }
    if (in_tile_ || !set_.types.empty()) {
      errors_.add(words.line(), "'edition' stands before the first tile of the set");
      return;
    }
    const auto missing = edition_of(words.take());
    const bool as = words.take_if("as");
    const auto printed = edition_of(words.take());
    if (!missing || !as || !printed || *missing == *printed) {
      errors_.add(words.line(), "this line is written: edition C3 as C2");
      return;
    }
    expect_end(words, errors_);
    set_.printed_as[static_cast<std::size_t>(*missing)] = *printed;
    const bool chain =
        std::any_of(set_.printed_as.begin(), set_.printed_as.end(), [this](Edition stands_for) {
          return set_.printed_as[static_cast<std::size_t>(stands_for)] != stands_for;
        });
    if (chain) {
      errors_.add(words.line(), "an edition that was not printed cannot stand in for another");
      set_.printed_as = TileSet{}.printed_as;
    }
  }

  void begin_tile(Words& words) {
    end_tile();
    if (!need_set(words)) {
      return;
    }
    in_tile_ = true;
    tile_faulty_ = false;
    tile_ = TileDraft{};
    tile_.line = words.line();
    tile_.type.id = words.take();
    if (!is_type_id(tile_.type.id)) {
      errors_.add(words.line(),
                  "a tile is named like base/U, with letters, digits, '_' and '-' "
                  "round one '/', not " +
                      in_quotes(tile_.type.id));
    }
    const TypePlace here{words.line(), file_.sets.size(), set_.types.size()};
    if (const auto [first, is_new] = types_.emplace(tile_.type.id, here); !is_new) {
      errors_.add(words.line(), "duplicate tile: " + in_quotes(tile_.type.id) + " is in line " +
                                    std::to_string(first->second.line) + " already");
    }
    if (words.take_if("like")) {
      inherit(words);
    } else {
      outline(words);
    }
  }

  void outline(Words& words) {
    const std::string_view letters = words.take();
    if (letters.size() != 4) {
      errors_.add(words.line(),
                  "the outline has four letters, north, east, south and west (such as "
                  "CRFR), not " +
                      in_quotes(letters));
      tile_faulty_ = true;
      return;
    }
    for (std::size_t n = 0; n < letters.size(); ++n) {
      bool known = false;
      for (const Edge edge : {Edge::field, Edge::road, Edge::city, Edge::water}) {
        if (letters[n] == letter_of(edge)) {
          tile_.type.edges[n] = edge;
          known = true;
        }
      }
      if (!known) {
        errors_.add(words.line(),
                    "the outline's letters are F field, R road, C city and S water, "
                    "not " +
                        in_quotes(letters.substr(n, 1)));
        tile_faulty_ = true;
      }
    }
    expect_end(words, errors_);
  }

  // Takes over the geometry; names, symbols and copies are each tile's own.
  void inherit(Words& words) {
    const std::string_view id = words.take();
    const TileType* model = find_type(id);
    if (model == nullptr) {
      errors_.add(words.line(), "there is no tile " + in_quotes(id) + " above this one to be like");
      tile_faulty_ = true;
      return;
    }
    tile_.type.edges = model->edges;
    tile_.type.segments = model->segments;
    tile_.type.monastery = model->monastery;
    tile_.type.crossroads = model->crossroads;
    tile_.type.waters = model->waters;
    tile_.type.water_end = model->water_end;
    tile_.type.bridges = model->bridges;
    tile_.segment_lines.assign(model->segments.size(), words.line());
    tile_.water_lines.assign(model->waters.size(), words.line());
    expect_end(words, errors_);
  }

  const TileType* find_type(std::string_view id) const {
    const auto found = types_.find(std::string(id));
    if (found == types_.end()) {
      return nullptr;
    }
    const TypePlace& place = found->second;
    const auto& types = place.set < file_.sets.size() ? file_.sets[place.set].types : set_.types;
    return place.type < types.size() && types[place.type].id == id ? &types[place.type] : nullptr;
  }

  void end_tile() {
    if (!std::exchange(in_tile_, false) || errors_.full()) {
      return;
    }
    if (tile_faulty_) {
      tile_.cities_and_roads_read = false;
      tile_.fields_read = false;
    }
    read_geometry(tile_, errors_);
    if (!tile_faulty_) {
      check_geometry(tile_, errors_);
    }
    read_copies(tile_, set_, errors_);
    keep_tile();
  }

  void keep_tile() {
    if (kept_types_ == kMost || kept_copies_ + tile_.copies.size() > kMost) {
      errors_.add(tile_.line, "a file holds at most " + std::to_string(kMost) + " tiles");
      return;
    }
    kept_types_ += 1;
    kept_copies_ += tile_.copies.size();
    for (CopyDraft& made : tile_.copies) {
      if (!copy_ids_.emplace(made.copy.id, made.line).second) {
        errors_.add(made.line, "duplicate copy: " + in_quotes(made.copy.id) + " is in line " +
                                   std::to_string(copy_ids_[made.copy.id]) + " already");
      }
      check_start(made);
      made.copy.type = static_cast<std::uint16_t>(set_.types.size());
      set_.copies.push_back(std::move(made.copy));
    }
    set_.types.push_back(std::move(tile_.type));
  }

  void check_start(const CopyDraft& made) {
    if (!made.copy.start_tile) {
      return;
    }
    for (const TileCopy& other : set_.copies) {
      if (other.start_tile && (other.editions & made.copy.editions) != 0) {
        errors_.add(made.line, "a second start tile; the first is " + in_quotes(other.id));
      }
    }
  }

  void total(Words& words) {
    end_tile();
    if (!need_set(words)) {
      return;
    }
    const std::string_view what = words.take();
    if (!is_total_word(what)) {
      errors_.add(words.line(), "unknown total " + in_quotes(what) + "; the totals are " +
                                    listed(total_words(), "and"));
      return;
    }
    bool any = false;
    while (const auto edition = edition_of(words.peek())) {
      words.take();
      const auto number = number_of(words.peek(), kLargestTotal);
      if (!number) {
        errors_.add(words.line(),
                    "after the edition comes a number, not " + in_quotes(words.peek()));
        return;
      }
      words.take();
      add_total({std::string(what), *edition, *number}, words.line());
      any = true;
    }
    if (!any) {
      errors_.add(words.line(),
                  "this line is written: total " + std::string(what) + " C2 72 C3 72");
    }
    expect_end(words, errors_);
  }

  void add_total(PublishedTotal total, int line) {
    const Edition printed = set_.printed_as[static_cast<std::size_t>(total.edition)];
    if (printed != total.edition) {
      errors_.add(line, std::string(name_of(total.edition)) + " plays with the tiles of " +
                            std::string(name_of(printed)) +
                            " in this set and has no totals of its own");
      return;
    }
    for (const TotalLine& other : totals_) {
      if (other.total.what == total.what && other.total.edition == total.edition) {
        errors_.add(line, "the total " + in_quotes(total.what) + " of " +
                              std::string(name_of(total.edition)) + " is in line " +
                              std::to_string(other.line) + " already");
        return;
      }
    }
    set_.totals.push_back(total);
    totals_.push_back({std::move(total), line});
  }

  void end_set() {
    end_tile();
    if (!std::exchange(in_set_, false) || errors_.full()) {
      return;
    }
    if (set_.types.empty()) {
      errors_.add(set_line_, "the set " + in_quotes(set_.id) + " has no tiles");
    }
    // A tile with an error would make every total wrong as well.
    if (errors_.count() == set_errors_) {
      check_totals();
      stand_in();
    }
    totals_.clear();
    file_.sets.push_back(std::move(set_));
  }

  void check_totals() {
    for (const TotalLine& stated : totals_) {
      const int counted = count_total(set_, stated.total.edition, stated.total.what);
      if (counted != stated.total.count) {
        errors_.add(stated.line, "wrong total: this line says " +
                                     std::to_string(stated.total.count) + " " + stated.total.what +
                                     " in " + std::string(name_of(stated.total.edition)) +
                                     ", the tiles have " + std::to_string(counted));
      }
    }
  }

  // An edition that was not printed gets the copies of the one that stands in.
  void stand_in() {
    for (const Edition missing : {Edition::c1, Edition::c2, Edition::c3}) {
      const auto into = static_cast<std::size_t>(missing);
      const Edition printed = set_.printed_as[into];
      if (printed == missing) {
        continue;
      }
      for (TileCopy& copy : set_.copies) {
        if ((copy.editions & mask_of(printed)) != 0) {
          copy.editions = static_cast<EditionMask>(copy.editions | mask_of(missing));
        }
      }
      for (TileType& type : set_.types) {
        type.counts[into] = type.counts[static_cast<std::size_t>(printed)];
      }
    }
  }

  TileErrors errors_;
  TileLines lines_;
  TileFile file_;
  std::unordered_map<std::string, int> set_ids_;
  std::unordered_map<std::string, TypePlace> types_;
  std::unordered_map<std::string, int> copy_ids_;
  std::size_t kept_types_ = 0;
  std::size_t kept_copies_ = 0;

  bool in_set_ = false;
  TileSet set_;
  int set_line_ = 0;
  std::size_t set_errors_ = 0;
  std::vector<TotalLine> totals_;

  bool in_tile_ = false;
  TileDraft tile_;
  bool tile_faulty_ = false;  // no outline to check against
};

}  // namespace

TileFile read_tiles(std::string_view text, std::string_view file_name) {
  return TileFileReader(text, file_name).read();
}

}  // namespace tollkeeper
