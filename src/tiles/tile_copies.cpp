#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>

#include "tiles/tile_draft.hpp"
#include "tiles/tile_words.hpp"

namespace tollkeeper {
namespace {

constexpr std::array<std::string_view, 7> kCopyStatements{
    "symbol", "counts", "jcz", "reconstruction", "note", "copy", "copies"};

constexpr int kMostCopies = std::numeric_limits<std::uint8_t>::max();
constexpr std::size_t kMostInAllEditions = std::size_t{kEditions} * kMostCopies;

class CopyReader {
 public:
  CopyReader(TileDraft& draft, const TileSet& set, TileErrors& errors)
      : draft_(draft), type_(draft.type), set_(set), errors_(errors) {}

  void read() {
    const std::size_t before = errors_.count();
    for (const TileLine& line : draft_.body) {
      Words words(line);
      if (words.take_if("symbol")) {
        symbols(words, common_);
      }
    }
    for (const TileLine& line : draft_.body) {
      Words words(line);
      const std::string_view statement = words.take();
      if (statement == "counts") {
        counts(words);
      } else if (statement == "jcz") {
        jcz(words);
      } else if (statement == "reconstruction") {
        reconstruction_line_ = line.number;
        type_.reconstruction = true;
        expect_end(words, errors_);
      } else if (statement == "note") {
        note(words);
      } else if (statement == "copy") {
        copy(words);
      } else if (statement == "copies") {
        copies(words);
      }
    }
    if (type_.reconstruction && type_.note.empty()) {
      errors_.add(reconstruction_line_,
                  "a reconstruction needs a 'note' that says what of it is "
                  "known and what is guessed");
    }
    if (errors_.count() == before) {
      check_counts();
      check_gardens();
    }
  }

 private:
  // Editions that follow; none at all is an error unless `optional`.
  EditionMask editions(Words& words) {
    EditionMask mask = 0;
    while (const auto edition = edition_of(words.peek())) {
      if ((mask & mask_of(*edition)) != 0) {
        errors_.add(words.line(), "the edition " + in_quotes(words.peek()) + " is named twice");
      }
      need_printed(*edition, words);
      mask = static_cast<EditionMask>(mask | mask_of(*edition));
      words.take();
    }
    if (mask == 0) {
      errors_.add(words.line(),
                  "expected an edition (C1, C2 or C3), not " + in_quotes(words.peek()));
    }
    return mask;
  }

  void need_printed(Edition edition, const Words& words) {
    const Edition stands_for = set_.printed_as[static_cast<std::size_t>(edition)];
    if (stands_for != edition) {
      errors_.add(words.line(), "the set says 'edition " + std::string(name_of(edition)) + " as " +
                                    std::string(name_of(stands_for)) + "', so " +
                                    std::string(name_of(edition)) + " is not named again");
    }
  }

  void counts(Words& words) {
    if (counts_line_ != 0) {
      errors_.add(words.line(), "a tile has one line 'counts'");
      return;
    }
    counts_line_ = words.line();
    while (const auto edition = edition_of(words.peek())) {
      need_printed(*edition, words);
      words.take();
      const auto number = number_of(words.peek(), kMostCopies);
      if (!number) {
        errors_.add(words.line(), "after the edition comes the number of copies, 0 to " +
                                      std::to_string(kMostCopies) + ", not " +
                                      in_quotes(words.peek()));
        return;
      }
      words.take();
      stated_[static_cast<std::size_t>(*edition)] = *number;
    }
    expect_end(words, errors_);
  }

  void jcz(Words& words) {
    if (!type_.jcz_id.empty()) {
      errors_.add(words.line(), "a tile has one line 'jcz'");
      return;
    }
    type_.jcz_id = words.take();
    if (type_.jcz_id.empty() || type_.jcz_id.find('/') == std::string::npos) {
      errors_.add(words.line(),
                  "after 'jcz' comes the name of the tile in .jcz files, such as "
                  "BA/RFr, not " +
                      in_quotes(type_.jcz_id));
      return;
    }
    if (words.take_if("garden")) {
      type_.jcz_garden_id = words.take();
      jcz_garden_line_ = words.line();
      if (type_.jcz_garden_id.empty()) {
        errors_.add(words.line(), "after 'garden' comes the name of the copies with a garden");
      }
    }
    expect_end(words, errors_);
  }

  void note(Words& words) {
    const auto text = text_of(words.take());
    if (!text) {
      errors_.add(words.line(), "after 'note' comes a text in quotes");
      return;
    }
    type_.note += type_.note.empty() ? "" : " ";
    type_.note += *text;
    expect_end(words, errors_);
  }

  void copy(Words& words) {
    CopyDraft made;
    made.line = words.line();
    made.copy.id = words.take();
    if (!is_copy_id(made.copy.id, type_.id)) {
      errors_.add(words.line(), "a copy of " + type_.id + " is called " + type_.id +
                                    ".1 or the like, not " + in_quotes(made.copy.id));
    }
    made.copy.editions = editions(words);
    made.copy.start_tile = words.take_if("start");
    made.copy.symbols = common_;
    if (words.take_if(":")) {
      symbols(words, made.copy.symbols);
    }
    expect_end(words, errors_);
    add(std::move(made), words);
  }

  void copies(Words& words) {
    const auto number = number_of(words.peek(), kMostCopies);
    if (!number || *number == 0) {
      errors_.add(words.line(), "after 'copies' comes a number from 1 to " +
                                    std::to_string(kMostCopies) + ", not " +
                                    in_quotes(words.peek()));
      return;
    }
    words.take();
    const EditionMask mask = editions(words);
    expect_end(words, errors_);
    const std::string suffix = mask == mask_of(Edition::c1) ? "@C1" : "";
    for (int n = 0; n < *number; ++n) {
      CopyDraft made;
      made.line = words.line();
      made.copy.id = type_.id + "." + std::to_string(count_with(suffix) + 1) + suffix;
      made.copy.editions = mask;
      made.copy.symbols = common_;
      add(std::move(made), words);
    }
  }

  void add(CopyDraft made, const Words& words) {
    if (draft_.copies.size() == kMostInAllEditions) {
      errors_.add(words.line(), "too many copies of one tile");
      return;
    }
    draft_.copies.push_back(std::move(made));
  }

  static bool ends_with_c1(const std::string& id) {
    return id.size() > 3 && id.compare(id.size() - 3, 3, "@C1") == 0;
  }

  std::ptrdiff_t count_with(const std::string& suffix) const {
    return std::count_if(draft_.copies.begin(), draft_.copies.end(), [&](const CopyDraft& c) {
      return ends_with_c1(c.copy.id) == !suffix.empty();
    });
  }

  void symbols(Words& words, std::vector<PrintedSymbol>& into) {
    do {
      if (!symbol(words, into)) {
        return;
      }
    } while (words.take_if(";"));
    expect_end(words, errors_);
  }

  bool symbol(Words& words, std::vector<PrintedSymbol>& into) {
    PrintedSymbol printed;
    const auto kind = symbol_of(words.peek());
    if (!kind) {
      std::vector<std::string_view> known;
      known.reserve(kSymbols.size());
      for (const SymbolRow& row : kSymbols) {
        known.push_back(row.word);
      }
      errors_.add(words.line(), "unknown symbol " + in_quotes(words.peek()) + "; the symbols are " +
                                    listed(known, "and"));
      return false;
    }
    words.take();
    printed.kind = *kind;
    if (words.take_if("beside") && !beside(words, printed)) {
      return false;
    }
    if (words.take_if("in") && !inside(words, printed)) {
      return false;
    }
    check_symbol(printed, words);
    into.push_back(printed);
    return true;
  }

  bool beside(Words& words, PrintedSymbol& printed) {
    do {
      if (words.peek() == "field") {
        errors_.add(words.line(),
                    "a symbol stands beside roads and cities; the field it is drawn "
                    "in follows 'in'");
        return false;
      }
      const auto segment = read_segment(words, type_, !draft_.cities_and_roads_read, errors_);
      if (!segment) {
        return false;
      }
      if ((printed.beside & (1U << *segment)) != 0) {
        errors_.add(words.line(), "this symbol is beside the same segment twice");
        return false;
      }
      printed.beside = static_cast<SegmentMask>(printed.beside | (1U << *segment));
    } while (words.take_if("and"));
    return true;
  }

  bool inside(Words& words, PrintedSymbol& printed) {
    if (words.peek() != "field") {
      errors_.add(words.line(),
                  "after 'in' comes a field such as 'field EL', not " + in_quotes(words.peek()));
      return false;
    }
    const bool quiet = !draft_.cities_and_roads_read || !draft_.fields_read;
    const auto field = read_segment(words, type_, quiet, errors_);
    printed.field = static_cast<std::int8_t>(field.value_or(-1));
    return field.has_value();
  }

  bool stands_beside(const PrintedSymbol& printed, SegmentKind kind) const {
    for (std::size_t n = 0; n < type_.segments.size(); ++n) {
      if ((printed.beside & (1U << n)) != 0 && type_.segments[n].kind == kind) {
        return true;
      }
    }
    return false;
  }

  void check_symbol(const PrintedSymbol& printed, const Words& words) {
    const bool road = stands_beside(printed, SegmentKind::road);
    const bool city = stands_beside(printed, SegmentKind::city);
    if (printed.kind == SymbolKind::inn && (!road || city)) {
      errors_.add(words.line(), "an inn stands beside a road: 'inn beside road E' (I-4)");
    }
    if (printed.kind == SymbolKind::cathedral && (road || std::popcount(printed.beside) != 1)) {
      errors_.add(words.line(), "a cathedral belongs to one city: 'cathedral beside city N' (I-5)");
    }
  }

  void check_counts() {
    std::array<int, kEditions> found{};
    for (const CopyDraft& made : draft_.copies) {
      for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
        found[static_cast<std::size_t>(edition)] +=
            (made.copy.editions & mask_of(edition)) != 0 ? 1 : 0;
      }
    }
    if (draft_.copies.empty()) {
      errors_.add(draft_.line, "this tile has no copies; a line 'copies 1 C1 C2 C3' gives it one");
    }
    for (const Edition edition : {Edition::c1, Edition::c2, Edition::c3}) {
      const auto n = static_cast<std::size_t>(edition);
      if (counts_line_ != 0 && stated_[n] != found[n]) {
        errors_.add(counts_line_, "wrong count: this line says " + std::to_string(stated_[n]) +
                                      " in " + std::string(name_of(edition)) +
                                      ", the copies below it are " + std::to_string(found[n]));
      } else if (found[n] > kMostCopies) {
        errors_.add(draft_.line, "more than " + std::to_string(kMostCopies) +
                                     " copies of one tile in " + std::string(name_of(edition)));
      } else {
        type_.counts[n] = static_cast<std::uint8_t>(found[n]);
      }
    }
  }

  void check_gardens() {
    bool any = false;
    for (const CopyDraft& made : draft_.copies) {
      const auto gardens = std::count_if(
          made.copy.symbols.begin(), made.copy.symbols.end(),
          [](const PrintedSymbol& printed) { return printed.kind == SymbolKind::garden; });
      any = any || gardens > 0;
      if (gardens > 1) {
        errors_.add(made.line, "a copy has at most one garden (A-2)");
      } else if (gardens == 1 && !type_.jcz_id.empty() && type_.jcz_garden_id.empty()) {
        errors_.add(made.line,
                    "this copy has a garden, but the line 'jcz' has no name for it: "
                    "'jcz " +
                        type_.jcz_id + " garden NAME'");
      }
    }
    if (!any && !type_.jcz_garden_id.empty()) {
      errors_.add(jcz_garden_line_, "the line 'jcz' names a garden, but no copy has one");
    }
  }

  TileDraft& draft_;
  TileType& type_;
  const TileSet& set_;
  TileErrors& errors_;
  std::vector<PrintedSymbol> common_;  // on every copy
  std::array<int, kEditions> stated_{};
  int counts_line_ = 0;
  int jcz_garden_line_ = 0;
  int reconstruction_line_ = 0;
};

}  // namespace

bool is_copy_statement(std::string_view word) {
  return std::find(kCopyStatements.begin(), kCopyStatements.end(), word) != kCopyStatements.end();
}

void read_copies(TileDraft& draft, const TileSet& set, TileErrors& errors) {
  CopyReader(draft, set, errors).read();
}

}  // namespace tollkeeper
